import { capitalised } from '../../../i18n/sentences.ts';
import { pieceWords } from '../expansions/words.ts';
import type { State } from '../rules/state.ts';
import type { CarcassonneTranslator } from './language.ts';
import { ORDINARY, pieceName } from './pieces.ts';

/** What a kind of piece can do that an ordinary meeple cannot; undefined for that one, and where nothing comes of it. */
export function pieceEffect(t: CarcassonneTranslator, state: State, piece = ORDINARY): string | undefined {
  const { effect } = pieceWords(piece);
  return effect ? effect(t, state) : strengthText(t, state, piece);
}

/** A kind of piece on its button, with what it can do that the others for the same place cannot. */
export function wayText(t: CarcassonneTranslator, state: State, piece: string): string {
  const option = capitalised(pieceName(t, piece));
  const effect = pieceWords(piece).way?.(t) ?? strengthText(t, state, piece);
  return effect === undefined ? option : t('suggest.choice', { option, effect });
}

function strengthText(t: CarcassonneTranslator, { play }: State, piece: string): string | undefined {
  const { strength } = play.pieces.find(({ id }) => id === piece)!;
  return strength > 1 ? t('effect.strength', { strength }) : undefined;
}
