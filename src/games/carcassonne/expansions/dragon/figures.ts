import { featureOf } from '../../../../core/feature-graph.ts';
import { type PlacedPiece, type State, statePart } from '../../rules/state.ts';

/** The piece beside the fairy; no second piece of its seat and kind can come to its segment while it stands there (F45). */
type Company = Pick<PlacedPiece, 'seat' | 'segment' | 'kind'>;

/** A flight of the dragon that is under way or has just ended. */
interface Flight {
  /** Tiles that it has visited, by their indexes, in their order; it began on the first one (F39). */
  readonly visited: readonly number[];
}

/** Figures without a seat, and the effects of the tile of this turn; tiles are indexes. */
interface Figures {
  /** The tile of the dragon; undefined before the first volcano lies (F41). */
  readonly dragon?: number | undefined;
  /** The tile of the fairy, and the piece beside her; undefined until somebody takes her. */
  readonly fairy?: { readonly tile: number; readonly company?: Company | undefined } | undefined;
  readonly flight?: Flight | undefined;
  /** True if a piece has gone through the portal of the tile placed last (F28). */
  readonly isPortalUsed: boolean;
}

/** Part of the state: dragon and fairy. */
export const DRAGON_PART = statePart<Figures>('dragon', { isPortalUsed: false });

/** The piece beside the fairy; undefined if she is alone, or not on the board. */
export function fairysPiece(state: State): PlacedPiece | undefined {
  const company = DRAGON_PART.of(state).fairy?.company;
  if (!company) return undefined;
  return state.pieces.find(
    ({ seat, segment, kind = 0 }) =>
      segment === company.segment && seat === company.seat && kind === (company.kind ?? 0),
  );
}

/** Whether a piece is a meeple. Large meeples, abbots and phantoms are; builders and pigs are not (F4). */
export function isMeeple({ rules }: State, { kind = 0 }: Pick<PlacedPiece, 'kind'>): boolean {
  return (rules.pieces[kind]!.needs ?? 'free') === 'free';
}

/** Whether the dragon can eat a piece; pieces between tiles are safe (F40). */
export function isInReach({ rules }: State, { kind = 0 }: Pick<PlacedPiece, 'kind'>): boolean {
  return rules.pieces[kind]!.needs !== 'nothing';
}

/** The tile (by its index) on which a piece stands. */
export function tileOfPiece({ board }: State, { segment }: Pick<PlacedPiece, 'segment'>): number {
  return board.graph.tile[segment]!;
}

/** Whether a piece stands on the feature of a segment. */
export function standsOnFeature({ board }: State, piece: Pick<PlacedPiece, 'segment'>, segment: number): boolean {
  return featureOf(board.graph, piece.segment) === featureOf(board.graph, segment);
}
