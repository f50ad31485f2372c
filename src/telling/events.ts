import type { Table } from '../app/table.ts';
import type { GameTypes } from '../core/rules.ts';
import type { CommonEvent, EventContext, GameWords } from '../games/contract/game-words.ts';
import { lineStart } from '../i18n/sentences.ts';
import { type Translator, withWriting } from '../i18n/translate.ts';
import { PLAIN_WRITING } from '../i18n/writing.ts';

/** Context for putting the events of a table into words. */
export type TableEventContext = EventContext & Pick<Table, 'game'>;

/** Makes the context for events of a table; `names` must be escaped for the place where the words are shown. */
export function eventContextOf(t: Translator, { game, content }: Table, names: readonly string[]): TableEventContext {
  return { t, game, content, names };
}

/** An event in one line; undefined for events that are shown elsewhere in a message. */
export function eventLine(context: TableEventContext, event: GameTypes['event']): string | undefined {
  const { t, content } = context;
  const { words } = context.game;
  const common = event as CommonEvent;
  switch (common.type) {
    case 'drawn':
    case 'ended':
      return undefined;
    case 'discarded':
      return lineStart(t('event.discarded', { tile: words.tile(t, content, { id: common.tile }) }), context);
    case 'placed': {
      const { tile: id, rotation, x, y } = common;
      return t('event.placed', { tile: words.tile(t, content, { id, rotation }), x, y });
    }
    case 'piece-placed': {
      const { x, y, isElsewhere } = common;
      const standing = standingText(t, words, common);
      return isElsewhere ? t('event.elsewhere', { standing, x, y }) : standing;
    }
    default:
      return words.event(context, event);
  }
}

/** A piece and the kind of feature that it stands on, in words. */
export function standingText(
  t: Translator,
  words: GameWords<GameTypes>,
  piece: { readonly piece: string; readonly kind: string },
): string {
  return words.standing?.(t, piece) ?? `${words.piece(t, piece.piece)} (${words.kind(t, piece.kind)})`;
}

/** The lines of several events. */
export function eventLines(context: TableEventContext, events: readonly GameTypes['event'][]): string[] {
  return events.flatMap((event) => eventLine(context, event) ?? []);
}

/** The lines of several events for files and screen readers. */
export function plainEventLines(context: TableEventContext, events: readonly GameTypes['event'][]): string[] {
  return eventLines({ ...context, t: withWriting(context.t, PLAIN_WRITING) }, events);
}
