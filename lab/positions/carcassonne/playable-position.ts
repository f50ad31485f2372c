import { addStrength, featureOf, strengthOf } from '../../../src/core/feature-graph.ts';
import { placeTile } from '../../../src/core/place-tile.ts';
import { turnsOf } from '../../../src/core/ports.ts';
import { failure, type Result, success } from '../../../src/core/result.ts';
import { tileOf } from '../../../src/core/tile.ts';
import { upgradedBy } from '../../../src/games/carcassonne/expansions/upgrades/rules.ts';
import {
  boxExpansionsOf,
  mapOf,
  optionsRejection,
  piecesOf,
  startTileOf,
} from '../../../src/games/carcassonne/game/compile-rules.ts';
import { pileTiles } from '../../../src/games/carcassonne/game/create-setup.ts';
import type { Carcassonne } from '../../../src/games/carcassonne/game/game-rules.ts';
import { startState } from '../../../src/games/carcassonne/game/start.ts';
import { isCompleted } from '../../../src/games/carcassonne/rules/feature.ts';
import { squareKey, townAt } from '../../../src/games/carcassonne/rules/game-map.ts';
import { legalActions } from '../../../src/games/carcassonne/rules/legal.ts';
import { hasExpansionChoice } from '../../../src/games/carcassonne/rules/move.ts';
import { pieceNumber } from '../../../src/games/carcassonne/rules/piece-verb.ts';
import { pileInLayers } from '../../../src/games/carcassonne/rules/pile-layers.ts';
import { placingRejection } from '../../../src/games/carcassonne/rules/placing.ts';
import { RULE_SET, type Setup } from '../../../src/games/carcassonne/rules/setup.ts';
import type { State } from '../../../src/games/carcassonne/rules/state.ts';
import { hasTileFor } from '../../../src/games/carcassonne/rules/tile-giver.ts';
import type { TileSet } from '../../../src/games/carcassonne/rules/tile-set.ts';
import type { View } from '../../../src/games/carcassonne/rules/view.ts';
import { viewOf } from '../../../src/games/carcassonne/rules/view-of.ts';
import type { PlacedTile } from '../../../src/games/contract/view.ts';
import type { GamePositions, HiddenParts, PositionFault } from '../game-positions.ts';
import {
  canLie,
  checkCopies,
  checkDrawn,
  checkPieces,
  checkTurns,
  countEach,
  Faults,
  liesAt,
  orderedPile,
  tileWords,
} from '../playable-position.ts';
import { setFigures } from './figure-notation.ts';
import { joinParts, setParts } from './part-notations.ts';
import { type ChanceOfPosition, chanceOf, hiddenChance } from './playable-chance.ts';
import { type ChipsOfPosition, chipsOf, hiddenChips, setChipParts } from './playable-chips.ts';
import { checkGoods, checkHands, checkSeats, tilesOfSeats } from './playable-seats.ts';
import { makePosition, parsePosition } from './position-notation.ts';

/** Positions of Carcassonne as text, and the door from them to states. */
export const POSITIONS: GamePositions<Carcassonne> = {
  make: (state) => makePosition(viewOf(state)),
  hiddenOf: (state) => ({
    pile: state.pile.slice(state.drawn).map((tile) => state.set.tiles[tile]!.id),
    ...hiddenChips(state),
    ...hiddenChance(state),
  }),
  playable,
};

function playable(set: TileSet, text: string, hidden: HiddenParts = {}): Result<State, readonly PositionFault[]> {
  const parsed = parsePosition(text, set);
  if (!parsed.ok) {
    const { field, text: part } = parsed.failure;
    return failure([{ field, message: `"${part}" cannot be read` }]);
  }
  const view = parsed.value;
  const faults = new Faults();
  const refused = optionsRejection(view.options, { content: set });
  if (refused) faults.add('options', `options that do not go together: ${refused.code}`);
  const map = mapOf(set, view.options);
  const printed = map?.ground.tiles.length ?? 0;
  const placed = view.tiles.slice(printed);
  checkSeats(faults, view);
  checkGoods(faults, view, set);
  checkTurns(faults, { ...view, seat: view.turnSeat ?? view.seat });
  checkDrawn(faults, view);
  const further = piecesOf(view.options).flatMap(({ id, mayFollow }) => (mayFollow ? [id] : []));
  // Through portals, by wagons, by flights and at crop circles pieces come onto other tiles.
  const { abbey, crops, dragon, flying } = view.options;
  if (!dragon && !abbey && !flying && !crops) checkPieces(faults, view, further);
  const all = countEach([set.tiles[startTileOf(set, view.options)]!.id, ...pileTiles(set, map, view.options)]);
  for (const id of tilesOfSeats(view)) all.set(id, view.seats.length);
  const held = view.seats.flatMap(({ parts }) => parts.hand ?? []);
  checkHands(faults, view);
  checkCopies(
    faults,
    { ...view, discarded: [...view.discarded, ...held] },
    { tiles: placed, copies: (id) => all.get(id) ?? 0 },
  );
  const chips = chipsOf(faults, view, { set, map, hidden });
  const told = hidden.pile ?? [];
  const inOrder = orderedPile(faults, chips.left, told);
  const next = pileInLayers(boxExpansionsOf(view.options), inOrder, (id) => tileOf(set, id));
  if (told.some((tile, at) => next[at] !== tile)) faults.add('pile', 'tiles come next that others come before');
  if (faults.any) return failure(faults.list);
  const state = emptyState(set, view, { placed, next, chips, chance: chanceOf(view, hidden) });
  placeTiles(faults, state, { tiles: view.tiles, printed });
  if (faults.any) return failure(faults.list);
  joinParts(state, view);
  placePieces(faults, state, view);
  if (view.parts.dragon) setFigures(state, view.parts.dragon);
  setParts(state, view);
  setTurnParts(faults, state, view);
  checkPhase(faults, state);
  return faults.any ? failure(faults.list) : success(state);
}

