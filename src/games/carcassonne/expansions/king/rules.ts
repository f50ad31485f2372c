import type { Board } from '../../../../core/board.ts';
import { featureOf, openPorts } from '../../../../core/feature-graph.ts';
import type { Scoring } from '../../../contract/game.ts';
import type { EventSink } from '../../../kernel/state.ts';
import type { GameEvent } from '../../rules/event.ts';
import { isCompleted, tilesIn } from '../../rules/feature.ts';
import { completedInTurn } from '../../rules/scoring.ts';
import { type BoxExpansion, type State, statePart } from '../../rules/state.ts';
import { CITY, ROAD } from '../../rules/tile-set.ts';

/** The cards, each for the largest feature of a kind. */
export const CARDS = [
  { card: 'king', kind: CITY },
  { card: 'robber', kind: ROAD },
] as const;
export type CardName = (typeof CARDS)[number]['card'];

/** The holder of a card, and the number of tiles of the feature that gave it: the largest so far. */
interface Holder {
  readonly seat: number;
  readonly tiles: number;
}

/** The cards that somebody holds. */
export type HeldCards = Readonly<Partial<Record<CardName, Holder>>>;

/** A seat has completed the largest city or road so far; `from` = who held its card, which may be the same seat. */
interface CardTaken extends Holder {
  readonly type: 'card-taken';
  readonly card: CardName;
  readonly from?: number;
}

/** At the end: a point for each completed city, or road. */
interface CardScored {
  readonly type: 'card-scored';
  readonly card: CardName;
  readonly seat: number;
  readonly points: number;
}

declare module '../../rules/expansion-types.ts' {
  interface ExpansionViews {
    readonly king: HeldCards;
  }
  interface ExpansionEvents {
    readonly 'card-taken': CardTaken;
    readonly 'card-scored': CardScored;
  }
}

/** How each event of the expansion is scored, by event type. */
export const KING_SCORINGS = {
  'card-taken': 'nothing' as const,
  'card-scored': ({ seat, points }: CardScored): Scoring => ({
    category: 'king',
    final: true,
    lines: [{ seat, points }],
  }),
};

/** Part of the state: the cards and their holders. */
export const KING_PART = statePart<HeldCards>('king', {});

/** King & Robber: cards for the largest completed city and road, which bring points at the end (F22 to F25). */
export const king: BoxExpansion = {
  isOffered: true,
  isLobbyOnly: true,
  box: 'king',
  boxIsForTable: true,
  scored: takeCard,
  scoreCategories: ['king'],
  gameEnds: scoreCards,
  view: heldView,
  stated: heldView,
};

/** The cards that somebody holds, in the order of `CARDS`. */
function heldView(state: State): { readonly king: HeldCards } {
  const held = KING_PART.of(state);
  return { king: Object.fromEntries(CARDS.flatMap(({ card }) => (held[card] ? [[card, held[card]]] : []))) };
}

/** Gives the card to the seat whose tile completes a larger city or road than any before (F22). */
function takeCard(state: State, segment: number, events: EventSink<GameEvent>): void {
  const { board, seat } = state;
  const kind = board.graph.kind[segment]!;
  const card = CARDS.find((one) => one.kind === kind)?.card;
  if (!card || !isCompleted(board, segment)) return;
  const tiles = tilesIn(board, segment);
  const held = KING_PART.of(state)[card];
  if (tiles <= (held?.tiles ?? 0) || tiles < largestCompleted(state, kind)) return;
  KING_PART.change(state, { [card]: { seat, tiles } });
  events?.push({ type: 'card-taken', card, seat, tiles, ...(held && { from: held.seat }) });
}

/** Tiles of the largest feature of a kind that this turn has completed (F23); 0 without one. */
export function largestCompleted(state: State, kind: number): number {
  return completedNow(state, kind).reduce((most, segment) => Math.max(most, tilesIn(state.board, segment)), 0);
}

/** The features of a kind that this turn has completed, each by a segment. */
export function completedNow(state: State, kind: number): number[] {
  const isOne = (board: Board, segment: number) => board.graph.kind[segment] === kind && isCompleted(board, segment);
  return completedInTurn(state, isOne);
}

/** All completed features of a kind, including those of the setup (F24, F25). */
export function countCompleted({ board: { graph } }: State, kind: number): number {
  let count = 0;
  for (let segment = 0; segment < graph.segmentCount; segment++) {
    if (graph.kind[segment] === kind && featureOf(graph, segment) === segment && openPorts(graph, segment) === 0)
      count++;
  }
  return count;
}

/** Gives the holder of a card a point for each completed city, or road, of any seat (F24). */
function scoreCards(state: State, events: EventSink<GameEvent>): void {
  for (const { card, kind } of CARDS) {
    const seat = KING_PART.of(state)[card]?.seat;
    if (seat === undefined) continue;
    const points = countCompleted(state, kind);
    state.scores[seat] = state.scores[seat]! + points;
    events?.push({ type: 'card-scored', card, seat, points });
  }
}
