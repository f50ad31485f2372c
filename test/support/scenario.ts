import { isDeepStrictEqual } from 'node:util';
import type { Colour } from '../../src/core/colour.ts';
import { fold, step, takebackRejection } from '../../src/core/fold.ts';
import type { LogEntry } from '../../src/core/log.ts';
import type { Content, GameTypes } from '../../src/core/rules.ts';
import { type Deed, parseDeeds, segmentMeant } from './scenario-action.ts';
import { AMAZONAS_SCENARIOS } from './scenario-amazonas.ts';
import { CARCASSONNE_SCENARIOS } from './scenario-carcassonne.ts';
import { type Scenario, scenarioSchema } from './scenario-file.ts';
import type { ScenarioGame, Statement } from './scenario-game.ts';
import { disagreements } from './scenario-words.ts';

const GAMES = {
  amazonas: AMAZONAS_SCENARIOS as unknown as ScenarioGame,
  carcassonne: CARCASSONNE_SCENARIOS as unknown as ScenarioGame,
} as const;

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
  if (!parsed.success) {
    const issues = parsed.error.issues.map(
      ({ path, message }) => `${path.map(placeName).join(', ') || 'it'}: ${message}`,
    );
    throw new Error(`${file}: ${issues.join('; ')}`);
  }
  const { ruling } = GAMES[parsed.data.game];
  const strange = parsed.data.rulings.findIndex((name) => !ruling.pattern.test(name));
  if (strange >= 0) throw new Error(`${file}: rulings, ${strange + 1}: a ruling is written ${ruling.written}`);
  return parsed.data;
}

/**
 * Plays a scenario.
 *
 * @throws Error naming the file, the step and each disagreement, with the board as it is then
 */
export function playScenario(file: string, scenario: Scenario): PlayedScenario {
  const game = newGame(file, scenario);
  scenario.steps.forEach((entry, index) => {
    const told = typeof entry === 'string' ? { do: entry } : entry;
    const place = `${file}, step ${index + 1} "${told.do}"`;
    try {
      playStep(game, told.do, told.expect ?? []);
    } catch (error) {
      const board = game.kind.board(game.state, game.content);
      throw new Error(`${place}: ${error instanceof Error ? error.message : String(error)}\n${board}`);
    }
  });
  const problem = auditOf(game);
  if (problem) throw new Error(`${file}: ${problem}`);
  return game;
}

/** A scenario played to its end. */
export interface PlayedScenario {
  readonly start: () => unknown;
  readonly state: unknown;
  readonly log: readonly LogEntry<GameTypes['action']>[];
}

interface Game extends PlayedScenario {
  readonly kind: ScenarioGame;
  readonly content: Content;
  readonly colours: readonly Colour[];
  readonly scoresAtStart: readonly number[];
  state: unknown;
  log: LogEntry<GameTypes['action']>[];
}

function newGame(file: string, scenario: Scenario): Game {
  const { game, seats, first } = scenario;
  const kind = GAMES[game];
  if (!seats.includes(first)) throw new Error(`${file}: ${first} begins but has no seat`);
  if (new Set(seats).size !== seats.length) throw new Error(`${file}: two seats have one colour`);
  try {
    const { content, start } = kind.begin(scenario);
    const state = start();
    const scoresAtStart = kind.rules.scoresOf(state).slice();
    return { kind, content, colours: seats, start, scoresAtStart, state, log: [] };
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function playStep(game: Game, text: string, expected: readonly string[]): void {
  const { kind, colours } = game;
  const { colour, deeds } = parseDeeds(text, kind);
  const seat = colours.indexOf(colour);
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
    statements.push(...outcome.flatMap((event) => kind.tell(event, colours, deed)));
  }
  const found = disagreements(kind, expected, { statements, state: game.state });
  if (found.length > 0) throw new Error(found.join('; '));
}

/** Plays one deed; what followed, or the code of its refusal, which leaves the game as it was. */
function play(game: Game, seat: number, deed: Deed): readonly GameTypes['event'][] | string {
  if (deed.type === 'undo') return undo(game, seat);
  const { kind } = game;
  const action = actionOf(game, deed);
  const result = step(kind.rules, game.state, { seat, action });
  if (!result.ok) return result.failure.code;
  game.state = result.value.state;
  game.log.push({ type: 'action', seat, action });
  const { drawn } = kind.view(game.state);
  if (deed.type === 'draw' && deed.tile !== undefined && drawn !== deed.tile) {
    throw new Error(`the tile drawn is ${drawn ?? 'none'}`);
  }
  return result.value.events;
}

function actionOf({ kind, content, state }: Game, deed: Exclude<Deed, { type: 'undo' }>): GameTypes['action'] {
  switch (deed.type) {
    case 'draw':
      return { type: 'draw' };
    case 'place':
      return kind.placeAction(deed);
    case 'piece':
      return kind.pieceAction(deed.piece, segmentMeant(content, kind.view(state).tiles.at(-1)!, deed.where));
    case 'other': {
      const action = kind.action(deed.text);
      if (!action) throw new Error(`"${deed.text}" is no action`);
      return action;
    }
  }
}

function undo(game: Game, seat: number): readonly GameTypes['event'][] | string {
  const { kind } = game;
  const before = fold(kind.rules, game.start(), game.log);
  if (!before.ok) throw new Error(`the log does not fold: ${JSON.stringify(before.failure)}`);
  const rejection = takebackRejection(kind.rules, before.value, seat);
  if (rejection) return rejection.code;
  game.log.push({ type: 'takeback', seat });
  const folded = fold(kind.rules, game.start(), game.log);
  if (!folded.ok) throw new Error(`the log no longer folds: ${JSON.stringify(folded.failure)}`);
  game.state = folded.value.state;
  return [];
}

/** What a whole game must satisfy besides its steps: the log folds to the same state, scores are sums of score lines. */
function auditOf({ kind, log, scoresAtStart, start, state }: Game): string | undefined {
  const folded = fold(kind.rules, start(), log);
  if (!folded.ok) return `the log does not fold: ${JSON.stringify(folded.failure)}`;
  const view = kind.view(state);
  if (!isDeepStrictEqual(kind.view(folded.value.state), view))
    return 'the log folds to another state than its steps led to';
  const sums = [...scoresAtStart];
  for (const { events } of folded.value.actions) {
    for (const { seat, points } of events.flatMap(kind.scoreLines)) sums[seat] = sums[seat]! + points;
  }
  return sums.every((sum, seat) => sum === view.seats[seat]!.score) ? undefined : `score lines add up to ${sums}`;
}

function placeName(part: PropertyKey): string {
  return typeof part === 'number' ? `${part + 1}` : String(part);
}
