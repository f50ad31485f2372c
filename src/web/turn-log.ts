import { raw } from 'hono/html';
import type { TurnClock } from '../app/clock.ts';
import type { Table } from '../app/table.ts';
import { commandMentions, type Speech, speechIn } from '../i18n/speech.ts';
import { type Translator, withWriting } from '../i18n/translate.ts';
import { clockLines } from '../telling/clock.ts';
import { type LoggedTurn, turnSections } from '../telling/log.ts';
import type { Names, PlayerNames } from '../telling/people.ts';
import { HTML_WRITING, type Html, joinedMarkup, markup, timeMarkup } from './markup.ts';

/** A turn of the log in HTML. */
export interface TurnText {
  readonly turn: number;
  readonly player: Html;
  /** When the turn ended; empty for a record, which has no times. */
  readonly time: Html;
  /** The events of the turn, as a list. */
  readonly lines: Html;
}

/** Commands as plain text, as they cannot be tapped on pages. */
const PLAIN_COMMANDS = commandMentions(new Map());

/** Speech for pages. */
export function pageSpeech(t: Translator): Speech {
  return speechIn(t, PLAIN_COMMANDS);
}

/** The clock of the turn under way, a line each: its deadline with the bank of time in it, or what stops it. */
export function clockTexts(t: Translator, clock: TurnClock, people: PlayerNames): Html[] {
  const say = pageSpeech(withWriting(t, HTML_WRITING));
  return clockLines(say, clock, peopleInHtml(people)).map((line) => raw(line));
}

/** A turn of the log in HTML. */
export function turnText(t: Translator, about: { table: Table; people: PlayerNames; logged: LoggedTurn }): TurnText {
  const { table, logged } = about;
  const { turn, seat, at, entries } = logged;
  const say = pageSpeech(withWriting(t, HTML_WRITING));
  const people = peopleInHtml(about.people);
  const name = people.atEntry(entries[1] - 1).shown[seat]!;
  const [first, ...others] = turnSections(say, { table, people, logged });
  // Leaves out the first title: the page has its own heading with the player and the time.
  const lines = [...first!.items, ...others.flatMap(({ title, items }) => [title, ...items])];
  return {
    turn,
    player: raw(say('web.turn', { turn, name })),
    time: at > 0 ? timeMarkup(at) : markup``,
    lines: htmlList(lines),
  };
}

/** Names as HTML. They have no dot, as a sign beside the name shows the colour. */
function peopleInHtml(people: PlayerNames): PlayerNames {
  const htmlNames = (names: Names): Names => ({ ...names, shown: names.plain.map(HTML_WRITING.name) });
  return {
    ...people,
    ...htmlNames(people),
    atEntry: (entry) => htmlNames(people.atEntry(entry)),
    afterAct: (act) => htmlNames(people.afterAct(act)),
  };
}

/** Lines of HTML as a list. */
function htmlList(lines: readonly string[]): Html {
  if (lines.length === 0) return markup``;
  return markup`<ul>${joinedMarkup(lines.map((line) => markup`<li>${raw(line)}</li>`))}</ul>`;
}