/** Creates a state with these tiles and an empty board, and with all parts of the position that need no board. */
function emptyState(
  set: TileSet,
  view: View,
  of: { placed: readonly PlacedTile[]; next: readonly string[]; chips: ChipsOfPosition; chance: ChanceOfPosition },
): State {
  const { options, seats, phase, seat, turn, drawn, discarded } = view;
  const { placed, next, chips, chance } = of;
  const start = placed.filter((tile) => tile.turn === 0);
  const gone = [
    ...placed.flatMap(({ tile, turn: laidIn }) => (laidIn > 0 && !tilesOfSeats(view).includes(tile) ? [tile] : [])),
    ...discarded,
    ...(drawn === undefined ? [] : [drawn]),
    ...seats.flatMap(({ parts }) => parts.hand ?? []),
  ];
  const indexOf = (id: string) => set.indexOf.get(id)!;
  const [only, ...others] = start;
  const isUsual =
    only?.tile === set.tiles[startTileOf(set, options)]!.id && others.length === 0 && squareKey(only) === '0,0';
  const laid = start.map(({ tile, x, y, rotation }) => ({ tile, x, y, rotation }));
  const layout =
    options.map === 'none' && isUsual && only.rotation === 0 && !chance.layout.chance
      ? undefined
      : { start: laid, ...chips.layout, ...chance.layout };
  const setup: Setup = {
    ...RULE_SET,
    tileSet: set.hash,
    options,
    colours: seats.map(({ colour }) => colour),
    first: placed.find((tile) => tile.turn === 1)?.seat ?? seat,
    pile: [...gone, ...next],
    ...(layout && { layout }),
  };
  // Start tiles are placed later, after a check; until then they count as tiles of the pile, so that there is room.
  const room = { ...setup, layout: { ...layout, start: [] }, pile: [...laid.map(({ tile }) => tile), ...setup.pile] };
  return {
    ...startState(set, room),
    setup,
    pile: setup.pile.map(indexOf),
    phase,
    seat,
    turnSeat: view.turnSeat ?? seat,
    turn,
    drawn: gone.length,
    tile: drawn === undefined ? -1 : indexOf(drawn),
    discarded: discarded.map(indexOf),
    scores: seats.map(({ score }) => score),
    supply: piecesOf(options).flatMap(({ id }, kind) =>
      seats.map(({ meeples, special }) => (kind === 0 ? meeples : (special?.[id] ?? 0))),
    ),
    parts: {
      ...chips.parts,
      ...chance.parts,
      ...(options.traders && { traders: { goods: seats.map(({ parts }) => parts.traders) } }),
      ...(options.king && { king: view.parts.king }),
      ...(options.hand && { hand: { hands: seats.map(({ parts: { hand = [] } }) => hand.map(indexOf)) } }),
    },
  };
}

/** Places all tiles after the printed ones, in order; adds a fault if the rules do not allow a placement. */
function placeTiles(
  faults: Faults,
  state: State,
  { tiles, printed }: { tiles: readonly PlacedTile[]; printed: number },
): void {
  const { board, set } = state;
  const prints = board.ground?.prints ?? 0;
  for (const [at, tile] of tiles.entries()) {
    const index = set.indexOf.get(tile.tile)!;
    if (at < printed) {
      if (board.tileType[prints + at] === index && liesAt(board, prints + at, tile)) continue;
      faults.add('board', `${tileWords(tile)} comes before the large cities of the map`);
      return;
    }
    if (!canLie(faults, board, index, tile)) return;
    const placement = { x: tile.x, y: tile.y, turns: turnsOf(tile.rotation) };
    const forbidden = placingRejection(state, index, placement);
    if (forbidden) {
      faults.add('board', `${tileWords(tile)} may not lie there: ${forbidden.code}`);
      return;
    }
    placeTile(board, index, placement);
    state.tileTurn.push(tile.turn);
    state.tileSeat.push(tile.seat ?? -1);
  }
}

