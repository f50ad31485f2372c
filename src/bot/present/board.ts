import { AttachmentBuilder } from 'discord.js';
import type { Table } from '../../app/table.ts';
import { type Degrees, legalPlacements, type View, viewFor } from '../../engine/index.ts';
import type { Translator } from '../../i18n/translate.ts';
import { type BoardWords, type LegalSquare, renderBoard } from '../../render/index.ts';
import { rotationsText } from './choices.ts';
import { fitted } from './message.ts';
import { describeTile } from './tile.ts';

/** Discord's limit for the description of a file. */
const ALT_LIMIT = 1024;

/** The squares where the drawn tile may lie, column by column; their labels number them in pictures and lists. */
export function legalSquares(table: Table): LegalSquare[] {
  const squares = new Map<string, { x: number; y: number; rotations: Degrees[] }>();
  for (const { x, y, rotation } of legalPlacements(table.fold.state)) {
    const key = `${x},${y}`;
    const square = squares.get(key) ?? { x, y, rotations: [] };
    square.rotations.push(rotation);
    squares.set(key, square);
  }
  const inOrder = [...squares.values()].sort((a, b) => a.x - b.x || a.y - b.y);
  return inOrder.map((square, index) => ({ ...square, label: String(index + 1) }));
}

/** The picture of a table as a file for a message, with its alt text. */
export async function boardFile(
  t: Translator,
  table: Table,
  names: readonly string[],
  options: { readonly legal?: readonly LegalSquare[]; readonly focus?: boolean } = {},
): Promise<AttachmentBuilder> {
  const { legal = [], focus = false } = options;
  const view = viewFor(table.fold.state);
  const { png } = await renderBoard({
    view,
    set: table.set,
    names,
    focus,
    legal,
    words: pictureWords(t),
  });
  return new AttachmentBuilder(png, {
    name: t('alt.file', { turn: view.turn }),
    description: altText(t, { table, view, names, legal }),
  });
}

/** What a picture of the board shows, in at most 1,024 characters. */
function altText(
  t: Translator,
  about: { table: Table; view: View; names: readonly string[]; legal: readonly LegalSquare[] },
): string {
  const { table, view, names, legal } = about;
  const seatWords = (seat: number) => ({ name: names[seat]!, colour: t(`colour.${view.seats[seat]!.colour}`) });
  const over = view.phase === 'over';
  const last = view.tiles.at(-1)!;
  const sentences = [
    over ? t('alt.over') : t('alt.board', { turn: view.turn }),
    ...(over ? [] : [t('alt.to-move', seatWords(view.seat))]),
    ...(view.drawn ? [t('alt.drawn', { tile: describeTile(t, table.set, view.drawn) })] : []),
    ...(legal.length > 0
      ? [
          t('alt.legal', {
            squares: legal.map(({ x, y, rotations }) => `x ${x}, y ${y}: ${rotationsText(rotations)}`).join('; '),
          }),
        ]
      : []),
    `${view.seats.map(({ score, space }, seat) => t('alt.seat', { ...seatWords(seat), score, space })).join('; ')}.`,
    t('alt.river', { spaces: view.river.spaces, front: view.river.front }),
    ...(view.turn > 1 || over
      ? [t('alt.last', { tile: describeTile(t, table.set, last.tile, last.rotation), x: last.x, y: last.y })]
      : []),
    t('turn.pile', { land: view.pile.land, amazon: view.pile.amazon }),
  ];
  return fitted(sentences.join(' '), ALT_LIMIT);
}

/** The words inside pictures. */
export function pictureWords(t: Translator): BoardWords {
  return {
    toMove: t('picture.to-move'),
    tilesLeft: t('picture.tiles-left'),
    drawn: t('picture.drawn'),
    space: t('picture.space'),
    over: t('picture.over'),
  };
}
