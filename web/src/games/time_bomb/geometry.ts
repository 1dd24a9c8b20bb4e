/** Where everything lies on a round table of any size, for three to ten seats. The viewer sits at the bottom. */

export interface Spot {
  x: number;
  y: number;
  /** Clockwise, in degrees; 0 is upright for the viewer. */
  turn: number;
}

export interface Size {
  w: number;
  h: number;
}

export interface Place {
  seat: number;
  plaque: Spot;
  cards: Spot[];
  /** The whole row, for a finger. */
  row: Spot & Size;
  nippers: Spot;
}

export interface Layout {
  card: Size;
  plaque: Size;
  places: Place[];
  centre: Spot & Size;
  /** Whether it is a narrow board, where rows are tapped before cards. */
  narrow: boolean;
}

interface Point {
  x: number;
  y: number;
}

/** How square the rim is on which plaques stand: 2 would be an ellipse. */
const RIM = 3.4;

/** Points at equal steps along an ellipse, clockwise from the bottom. */
function steps(a: number, b: number, count: number): Point[] {
  const fine = 720;
  const at = (i: number): Point => {
    const angle = Math.PI / 2 + (2 * Math.PI * i) / fine;
    return { x: a * Math.cos(angle), y: b * Math.sin(angle) };
  };
  const points = Array.from({ length: fine }, (_, i) => at(i));
  const lengths = points.map((point, i) => {
    const next = at(i + 1);
    return Math.hypot(next.x - point.x, next.y - point.y);
  });
  const whole = lengths.reduce((sum, length) => sum + length, 0);
  const found: Point[] = [];
  let gone = 0;
  points.forEach((point, i) => {
    if (gone >= (whole * found.length) / count - 1e-6 && found.length < count) found.push(point);
    gone += lengths[i] ?? 0;
  });
  return found;
}

const perimeter = (a: number, b: number): number =>
  Math.PI * (3 * (a + b) - Math.sqrt((3 * a + b) * (a + 3 * b)));

/** A row of cards before a plaque; `turn` says which way its owner looks. */
function row(
  seat: number,
  plaque: Point,
  at: Point,
  turn: number,
  hand: number,
  stride: number,
  card: Size,
  narrow: boolean,
): Place {
  const angle = ((turn - 90) * Math.PI) / 180;
  const nx = Math.cos(angle);
  const ny = Math.sin(angle);
  const { x, y } = at;
  const middle = (hand - 1) / 2;
  const bend = narrow ? 0 : 1.6;
  const cards = Array.from({ length: hand }, (_, slot): Spot => {
    const off = slot - middle;
    const dip = (off * off - (middle * middle) / 2) * bend;
    return {
      x: x - nx * dip - ny * off * stride,
      y: y - ny * dip + nx * off * stride,
      turn: turn + off * (narrow ? 1 : 3),
    };
  });
  const far = card.h / 2 + (narrow ? 12 : 22);
  return {
    seat,
    plaque: { ...plaque, turn: 0 },
    cards,
    row: {
      x,
      y,
      turn,
      w: Math.max(46, stride * (hand - 1) + card.w + 8),
      h: Math.max(46, card.h + 10),
    },
    nippers: { x: x + nx * far, y: y + ny * far, turn: turn + 24 },
  };
}

/** On a phone: the others along the left edge, the top and the right edge, like people at a long table. */
function narrowLayout(
  width: number,
  height: number,
  seats: number,
  viewer: number,
  hand: number,
): Layout {
  const others = seats - 1;
  const top = seats === 10 ? 3 : seats === 3 ? 2 : others % 2 ? 1 : 2;
  const side = (others - top) / 2;
  const plaque: Size = { w: seats > 6 ? 72 : 80, h: seats > 6 ? 52 : 58 };
  const pad = 4;
  const gap = 5;
  const across = width / Math.max(top, 1);
  const across5 = Math.min(across - 10, 190);
  const w = Math.round(
    Math.max(
      18,
      Math.min(32, across5 / 5 - 2, side ? (height - 2 * (plaque.h + 56)) / side / 4.6 : 32),
    ),
  );
  const card: Size = { w, h: Math.round(w * 1.4) };
  const head = 10; // tokens stand up from the plaques at the top
  const foot = 14; // roles and pins hang down from the own plaque
  const zone = plaque.h + gap + card.h + pad;
  const tall = side ? (height - 2 * zone - head - foot - 8) / side : 0;
  const strideIn = (room: number): number =>
    Math.min(card.w + 2, hand > 1 ? (room - card.w) / (hand - 1) : card.w);
  const outUp = plaque.h / 2 + gap + card.h / 2;
  const outIn = plaque.w / 2 + gap + card.h / 2;

  const places: Place[] = [];
  const add = (k: number, x: number, y: number, turn: number, out: number, room: number): void => {
    const angle = ((turn - 90) * Math.PI) / 180;
    const at = { x: x + Math.cos(angle) * out, y: y + Math.sin(angle) * out };
    places.push(row((viewer + k) % seats, { x, y }, at, turn, hand, strideIn(room), card, true));
  };
  // Clockwise from the viewer: left edge upwards, top from left to right, right edge downwards.
  add(0, width / 2, height - foot - pad - plaque.h / 2, 0, outUp, 190);
  for (let i = 0; i < side; i++)
    add(
      1 + i,
      pad + plaque.w / 2,
      height - foot - zone - 4 - tall * (i + 0.5),
      90,
      outIn,
      tall - 6,
    );
  for (let i = 0; i < top; i++)
    add(1 + side + i, across * (i + 0.5), head + pad + plaque.h / 2, 180, outUp, across - 8);
  for (let i = 0; i < side; i++)
    add(
      1 + side + top + i,
      width - pad - plaque.w / 2,
      zone + 4 + tall * (i + 0.5),
      270,
      outIn,
      tall - 6,
    );

  const inset = pad + plaque.w + gap + card.h + 12;
  return {
    card,
    plaque,
    places,
    narrow: true,
    centre: {
      x: width / 2,
      y: (height - foot + head) / 2,
      turn: 0,
      w: side ? width - 2 * inset : width - 60,
      h: height - 2 * (zone + 8) - head - foot,
    },
  };
}