/** Phases in which all that is complete has been scored. */
const SCORED_PHASES: readonly string[] = [
  ...['draw', 'hand', 'place', 'further'],
  ...['wagon', 'abbey', 'figures', 'circle', 'adding', 'removing'],
];

/** Places all pieces on their features. Completed features have pieces only during the turn that completed them. */
function placePieces(faults: Faults, state: State, { pieces, tiles, phase }: View): void {
  const { board, set } = state;
  const prints = board.ground?.prints ?? 0;
  const isScored = SCORED_PHASES.includes(phase);
  for (const { seat, piece, tile, segment, corner } of pieces) {
    const at = board.tileSegment[tile + prints]! + segment;
    const { kind } = set.tiles[board.tileType[tile + prints]!]!.segments[segment]!;
    const where = `the ${kind} of ${tileWords(tiles[tile]!)}`;
    if (kind === 'field' && !state.rules.hasFields) faults.add('board', `a meeple on ${where}, without farms`);
    if (isScored && isCompleted(board, at)) faults.add('board', `a meeple on ${where}, which is complete`);
    const isUpgraded = piece === 'upgraded';
    const kindOfPiece = Math.max(0, pieceNumber(state, piece));
    const { needs: place, standsOn, strength } = state.rules.pieces[kindOfPiece]!;
    if (place !== 'nothing' && !standsOn.includes(kind)) faults.add('board', `a piece "${piece}" on ${where}`);
    addStrength(board.graph, featureOf(board.graph, at), seat, strength + (isUpgraded ? 1 : 0));
    state.pieces.push({
      seat,
      segment: at,
      ...(kindOfPiece > 0 && { kind: kindOfPiece }),
      ...(corner && { corner }),
      ...(isUpgraded && { raised: upgradedBy({ colour: 'orange', value: 2 }) }),
    });
  }
  for (const { kind = 0, seat, segment } of state.pieces) {
    const { id, needs } = state.rules.pieces[kind]!;
    const isAlone = strengthOf(board.graph, featureOf(board.graph, segment), seat) === 0;
    if (needs === 'own' && isAlone) faults.add('board', `a piece "${id}" where its seat has no meeple`);
  }
}

/** Sets the parts of the state about the current turn that follow from the tiles: covered towns, further and bought turns. */
function setTurnParts(faults: Faults, state: State, view: View): void {
  const { tiles } = view;
  const { map, rules, turnSeat: seat, turn } = state;
  const coversTown = (tile: PlacedTile | undefined) => Boolean(tile && tile.turn > 0 && map && townAt(map, tile));
  state.coversTown = coversTown(tiles.at(-1));
  state.earnedBy = view.earnedBy ?? state.earnedBy;
  const first = firstOfRound(tiles, seat, turn);
  const isTold = rules.hasTileGivers;
  if (view.isFurtherTile && !isTold) faults.add('turn', 'no piece gives a further tile');
  if (view.isFurtherTile && first === turn) faults.add('turn', 'a further tile follows another of the same player');
  // The board does not show which tiles extended the feature of a piece that has returned to its seat.
  if (isTold) state.isFurtherTile = view.isFurtherTile ?? false;
  let hasBought = isTold && turn - first > (state.isFurtherTile ? 1 : 0);
  for (let at = first; at < turn && !isTold; at++) {
    const before = tiles.find((tile) => tile.turn === at);
    state.isFurtherTile = rules.towns === 'a' && coversTown(before) && !state.isFurtherTile;
    if (!state.isFurtherTile) hasBought = true;
  }
  setChipParts(faults, state, { view, hasBought });
}

/** Returns the first of the consecutive turns of one seat that end with this turn. */
function firstOfRound(tiles: readonly PlacedTile[], seat: number, turn: number): number {
  let first = turn;
  while (tiles.some((tile) => tile.turn === first - 1 && tile.turn > 0 && tile.seat === seat)) first--;
  return first;
}

/** Checks that the phase is possible: there is a legal action, or the game is over. */
function checkPhase(faults: Faults, state: State): void {
  const { drawn, phase, pile } = state;
  const isEmpty = drawn === pile.length && state.scores.every((_, seat) => !hasTileFor(state, seat));
  if (phase === 'draw' && isEmpty) faults.add('turn', 'with an empty pile the game is over');
  if (phase === 'over' && !isEmpty) faults.add('turn', 'the game is not over while tiles are left');
  if (phase === 'further' && (isEmpty || !hasExpansionChoice(state)))
    faults.add('turn', 'no further turn can be bought');
  if (phase === 'over' || phase === 'chip') return;
  if (legalActions(state).every(({ type }) => type === 'pass')) {
    faults.add('turn', `nothing can be done in the phase ${phase}`);
  }
}
