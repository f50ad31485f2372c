import { giverWords } from '../expansions/words.ts';
import { GIVEN_BY_TOWN } from '../rules/tile-giver.ts';
import type { CarcassonneTranslator } from './language.ts';
import { pieceName } from './pieces.ts';

/** Names what gives a second tile: a kind of piece, a covered town, or something of an expansion. */
export function giverName(t: CarcassonneTranslator, by: string): string {
  return by === GIVEN_BY_TOWN ? t('giver.town') : (giverWords(t, by) ?? pieceName(t, by));
}
