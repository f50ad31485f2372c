import { lastTile, seatsFrom, supplyCount } from '../../../kernel/state.ts';
import { type PieceKind, type PlacedPiece, type State, statePart } from '../../rules/state.ts';
import { SEGMENT_KINDS, type SegmentKind } from '../../rules/tile-set-file.ts';

/**
 * Choices of the player who places a crop circle, for all seats: add a meeple beside one of their own, or take one home (G45).
 */
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

/** Part of the state: the current crop circle. */
export const CIRCLE_PART = statePart<Circle>('crops', { done: 0 });

/** The kind of feature that the crop circle of a tile (by its index in the set) is about; undefined without one, and for a fork without farmers (G44). */
export function circleKind({ rules, set }: State, tile: number): SegmentKind | undefined {
  const [kind] = set.tiles[tile]!.signs.flatMap((sign) => KINDS[sign as keyof typeof KINDS] ?? []);
  return kind === 'field' && !rules.hasFields ? undefined : kind;
}

/** The kind of feature of the crop circle on the tile placed last. */
export function lastCircleKind(state: State): SegmentKind | undefined {
  return circleKind(state, state.board.tileType[lastTile(state)]!);
}

/** True if a kind of piece is a meeple that may stand on a kind of feature; builders and pigs are not meeples. */
function isMeepleOn({ needs = 'free', standsOn }: PieceKind, kind: SegmentKind): boolean {
  return needs === 'free' && standsOn.includes(kind);
}

/**
 * Indexes, among all pieces, of the meeples of a seat that the crop circle concerns; of equal meeples on one segment only the
 * first.
 */
export function ownMeeples({ board, pieces, rules }: State, kind: SegmentKind, seat: number): number[] {
  return pieces.flatMap((piece, at) => {
    const isThere =
      SEGMENT_KINDS[board.graph.kind[piece.segment]!] === kind && isMeepleOn(rules.pieces[piece.kind ?? 0]!, kind);
    const isSame = (one: PlacedPiece) => one.seat === seat && one.segment === piece.segment && one.kind === piece.kind;
    return piece.seat === seat && isThere && pieces.findIndex(isSame) === at ? [at] : [];
  });
}

/** Meeples in the supply of a seat that it may add, by the numbers of their kinds (G46). */
export function meeplesInSupply(state: State, kind: SegmentKind, seat: number): number[] {
  return state.rules.pieces.flatMap((piece, at) =>
    isMeepleOn(piece, kind) && supplyCount(state, at, seat) > 0 ? [at] : [],
  );
}

/** The next seat that can act in the crop circle with this choice; undefined if none is left or another choice was made (G45). */
export function nextInCircle(state: State, choice: CircleChoice): number | undefined {
  const circle = CIRCLE_PART.of(state);
  const kind = lastCircleKind(state);
  if (circle.choice !== choice || kind === undefined) return undefined;
  return seatsFrom(state, state.turnSeat + 1)
    .slice(circle.done)
    .find((seat) => {
      if (ownMeeples(state, kind, seat).length === 0) return false;
      return choice === 'remove' || meeplesInSupply(state, kind, seat).length > 0;
    });
}

/** Notes that the seat to move has answered the crop circle. */
export function noteDone(state: State): void {
  const { scores, seat, turnSeat } = state;
  const done = (seat - turnSeat + scores.length) % scores.length || scores.length;
  CIRCLE_PART.change(state, { done });
}
