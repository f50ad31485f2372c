import { squareOfCell } from '../../../core/area.ts';
import { addStrength, featureOf } from '../../../core/feature-graph.ts';
import type { Square } from '../../../core/tile.ts';
import { segmentPlace } from '../../kernel/features.ts';
import type { EventSink } from '../../kernel/state.ts';
import type { Action, ActionOf } from './action.ts';
import { type Chip, parseChip, withoutChips } from './chip.ts';
import { chipsFor, setActions, treatSquares, WINE_POINTS } from './chip-rules.ts';
import { type ChipState, salesAt } from './chip-state.ts';
import type { GameEvent } from './event.ts';
import type { State } from './state.ts';
import { SEGMENT_KINDS } from './tile-set-file.ts';

type Events = EventSink<GameEvent>;

/**
 * What a square gives in a chip game as soon as it is covered: coats of arms of an island, a treat, and places where wine
 * can be sold in this turn. A chip that is face down has to be turned over next (M16, M19).
 */
export function coverChipSquare(state: State, chips: ChipState, square: Square, events: Events): void {
  const { map, seat } = state;
  const is = ({ x, y }: Square) => x === square.x && y === square.y;
  const coats = map!.coatSquares?.find(is)?.coatsOfArms ?? 0;
  if (coats > 0) {
    gain(state, 2 * coats);
    events?.push({ type: 'coats-scored', seat, points: 2 * coats, ...square });
  }
  if (chips.game === 'wine') chips.sales = salesAt(map!, square);
  const covered = chips.onBoard.find(is);
  if (!covered) return;
  if (!covered.faceUp) {
    state.phase = 'chip';
    return;
  }
  const points = 2 * covered.chip.value;
  chips.onBoard = chips.onBoard.filter((one) => one !== covered);
  gain(state, points);
  events?.push({ type: 'treat-taken', seat, chip: covered.chip, points, ...square });
}

/** Carries out an action with chips; the phase of the turn stays as it is. */
export function playChips(state: State, action: Action, events: Events): void {
  const chips = state.chips!;
  switch (action.type) {
    case 'take':
      takeChip(state, chips, events);
      break;
    case 'island':
      takeIslandTile(state, chips, action, events);
      break;
    case 'treat':
      layTreat(state, chips, action, events);
      break;
    case 'set':
      paySet(
        state,
        chips,
        action.chips.map((text) => parseChip(text)!),
        events,
      );
      break;
    case 'sell':
      sellWine(state, chips, action, events);
      break;
    case 'upgrade':
      upgrade(state, chips, action, events);
      break;
  }
}

/** The decision that the chip just taken asks for before the turn goes on. */
export function decisionAfterChip({ chips, seat }: State): 'treat' | 'set' | undefined {
  if (chips?.treat) return 'treat';
  return chips?.game === 'isle' && setActions(chips.hands[seat]!).length > 0 ? 'set' : undefined;
}

/** Turns over the chip under the tile just placed, which gives its value in points. */
function takeChip(state: State, chips: ChipState, events: Events): void {
  const { board, seat } = state;
  const square = squareOfCell(board.area, board.tileCell[board.tileCount - 1]!);
  const { chip } = chips.onBoard.find(({ x, y }) => x === square.x && y === square.y)!;
  chips.onBoard = chips.onBoard.filter(({ x, y }) => x !== square.x || y !== square.y);
  gain(state, chip.value);
  events?.push({ type: 'chip-taken', seat, chip, points: chip.value, ...square });
  if (chips.game === 'treats') {
    chips.treat = chip;
    if (treatSquares(state).length > 0) return;
    chips.treat = undefined;
    events?.push({ type: 'chip-lost', seat, chip });
    return;
  }
  setHand(chips, seat, [...chips.hands[seat]!, chip]);
  const sets = chips.game === 'isle' ? setActions(chips.hands[seat]!) : [];
  if (sets.length === 1)
    paySet(
      state,
      chips,
      sets[0]!.chips.map((text) => parseChip(text)!),
      events,
    );
}

function layTreat({ seat }: State, chips: ChipState, { x, y }: Square, events: Events): void {
  const chip = chips.treat!;
  chips.treat = undefined;
  chips.onBoard = [...chips.onBoard, { x, y, chip, faceUp: true }];
  events?.push({ type: 'treat-laid', seat, chip, x, y });
}

