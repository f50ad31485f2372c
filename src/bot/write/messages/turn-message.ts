import { type BaseMessageOptions, userMention } from 'discord.js';
import { pausesOf, playerAt } from '../../../app/acts.ts';
import type { TurnClock } from '../../../app/clock.ts';
import { isComputersTurn, LATE_TURN_LEVEL } from '../../../app/computers.ts';
import {
  type FinishedTurn,
  sharedTurn,
  standInOf,
  takebacksThisTurn,
  turnsFinishedSince,
} from '../../../app/finished-turns.ts';
import type { Table } from '../../../app/table.ts';
import type { GameTypes } from '../../../core/rules.ts';
import type { CommonEvent } from '../../../games/contract/game-words.ts';
import type { LegalSquare } from '../../../games/contract/scene.ts';
import type { Speech } from '../../../i18n/speech.ts';
import { type Act, isComputer } from '../../../store/records.ts';
import { actLine } from '../../../telling/acts.ts';
import { pileText } from '../../../telling/board/tiles-left.ts';
import { clockLines } from '../../../telling/clock.ts';
import { eventContextOf, eventLines } from '../../../telling/events.ts';
import { levelText } from '../../../telling/level.ts';
import type { PlayerNames } from '../../../telling/people.ts';
import { themeOf } from '../../../telling/theme.ts';
import { messageText, relativeTimestamp } from '../message-text.ts';
import { boardFile } from '../pictures.ts';
import { firstTurnLines, otherButtons, squareControls, squaresForButtons, turnControls } from './turn-controls.ts';

export interface TurnMessageOptions {
  /** False if the message already has its picture, or the picture cannot be painted. */
  readonly picture?: boolean;
  /**
   * Length of the log before the entries that made the message necessary; the message shows the turns that ended since.
   */
  readonly since?: number;
  /** Length of the log from which on acts belong to the next message. */
  readonly before?: number;
  /** The clock of the turn. */
  readonly clock?: TurnClock | undefined;
  /** True if the player to move has muted the turn. */
  readonly isQuiet?: boolean;
  /** Address of the page of the game; undefined if it has no page. */
  readonly page?: string | undefined;
  /** True if the page can be opened inside Discord, too. */
  readonly hasActivity?: boolean | undefined;
}

/**
 * The public message of a turn: the previous turn with its points, the board, and one mention of the player to move. It is made
 * from the current table, so that it can be edited whenever the turn changes.
 */
export async function turnMessage(
  say: Speech,
  table: Table,
  people: PlayerNames,
  {
    picture = true,
    since = table.log.length,
    before = Number.POSITIVE_INFINITY,
    clock,
    isQuiet = false,
    page,
    hasActivity = false,
  }: TurnMessageOptions = {},
): Promise<BaseMessageOptions> {
  const { game, progress } = table;
  // Names at the end of this log, which is shorter than the game's if the message is late.
  const now = people.atEntry(table.log.length).shown;
  const userId = playerAt(table.record, progress.seat, table.log.length);
  const shared = sharedTurn(table);
  const finished = shared ? [] : turnsFinishedSince(table, since);
  const lines = [
    ...(shared ? sharedTurnLines(say, table, people, shared) : []),
    ...finished.flatMap((turn) => finishedTurnLines(say, table, people, turn)),
    ...(finished.length === 0 && !shared ? [say('turn.first', { name: now[progress.seat]! })] : []),
    ...actsBetween(say, { table, people }, { since, before }),
    ...turnSoFar(say, table, people),
    ...firstTurnLines(say, table),
  ];
  // Without a picture the numbers of squares would have no meaning.
  const access = { page, hasActivity };
  const others = otherButtons(say, table, access);
  const squares = picture ? squaresForButtons(table, others.length) : [];
  const legal = squares.map(({ square }) => square);
  if (legal.some(({ gains }) => gains)) lines.push(say('turn.star'));
  lines.push(pileText(say.t, table));
  const paused = pausedSince(table);
  if (clock && paused === undefined) lines.push(...clockLines(say, clock, people));
  if (paused !== undefined) lines.push(say('turn.paused', { name: now[progress.seat]!, since: paused }));
  else if (isComputersTurn(table)) lines.push(say('turn.computer', { name: now[progress.seat]! }));
  else if (!game.isOver(table.fold.state) && !isComputer(userId)) {
    // The first button tells the next action.
    const isAsked = progress.turnSeat !== undefined;
    lines.push(say(isAsked ? 'turn.to-choose' : 'turn.to-move', { mention: userMention(userId) }));
  }
  return {
    content: messageText(lines, 2),
    ...(picture ? { files: [await turnPicture(say, table, people, { turns: finished.length, legal })] } : {}),
    components: squares.length > 0 ? squareControls(say, table, squares, others) : turnControls(say, table, access),
    allowedMentions: isQuiet || isComputersTurn(table) ? { parse: [] } : { users: [userId] },
  };
}

