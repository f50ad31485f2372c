import { seedFor } from '../../../lab/simulation/chooser.ts';
import { readTileSet } from '../../../src/content/tile-sets.ts';
import { type Choose, chooserFor } from '../../../src/core/chooser.ts';
import { fold } from '../../../src/core/fold.ts';
import type { LogEntry } from '../../../src/core/log.ts';
import type { ChosenOptions } from '../../../src/core/options.ts';
import type { Content, GameTypes } from '../../../src/core/rules.ts';
import { MAPS } from '../../../src/games/carcassonne/rules/options.ts';
import type { AnyGame } from '../../../src/games/contract/game.ts';
import type { Position } from '../../../src/games/contract/position.ts';
import type { CommonView } from '../../../src/games/contract/view.ts';
import { GAMES } from '../../../src/games/registry.ts';
import { quilt } from '../../toy/quilt.ts';

export type Action = GameTypes['action'];
export type Log = readonly LogEntry<Action>[];

/** A game on one of its boards. */
export interface Board {
  readonly name: string;
  readonly game: AnyGame;
  readonly content: Content;
  /** Options of every game on the board; each game draws its others by lot. */
  readonly options: ChosenOptions;
}

/** A legal action that was taken in a random game. */
export interface Moment {
  readonly played: PlayedGame;
  /** Index of its log entry. */
  readonly entry: number;
  readonly action: Action;
  readonly events: readonly GameTypes['event'][];
  readonly before: unknown;
  readonly after: unknown;
}

/** A random game, played to its end. */
export interface PlayedGame {
  readonly board: Board;
  readonly setup: GameTypes['setup'];
  readonly log: Log;
  readonly moments: readonly Moment[];
  readonly end: unknown;
}

/** Boards of a game beside the one of its default options, by rule set. */
const FURTHER_BOARDS: Readonly<Record<string, readonly ChosenOptions[]>> = {
  carcassonne: MAPS.map((map) => ({ map, chips: true })),
};

/** Every game of the registry, and the toy game, on each of its boards. */
export const BOARDS: readonly Board[] = [...GAMES, quilt as AnyGame].flatMap((game) => {
  const { set: content } = readTileSet(game);
  const first = Object.fromEntries(
    Object.keys(FURTHER_BOARDS[game.ruleSet]?.[0] ?? {}).map((name) => [name, game.options[name]![0]]),
  );
  return [first, ...(FURTHER_BOARDS[game.ruleSet] ?? [])].map((options): Board => {
    const name = [game.ruleSet, ...Object.values(options).filter((value) => typeof value === 'string')].join(' ');
    return { name, game, content, options };
  });
});

const GAMES_A_BOARD = 2;

/** No game has more actions: a turn is a draw, a tile, a piece and few others. */
const MAX_ACTIONS = 1000;

const played = new Map<Board, readonly PlayedGame[]>();

/** Some random games on a board, the same ones every time. */
export function gamesOn(board: Board): readonly PlayedGame[] {
  const known = played.get(board);
  if (known) return known;
  const games = Array.from({ length: GAMES_A_BOARD }, (_, number) => playGame(board, `${board.name} ${number}`));
  played.set(board, games);
  return games;
}

/** A random game on a board; equal seeds give equal games. */
export function playGame(board: Board, seed: string): PlayedGame {
  const { game, content } = board;
  const choose = chooserFor(`contract ${seed}`);
  const options = drawnOptions(board, choose);
  const { min, max } = game.seats;
  const players = min + choose((game.maxSeats?.(options) ?? max) - min + 1);
  const colours = game.colours.slice(0, players);
  const setup = game.createSetup({ content, colours, seed: seedFor(seed), order: 'random', options });
  const state = game.startState(content, setup);
  const log: LogEntry<Action>[] = [];
  const moments: Moment[] = [];
  const one: PlayedGame = { board, setup, log, moments, end: state };
  let before = game.copyState(state);
  while (!game.isOver(state)) {
    if (log.length === MAX_ACTIONS) throw new Error(`a game of ${board.name} does not end`);
    const { seat } = game.progressOf(state);
    const legal = legalActions(board, state);
    const action = legal[choose(legal.length)];
    if (!action) throw new Error(`a game of ${board.name} that is not over has no legal action`);
    const events: GameTypes['event'][] = [];
    game.perform(state, action, events);
    const after = game.copyState(state);
    moments.push({ played: one, entry: log.length, action, events, before, after });
    log.push({ type: 'action', seat, action });
    before = after;
  }
  return one;
}

