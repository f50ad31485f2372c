import { AttachmentBuilder } from 'discord.js';
import { type Square, viewFor } from '../engine/index.ts';
import { renderTiles } from '../render/index.ts';
import { button, buttonRows } from './buttons.ts';
import { type Asking, type Reply, refused } from './command.ts';
import { type FittingTile, fittingTiles } from './fitting-tiles.ts';
import { askedTable, makePlace } from './pages.ts';
import { ALT_LIMIT } from './present/board-alt.ts';
import { tilesAltText, tilesLeft } from './present/board-tiles-left.ts';
import { pictureWords } from './present/board-words.ts';
import { rotationsText } from './present/choices.ts';
import { CONTENT_LIMIT } from './present/message.ts';
import { fittingText, joined, listForms } from './present/sentences.ts';
import type { Speech } from './present/speech.ts';
import { themeOf } from './present/theme.ts';
import { describeTile } from './present/tile.ts';
import { rejected } from './status.ts';

/**
 * What is left in the pile, as a picture and in words.
 *
 * @param square which of these tiles fit there; those are marked
 */
export async function tilesReply(asking: Asking, square?: Square): Promise<Reply> {
  const { say, settings } = asking;
  const found = await askedTable(asking);
  if (!found.ok) return rejected(asking, found.failure);
  const { game, set, fold } = found.value;
  const view = viewFor(fold.state);
  const { land, amazon } = view.pile;
  const summary = [say('turn.pile', { land, amazon })];
  const doubles = view.doubles.filter(({ left }) => left).map(({ tile }) => describeTile(say.t, set, tile));
  if (doubles.length > 0) summary.push(say.t('text.doubles', { tiles: joined(say.t, doubles) }));
  const picture = async (description: string, marked?: readonly string[]) => {
    const look = { theme: themeOf(settings), words: pictureWords(say.t), ...(marked ? { marked } : {}) };
    const { png } = await renderTiles({ view, set, ...look });
    return new AttachmentBuilder(png, { name: 'tiles-left.png', description });
  };
  if (!square) {
    const kinds = listText(say, summary, tilesLeft(say.t, view, set));
    const all = { verb: 'page', argument: makePlace('tiles', { from: 0 }) } as const;
    return {
      content: kinds.text,
      files: [await picture(tilesAltText(say.t, view, set))],
      ...(kinds.more > 0 ? { components: buttonRows([button(game, all, { label: say('tiles.words') })]) } : {}),
    };
  }
  const fitting = fittingTiles(fold.state, square);
  if (!fitting.ok) return refused(say, fitting.failure);
  const count = fitting.value.reduce((sum, tile) => sum + tile.count, 0);
  const head = say('tiles.fits', { ...square, count, total: land + amazon });
  const kinds = fitting.value.map((tile) => tileWords(say, describeTile(say.t, set, tile.tile), tile));
  const forms = listForms(kinds, (named, more) => say.t('alt.left.kinds', { tiles: joined(say.t, named), more }));
  const alt = fittingText(
    [
      { forms: [say('tiles.marked', { ...square })], importance: 2 },
      { forms, importance: 1 },
    ],
    ALT_LIMIT,
  );
  return {
    content: listText(say, [head], kinds).text,
    files: [
      await picture(
        alt,
        fitting.value.map(({ tile }) => tile),
      ),
    ],
  };
}

/** Kinds of tiles below a heading, as many as a message has room for, and how many it has none for. */
function listText(say: Speech, heading: readonly string[], kinds: readonly string[]): { text: string; more: number } {
  for (let more = 0; ; more++) {
    const told = kinds.slice(0, kinds.length - more).map((line) => `- ${line}`);
    const text = [...heading, ...told, ...(more > 0 ? [say('tiles.more', { more })] : [])].join('\n');
    if (text.length <= CONTENT_LIMIT || told.length === 0) return { text, more };
  }
}

function tileWords(say: Speech, tile: string, { count, rotations }: FittingTile): string {
  return say('tiles.fit', { tile: say.t('alt.left.kind', { count, tile }), rotations: rotationsText(rotations) });
}
