import { isOnlySquare, type UnconfirmedPlacedTile } from '../../app/draft.ts';
import type { Translator } from '../../i18n/translate.ts';
import type { OfferContext } from './offer.ts';
import type { OfferedPieces } from './pieces.ts';

/** A tile of a draft and its square in words; says so if it fits on no other square. */
export function draftedTileText({ t, turn }: Omit<OfferContext, 'readers'>, tile: UnconfirmedPlacedTile): string {
  const { choice, before, placed } = tile;
  const { words } = turn.table.game;
  const { tile: id, rotation } = placed;
  return t(isOnlySquare(turn.table, choice) ? 'panel.only' : 'panel.preview', {
    tile: words.tile(t, before.content, { id, rotation }),
    where: squareText({ t, turn }, tile),
  });
}

/** The square of a tile of a draft in words. */
export function squareText(
  { t, turn }: Omit<OfferContext, 'readers'>,
  { choice, placed }: UnconfirmedPlacedTile,
): string {
  return turn.table.game.words.where?.(t, choice) ?? t('panel.at', { x: placed.x, y: placed.y });
}

/** The pieces that the player to move can place; undefined if there is no place for one. */
export function supplyText({ t, turn }: Omit<OfferContext, 'readers'>, { places }: OfferedPieces): string | undefined {
  const { after } = turn;
  const supply = places.length > 0 ? after.game.words.seat?.(t, after, after.progress.seat) : undefined;
  const what = supply?.pieces ?? supply?.score;
  return what === undefined ? undefined : t('panel.have', { what });
}

/** Effects that belong to no single choice of the last step: those of the tile, of all choices, and of all places. */
export function commonEffects(t: Translator, offer: OfferedPieces): string[] {
  const { tileEffect, sharedEffect, sharedByPlaces } = offer;
  return [
    ...(tileEffect ? [t('panel.tile', { effect: tileEffect })] : []),
    ...(sharedEffect ? [t('panel.shared', { effect: sharedEffect })] : []),
    ...(sharedByPlaces ? [t('panel.shared.pieces', { effect: sharedByPlaces })] : []),
  ];
}

/** What is to choose in the last step, or why no piece can be placed; undefined if the game has no words of its own for it. */
export function pieceStepText({ t, turn }: Omit<OfferContext, 'readers'>): string | undefined {
  const { table, after, tiles, choices } = turn;
  const { words } = table.game;
  return choices.length === 0
    ? words.noPiece?.(t, { before: tiles.at(-1)?.before ?? table, after })
    : words.step?.(t, after, { place: 'panel', commands: '' });
}