/** A set leaves the game, and all meeples of the seat come home from the Isle of Man. */
function paySet(state: State, chips: ChipState, set: readonly Chip[], events: Events): void {
  const { seat, supply } = state;
  const meeples = chips.isle[seat]!;
  setHand(chips, seat, withoutChips(chips.hands[seat]!, set));
  chips.isle = chips.isle.with(seat, 0);
  supply[seat] = supply[seat]! + meeples;
  events?.push({ type: 'set-paid', seat, chips: set, meeples });
}

function sellWine(state: State, chips: ChipState, { colour, pay, to }: ActionOf<'sell'>, events: Events): void {
  const { seat } = state;
  const hand = chips.hands[seat]!;
  const paid = chipsFor(
    hand.filter((chip) => chip.colour === colour),
    pay,
  )!;
  setHand(chips, seat, withoutChips(hand, paid));
  // One sale a turn.
  chips.sales = [];
  gain(state, WINE_POINTS[to]);
  events?.push({ type: 'wine-sold', seat, colour, chips: paid, to, points: WINE_POINTS[to] });
}

/** The first chip paid goes under the meeple, which counts as two from now on; the others leave the game. */
function upgrade(state: State, chips: ChipState, { meeple, pay }: ActionOf<'upgrade'>, events: Events): void {
  const { board, pieces, seat } = state;
  const paid = chipsFor(chips.hands[seat]!, pay)!;
  setHand(chips, seat, withoutChips(chips.hands[seat]!, paid));
  const { segment } = pieces[meeple]!;
  state.pieces = pieces.with(meeple, { seat, segment, chip: paid[0]! });
  addStrength(board.graph, featureOf(board.graph, segment), seat, 1);
  const tile = board.graph.tile[segment]!;
  events?.push({
    type: 'upgraded',
    seat,
    kind: SEGMENT_KINDS[board.graph.kind[segment]!]!,
    segment: segmentPlace(board, segment).segment,
    chips: paid,
    ...squareOfCell(board.area, board.tileCell[tile]!),
  });
}

function takeIslandTile(state: State, chips: ChipState, { colour, pile }: ActionOf<'island'>, events: Events): void {
  const { seat, set } = state;
  const chip = chips.hands[seat]!.find((one) => one.colour === colour)!;
  const at = chips.piles.findIndex((one) => one.colour === colour && one.pile === pile);
  const [tile, ...tiles] = chips.piles[at]!.tiles as [number, ...number[]];
  setHand(chips, seat, withoutChips(chips.hands[seat]!, [chip]));
  chips.piles = chips.piles.with(at, { colour, pile, tiles, faceUp: false });
  state.tile = tile;
  events?.push({ type: 'island-tile-taken', seat, colour, pile, chip });
  events?.push({ type: 'drawn', seat, tile: set.tiles[tile]!.id });
}

/** At the end of a turn the next tile of the pile that was used is turned over. */
export function showIslandTile({ set }: State, chips: ChipState, events: Events): void {
  const at = chips.piles.findIndex(({ faceUp }) => !faceUp);
  if (at < 0) return;
  const pile = { ...chips.piles[at]!, faceUp: true };
  chips.piles = chips.piles.with(at, pile);
  const [tile] = pile.tiles;
  if (tile === undefined) return;
  events?.push({ type: 'island-tile-shown', colour: pile.colour, pile: pile.pile, tile: set.tiles[tile]!.id });
}

/** Whether the seat can buy another turn: once a round, for a meeple of its supply. */
export function mayBuyTurn({ chips, seat, supply }: State): boolean {
  return chips?.game === 'isle' && !chips.hasBought && supply[seat]! > 0;
}

/** A meeple goes to the Isle of Man for another turn. */
export function buyTurn({ chips, seat, supply }: State, events: Events): void {
  supply[seat] = supply[seat]! - 1;
  chips!.isle = chips!.isle.with(seat, chips!.isle[seat]! + 1);
  chips!.hasBought = true;
  events?.push({ type: 'turn-bought', seat });
}

function setHand(chips: ChipState, seat: number, hand: readonly Chip[]): void {
  chips.hands = chips.hands.with(seat, hand);
}

function gain({ scores, seat }: State, points: number): void {
  scores[seat] = scores[seat]! + points;
}
