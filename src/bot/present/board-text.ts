import type { Table } from '../../app/table.ts';
import { type View, viewFor } from '../../engine/index.ts';
import type { Translator } from '../../i18n/translate.ts';
import { describeTile, tileOf } from './tile.ts';

/** The whole board in words: seats, river, pieces, then every tile by its square; plain text. */
export function boardText(t: Translator, table: Table, names: readonly string[]): string {
  const view = viewFor(table.fold.state);
  const { spaces, front, next } = view.river;
  return [
    t('text.title', { turn: view.turn }),
    ...view.seats.map(({ colour, score, space }, seat) =>
      t('alt.seat', { name: names[seat]!, colour: t(`colour.${colour}`), score, space }),
    ),
    t('text.river', { spaces, front, ...next }),
    t('turn.pile', { land: view.pile.land, amazon: view.pile.amazon }),
    ...(view.drawn ? [t('alt.drawn', { tile: describeTile(t, table.set, view.drawn) })] : []),
    '',
    t('text.tiles'),
    ...view.tiles.map((_, index) => tileLine(t, { table, view, names }, index)),
  ].join('\n');
}

function tileLine(t: Translator, about: { table: Table; view: View; names: readonly string[] }, index: number): string {
  const { table, view, names } = about;
  const { tile, x, y, rotation } = view.tiles[index]!;
  const line = t('text.tile', { x, y, rotation, tile: describeTile(t, table.set, tile, rotation) });
  const pieces = view.pieces
    .filter((piece) => piece.tile === index)
    .map(({ seat, piece, segment }) =>
      t('text.piece', {
        name: names[seat]!,
        piece: t(`piece.${piece}`),
        kind: t(`kind.${tileOf(table.set, tile).segments[segment]!.kind}`),
      }),
    );
  return [line, ...pieces].join('; ');
}
