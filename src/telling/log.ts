import type { Table } from '../app/table.ts';
import { MAX_CHECKPOINTS } from '../core/fold.ts';
import type { GameTypes } from '../core/rules.ts';
import type { CommonEvent } from '../games/contract/game-words.ts';
import { joined } from '../i18n/sentences.ts';
import type { Speech } from '../i18n/speech.ts';
import type { Translator } from '../i18n/translate.ts';
import { actLine } from './acts.ts';
import { eventContextOf, eventLine, eventLines } from './events.ts';
import type { PlayerNames } from './people.ts';
import { rankingText } from './score.ts';
import type { Section } from './section.ts';

/** A turn of the log with its actions, also those that were taken back. */
export interface LoggedTurn {
  readonly turn: number;
  readonly seat: number;
  /** When the turn's last action was taken, in milliseconds since 1970. */
  readonly at: number;
  readonly actions: readonly LoggedAction[];
  /** Indexes of its first log entry and of the first one after it. */
  readonly entries: readonly [from: number, end: number];
}

export interface LoggedAction {
  /** Index of its log entry. */
  readonly entry: number;
  readonly events: readonly GameTypes['event'][];
  /** Whether it was taken back. */
  readonly takenBack: boolean;
}

type Mutable<Type> = { -readonly [Key in keyof Type]: Type[Key] };

/** Returns the log of a game turn by turn, also with actions that were taken back; a turn begins with its first action. */
export function loggedTurns({ game, content, setup, log }: Table): LoggedTurn[] {
  const turns: (Omit<Mutable<LoggedTurn>, 'actions'> & { readonly actions: LoggedAction[] })[] = [];
  // Actions that can be taken back, by draws: the last list has those since the last draw.
  const byDraws: { readonly before: GameTypes['state']; readonly action: Mutable<LoggedAction> }[][] = [[]];
  const lastTakeback = log.findLastIndex(({ entry }) => entry.type === 'takeback');
  let state = game.startState(content, setup);
  for (const { entry, at, seq } of log) {
    if (entry.type === 'takeback') {
      if (byDraws.at(-1)?.length === 0) byDraws.pop();
      const last = byDraws.at(-1)?.pop();
      if (!last) throw new Error('the log takes back what is not there');
      last.action.takenBack = true;
      state = last.before;
      // If the turn before goes on, it gets the actions of the one that had begun.
      if (turns.at(-1)!.turn > game.progressOf(state).turn) turns.at(-2)!.actions.push(...turns.pop()!.actions);
      turns.at(-1)!.entries = [turns.at(-1)!.entries[0], seq + 1];
      continue;
    }
    const { turn: number, seat } = game.progressOf(state);
    const before = state;
    // Only a takeback asks for the state before an action.
    if (seq < lastTakeback) state = game.copyState(before);
    const events: GameTypes['event'][] = [];
    game.perform(state, entry.action, events);
    if (turns.at(-1)?.turn !== number) turns.push({ turn: number, seat, at, actions: [], entries: [seq, seq + 1] });
    if (game.reveals(events)) {
      byDraws.push([]);
      if (byDraws.length > MAX_CHECKPOINTS) byDraws.shift();
    }
    const action = { entry: seq, events, takenBack: false };
    const turn = turns.at(-1)!;
    turn.actions.push(action);
    turn.at = at;
    turn.entries = [turn.entries[0], seq + 1];
    if (byDraws.length === 0) byDraws.push([]);
    byDraws.at(-1)!.push({ before, action });
  }
  return turns;
}

/**
 * A turn in words: the player, the time, and the events. The final scoring and the result have their own sections.
 */
export function turnSections(say: Speech, about: { table: Table; people: PlayerNames; logged: LoggedTurn }): Section[] {
  const { table, people, logged } = about;
  const { turn, seat, at, actions } = logged;
  const names = people.atEntry(lastEntry(logged)).shown;
  const when = say.t.writing.moment(at, 'time');
  const kept = actions.flatMap(({ events, takenBack }) => (takenBack ? [] : events));
  const isPlaced = kept.some(({ type }) => type === 'placed');
  const sections: { readonly title: string; readonly items: string[] }[] = [];
  const addSection = (title: string) => sections.push({ title, items: [] });
  const addLines = (...items: readonly string[]) => sections.at(-1)!.items.push(...items);
  addSection(say('log.turn', { turn, name: names[seat]!, when }));
  let isFinal = false;
  for (const { entry, events, takenBack } of actions) {
    const names = people.atEntry(entry).shown;
    const context = eventContextOf(say.t, table, names);
    if (takenBack) {
      const text =
        drawText(say, about, { names, events }) ?? eventLine({ ...context, isMidLine: true }, events[0]!) ?? '';
      addLines(say('log.taken-back', { what: text }));
      continue;
    }
    for (const event of events) {
      if (!isFinal && table.game.scoring(event)?.final) {
        addSection(say('score.final'));
        isFinal = true;
      }
      // The line about a placement names the drawn tile. Without a placement, a line about the draw does.
      const drawn = isPlaced ? undefined : drawText(say, about, { names, events: [event] });
      if (drawn !== undefined) addLines(drawn);
      addLines(...eventLines(context, [event]));
    }
  }
  if (kept.some(({ type }) => type === 'ended')) {
    addSection(say('end.ranking', { ranking: rankingText(say, table, names) }));
  }
  addLines(...actLines(say, about));
  return sections;
}

/** The line about a drawn tile; undefined if the events have no draw. */
function drawText(
  say: Speech,
  { table: { game, content } }: { readonly table: Table },
  { names, events }: { readonly names: readonly string[]; readonly events: LoggedAction['events'] },
): string | undefined {
  const drawEvent = (events as readonly CommonEvent[]).find((event) => event.type === 'drawn');
  if (!drawEvent) return undefined;
  return say('turn.drawn', {
    name: names[drawEvent.seat]!,
    tile: game.words.tile(say.t, content, { id: drawEvent.tile }),
  });
}

/** Index of the latest log entry of a turn. */
function lastEntry({ entries: [, end] }: LoggedTurn): number {
  return end - 1;
}

/** Lines of the acts from the start of a turn to the next draw. */
function actLines(say: Speech, { table, people, logged }: Parameters<typeof turnSections>[1]): string[] {
  const [from, end] = logged.entries;
  const acts = table.record.acts.filter(({ seq }) => seq <= end && (seq > from || from === 0));
  return acts.flatMap((actRecord) => actLine(say, { record: table.record, people }, actRecord) ?? []);
}

/** A turn in one line without markup, for lists: its number, the player, and the placed tile. */
export function turnLabel(t: Translator, about: { table: Table; people: PlayerNames; logged: LoggedTurn }): string {
  const { table, people, logged } = about;
  const { turn, seat, actions } = logged;
  const names = people.atEntry(lastEntry(logged)).plain;
  const context = eventContextOf(t, table, names);
  const kept = actions.flatMap(({ events, takenBack }) => (takenBack ? [] : events));
  const placed = kept.find(({ type }) => type === 'placed');
  const text = placed && eventLine(context, placed);
  const line = joined(t, [names[seat]!, ...(text ? [text] : [])]);
  return t('score.turn', { turn, line });
}
