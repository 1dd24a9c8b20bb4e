/** Each seat's mark: a colour, a shape and a letter, so that nobody has to rely on one of them alone. */
import Anchor from "~icons/game-icons/anchor";
import Clubs from "~icons/game-icons/clubs";
import Crown from "~icons/game-icons/crown";
import Diamonds from "~icons/game-icons/diamonds";
import Hearts from "~icons/game-icons/hearts";
import Moon from "~icons/game-icons/moon";
import Leaf from "~icons/game-icons/oak-leaf";
import Bell from "~icons/game-icons/ringing-bell";
import Star from "~icons/game-icons/round-star";
import Spades from "~icons/game-icons/spades";

export interface Mark {
  letter: string;
  colour: string;
  shape: typeof Spades;
}

const MARKS: readonly Mark[] = [
  { letter: "A", colour: "#a9c4ea", shape: Spades },
  { letter: "B", colour: "#f09a94", shape: Hearts },
  { letter: "C", colour: "#93cf90", shape: Clubs },
  { letter: "D", colour: "#edbf62", shape: Diamonds },
  { letter: "E", colour: "#c6a8f2", shape: Star },
  { letter: "F", colour: "#7fd3d8", shape: Moon },
  { letter: "G", colour: "#f3dd7e", shape: Crown },
  { letter: "H", colour: "#f4a26b", shape: Bell },
  { letter: "I", colour: "#bcc6cd", shape: Anchor },
  { letter: "J", colour: "#c3dc72", shape: Leaf },
];

export const mark = (seat: number): Mark => MARKS[seat % MARKS.length] as Mark;
