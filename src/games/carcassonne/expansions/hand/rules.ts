import * as z from 'zod';
import type { EventSink } from '../../../kernel/state.ts';
import type { ActionOf } from '../../rules/action.ts';
import type { GameEvent } from '../../rules/event.ts';
import type { Options } from '../../rules/options.ts';
import { layerOf } from '../../rules/pile-layers.ts';
import { hasPlace } from '../../rules/placing.ts';
import { type BoxExpansion, copyState, type State, statePart } from '../../rules/state.ts';
import { isUnscored } from '../../rules/step.ts';
import { beginNextTurn, beginTurn, scoreTurn } from '../../rules/turn.ts';
import type { Verb } from '../../rules/verb.ts';

/** Takes one of the tiles that a seat holds, by its id, to place it in this turn. */
const handSchema = z.strictObject({ type: z.literal('hand'), tile: z.string() });

/** A tile that a seat has drawn into its hand. */
export interface DrawnUp {
  readonly seat: number;
  readonly tile: string;
}

declare module '../../rules/expansion-types.ts' {
  interface ExpansionViews {
    /** The tiles, by their ids, from which the seat to move has to choose one; none at other steps. */
    readonly hand: { readonly choice: readonly string[] };
  }
  interface ExpansionSeatViews {
    /** The tiles that the seat holds, by their ids, the one held longest first. */
    readonly hand: readonly string[];
  }
  interface ExpansionActions {
    readonly hand: z.infer<typeof handSchema>;
  }
  interface ExpansionEvents {
    /** Hands were filled, as far as the pile has tiles; `seat` is the seat whose turn begins. */
    readonly 'hands-filled': {
      readonly type: 'hands-filled';
      readonly seat: number;
      readonly drawn: readonly DrawnUp[];
    };
    /** A seat has chosen the tile for its turn. */
    readonly 'hand-chosen': { readonly type: 'hand-chosen'; readonly seat: number; readonly tile: string };
  }
  interface ExpansionRejections {
    /** Hands cannot be combined with other ways to get a tile than a draw, such as a tile of an island (F2). */
    readonly 'hand-beside-draw': { readonly code: 'hand-beside-draw' };
  }
  interface ExpansionSteps {
    readonly hand: true;
  }
}

/** How each event of the expansion is scored, by event type. */
export const HAND_SCORINGS = { 'hands-filled': 'nothing' as const, 'hand-chosen': 'nothing' as const };

/** Part of the state: for each seat the tiles (by index) in its hand, the one held longest first. */
const HANDS = statePart<{ readonly hands: readonly (readonly number[])[] }>('hand', { hands: [] });

/** The tiles (by index) in a seat's hand, oldest first. */
export function heldTiles(state: Pick<State, 'parts'>, seat: number): readonly number[] {
  return HANDS.of(state).hands[seat] ?? [];
}

/** How many tiles a seat holds while the pile lasts; 0 in a game without hands. */
export function handSize({ hand }: Pick<Options, 'hand'>): number {
  return Number(hand ?? 0);
}

function handView(state: State, seat: number): { readonly hand: readonly string[] } {
  return { hand: idsOf(state, heldTiles(state, seat)) };
}

function idsOf({ set }: State, tiles: readonly number[]): readonly string[] {
  return tiles.map((tile) => set.tiles[tile]!.id);
}

function setHand(state: State, seat: number, tiles: readonly number[]): void {
  const hands = state.scores.map((_, one) => (one === seat ? tiles : heldTiles(state, one)));
  HANDS.change(state, { hands });
}

/** The different tiles (by index) of the seat to move that can be placed, the one held longest first (F19, F21). */
function placeableTiles(state: State): number[] {
  const tiles = [...new Set(heldTiles(state, state.seat))];
  return tiles.filter((tile) => hasPlace(state, tile));
}

/** True if drawn tiles go into hands now; tiles of an earlier layer of the pile, such as a river, do not (F21). */
function isDealt({ drawn, pile, rules, set }: State): boolean {
  if (!rules.expansions.some(({ pileLayer }) => pileLayer)) return true;
  const layers = new Set(pile.slice(drawn).map((tile) => layerOf(rules.expansions, set.tiles[tile]!)));
  return layers.size <= 1;
}

/** Deals tiles one by one in turn order, from the seat to move on, to seats whose hands are not full (F17, F20). */
function fillHands(state: State): DrawnUp[] {
  const { pile, scores, set } = state;
  const size = handSize(state.setup.options);
  const drawn: DrawnUp[] = [];
  for (let dealt = 0; dealt < size * scores.length && state.drawn < pile.length; dealt++) {
    const seat = (state.seat + dealt) % scores.length;
    // In each round, every seat that lacks a tile gets one.
    const round = Math.floor(dealt / scores.length);
    if (heldTiles(state, seat).length > round) continue;
    const tile = pile[state.drawn++]!;
    setHand(state, seat, [...heldTiles(state, seat), tile]);
    drawn.push({ seat, tile: set.tiles[tile]!.id });
  }
  return drawn;
}

