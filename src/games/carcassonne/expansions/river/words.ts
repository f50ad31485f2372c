import type { Square } from '../../../../core/tile.ts';
import { lastSquare } from '../../../kernel/played-example.ts';
import { legalPlacements } from '../../rules/legal.ts';
import type { State } from '../../rules/state.ts';
import type { ExpansionWords } from '../../words/expansion-words.ts';
import type { CarcassonneTranslator } from '../../words/language.ts';
import { farmsArgument } from '../../words/options.ts';
import { riverEnds } from './course.ts';

function squaresText(t: CarcassonneTranslator, squares: readonly Square[]): string {
  return t.list(squares.map(({ x, y }) => `x ${x}, y ${y}`));
}

/** The squares where a river continues, in words, while it is not complete. */
function riverLines(t: CarcassonneTranslator, { board, set }: State): string[] {
  const ends = riverEnds(board, set);
  return ends.length > 0 ? [t('board.river', { squares: squaresText(t, ends) })] : [];
}

/** Rivers in words. */
export const riverWords = {
  topics: {
    river: {
      options: { river: true },
      draws: ['river-k', 'river-e', 'river-g', 'river-l'],
      turns: ['draw; place 0,1 r0; pass', 'draw; place 0,2 r90; pass', 'draw'],
      show: { area: { x: -2, y: -1, columns: 5, rows: 5 }, legal: true },
      text: (_, { options }) => farmsArgument(options),
      example: (played) => ({ ...lastSquare(played), turns: legalPlacements(played.state).length }),
    },
  },
  rejections: {
    'river-goes-on-elsewhere': (say, { squares }) =>
      say('refused.river-goes-on-elsewhere', { squares: squaresText(say.t, squares) }),
    'river-bend': (say, { why }) => say('refused.river-bend', { why }),
  },
  board: riverLines,
  sentences: (t, state) => riverLines(t, state).map((line) => ({ after: 'drawn', forms: [line], importance: 6 })),
} satisfies ExpansionWords;
