import { type Draft, tableAfter } from '../../app/draft.ts';
import type { Table } from '../../app/table.ts';
import type { Choice, Typed } from '../../games/contract/position.ts';
import type { Translator } from '../../i18n/translate.ts';
import { optionText } from '../../telling/board/choices.ts';

/** What was typed, without the tile, at the table as it is once that is chosen. */
interface TypedAfterTile {
  readonly table: Table;
  readonly options: Typed['options'];
  /** The choice of the tile, to be played first; empty where none is needed. */
  readonly before: Draft;
}

/**
 * Takes a typed tile out of what was typed: it is chosen from the hand where more was typed, or it is the one that is drawn.
 * Undefined where it is another tile than that, or several may be meant.
 */
export function afterTypedTile(t: Translator, table: Table, userId: string, typed: Typed): TypedAfterTile | undefined {
  const { game, content, fold } = table;
  const { tile, ...options } = typed.options;
  const asTyped = { table, options: typed.options, before: [] };
  const choices = game.choices(fold.state);
  if (tile === undefined || !choices.some(({ verb }) => verb === typed.verb)) return asTyped;
  const [first] = choices;
  if (first!.step === 'square') {
    const { drawn } = game.viewOf(fold.state);
    const isDrawn = drawn !== undefined && isText(tile, drawn, game.words.tile(t, content, { id: drawn }));
    return isDrawn ? { table, options, before: [] } : undefined;
  }
  const needsMore = Object.keys(options).some((name) => !(name in first!.options));
  if (first!.step !== 'tile' || !needsMore) return asTyped;
  const meant = choices.filter((choice: Choice) =>
    isText(tile, String(choice.options.tile), optionText(t, table, { choice, option: 'tile' })),
  );
  const after = meant.length === 1 ? tableAfter(table, userId, [meant[0]!.action]) : undefined;
  return after && { table: after, options, before: [meant[0]!.action] };
}

function isText(typed: string | number, ...texts: readonly string[]): boolean {
  const text = String(typed).trim().toLowerCase();
  return texts.some((one) => one.toLowerCase() === text);
}