/** Lines about the acts between two lengths of the log. */
function actsBetween(
  say: Speech,
  { table: { record }, people }: { readonly table: Table; readonly people: PlayerNames },
  { since, before }: { readonly since: number; readonly before: number },
): string[] {
  const acts = record.acts.filter(({ act, seq }) => ACTS_IN_TURN_MESSAGE.has(act.type) && seq >= since && seq < before);
  return acts.flatMap((actRecord) => actLine(say, { record, people }, actRecord) ?? []);
}

/** Lines about the current turn: takebacks, the drawn tile, and tiles that were discarded as they fitted nowhere. */
function turnSoFar(say: Speech, table: Table, people: PlayerNames): string[] {
  const { game, content } = table;
  const takers = takebacksThisTurn(table).map(({ seat, entry }) => people.atEntry(entry).shown[seat]!);
  const { events: draw, entry: drawnAt } = drawOfThisTurn(table);
  const drawers = people.atEntry(drawnAt).shown;
  const drawEvent = (draw as readonly CommonEvent[]).find((event) => event.type === 'drawn');
  const besides = draw.filter(({ type }) => type !== 'drawn' && type !== 'turn-started');
  return [
    ...[...countBy(takers)].map(([name, count]) => `- ${say('turn.taken-back', { name, count })}`),
    ...(drawEvent
      ? [
          say('turn.drawn', {
            name: drawers[drawEvent.seat]!,
            tile: game.words.tile(say.t, content, { id: drawEvent.tile }),
          }),
        ]
      : []),
    ...eventLines(eventContextOf(say.t, table, drawers), besides),
  ];
}

/** The player of a turn, and its events line by line, with the names at that time. */
export function finishedTurnLines(say: Speech, table: Table, people: PlayerNames, turn: FinishedTurn): string[] {
  const names = people.atEntry(turn.entry).shown;
  const events = eventLines(eventContextOf(say.t, table, names), turn.events);
  return [playedLine(say, standInOf(table, turn), names[turn.seat]!), ...events.map((line) => `- ${line}`)];
}

/** The turn under way as far as it was played, line by line. */
function sharedTurnLines(
  say: Speech,
  table: Table,
  people: PlayerNames,
  { seat, entry, events }: FinishedTurn,
): string[] {
  const names = people.atEntry(entry).shown;
  const lines = eventLines(eventContextOf(say.t, table, names), events);
  return [say('turn.under-way', { name: names[seat]! }), ...lines.map((line) => `- ${line}`)];
}

/** The line that says who played a turn: the player, or a computer or rule in the player's place. */
function playedLine(say: Speech, standIn: ReturnType<typeof standInOf>, name: string): string {
  if (standIn === 'lent') return say('turn.last.lent', { name, level: levelText(say.t, LATE_TURN_LEVEL) });
  return say(standIn === undefined ? 'turn.last' : `turn.last.${standIn}`, { name });
}

/** Acts that are part of the message of a turn; other acts have their own messages, or none. */
const ACTS_IN_TURN_MESSAGE: ReadonlySet<Act['type']> = new Set([
  'resigned',
  'replaced',
  'resumed',
  'extended',
  'undone-by-moderator',
  'turn-taken-back',
  'moved',
  'page-opened',
  'page-closed',
]);

/** When a game was paused, as a timestamp relative to now; undefined if it is not paused. */
export function pausedSince({ record }: Pick<Table, 'record'>): string | undefined {
  const last = pausesOf(record).at(-1);
  if (!last || last.to !== undefined) return undefined;
  return relativeTimestamp(last.from);
}

/** The picture of the board around the told turns, readable without zooming. A button shows the whole board. */
function turnPicture(
  { t }: Speech,
  table: Table,
  people: PlayerNames,
  { turns, legal }: { readonly turns: number; readonly legal: readonly LegalSquare[] },
) {
  const theme = themeOf(table.record.options);
  const numbered = legal.length > 0 ? { legal } : {};
  return boardFile(t, table, people, { focus: true, turns: Math.max(1, turns), theme, mayWait: true, ...numbered });
}

/** Events of the draw of the current turn, with the index of its log entry; no events before the draw. */
function drawOfThisTurn({ game, fold }: Table): Pick<Table['fold']['actions'][number], 'events' | 'entry'> {
  const none = { events: [], entry: 0 };
  if (game.openingAction(fold.state)) return none;
  const began = fold.actions.findLastIndex(({ events }) => events.some(({ type }) => type === 'turn-started'));
  const ofTurn = fold.actions.slice(began + 1);
  return (
    ofTurn.findLast(({ events }) => events.some(isOfDraw)) ?? ofTurn.find(({ events }) => game.reveals(events)) ?? none
  );
}

function isOfDraw({ type }: GameTypes['event']): boolean {
  return type === 'drawn' || type === 'discarded';
}

function countBy(names: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}
