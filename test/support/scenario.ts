import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod';
import { COLOURS } from '../../src/core/colour.ts';
import type { Action } from '../../src/games/amazonas/rules/action.ts';
import { type GameEvent, scoreLines } from '../../src/games/amazonas/rules/event.ts';
import { RULES_VERSION, type Setup } from '../../src/games/amazonas/rules/setup.ts';
import { type State, startState } from '../../src/games/amazonas/rules/state.ts';
import type { TileSet } from '../../src/games/amazonas/rules/tile-set.ts';
import { viewOf } from '../../src/games/amazonas/rules/view.ts';
import { type AmazonasLogEntry, fold, step, takebackRejection } from './amazonas-rules.ts';
import { type ControlAction, type Deeds, parseDeeds, segmentMeant } from './scenario-action.ts';
import { tileSetWith } from './scenario-set.ts';
import { disagreements, type Statement, tell } from './scenario-words.ts';

const stepSchema = z.union([
  z.string(),
  z.strictObject({
    do: z.string(),
    expect: z.array(z.string()).min(1).optional(),
    /** Why this step is there, for readers. */
    why: z.string().optional(),
  }),
]);

/**
 * A game told step by step. Every point, every boat movement that was not chosen, every discarded tile and the end must
 * be expected by the step that brings it about: a step that expects nothing says that nothing of the kind happens.
 */
const scenarioSchema = z.strictObject({
  title: z.string().min(1),
  rulings: z.array(z.string().regex(/^A([1-9]|[12]\d|30)$/, 'a ruling is written A1 to A30')).min(1),
  /** Says that this is one of the examples that the rule texts work out. */
  example: z.literal(true).optional(),
  seats: z.array(z.enum(COLOURS)).min(2).max(5),
  first: z.enum(COLOURS),
  /** Ids of the tiles in the order in which they are drawn. */
  draws: z.array(z.string()).min(1),
  /** `rest`: the other tiles of the set follow; without it the game ends after `draws`. */
  // biome-ignore lint/suspicious/noThenProperty: a word of the file format, never awaited
  then: z.literal('rest').optional(),
  /** Tile definitions added to the shipped set, in the format of its file. */
  tiles: z.array(z.looseObject({ id: z.string() })).optional(),
  steps: z.array(stepSchema).min(1),
});

export type Scenario = z.infer<typeof scenarioSchema>;

/**
 * Reads a scenario file.
 *
 * @throws Error naming the file and each place in it that is wrong
 */
