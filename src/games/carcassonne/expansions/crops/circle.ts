import { inSupply, lastTile, seatsFrom } from '../../../kernel/state.ts';
import { type PieceKind, type PlacedPiece, type State, statePart } from '../../rules/state.ts';
import { SEGMENT_KINDS, type SegmentKind } from '../../rules/tile-set-file.ts';

/** What whoever places a crop circle chooses for all: to add a meeple beside an own one, or to take one home (G45). */
export const CIRCLE_CHOICES = ['add', 'remove'] as const;
export type CircleChoice = (typeof CIRCLE_CHOICES)[number];

/** Kinds of feature on which meeples are added or taken home, by the sign of the tile (G44). */
const KINDS = { cropField: 'field', cropRoad: 'road', cropCity: 'city' } as const;

/** The crop circle of the tile placed last. */
interface Circle {
  /** Undefined before the choice, and on other tiles. */
  readonly choice?: CircleChoice | undefined;
  /** Seats that are done, in turn order from the one after the seat whose turn it is. */
  readonly done: number;
}

/** The part of states with the crop circle under way. */
export const CIRCLE = statePart<Circle>('crops', { done: 0 });

/** The kind of feature that the crop circle of a tile (by its index in the set) is about; undefined without one, and for a fork without farmers (G44). */
export function circleKind({ play, set }: State, tile: number): SegmentKind | undefined {
  const [kind] = set.tiles[tile]!.signs.flatMap((sign) => KINDS[sign as keyof typeof KINDS] ?? []);
  return kind === 'field' && !play.hasFields ? undefined : kind;
}

/** The same of the tile placed last. */
export function lastCircleKind(state: State): SegmentKind | undefined {
  return circleKind(state, state.board.tileType[lastTile(state)]!);
}

/** Whether a kind of piece is a meeple that stands on a kind of feature; builders and pigs are none. */
function isMeepleOn({ needs = 'free', standsOn }: PieceKind, kind: SegmentKind): boolean {
  return needs === 'free' && standsOn.includes(kind);
}

/** Meeples of a seat that the crop circle is about, by their indexes among all pieces; of several of a kind in one place the first. */
export function ownMeeples({ board, pieces, play }: State, kind: SegmentKind, seat: number): number[] {
  return pieces.flatMap((piece, at) => {
    const isThere = SEGMENT_KINDS[board.graph.kind[piece.segment]!] === kind && isMeepleOn(kindOf(play, piece), kind);
    const isSame = (one: PlacedPiece) => one.seat === seat && one.segment === piece.segment && one.kind === piece.kind;
    return piece.seat === seat && isThere && pieces.findIndex(isSame) === at ? [at] : [];
  });
}

function kindOf({ pieces }: State['play'], { kind = 0 }: PlacedPiece): PieceKind {
  return pieces[kind]!;
}

/** Meeples in the supply of a seat that it may add, by the numbers of their kinds (G46). */
export function meeplesInSupply(state: State, kind: SegmentKind, seat: number): number[] {
  return state.play.pieces.flatMap((piece, at) =>
    isMeepleOn(piece, kind) && inSupply(state, at, seat) > 0 ? [at] : [],
  );
}

/** The seat that comes next in a circle of this choice, of those that can do something; undefined where none is left (G45). */
export function nextInCircle(state: State, choice: CircleChoice): number | undefined {
  const circle = CIRCLE.of(state);
  const kind = lastCircleKind(state);
  if (circle.choice !== choice || kind === undefined) return undefined;
  return seatsFrom(state, state.turnSeat + 1)
    .slice(circle.done)
    .find((seat) => {
      if (ownMeeples(state, kind, seat).length === 0) return false;
      return choice === 'remove' || meeplesInSupply(state, kind, seat).length > 0;
    });
}

/** The seat to move has done what the circle asks. */
export function settle(state: State): void {
  const { scores, seat, turnSeat } = state;
  const done = (seat - turnSeat + scores.length) % scores.length || scores.length;
  CIRCLE.change(state, { done });
}
