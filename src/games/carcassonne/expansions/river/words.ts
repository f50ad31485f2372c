import type { State } from '../../rules/state.ts';
import type { ExpansionWords } from '../../words/expansion-words.ts';
import type { CarcassonneTranslator } from '../../words/language.ts';
import { riverEnd } from './rules.ts';

/** Where the river goes on, while it does. */
function riverLines(t: CarcassonneTranslator, { board, set }: State): string[] {
  const end = riverEnd(board, set);
  return end ? [t('board.river', { x: end.x, y: end.y })] : [];
}

/** The River in words. */
export const riverWords = {
  rejections: {
    'river-goes-on-elsewhere': (say, { x, y }) => say('refused.river-goes-on-elsewhere', { x, y }),
    'river-bend': (say, { why }) => say('refused.river-bend', { why }),
  },
  board: riverLines,
  sentences: (t, state) => riverLines(t, state).map((line) => ({ after: 'drawn', forms: [line], importance: 6 })),
} satisfies ExpansionWords;
