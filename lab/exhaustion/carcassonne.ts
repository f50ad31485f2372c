import { squareOfCell } from '../../src/core/area.ts';
import type { Choose } from '../../src/core/chooser.ts';
import { COLOURS } from '../../src/core/colour.ts';
import { DEGREES, SIDE_STEPS } from '../../src/core/ports.ts';
import { allChips, makeChip } from '../../src/games/carcassonne/expansions/chips/chip.ts';
import { BOX_EXPANSIONS, CHIP_EXPANSIONS, SCORINGS } from '../../src/games/carcassonne/expansions/index.ts';
import { REJECTION_CODES } from '../../src/games/carcassonne/expansions/words.ts';
import { ACTION_SCHEMAS } from '../../src/games/carcassonne/game/action.ts';
import { maxSeats, optionsRejection } from '../../src/games/carcassonne/game/compile-rules.ts';
import { createSetup } from '../../src/games/carcassonne/game/create-setup.ts';
import { startState } from '../../src/games/carcassonne/game/start.ts';
import type { Action } from '../../src/games/carcassonne/rules/action.ts';
import type { GameEvent } from '../../src/games/carcassonne/rules/event.ts';
import { STANDS_ON } from '../../src/games/carcassonne/rules/expansion.ts';
import type { ExpansionEvents, ExpansionRejections } from '../../src/games/carcassonne/rules/expansion-types.ts';
import { legalActions, rejectionOf } from '../../src/games/carcassonne/rules/legal.ts';
import { BASE_OPTIONS, EXPANSION_OPTIONS, MAPS, type Options } from '../../src/games/carcassonne/rules/options.ts';
import type { Rejection } from '../../src/games/carcassonne/rules/rejection.ts';
import { type BoxExpansion, copyState, type PieceKind, type State } from '../../src/games/carcassonne/rules/state.ts';
import { perform } from '../../src/games/carcassonne/rules/step.ts';
import type { CarcassonneTile } from '../../src/games/carcassonne/rules/tile.ts';
import type { TileSet } from '../../src/games/carcassonne/rules/tile-set.ts';
import { seedFor } from '../simulation/chooser.ts';
import type { ExhaustibleGame } from './exhaust.ts';
import { randomAction, type Vocabulary } from './random-actions.ts';

type Chosen = Partial<Options>;

/** Every expansion by its option, played with the most that it offers. */
const PLAYED = Object.entries(EXPANSION_OPTIONS).map(([id, values]): Chosen => ({ [id]: values.at(-1) }));

const BOXES: Chosen = Object.assign({}, ...PLAYED);
const { abbot: _, ...WITHOUT_GARDENS } = BOXES;

/**
 * Options that all go together: of those that do not, such as the two rivers, games have the one and the other by turns (F2). The
 * turns of two such conflicts differ, so that everything of the one meets everything of the other.
 */
function together(options: Chosen, number: number): Chosen {
  let names = Object.keys(options);
  /** By the others that expansions do not go with, whether those are left out: all that have the same others are played together. */
  const areOthersLeft = new Map<string, boolean>();
  let turns = number;
  for (const [id, { notWith = [] }] of Object.entries<BoxExpansion>(BOX_EXPANSIONS)) {
    const others: readonly string[] = notWith;
    const conflict = others.join();
    if (!options[id as keyof Chosen] || !others.some((other) => other in options)) continue;
    if (!areOthersLeft.has(conflict)) {
      areOthersLeft.set(conflict, turns % 2 === 1);
      turns = Math.floor(turns / 2);
    }
    const left = areOthersLeft.get(conflict) ? others : [id];
    names = names.filter((name) => !left.includes(name));
  }
  return Object.fromEntries(Object.entries(options).filter(([name]) => names.includes(name)));
}

/** Options of the games, used in turn. */
const TRIALS: readonly Chosen[] = [
  {},
  { farms: false },
  ...PLAYED,
  ...MAPS.flatMap((map, at): Chosen[] => [
    { map, towns: BASE_OPTIONS.towns[at % BASE_OPTIONS.towns.length]! },
    { map, chips: true, towns: BASE_OPTIONS.towns[(at + 1) % BASE_OPTIONS.towns.length]! },
    { map, chips: true, inns: true, abbot: true },
  ]),
];