export function layout(
  width: number,
  height: number,
  seats: number,
  viewer: number,
  hand: number,
): Layout {
  if (width < 600) return narrowLayout(width, height, seats, viewer, hand);
  const crowded = seats > 6;
  const plaque: Size = { w: crowded ? 128 : 150, h: 58 };
  const pad = 6;
  const gap = 9;
  const a = width / 2 - plaque.w / 2 - pad;
  const b = height / 2 - plaque.h / 2 - pad - 8; // pins hang down from the plaques

  // Rows lie end to end on an ellipse inside the ring of plaques; each may take its share of it.
  const ringOf = (deep: number): [number, number] => [
    Math.max(60, a - plaque.w / 2 - gap - deep),
    Math.max(60, b - plaque.h / 2 - gap - deep),
  ];
  const share = perimeter(...ringOf(32)) / seats - 8;
  const w = Math.round(Math.max(30, Math.min(52, (share / 5) * 1.15)));
  const card: Size = { w, h: Math.round(w * 1.4) };
  const stride = Math.min(w + 4, hand > 1 ? (share - w) / (hand - 1) : w);
  const [ra, rb] = ringOf(card.h / 2);

  const places = steps(ra, rb, seats).map((point, k): Place => {
    const slope = Math.atan2(point.y / (rb * rb), point.x / (ra * ra));
    const turn = (slope * 180) / Math.PI - 90;
    // Plaques stand on a squarer rim, behind the middle of their rows: so there is room for slanting rows.
    const far = (Math.abs(point.x / a) ** RIM + Math.abs(point.y / b) ** RIM) ** (-1 / RIM);
    const plaqueAt = { x: width / 2 + point.x * far, y: height / 2 + point.y * far };
    const at = { x: width / 2 + point.x, y: height / 2 + point.y };
    return row((viewer + k) % seats, plaqueAt, at, turn, hand, stride, card, false);
  });

  return {
    card,
    plaque,
    places,
    narrow: false,
    centre: {
      x: width / 2,
      y: height / 2,
      turn: 0,
      w: Math.max(110, 2 * (ra - card.h / 2 - 16)),
      h: Math.max(110, 1.66 * (rb - card.h / 2 - 16)),
    },
  };
}

/** The board of what was cut: a row for each round on a broad board, a column for each on a tall one. */
export interface Grid {
  card: Size;
  cell(round: number, cut: number): Spot;
  frame: Spot & Size;
  label(round: number): Spot;
}

export function grid(centre: Spot & Size, rounds: number, cuts: number): Grid {
  const tall = centre.h > centre.w * 1.15;
  const columns = tall ? rounds : cuts;
  const rows = tall ? cuts : rounds;
  const head = tall ? 0 : 24;
  const top = tall ? 18 : 0;
  // A strip above the cells counts what has been found.
  const strip = 28;
  const gap = 3;
  const w = Math.max(
    9,
    Math.min(
      32,
      (centre.w - head - gap * (columns + 1)) / columns,
      (centre.h - top - strip - gap * (rows + 1)) / rows / 1.4,
    ),
  );
  const h = w * 1.4;
  const frame = {
    x: centre.x,
    y: centre.y,
    turn: 0,
    w: head + columns * (w + gap) + gap + 12,
    h: strip + top + rows * (h + gap) + gap + 10,
  };
  const left = frame.x - frame.w / 2 + 6 + gap + head;
  const up = frame.y - frame.h / 2 + strip + top + 2 + gap;
  const at = (column: number, row: number): Spot => ({
    x: left + column * (w + gap) + w / 2,
    y: up + row * (h + gap) + h / 2,
    turn: 0,
  });
  return {
    card: { w, h },
    frame,
    cell: (round, cut) => (tall ? at(round - 1, cut - 1) : at(cut - 1, round - 1)),
    label: (round) =>
      tall
        ? { x: at(round - 1, 0).x, y: up - top / 2 - 1, turn: 0 }
        : { x: left - head / 2 - 2, y: at(0, round - 1).y, turn: 0 },
  };
}