/** The options of a board with others drawn by lot, in an order drawn by lot: each that goes together with those before it. */
function drawnOptions({ game, options, content }: Board, choose: Choose): ChosenOptions {
  const left = Object.entries(game.options).filter(([name]) => !(name in options));
  let drawn = options;
  while (left.length > 0) {
    const [[name, values]] = left.splice(choose(left.length), 1) as [(typeof left)[number]];
    const wished = { ...drawn, [name]: values[choose(values.length)]! };
    if (!game.optionsRejection?.(wished, { content })) drawn = wished;
  }
  return drawn;
}

/** Every legal action, with each order where those answer; in a game that computers do not play, what may be chosen or is taken automatically. */
export function legalActions({ game }: Board, state: unknown): readonly Action[] {
  const answers = answersOf(game, state);
  if (answers.length > 0) return answers;
  if (game.computer) return game.computer.legalActions(state);
  const due = game.openingAction(state) ?? game.dueAction?.(state);
  return due ? [due] : game.choices(state).map(({ action }) => action);
}

/**
 * What standing orders can answer now, each once; none where nothing is asked, or the player is.
 *
 * @param isLeft true for what they answer where the player who is asked leaves it to them
 */
export function answersOf(game: AnyGame, state: unknown, isLeft = false): readonly Action[] {
  const answers = (game.questions?.() ?? []).flatMap(({ id, orders }) =>
    orders.flatMap((order) => game.orderedAction?.(state, (asked) => (asked === id ? order : undefined), isLeft) ?? []),
  );
  return [...new Map(answers.map((action) => [game.makeAction(action), action])).values()];
}

const views = new WeakMap<object, CommonView>();

/** The view of a state of a moment, which nobody changes: made once, as that takes long. */
export function viewAt({ game }: Board, state: unknown): CommonView {
  const known = views.get(state as object);
  if (known) return known;
  const view = game.viewOf(state);
  views.set(state as object, view);
  return view;
}

/** All moments of the games on a board. */
export function momentsOn(board: Board): readonly Moment[] {
  return gamesOn(board).flatMap(({ moments }) => moments);
}

/** Up to `max` moments of every phase, spread over the games on a board: some phases are rare. */
export function someMoments(board: Board, max: number): Moment[] {
  const byPhase = new Map<string, Moment[]>();
  for (const moment of momentsOn(board)) {
    const { phase } = board.game.progressOf(moment.before);
    byPhase.set(phase, [...(byPhase.get(phase) ?? []), moment]);
  }
  return [...byPhase.values()].flatMap((moments) => {
    const every = Math.ceil(moments.length / max);
    return moments.filter((_, at) => at % every === 0);
  });
}

/** The state that a log leads to. */
export function stateAfter({ game, content }: Board, setup: GameTypes['setup'], log: Log): unknown {
  const folded = fold(game, game.startState(content, setup), log);
  if (!folded.ok) throw new Error(`entry ${folded.failure.entry} is rejected: ${folded.failure.rejection.code}`);
  return folded.value.state;
}

/** The position before a moment, as the words of a game need it. */
export function positionBefore({ played: { board, setup, moments }, entry, before }: Moment): Position {
  const { content, game } = board;
  const actions = moments.slice(0, entry).map((one) => ({ ...one, seat: game.progressOf(one.before).seat }));
  return { content, setup, fold: { state: before, actions } };
}
