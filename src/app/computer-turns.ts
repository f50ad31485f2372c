import type { Level } from '../computer/levels.ts';
import { step } from '../core/fold.ts';
import type { LogEntry } from '../core/log.ts';
import type { Content, GameTypes } from '../core/rules.ts';
import type { CommonSetup } from '../core/setup.ts';
import { type Act, type GameId, isComputer } from '../store/records.ts';
import { isPaused } from './acts.ts';
import type { App } from './app.ts';
import { isOverTime, turnClockOf } from './clock.ts';
import { commitEntries } from './commit.ts';
import { computerOf, LATE_TURN_LEVEL } from './computers.ts';
import { type Table, tableOf } from './table.ts';
import { automaticActions } from './turn.ts';

type Action = GameTypes['action'];

/** A turn that a computer plays: the game so far, as a plain value for another thread. */
export interface ComputerTurn {
  readonly ruleSet: string;
  readonly content: Content;
  readonly setup: CommonSetup;
  readonly log: readonly LogEntry<Action>[];
  readonly level: Level;
}

/**
 * Plays the turns of computers in a game until a person is to move or the game is over. If the game lends late turns to a
 * computer, it begins with the late turn of a person. Yields each turn; the caller passes the chosen actions to `next`, or no
 * actions if the computer failed, and then the rule for absent players plays the turn. All turns are written together in the
 * end, so that one message tells of them. Nothing is written if the game has changed meanwhile.
 */
export async function* turnsOfComputers(
  app: App,
  gameId: GameId,
): AsyncGenerator<ComputerTurn, undefined, readonly Action[]> {
  const record = await app.store.games.byId(gameId);
  if (record?.status !== 'running' || isPaused(record)) return;
  const result = await tableOf(app, record);
  if (!result.ok) return;
  const table = result.value;
  const { game, progress } = table;
  const entries: LogEntry<Action>[] = [];
  let { state } = table.fold;
  const lent = (await isLent(app, table)) ? progress.turn : undefined;
  const toMove = (): Level | undefined => {
    if (game.isOver(state)) return undefined;
    const { seat, turn } = game.progressOf(state);
    return turn === lent && seat === progress.seat ? LATE_TURN_LEVEL : computerOf(record.seats[seat]!.userId)?.level;
  };
  for (let level = toMove(); level; level = toMove()) {
    const chosen = yield computerTurn(table, level, entries);
    const turn = playTurn(table, state, chosen);
    entries.push(...turn.entries);
    const further = automaticActions(table, turn.state);
    entries.push(...further.entries);
    state = further.state;
  }
  if (entries.length === 0) return;
  const acts: Act[] = lent === undefined ? [] : [{ type: 'turn-lent', seat: progress.seat }];
  await commitEntries(app, {}, { table, entries, after: state, joins: lent === undefined, acts });
}

/** True if a computer plays the current turn for its player, because the turn is over its time. */
async function isLent(app: App, { record, game, progress }: Table): Promise<boolean> {
  if (record.options.late !== 'computer' || !game.computer || isComputer(record.seats[progress.seat]!.userId))
    return false;
  const turn = await turnClockOf(app, record);
  // Only after the clock was checked, which is when the players are told that the time is over.
  return turn?.turn === progress.turn && turn.clock.askedAt !== undefined && isOverTime(turn);
}

/** The current turn of a table as a plain value for a computer on another thread, with further log entries. */
export function computerTurn(
  { record, content, setup, log }: Table,
  level: Level,
  further: readonly LogEntry<Action>[] = [],
): ComputerTurn {
  const entries = [...log.map(({ entry }) => entry as LogEntry<Action>), ...further];
  return { ruleSet: record.ruleSet, content, setup, log: entries, level };
}

/** Plays a turn with actions; from the first illegal action on, the rule for absent players plays the rest. */
function playTurn({ game }: Pick<Table, 'game'>, from: GameTypes['state'], actions: readonly Action[]) {
  const { seat, turn } = game.progressOf(from);
  const entries: LogEntry<Action>[] = [];
  const rest = [...actions];
  let state = from;
  const isOwn = () => game.progressOf(state).turn === turn && game.progressOf(state).seat === seat;
  while (!game.isOver(state) && isOwn()) {
    const wanted = rest.shift();
    const isLegal = wanted && game.rejectionOf(state, seat, wanted) === undefined;
    if (!isLegal) rest.length = 0;
    const action = isLegal ? wanted : (game.openingAction(state) ?? game.standInAction(state));
    const next = step(game, state, { seat, action });
    if (!next.ok) throw new Error(`the turn of a computer was rejected: ${next.failure.code}`);
    entries.push({ type: 'action', seat, action });
    state = next.value.state;
  }
  return { state, entries };
}