/** All types of events; the compiler checks that none of the base game is missing. */
const EVENTS = [
  ...Object.keys({
    drawn: true,
    discarded: true,
    placed: true,
    'turn-started': true,
    ended: true,
    'piece-placed': true,
    'feature-scored': true,
    'taken-off': true,
    'town-paid': true,
    // Orders answer at a table alone.
  } satisfies Record<Exclude<GameEvent['type'], keyof ExpansionEvents | 'answered-by-order'>, true>),
  ...Object.keys(SCORINGS),
];

/** All codes of rejections, those of the base game checked by the compiler, without those of takebacks (`TakebackRejection`), which are not specific to the game. */
const REJECTIONS = [
  ...Object.keys({
    'game-over': true,
    'not-your-turn': true,
    'wrong-phase': true,
    'square-taken': true,
    'square-apart': true,
    'edge-clash': true,
    'looks-alike': true,
    'not-this-game': true,
    'not-possible': true,
    'needs-map': true,
    'not-on-this-map': true,
    'not-together': true,
    'six-need-inns': true,
    'no-such-segment': true,
    'no-farms': true,
    occupied: true,
    'needs-own-meeple': true,
    'feature-completed': true,
    'no-piece-left': true,
    'stands-elsewhere': true,
  } satisfies Record<
    Exclude<
      Rejection['code'],
      | keyof ExpansionRejections
      | 'nothing-to-take-back'
      | 'not-yours-to-take-back'
      | 'draw-is-final'
      | 'others-have-moved'
    >,
    true
  >),
  ...REJECTION_CODES,
];

/** All kinds of piece that can be placed, those of expansions with their ids. */
const PIECES: readonly (Pick<PieceKind, 'id' | 'standsOn' | 'needs' | 'isUnfinishedOnly'> & {
  readonly of?: string;
})[] = [
  { id: 'meeple', standsOn: STANDS_ON.meeple },
  ...Object.entries(BOX_EXPANSIONS).flatMap(([of, { pieces = [] }]) => pieces.map((piece) => ({ ...piece, of }))),
];

/** Whether a kind of piece is never in a game with a tile of a box (F2, G2). */
function isApart(of: string | undefined, set: string): boolean {
  const all = Object.entries<BoxExpansion>(BOX_EXPANSIONS);
  return all.some(([, { box, notWith = [] }]) => box === set && notWith.some((other) => other === of));
}

/** Carcassonne with all its boxes and maps, for `exhaust`. */
export function exhaustibleCarcassonne(content: TileSet): ExhaustibleGame<State, Action> {
  return {
    items: itemsOf(content),
    start: (number, isMissing) => start(content, number, isMissing),
    isCostly: (action) => action.type === 'retrieve' || (action.type === 'meeple' && action.as !== undefined),
    legalActions,
    perform: carryOut,
    expectedItems,
    itemsOfState: tilesOn,
    attempt,
  };
}

function itemsOf(content: TileSet): string[] {
  const closed = content.tiles.filter(({ isClosed }) => isClosed).map(({ id }) => id);
  const drawn = new Set([
    ...closed,
    ...Object.values(content.boxes).flat(),
    ...content.replacements.map(({ tile }) => tile),
  ]);
  return [
    ...content.tiles.map(({ id }) => `tile ${id}`),
    ...content.tiles.filter(({ id }) => drawn.has(id)).flatMap(itemsOfPieces),
    ...ACTION_SCHEMAS.map(({ shape }) => `verb ${String(shape.type.value)}`),
    ...EVENTS.map((type) => `event ${type}`),
    ...REJECTIONS.map((code) => `rejection ${code}`),
    ...['road', 'city', 'monastery', 'garden'].flatMap((kind) => [`complete ${kind}`, `unfinished ${kind}`]),
    'unfinished field',
    ...['road with inn', 'city with cathedral'].flatMap((kind) => [`complete ${kind}`, `unfinished ${kind}`]),
    ...Object.keys(CHIP_EXPANSIONS).flatMap((game) =>
      [...new Set(allChips().map(makeChip))].map((chip) => `chip ${chip} of ${game}`),
    ),
  ];
}

