import type { Table } from '../app/table.ts';
import { loggedTurns, turnLines } from '../bot/present/log.ts';
import { NameStandIns } from '../bot/present/name-stand-ins.ts';
import type { People } from '../bot/present/people.ts';
import type { Speech } from '../i18n/speech.ts';
import type { Translator } from '../i18n/translate.ts';
import { type Html, joinedMarkup, markup, messageLine, timeMarkup } from './markup.ts';

/** A turn of the log in words. */
export interface TurnText {
  readonly turn: number;
  readonly who: Html;
  /** When it ended; nothing in a record, which tells no times. */
  readonly when: Html;
  /** What happened, a list. */
  readonly lines: Html;
}

/** The log of a game, turn by turn, the first one first. */
export function turnTexts(say: Speech, table: Table, people: People): TurnText[] {
  const names = new NameStandIns();
  const hidden = names.hide(people);
  return loggedTurns(table).map((logged) => {
    const { turn, seat, at, entries } = logged;
    const name = hidden.at(entries[1] - 1).shown[seat]!;
    const [, ...lines] = turnLines(say, { table, people: hidden, logged }).map((line) => withoutMentions(line, say.t));
    const who = messageLine(say('web.turn', { turn, name }), names);
    return { turn, who, when: at > 0 ? timeMarkup(at) : markup``, lines: lineList(lines, names) };
  });
}

/** A line without the ids of people who have no seat, such as moderators, whose names are not stored. */
function withoutMentions(line: string, t: Translator): string {
  return line.replace(/<@!?\d+>/g, t('people.unknown'));
}

/** Lines of a message as a list. */
function lineList(lines: readonly string[], names: NameStandIns): Html {
  if (lines.length === 0) return markup``;
  const items = lines.map((line) => markup`<li>${messageLine(line.replace(/^- /, ''), names)}</li>`);
  return markup`<ul>${joinedMarkup(items)}</ul>`;
}