export function parseScenario(file: string, text: string): Scenario {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    throw new Error(`${file}: no JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
  const parsed = scenarioSchema.safeParse(json);
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues.map(
    ({ path, message }) => `${path.map(placeName).join(', ') || 'it'}: ${message}`,
  );
  throw new Error(`${file}: ${issues.join('; ')}`);
}

/**
 * Plays a scenario.
 *
 * @throws Error naming the file, the step and each disagreement
 */
export function playScenario(file: string, scenario: Scenario): State {
  const game = newGame(file, scenario);
  scenario.steps.forEach((entry, index) => {
    const told = typeof entry === 'string' ? { do: entry } : entry;
    const place = `${file}, step ${index + 1} "${told.do}"`;
    try {
      playStep(game, told.do, told.expect ?? []);
    } catch (error) {
      throw new Error(`${place}: ${error instanceof Error ? error.message : String(error)}`);
    }
  });
  const problem = auditOf(game);
  if (problem) throw new Error(`${file}: ${problem}`);
  return game.state;
}

interface Game {
  readonly set: TileSet;
  readonly setup: Setup;
  state: State;
  log: AmazonasLogEntry[];
}

function newGame(file: string, scenario: Scenario): Game {
  const { seats, first, draws } = scenario;
  const set = tileSetWith(scenario.tiles);
  const left = new Map(
    set.tiles.flatMap(({ id, role, count }) => (role === 'land' || role === 'amazon' ? [[id, count] as const] : [])),
  );
  for (const id of draws) {
    const copies = left.get(id);
    if (copies === undefined) throw new Error(`${file}: no pile holds a tile "${id}"`);
    if (copies === 0) throw new Error(`${file}: the set has fewer copies of "${id}" than are drawn`);
    left.set(id, copies - 1);
  }
  if (!seats.includes(first)) throw new Error(`${file}: ${first} begins but has no seat`);
  if (new Set(seats).size !== seats.length) throw new Error(`${file}: two seats have one colour`);
  const rest = scenario.then === 'rest' ? [...left].flatMap(([id, count]) => Array<string>(count).fill(id)) : [];
  const setup: Setup = {
    ruleSet: 'amazonas',
    version: RULES_VERSION,
    tileSet: set.hash,
    colours: [...seats],
    first: seats.indexOf(first),
    pile: [...draws, ...rest],
  };
  return { set, setup, state: startState(set, setup), log: [] };
}

function playStep(game: Game, text: string, expected: readonly string[]): void {
  const { colour, deeds }: Deeds = parseDeeds(text);
  const seat = game.setup.colours.indexOf(colour);
  if (seat < 0) throw new Error(`${colour} has no seat`);
  const refusal = expected.find((words) => words.startsWith('refused: '));
  if (refusal) {
    if (deeds.length > 1 || expected.length > 1) throw new Error('a refusal stands alone, with a single action');
    const outcome = play(game, seat, deeds[0]!);
    if (typeof outcome !== 'string') throw new Error(`said "${refusal}", but it was allowed`);
    if (`refused: ${outcome}` !== refusal) throw new Error(`said "${refusal}", but it was refused: ${outcome}`);
    return;
  }
  const statements: Statement[] = [];
  for (const deed of deeds) {
    const outcome = play(game, seat, deed);
    if (typeof outcome === 'string') throw new Error(`it was refused: ${outcome}`);
    const asked = deed.type === 'exact' && deed.action.type === 'boat';
    statements.push(...outcome.flatMap((event) => tell(event, game.setup.colours, asked)));
  }
  const found = disagreements(expected, statements, game.state);
  if (found.length > 0) throw new Error(found.join('; '));
}

/** Plays one deed; what followed, or the code of its refusal, which leaves the game as it was. */
function play(game: Game, seat: number, deed: ControlAction): readonly GameEvent[] | string {
  if (deed.type === 'undo') return undo(game, seat);
  const action: Action =
    deed.type === 'exact'
      ? deed.action
      : deed.type === 'draw'
        ? { type: 'draw' }
        : { type: deed.piece, on: segmentMeant(game.state, deed.where) };
  const result = step(game.state, seat, action);
  if (!result.ok) return result.failure.code;
  game.state = result.value.state;
  game.log.push({ type: 'action', seat, action });
  const drawn = viewOf(game.state).drawn;
  if (deed.type === 'draw' && deed.tile !== undefined && drawn !== deed.tile) {
    throw new Error(`the tile drawn is ${drawn ?? 'none'}`);
  }
  return result.value.events;
}

function undo(game: Game, seat: number): readonly GameEvent[] | string {
  const before = fold(game.set, game.setup, game.log);
  if (!before.ok) throw new Error(`the log does not fold: ${JSON.stringify(before.failure)}`);
  const rejection = takebackRejection(before.value, seat);
  if (rejection) return rejection.code;
  game.log.push({ type: 'takeback', seat });
  const folded = fold(game.set, game.setup, game.log);
  if (!folded.ok) throw new Error(`the log no longer folds: ${JSON.stringify(folded.failure)}`);
  game.state = folded.value.state;
  return [];
}

/** What a whole game must satisfy besides its steps: the log folds to the same state, scores are sums of score lines. */
function auditOf(game: Game): string | undefined {
  const folded = fold(game.set, game.setup, game.log);
  if (!folded.ok) return `the log does not fold: ${JSON.stringify(folded.failure)}`;
  const view = viewOf(game.state);
  if (!isDeepStrictEqual(viewOf(folded.value.state), view))
    return 'the log folds to another state than its steps led to';
  const sums = view.seats.map(() => 0);
  for (const { events } of folded.value.actions) {
    for (const { seat, points } of events.flatMap(scoreLines)) sums[seat] = sums[seat]! + points;
  }
  return sums.every((sum, seat) => sum === view.seats[seat]!.score) ? undefined : `score lines add up to ${sums}`;
}

function placeName(part: PropertyKey): string {
  return typeof part === 'number' ? `${part + 1}` : String(part);
}
