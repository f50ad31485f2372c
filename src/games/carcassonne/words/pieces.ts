import { capitalised } from '../../../i18n/sentences.ts';
import { type Play, type State, supplyOf } from '../rules/state.ts';
import { TOWN_GIVES } from '../rules/tile-giver.ts';
import type { CarcassonneTranslator } from './language.ts';

/** The kind of piece that is meant where none is named. */
export const ORDINARY = 'meeple';

/** The kinds of piece that have words; `upgraded` is a meeple on a chip. */
export type PieceName = 'meeple' | 'upgraded' | 'abbot' | 'large' | 'builder' | 'pig';

/** A kind of piece, as inside a sentence, or a number of them. */
export function pieceName(t: CarcassonneTranslator, piece = ORDINARY, count?: number): string {
  const name = piece as PieceName;
  return count === undefined ? t(`piece.${name}`) : t(`piece.${name}.count`, { count });
}

/** What gives a second tile: a kind of piece, or a covered town. */
export function giverName(t: CarcassonneTranslator, by: string): string {
  return by === TOWN_GIVES ? t('giver.town') : pieceName(t, by);
}

/** The kind of piece of a game that a text in small letters means, in our word or the user's; undefined for any other. */
export function pieceNamed(t: CarcassonneTranslator, { pieces }: Play, text: string): string | undefined {
  return pieces.find(({ id }) => [id, pieceName(t, id).toLowerCase()].includes(text))?.id;
}

/**
 * What a kind of piece can do that an ordinary meeple cannot; undefined for that one, and for a builder with which its seat
 * cannot draw twice in a turn any more.
 */
export function pieceEffect(t: CarcassonneTranslator, state: State, piece = ORDINARY): string | undefined {
  const { drawn, pile, play, scores } = state;
  const { givesTile, strength } = play.pieces.find(({ id }) => id === piece)!;
  // Every other seat draws a tile before this one draws its two.
  if (givesTile) return pile.length - drawn > scores.length ? t('effect.builder') : undefined;
  if (piece === 'pig') return t('effect.pig');
  return strength > 1 ? t('effect.strength', { strength }) : undefined;
}

/** A kind of piece on its button, with what it can do that the others for the same place cannot. */
export function wayText(t: CarcassonneTranslator, { play }: State, piece: string): string {
  const option = capitalised(pieceName(t, piece));
  if (piece === 'abbot') return t('suggest.choice', { option, effect: t('way.abbot') });
  const { strength } = play.pieces.find(({ id }) => id === piece)!;
  return strength > 1 ? t('suggest.choice', { option, effect: t('effect.strength', { strength }) }) : option;
}

/** What a seat has in its supply; no meeples where it has nothing. */
export function supplyText(t: CarcassonneTranslator, state: State, seat: number): string {
  const supply = supplyOf(state, seat);
  const isBare = supply.every(({ count }) => count === 0);
  const left = supply.filter(({ piece, count }) => count > 0 || (isBare && piece === ORDINARY));
  return t.list(left.map(({ piece, count }) => pieceName(t, piece, count)));
}
