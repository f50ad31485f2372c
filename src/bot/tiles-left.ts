import { AttachmentBuilder } from 'discord.js';
import type { Table } from '../app/table.ts';
import type { Square } from '../core/tile.ts';
import { viewFor } from '../games/amazonas/rules/index.ts';
import { describeTile } from '../games/amazonas/words/index.ts';
import type { FittingTile } from '../games/game.ts';
import { fittingText, joined, listForms } from '../i18n/sentences.ts';
import type { Speech } from '../i18n/speech.ts';
import { renderTiles } from '../render/index.ts';
import { setOf, stateOf } from './amazonas-table.ts';
import { button, buttonRows } from './buttons.ts';
import type { HandlerContext, Reply } from './command.ts';
import { askedTable, makePlace } from './pages.ts';
import { pictureReply } from './picture-reply.ts';
import { ALT_LIMIT } from './present/board-alt.ts';
import { tilesAltText, tilesLeft } from './present/board-tiles-left.ts';
import { pictureWords } from './present/board-words.ts';
import { rotationsText } from './present/choices.ts';
import { themeOf } from './present/theme.ts';
import { rejectionReply } from './status.ts';

/** Kinds of tiles told above the picture, which would otherwise leave the screen of a phone. */
const MOST_KINDS = 5;

/**
 * What is left in the pile: how much of it, a picture, and a button for everything in words.
 *
 * @param square which of these tiles fit there; those are marked
 */
export async function tilesReply(context: HandlerContext, square?: Square): Promise<Reply> {
  const { say, settings } = context;
  const found = await askedTable(context);
  if (!found.ok) return rejectionReply(context, found.failure);
  const { game, rules, fold } = found.value;
  const set = setOf(found.value);
  const view = viewFor(stateOf(found.value));
  const picture = async (description: string, marked?: readonly string[]) => {
    const look = { theme: themeOf(settings), words: pictureWords(say.t, rules), ...(marked ? { marked } : {}) };
    const { png } = await renderTiles({ game: rules, content: set, view, ...look });
    return new AttachmentBuilder(png, { name: 'tiles-left.png', description });
  };
  const words = { verb: 'page', argument: makePlace({ name: 'tiles', square }, { from: 0 }) } as const;
  const components = buttonRows([button(game, words, { label: say('tiles.words') })]);
  if (!square) {
    const doubles = view.doubles.filter(({ left }) => left).length;
    const counts = [
      say('turn.pile', { land: view.pile.land, amazon: view.pile.amazon }),
      ...(doubles > 0 ? [say('alt.doubles', { count: doubles })] : []),
    ];
    const reply = { content: counts.join('\n'), components };
    return pictureReply(say, { picture: picture(tilesAltText(say.t, view, set)), reply });
  }
  const fitting = rules.fittingTiles(fold.state, square);
  if (!fitting.ok) return { content: rules.words.rejection(say, fitting.failure, []), rejected: true };
  const [head, ...kinds] = fittingLines(say, found.value, { square, fitting: fitting.value });
  const forms = listForms(kinds, (named, more) => say.t('alt.left.kinds', { tiles: joined(say.t, named), more }));
  const alt = fittingText(
    [
      { forms: [say('tiles.marked', { ...square })], importance: 2 },
      { forms, importance: 1 },
    ],
    ALT_LIMIT,
  );
  const marked = fitting.value.map(({ tile }) => tile);
  // The sentence that stands for one kind more is as long as that kind.
  const isLong = kinds.length > MOST_KINDS + 1;
  const told = kinds.slice(0, isLong ? MOST_KINDS : kinds.length).map((line) => `- ${line}`);
  const rest = isLong ? [say('tiles.more', { more: kinds.length - told.length })] : [];
  const content = [head, ...told, ...rest].join('\n');
  const reply = { content, ...(isLong ? { components } : {}) };
  return pictureReply(say, { picture: picture(alt, marked), reply });
}

/** Everything that is left, or that fits a square, in words, one line a kind. */
export function tilesText(say: Speech, table: Table, square?: Square): string {
  const { rules, fold } = table;
  const set = setOf(table);
  if (square) {
    const fitting = rules.fittingTiles(fold.state, square);
    if (!fitting.ok) return rules.words.rejection(say, fitting.failure, []);
    const [head, ...kinds] = fittingLines(say, table, { square, fitting: fitting.value });
    return [head, ...kinds.map((line) => `- ${line}`)].join('\n');
  }
  const view = viewFor(stateOf(table));
  const kinds = tilesLeft(say.t, view, set).map((line) => `- ${line}`);
  const doubles = view.doubles.filter(({ left }) => left).map(({ tile }) => describeTile(say.t, set, tile));
  return [
    ...(kinds.length > 0 ? kinds : [say('tiles.none')]),
    ...(doubles.length > 0 ? [say('text.doubles', { tiles: joined(say.t, doubles) })] : []),
  ].join('\n');
}

/** How many tiles fit a square, then one line for each kind of them, the most frequent first. */
function fittingLines(
  say: Speech,
  table: Table,
  { square, fitting }: { square: Square; fitting: readonly FittingTile[] },
): string[] {
  const set = setOf(table);
  const { land, amazon } = viewFor(stateOf(table)).pile;
  const fits = fitting.reduce((sum, { count }) => sum + count, 0);
  const kinds = [...fitting].sort((a, b) => b.count - a.count);
  return [
    say('tiles.fits', { ...square, count: fits, total: land + amazon }),
    ...kinds.map(({ tile, rotations, count }) =>
      say('tiles.fit', {
        tile: say('alt.left.kind', { count, tile: describeTile(say.t, set, tile) }),
        rotations: rotationsText(rotations),
      }),
    ),
  ];
}
