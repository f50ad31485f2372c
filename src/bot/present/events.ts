import type { Table } from '../../app/table.ts';
import type { GameTypes } from '../../core/rules.ts';
import type { EventContext } from '../../games/game.ts';
import type { Translator } from '../../i18n/translate.ts';

/** What the events of a table are told with. */
export type TableEventContext = EventContext & Pick<Table, 'rules'>;

/** What the events of a table are told with; `names` are fit for where the words go. */
export function eventContextOf(t: Translator, { rules, content }: Table, names: readonly string[]): TableEventContext {
  return { t, rules, content, names };
}

/** An event in words, one line; undefined for those that are told by the rest of a message. */
export function eventLine(context: TableEventContext, event: GameTypes['event']): string | undefined {
  return context.rules.words.event(context, event);
}

/** The lines of several events. */
export function eventLines(context: TableEventContext, events: readonly GameTypes['event'][]): string[] {
  return events.flatMap((event) => eventLine(context, event) ?? []);
}

/** Stand-ins for names, from the private use area, which no message of ours holds. */
const FIRST_STAND_IN = 0xe000;

/** The lines of several events without markup, for files and screen readers; names stay as they are. */
export function plainEventLines(context: TableEventContext, events: readonly GameTypes['event'][]): string[] {
  const names = context.names.map((_, seat) => String.fromCodePoint(FIRST_STAND_IN + seat));
  return eventLines({ ...context, names }, events).map((line) =>
    line
      .replaceAll('**', '')
      .replace(/[\ue000-\ue004]/g, (standIn) => context.names[standIn.codePointAt(0)! - FIRST_STAND_IN]!),
  );
}
