import type { Table } from '../../app/table.ts';
import type { GameTypes } from '../../core/rules.ts';
import type { Telling } from '../../games/game.ts';
import type { Translator } from '../../i18n/translate.ts';

/** What the events of a table are told with. */
export type TableTelling = Telling & Pick<Table, 'rules'>;

/** Tells the events of a table; `names` are fit for where the words go. */
export function tellingOf(t: Translator, { rules, content }: Table, names: readonly string[]): TableTelling {
  return { t, rules, content, names };
}

/** An event in words, one line; undefined for those that are told by the rest of a message. */
export function eventLine(telling: TableTelling, event: GameTypes['event']): string | undefined {
  return telling.rules.words.event(telling, event);
}

/** The lines of several events. */
export function eventLines(telling: TableTelling, events: readonly GameTypes['event'][]): string[] {
  return events.flatMap((event) => eventLine(telling, event) ?? []);
}

/** Stand-ins for names, from the private use area, which no message of ours holds. */
const FIRST_STAND_IN = 0xe000;

/** The lines of several events without markup, for files and screen readers; names stay as they are. */
export function plainEventLines(telling: TableTelling, events: readonly GameTypes['event'][]): string[] {
  const names = telling.names.map((_, seat) => String.fromCodePoint(FIRST_STAND_IN + seat));
  return eventLines({ ...telling, names }, events).map((line) =>
    line
      .replaceAll('**', '')
      .replace(/[\ue000-\ue004]/g, (standIn) => telling.names[standIn.codePointAt(0)! - FIRST_STAND_IN]!),
  );
}