/** Returns an item for each kind of piece that can be placed on a tile. */
function itemsOfPieces({ id, riverSides, role, segments, set, signs }: CarcassonneTile): string[] {
  // The dragon comes to a volcano, and its tile takes no piece (F37).
  if (signs.includes('volcano')) return [];
  return PIECES.filter(
    ({ isUnfinishedOnly, needs, of, standsOn }) =>
      !isApart(of, set) &&
      segments.some(({ kind, ports }) => {
        if (!standsOn.includes(kind)) return false;
        // A builder or pig needs a meeple on the feature: impossible on a segment without ports, on roads and cities of
        // river tiles, as these are placed first, and on a fork, which is the first of all.
        const isLater = ports.length > 0 && !(isUnfinishedOnly && riverSides.length > 0) && role !== 'fork';
        return needs !== 'own' || isLater;
      }),
  ).map((piece) => `${piece.id} on ${id}`);
}

function start(content: TileSet, number: number, isMissing: (item: string) => boolean): State {
  // Two of three games have nearly all boxes, which show most items: with the gardens, which replace tiles, or without. When the third
  // ones have been through their options, they have only what something missing needs. Where no piece is missing, what is left is rare
  // and mostly of maps: all games then go through the options.
  const third = Math.floor(number / 3);
  const trial = TRIALS[third] ?? optionsOfMissing(content, third, isMissing);
  const wanted = trial
    ? [BOXES, WITHOUT_GARDENS, trial][number % 3]!
    : TRIALS[TRIALS.length - 1 - (number % TRIALS.length)]!;
  const options = together(wanted, number);
  const seats = 2 + (number % (maxSeats(options) - 1));
  const seed = seedFor(`exhaust ${number}`);
  const setup = createSetup({ content, colours: COLOURS.slice(0, seats), seed, order: 'random', options });
  const isWanted = (id: string) => PIECES.some((piece) => isMissing(`${piece.id} on ${id}`));
  return startState(content, { ...setup, pile: withLateTiles(setup.pile, isWanted) });
}

/**
 * Only what one of the pieces needs that are missing on a tile, each in turn: few tiles and pieces are seen more often. Undefined if none
 * is missing.
 */
function optionsOfMissing(content: TileSet, number: number, isMissing: (item: string) => boolean): Chosen | undefined {
  const missing = content.tiles.flatMap(({ id, set }) =>
    PIECES.filter((piece) => isMissing(`${piece.id} on ${id}`)).map(({ of }) => ({ set, of })),
  );
  if (missing.length === 0) return undefined;
  const { set, of } = missing[number % missing.length]!;
  const needed = Object.entries<BoxExpansion>(BOX_EXPANSIONS).filter(([id, { box }]) => box === set || id === of);
  return Object.assign({}, ...PLAYED.filter((chosen) => needed.some(([id]) => id in chosen)));
}

/** Moves wanted tiles to the middle of a pile, where the board offers many placements for them. */
function withLateTiles(pile: readonly string[], isWanted: (id: string) => boolean): string[] {
  // The tiles of a river come before all others (E9).
  const isLate = (id: string) => !id.startsWith('river') && isWanted(id);
  const others = pile.filter((id) => !isLate(id));
  return others.toSpliced(Math.floor(others.length / 2), 0, ...pile.filter(isLate));
}

/** Carries out an action on `state` itself; returns the items that it shows. */
function carryOut(state: State, action: Action): string[] {
  const items = [`verb ${action.type}`, ...itemOfPiece(state, action)];
  const events: GameEvent[] = [];
  perform(state, action, events);
  return [...items, ...events.flatMap((event) => itemsOfEvent(state, event))];
}

/** Returns the items of a legal action and of the choices after it; none for a draw, whose effect is hidden. */
function expectedItems(state: State, action: Action): string[] {
  if (action.type === 'draw') return [];
  // Of these there are many in every turn, and they show little but themselves.
  if (['fairy', 'portal', 'dragon', 'mage', 'witch', 'add', 'remove'].includes(action.type))
    return [`verb ${action.type}`];
  const next = copyState(state);
  const items = carryOut(next, action);
  const isSameTurn = () => next.phase !== 'over' && next.turn === state.turn;
  // Whatever is chosen before the pieces matters little to what can stand on the tile.
  if (action.type === 'place') {
    while (isSameTurn() && next.phase !== 'piece' && next.phase !== 'draw') carryOut(next, legalActions(next)[0]!);
  }
  return isSameTurn()
    ? [...items, ...legalActions(next).flatMap((one) => [`verb ${one.type}`, ...itemOfPiece(next, one)])]
    : items;
}

