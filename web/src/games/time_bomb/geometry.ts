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

/** A table is a rounded oblong: an ellipse on a desk, squarer on a phone so that the sides hold more. */
function rim(a: number, b: number, power: number, count: number): { x: number; y: number }[] {
  const at = (angle: number): { x: number; y: number } => {
    const c = Math.cos(angle);
    const s = Math.sin(angle);
    return {
      x: a * Math.sign(c) * Math.abs(c) ** (2 / power),
      y: b * Math.sign(s) * Math.abs(s) ** (2 / power),
    };
  };
  // Equal steps along the rim, clockwise from the bottom.
  const fine = 720;
  const points = Array.from({ length: fine + 1 }, (_, i) =>
    at(Math.PI / 2 + (2 * Math.PI * i) / fine),
  );
  const lengths = [0];
  for (let i = 1; i <= fine; i++) {
    const p = points[i - 1] as { x: number; y: number };
    const q = points[i] as { x: number; y: number };
    lengths.push((lengths[i - 1] as number) + Math.hypot(q.x - p.x, q.y - p.y));
  }
  const whole = lengths[fine] as number;
  const found: { x: number; y: number }[] = [];
  let i = 0;
  for (let k = 0; k < count; k++) {
    while ((lengths[i] as number) < (whole * k) / count) i++;
    found.push(points[i] as { x: number; y: number });
  }
  return found;
}

const perimeter = (a: number, b: number): number =>
  Math.PI * (3 * (a + b) - Math.sqrt((3 * a + b) * (a + 3 * b)));

export function layout(
  width: number,
  height: number,
  seats: number,
  viewer: number,
  hand: number,
): Layout {
  const narrow = width < 600;
  const crowded = seats > 6;
  const plaque: Size = narrow
    ? { w: crowded ? 70 : 82, h: crowded ? 54 : 58 }
    : { w: crowded ? 128 : 150, h: 58 };
  const pad = narrow ? 3 : 6;
  const a = width / 2 - plaque.w / 2 - pad;
  const b = height / 2 - plaque.h / 2 - pad;
  const gap = narrow ? 3 : 8;

  // Rows lie on a smaller oval inside the rim; a row may take its share of that oval.
  const deep = narrow ? 20 : 32;
  const inner = perimeter(
    Math.max(40, a - plaque.w / 2 - gap - deep),
    Math.max(40, b - plaque.h / 2 - gap - deep),
  );
  const share = inner / seats - (narrow ? 5 : 12);
  const w = Math.round(Math.max(narrow ? 17 : 30, Math.min(narrow ? 32 : 50, (share / 5) * 1.1)));
  const card: Size = { w, h: Math.round(w * 1.4) };
  const stride = Math.min(w + (narrow ? 2 : 4), hand > 1 ? (share - w) / (hand - 1) : w);

  const cx = width / 2;
  const cy = height / 2;
  const points = rim(a, b, narrow ? 2.7 : 2.15, seats);
  const places = points.map((point, k): Place => {
    const seat = (viewer + k) % seats;
    // Inward, and along the row from the owner's left to right.
    const slope = Math.atan2(point.y / (b * b || 1), point.x / (a * a || 1));
    const nx = -Math.cos(slope);
    const ny = -Math.sin(slope);
    const turn = (Math.atan2(ny, nx) * 180) / Math.PI + 90;
    const tx = -ny;
    const ty = nx;
    const out =
      Math.min(plaque.w / 2 / (Math.abs(nx) || 1e-6), plaque.h / 2 / (Math.abs(ny) || 1e-6)) +
      gap +
      card.h / 2;
    const px = cx + point.x;
    const py = cy + point.y;
    const middle = (hand - 1) / 2;
    const bend = narrow ? 1.6 : 2.4;
    const cards = Array.from({ length: hand }, (_, slot): Spot => {
      const off = slot - middle;
      const dip = (off * off - (middle * middle) / 2) * bend;
      return {
        x: px + nx * (out - dip * 0.6) + tx * off * stride,
        y: py + ny * (out - dip * 0.6) + ty * off * stride,
        turn: turn + off * (narrow ? 2 : 3),
      };
    });
    const mx = px + nx * out;
    const my = py + ny * out;
    const far = card.h / 2 + (narrow ? 13 : 24);
    return {
      seat,
      plaque: { x: px, y: py, turn: 0 },
      cards,
      row: {
        x: mx,
        y: my,
        turn,
        w: Math.max(46, stride * (hand - 1) + card.w + 8),
        h: Math.max(46, card.h + 10),
      },
      nippers: { x: mx + nx * far, y: my + ny * far, turn: turn + 24 },
    };
  });

  const reach = card.h + gap * 2 + (narrow ? 18 : 34);
  return {
    card,
    plaque,
    places,
    narrow,
    centre: {
      x: cx,
      y: cy,
      turn: 0,
      w: Math.max(96, 2 * (a - plaque.w / 2 - reach)),
      h: Math.max(96, 2 * (b - plaque.h / 2 - reach)),
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
  const strip = 30;
  const gap = 3;
  const w = Math.max(
    9,
    Math.min(
      tall ? 22 : 30,
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
