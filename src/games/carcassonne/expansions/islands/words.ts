import { lineStart } from '../../../../i18n/sentences.ts';
import { eventOf, lastSquare, tintOf } from '../../../kernel/played-example.ts';
import type { ActionOf } from '../../rules/action.ts';
import type { State } from '../../rules/state.ts';
import { unseenTiles } from '../../rules/unseen.ts';
import type { ExpansionWords } from '../../words/expansion-words.ts';
import type { CarcassonneTranslator } from '../../words/language.ts';
import { describeTile } from '../../words/tile.ts';
import { chipsText } from '../chips/words.ts';
import { ISLANDS_PART } from './rules.ts';

/** A pile of an island, with the tile on top. */
const pileWith = (top: string) => [top, 'base-v', 'base-u', 'base-b', 'base-e'];

/** The chips of Benelux in words. */
export const islandWords = {
  topics: {
    islands: {
      options: { map: 'benelux', chips: true },
      layout: {
        start: [{ tile: 'base-d', x: 10, y: 3, rotation: 180 }],
        chips: [
          { x: 9, y: 2, colour: 'lightBlue', value: 1 },
          { x: 11, y: 2, colour: 'orange', value: 2 },
          { x: 9, y: 4, colour: 'purple', value: 1 },
          { x: 8, y: 3, colour: 'orange', value: 1 },
        ],
        islands: [
          [pileWith('base-a'), pileWith('base-k')],
          [pileWith('base-n'), pileWith('base-w')],
          [pileWith('base-j'), pileWith('base-g')],
        ],
      },
      draws: ['base-a', 'base-e', 'base-b', 'base-v', 'base-b'],
      turns: [
        'draw; place 9,3 r270; meeple 0',
        'draw; place 10,2 r0; pass',
        'draw; place 9,2 r0; take; pass',
        'draw; place 11,3 r0; pass',
        'island lightBlue 0; place 11,4 r180',
      ],
      show: { area: { x: 3, y: 1, columns: 10, rows: 4 }, tints: ['road'] },
      begins: 'rules.chips',
      example(played, { t }) {
        const chip = chipsText(t, [eventOf(played, 'island-tile-taken').chip]);
        return { chip, ...lastSquare(played), points: tintOf(played, 'road').points };
      },
    },
  },
  verbs: {
    island: {
      command: 'chip',
      options: (_, { colour, pile }) => ({ subcommand: 'island', which: `${colour} ${pile + 1}` }),
      name: (t, state, action) => t('choice.island', topOf(t, state, action)),
      option: (t, state, { action }) => t('option.pile', { ...topOf(t, state, action), pile: action.pile + 1 }),
      effects: (t) => [t('effect.island')],
      alone: (t, place) => t('step.draw', { place }),
      from: (t) => t('from.island'),
      takes: (t) => t('not-possible.island'),
    },
  },
  events: {
    'island-tile-taken': {
      line: ({ t, name }, { chip, colour }) =>
        t('event.island-tile-taken', { name, chip: chipsText(t, [chip]), colour: t('colour', { colour }) }),
    },
    'island-tile-shown': {
      line: (context, { colour, tile }) => {
        const { t, content } = context;
        const shown = { colour: t('colour', { colour }), tile: describeTile(t, content, tile) };
        return lineStart(t('event.island-tile-shown', shown), context);
      },
    },
  },
  pile(t, state) {
    const left = state.pile.length - state.drawn;
    const hidden = unseenTiles(state).length - left;
    return hidden > 0 ? t('pile.islands', { count: left, hidden }) : undefined;
  },
  board(t, state) {
    const islands = ISLANDS_PART.of(state).piles.map(({ colour, tiles, faceUp }) => {
      const top = faceUp && tiles.length > 0 ? describeTile(t, state.set, state.set.tiles[tiles[0]!]!.id) : '-';
      return t('board.island', { colour: t('colour', { colour }), tile: top, count: tiles.length });
    });
    return islands.length > 0 ? [t('board.islands', { islands: islands.join('; ') })] : [];
  },
} satisfies ExpansionWords;

/** An island and the tile on top of one of its piles. */
function topOf(t: CarcassonneTranslator, state: State, { colour, pile }: ActionOf<'island'>) {
  const top = ISLANDS_PART.of(state).piles.find((one) => one.colour === colour && one.pile === pile)!.tiles[0]!;
  return { colour: t('colour', { colour }), tile: describeTile(t, state.set, state.set.tiles[top]!.id) };
}
