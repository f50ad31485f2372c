import { capitalised } from '../../../i18n/sentences.ts';
import { pieceWords } from '../expansions/words.ts';
import type { State } from '../rules/state.ts';
import type { CarcassonneTranslator } from './language.ts';
import { ORDINARY_PIECE, pieceName } from './pieces.ts';

/** What a kind of piece can do that an ordinary meeple cannot; undefined for nothing. */
export function pieceEffect(t: CarcassonneTranslator, state: State, piece = ORDINARY_PIECE): string | undefined {
  const { effect } = pieceWords(piece);
  return effect ? effect(t, state) : strengthText(t, state, piece);
}

/** Label of a kind of piece on its button, with what distinguishes it from others for the same place. */
export function wayText(t: CarcassonneTranslator, state: State, piece: string): string {
  const option = capitalised(pieceName(t, piece));
  const effect = pieceWords(piece).way?.(t) ?? strengthText(t, state, piece);
  return effect === undefined ? option : t('suggest.choice', { option, effect });
}

function strengthText(t: CarcassonneTranslator, { rules }: State, piece: string): string | undefined {
  const { strength } = rules.pieces.find(({ id }) => id === piece)!;
  return strength > 1 ? t('effect.strength', { strength }) : undefined;
}