/** Lets the seat to move choose one of its tiles that fit, or takes the only one. */
function chooseFrom(state: State, [only, ...others]: readonly [number, ...number[]]): void {
  state.phase = others.length > 0 ? 'hand' : 'place';
  if (others.length === 0) takeInTurn(state, only);
}

/** Takes a tile of the seat to move out of its hand, to be placed in this turn. */
function takeInTurn(state: State, tile: number): void {
  const hand = heldTiles(state, state.seat);
  setHand(state, state.seat, hand.toSpliced(hand.indexOf(tile), 1));
  state.tile = tile;
}

/** Puts the tile that the seat to move has held longest out of the game. */
function discardOldest(state: State, events: EventSink<GameEvent>): void {
  const { seat, set } = state;
  const [oldest, ...others] = heldTiles(state, seat) as [number, ...number[]];
  setHand(state, seat, others);
  state.discarded.push(oldest);
  events?.push({ type: 'discarded', seat, tile: set.tiles[oldest]!.id });
}

/**
 * Begins a turn and fills the hands. While no tile of the seat to move fits, its tiles leave the game one by one and are
 * replaced (F19). If one tile fits, it is taken; if even the pile has none that fits, the turn is void.
 */
function beginFromHand(state: State, events: EventSink<GameEvent>): void {
  const { seat, set } = state;
  const drawn = fillHands(state);
  let placeable = placeableTiles(state);
  const discarded: GameEvent[] = [];
  while (placeable.length === 0 && heldTiles(state, seat).length > 0) {
    discardOldest(state, discarded);
    drawn.push(...fillHands(state));
    placeable = placeableTiles(state);
  }
  events?.push({ type: 'hands-filled', seat, drawn });
  for (const event of discarded) events?.push(event);
  const [first, ...others] = placeable;
  if (first === undefined) {
    beginNextTurn(state, events);
    return;
  }
  chooseFrom(state, [first, ...others]);
  if (state.phase === 'place') events?.push({ type: 'drawn', seat, tile: set.tiles[first]!.id });
}

/**
 * The next turn of a seat as it would begin on the current board with the tiles that it holds, after the turn under way, to which
 * nothing more is placed (F74); undefined if it is that seat's turn, or none of its tiles fits.
 */
export function turnAhead(before: State, seat: number): State | undefined {
  if (before.phase === 'over' || before.turnSeat === seat) return undefined;
  const state = copyState(before);
  state.seat = state.turnSeat;
  if (isUnscored(state)) scoreTurn(state, undefined);
  beginTurn(state, undefined, seat);
  const [first, ...others] = placeableTiles(state);
  if (first === undefined) return undefined;
  chooseFrom(state, [first, ...others]);
  return state;
}

/** Chooses the tile of the turn; the payload is the tile by its index. */
const handVerb: Verb<State, ActionOf<'hand'>> = {
  type: 'hand',
  schema: handSchema,
  step: 'hand',
  endsStep: true,
  payloads: placeableTiles,
  actionOf: ({ set }, tile) => ({ type: 'hand', tile: set.tiles[tile]!.id }),
  payloadOf: (state, { tile }) => placeableTiles(state).find((one) => state.set.tiles[one]!.id === tile) ?? -1,
  play(state, tile, events) {
    takeInTurn(state, tile);
    events?.push({ type: 'hand-chosen', seat: state.seat, tile: state.set.tiles[tile]!.id });
  },
};

/**
 * Hands: each seat holds one, two or three tiles, which all see, and chooses one of them in its turn (F17 to F21). With one it
 * holds its next tile, so that it can think ahead.
 */
export const hand: BoxExpansion = {
  isOffered: true,
  isLobbyOnly: true,
  besideRejection: (chosen) =>
    chosen.some(({ verbs = [] }) => verbs.some(({ step, placesTile }) => step === 'draw' && !placesTile))
      ? { code: 'hand-beside-draw' }
      : undefined,
  verbs: [handVerb],
  steps: [{ name: 'hand', after: 'draw', isApart: true }],
  reveals: ['hands-filled'],
  // A tile is chosen before it is placed.
  isQuiet: () => true,
  drawsAtOnce: isDealt,
  draw(state, events) {
    if (!isDealt(state)) return false;
    beginFromHand(state, events);
    return true;
  },
  heldTiles,
  view: (state) => ({ hand: { choice: state.phase === 'hand' ? idsOf(state, placeableTiles(state)) : [] } }),
  seatView: handView,
  statedSeat: handView,
};
