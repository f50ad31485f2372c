import { raw } from 'hono/html';
import type { Table } from '../app/table.ts';
import { commandMentions, type Speech, speechIn } from '../i18n/speech.ts';
import { type Translator, withWriting } from '../i18n/translate.ts';
import { loggedTurns, turnSections } from '../telling/log.ts';
import type { Names, People } from '../telling/people.ts';
import { HTML, type Html, joinedMarkup, markup, timeMarkup } from './markup.ts';

/** A turn of the log in HTML. */
export interface TurnText {
  readonly turn: number;
  readonly who: Html;
  /** When it ended; empty for a record, which has no times. */
  readonly when: Html;
  /** What happened, as a list. */
  readonly lines: Html;
}

/** Speech for pages, on which commands are written out, as they cannot be tapped. */
export function pageSpeech(t: Translator): Speech {
  return speechIn(t, commandMentions(new Map()));
}

/** The log of a game, turn by turn, the first one first. */
export function turnTexts(t: Translator, table: Table, people: People): TurnText[] {
  const say = pageSpeech(withWriting(t, HTML));
  const written = writtenPeople(people);
  return loggedTurns(table).map((logged) => {
    const { turn, seat, at, entries } = logged;
    const name = written.atEntry(entries[1] - 1).shown[seat]!;
    const [first, ...others] = turnSections(say, { table, people: written, logged });
    // The heading of the page tells whose turn it was in other words.
    const lines = [...first!.items, ...others.flatMap(({ title, items }) => [title, ...items])];
    return {
      turn,
      who: raw(say('web.turn', { turn, name })),
      when: at > 0 ? timeMarkup(at) : markup``,
      lines: listOf(lines),
    };
  });
}

/** Names as HTML, without colours, which signs beside them show. */
function writtenPeople(people: People): People {
  const written = (names: Names): Names => ({ ...names, shown: names.plain.map(HTML.name) });
  return {
    ...people,
    ...written(people),
    atEntry: (entry) => written(people.atEntry(entry)),
    afterAct: (act) => written(people.afterAct(act)),
  };
}

/** Lines of HTML as a list. */
function listOf(lines: readonly string[]): Html {
  if (lines.length === 0) return markup``;
  return markup`<ul>${joinedMarkup(lines.map((line) => markup`<li>${raw(line)}</li>`))}</ul>`;
}