function itemOfPiece({ board, set }: State, action: Action): string[] {
  if (action.type !== 'meeple') return [];
  return [`${action.as ?? 'meeple'} on ${set.tiles[board.tileType[board.tileCount - 1]!]!.id}`];
}

function itemsOfEvent({ map }: State, event: GameEvent): string[] {
  const items = [`event ${event.type}`];
  if (event.type === 'chip-taken') items.push(`chip ${makeChip(event.chip)} of ${map!.chips.game}`);
  if (event.type === 'feature-scored') {
    const { completed, kind, mark } = event;
    const scored = `${completed ? 'complete' : 'unfinished'} ${kind}`;
    items.push(scored, ...(mark === 'inn' || mark === 'cathedral' ? [`${scored} with ${mark}`] : []));
  }
  return items;
}

function tilesOn({ board, set }: State): string[] {
  // Border prints have no tile type.
  return [...board.tileType.slice(0, board.tileCount)].flatMap((tile) =>
    tile < 0 ? [] : [`tile ${set.tiles[tile]!.id}`],
  );
}

const WORDS = [...PIECES.map(({ id }) => id).slice(1), ...allChips().map(makeChip)];

/** Tries a random action of any seat, or random options; returns the items of rejections. */
function attempt(state: State, choose: Choose): string[] {
  if (choose(8) === 0) return attemptOptions(state.set, choose);
  if (state.phase === 'piece' && choose(2) === 0) return attemptPieces(state);
  if (state.phase === 'place' && choose(4) === 0) return attemptPlaces(state);
  const { board, scores } = state;
  // Beside any tile, or beside the last one, where a river continues.
  const tile = choose(2) === 0 ? board.tileCount - 1 : choose(board.tileCount);
  const { x, y } = squareOfCell(board.area, board.tileCell[tile]!);
  const vocabulary: Vocabulary = {
    number: () => choose(9),
    fields: {
      x: () => x + choose(3) - 1,
      y: () => y + choose(3) - 1,
      rotation: () => DEGREES[choose(DEGREES.length)],
    },
    words: WORDS,
  };
  const action = randomAction(ACTION_SCHEMAS, vocabulary, choose) as Action | undefined;
  const seat = choose(4) === 0 ? choose(scores.length) : state.seat;
  const rejection = action && rejectionOf(state, seat, action);
  return rejection ? [`rejection ${rejection.code}`] : [];
}

/** Tries the drawn tile in every turn beside the tiles placed last; returns the items of rejections. */
function attemptPlaces(state: State): string[] {
  const { board, seat } = state;
  const last = Array.from({ length: Math.min(3, board.tileCount) }, (_, at) => board.tileCount - 1 - at);
  return last.flatMap((tile) => {
    const { x, y } = squareOfCell(board.area, board.tileCell[tile]!);
    return SIDE_STEPS.flatMap((step) =>
      DEGREES.flatMap((rotation) => {
        const rejection = rejectionOf(state, seat, { type: 'place', x: x + step.x, y: y + step.y, rotation });
        return rejection ? [`rejection ${rejection.code}`] : [];
      }),
    );
  });
}

/** Tries every kind of piece on every segment of the tile just placed; returns the items of rejections. */
function attemptPieces(state: State): string[] {
  const { board, rules, seat, set } = state;
  const { segments } = set.tiles[board.tileType[board.tileCount - 1]!]!;
  return rules.pieces.flatMap(({ id }) =>
    segments.flatMap((_, on) => {
      const rejection = rejectionOf(state, seat, { type: 'meeple', on, ...(id !== 'meeple' && { as: id }) });
      return rejection ? [`rejection ${rejection.code}`] : [];
    }),
  );
}

/** Tries random options; returns the item of their rejection. */
function attemptOptions(content: TileSet, choose: Choose): string[] {
  const all = Object.entries({ ...BASE_OPTIONS, ...EXPANSION_OPTIONS }) as [string, readonly (string | boolean)[]][];
  const options = Object.fromEntries(all.map(([name, values]) => [name, values[choose(values.length)]!]));
  const rejection = optionsRejection(options, { content, seats: 2 + choose(5) });
  return rejection ? [`rejection ${rejection.code}`] : [];
}
