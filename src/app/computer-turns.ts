import type { Level } from '../computer/levels.ts';
import { step } from '../core/fold.ts';
import type { LogEntry } from '../core/log.ts';
import type { Content, GameTypes } from '../core/rules.ts';
import type { CommonSetup } from '../core/setup.ts';
import { type Act, type GameId, isComputer } from '../store/records.ts';
import { isPaused } from './acts.ts';
import type { App } from './app.ts';
import { computerOf, LATE_LEVEL } from './computers.ts';
import { playedByItself } from './rule-play.ts';
import { type Table, tableOf } from './table.ts';
import { commitEntries } from './turn.ts';
import { isOverTime, turnClockOf } from './turn-clock.ts';

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
 * The turns of computers in a game until a person is to move or the game is over, first that of a person which is over
 * its time where the game lends such turns to a computer. Each is yielded to be chosen, and the
 * actions that were chosen are given back; a turn that a computer fails to choose, none, is played by the rule for absent
 * players. All are written together in the end, so that one message tells of them; nothing is written where the game has
 * changed meanwhile.
 */
export async function* turnsOfComputers(
  app: App,
  gameId: GameId,
): AsyncGenerator<ComputerTurn, undefined, readonly Action[]> {
  const record = await app.store.games.byId(gameId);
  if (record?.status !== 'running' || isPaused(record)) return;
  const read = await tableOf(app, record);
  if (!read.ok) return;
  const table = read.value;
  const { game, progress } = table;
  const entries: LogEntry<Action>[] = [];
  let { state } = table.fold;
  const lent = (await isLent(app, table)) ? progress.turn : undefined;
  const toMove = (): Level | undefined => {
    if (game.isOver(state)) return undefined;
    const { seat, turn } = game.progressOf(state);
    return turn === lent ? LATE_LEVEL : computerOf(record.seats[seat]!.userId)?.level;
  };
  for (let level = toMove(); level; level = toMove()) {
    const chosen = yield computerTurn(table, level, entries);
    const turn = played(table, state, chosen);
    entries.push(...turn.entries);
    const further = playedByItself(table, turn.state);
    entries.push(...further.entries);
    state = further.state;
  }
  if (entries.length === 0) return;
  const told: Act[] = lent === undefined ? [] : [{ type: 'turn-lent', seat: progress.seat }];
  const acts = { from: record.acts.length, acts: told };
  await commitEntries(app, {}, { table, entries, after: state, joins: lent === undefined, acts });
}

/** Whether a computer plays the turn under way for its player, as it is over its time. */
async function isLent(app: App, { record, game, progress }: Table): Promise<boolean> {
  if (record.options.late !== 'computer' || !game.computer || isComputer(record.seats[progress.seat]!.userId))
    return false;
  const turn = await turnClockOf(app, record);
  // Only once the clock was looked at, as that is when everybody sees that the time is over.
  return turn?.turn === progress.turn && turn.clock.askedAt !== undefined && isOverTime(turn);
}

/** A table as computers see it on another thread. */
export function computerTurn(
  { record, content, setup, log }: Table,
  level: Level,
  further: readonly LogEntry<Action>[] = [],
): ComputerTurn {
  const entries = [...log.map(({ entry }) => entry as LogEntry<Action>), ...further];
  return { ruleSet: record.ruleSet, content, setup, log: entries, level };
}

/** Takes the actions of a turn, and those of the rule for absent players from the first one on that is not legal. */
function played({ game }: Pick<Table, 'game'>, from: GameTypes['state'], actions: readonly Action[]) {
  const { seat, turn } = game.progressOf(from);
  const entries: LogEntry<Action>[] = [];
  const rest = [...actions];
  let state = from;
  while (!game.isOver(state) && game.progressOf(state).turn === turn) {
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
