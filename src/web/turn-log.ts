import { raw } from 'hono/html';
import type { TurnClock } from '../app/clock.ts';
import type { Table } from '../app/table.ts';
import { commandMentions, type Speech, speechIn } from '../i18n/speech.ts';
import { type Translator, withWriting } from '../i18n/translate.ts';
import { clockLines } from '../telling/clock.ts';
import { loggedTurns, turnSections } from '../telling/log.ts';
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

/** Speech for pages. Commands are plain text, as they cannot be tapped there. */
export function pageSpeech(t: Translator): Speech {
  return speechIn(t, commandMentions(new Map()));
}

/** The clock of the turn under way, a line each: its deadline with the bank of time in it, or what stops it. */
export function clockTexts(t: Translator, clock: TurnClock, people: PlayerNames): Html[] {
  const say = pageSpeech(withWriting(t, HTML_WRITING));
  return clockLines(say, clock, peopleInHtml(people)).map((line) => raw(line));
}

/** The log of a game, turn by turn, the first one first. */
export function turnTexts(t: Translator, table: Table, people: PlayerNames): TurnText[] {
  const say = pageSpeech(withWriting(t, HTML_WRITING));
  const htmlPeople = peopleInHtml(people);
  return loggedTurns(table).map((logged) => {
    const { turn, seat, at, entries } = logged;
    const name = htmlPeople.atEntry(entries[1] - 1).shown[seat]!;
    const [first, ...others] = turnSections(say, { table, people: htmlPeople, logged });
    // Leaves out the first title: the page has its own heading with the player and the time.
    const lines = [...first!.items, ...others.flatMap(({ title, items }) => [title, ...items])];
    return {
      turn,
      player: raw(say('web.turn', { turn, name })),
      time: at > 0 ? timeMarkup(at) : markup``,
      lines: htmlList(lines),
    };
  });
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
