import { AttachmentBuilder } from 'discord.js';
import type { Table } from '../../app/table.ts';
import type { Square } from '../../core/tile.ts';
import { joined, listForms, shortenedText } from '../../i18n/sentences.ts';
import type { Speech } from '../../i18n/speech.ts';
import { renderPicture } from '../../render/index.ts';
import { ALT_LIMIT } from '../../telling/board/alt-limit.ts';
import { positionRequest } from '../../telling/board/board-request.ts';
import { fittingLines } from '../../telling/board/fitting-lines.ts';
import { kindsLeft, pileText, tilesAltText, tilesLeft } from '../../telling/board/tiles-left.ts';
import { rulesRejectionText } from '../../telling/rejection.ts';
import { themeOf } from '../../telling/theme.ts';
import { type Answer, type HandlerContext, reject, valueOrReject } from '../handlers/command.ts';
import { button, buttonRows } from '../write/buttons.ts';
import { pictureReply } from '../write/pictures.ts';
import { drawButtons } from './draw-buttons.ts';
import { makePagePosition, requestedTable } from './pages.ts';

/** Most different tiles listed above the picture, so that a phone shows the picture, too. */
const MAX_KINDS = 5;

/**
 * The tiles left in the pile: their number, a picture, and a button for a list in words.
 *
 * @param square a square on the board; the tiles that fit it are marked and listed
 */
export async function tilesReply(context: HandlerContext, square?: Square): Promise<Answer> {
  const { say, settings } = context;
  const table = valueOrReject(await requestedTable(context));
  const { record, game, fold } = table;
  if (tilesLeft(table) === 0 && !square) return { content: say('tiles.none') };
  const picture = async (description: string, marked?: readonly string[]) => {
    const pictureOptions = { theme: themeOf(settings), ...(marked ? { marked } : {}) };
    const { png } = await renderPicture('tiles', { ...positionRequest(say.t, table), ...pictureOptions });
    return new AttachmentBuilder(png, { name: 'tiles-left.png', description });
  };
  const words = { verb: 'page', argument: makePagePosition({ name: 'tiles', square }, { from: 0 }) } as const;
  const components = buttonRows([...drawButtons(context, table), button(record, words, { label: say('tiles.words') })]);
  const fitting = square && game.fittingTiles?.(fold.state, square);
  if (!square || !fitting) {
    const counts = game.words.tilesLeft?.(say.t, table).lines ?? [pileText(say.t, table)];
    const reply = { content: counts.join('\n'), components };
    return pictureReply(say, { picture: picture(tilesAltText(say.t, table)), reply });
  }
  if (!fitting.ok) reject(rulesRejectionText(say, { game, reason: fitting.failure }, []));
  const [head, ...kinds] = fittingLines(say.t, table, { square, fitting: fitting.value });
  const forms = listForms(kinds, (named, more) => say.t('alt.left.kinds', { tiles: joined(say.t, named), more }));
  const alt = shortenedText(
    [
      { forms: [say('tiles.marked', { ...square })], importance: 2 },
      { forms, importance: 1 },
    ],
    ALT_LIMIT,
  );
  const marked = fitting.value.map(({ tile }) => tile);
  // A line for the rest saves nothing if only one kind is left.
  const isLong = kinds.length > MAX_KINDS + 1;
  const listed = kinds.slice(0, isLong ? MAX_KINDS : kinds.length).map((line) => `- ${line}`);
  const rest = isLong ? [say('tiles.more', { more: kinds.length - listed.length })] : [];
  const content = [head, ...listed, ...rest].join('\n');
  const reply = { content, ...(isLong ? { components } : {}) };
  return pictureReply(say, { picture: picture(alt, marked), reply });
}

/** The tiles left, or those of them that fit a square, in words: one line for each different tile. */
export function tilesText(say: Speech, table: Table, square?: Square): string {
  const { game, fold } = table;
  const fitting = square && game.fittingTiles?.(fold.state, square);
  if (fitting && !fitting.ok) return rulesRejectionText(say, { game, reason: fitting.failure }, []);
  if (square && fitting) {
    const [head, ...kinds] = fittingLines(say.t, table, { square, fitting: fitting.value });
    return [head, ...kinds.map((line) => `- ${line}`)].join('\n');
  }
  const kinds = kindsLeft(say.t, table).map((line) => `- ${line}`);
  const otherLines = game.words.tilesLeft?.(say.t, table).text ?? [];
  return [...(kinds.length > 0 ? kinds : [say('tiles.none')]), ...otherLines].join('\n');
}
