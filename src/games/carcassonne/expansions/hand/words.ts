import { joined, lineStart } from '../../../../i18n/sentences.ts';
import { choiceLetters } from '../../../contract/choice-letter.ts';
import { lastSquare } from '../../../kernel/played-example.ts';
import { legalPlacements } from '../../rules/legal.ts';
import { viewOf } from '../../rules/view-of.ts';
import type { ExpansionWords } from '../../words/expansion-words.ts';
import { describeTile } from '../../words/tile.ts';
import { type DrawnUp, heldTiles } from './rules.ts';

/** Tiles of each seat that has drawn any, in the order in which they were drawn. */
function bySeat(drawn: readonly DrawnUp[]): ReadonlyMap<number, readonly string[]> {
  const tiles = new Map<number, string[]>();
  for (const { seat, tile } of drawn) tiles.set(seat, [...(tiles.get(seat) ?? []), tile]);
  return tiles;
}

/** Hands of tiles in words. */
export const handWords = {
  topics: {
    hand: {
      options: { hand: '2' },
      draws: ['base-e', 'base-v', 'base-u', 'base-b', 'base-j', 'base-h', 'base-w'],
      turns: ['draw; hand base-u; place 1,0 r0; pass', 'draw'],
      show: { area: { x: -2, y: -2, columns: 5, rows: 4 } },
      text: (_, { options }) => ({ size: String(options.hand ?? 'none') }),
      example(played) {
        const { state } = played;
        return {
          ...lastSquare(played),
          count: heldTiles(state, state.seat).length,
          left: state.pile.length - state.drawn,
        };
      },
    },
    'hand-fits': {
      options: { hand: '1' },
      draws: ['base-e', 'base-v', 'base-c', 'base-u', 'base-b', 'base-j'],
      turns: ['draw; place 0,-1 r180; pass', 'draw; place 1,0 r0; pass', 'draw'],
      show: { area: { x: -2, y: -3, columns: 6, rows: 6 }, legal: true },
      example: ({ state }) => ({ squares: new Set(legalPlacements(state).map(({ x, y }) => `${x},${y}`)).size }),
    },
  },
  verbs: {
    hand: {
      command: 'place',
      step: 'tile',
      options: (_, { tile }) => ({ tile }),
      name: (t, { set }, { tile }) => describeTile(t, set, tile),
      effects: () => [],
      from: (t) => t('from.hand'),
      takes: (t) => t('not-possible.hand'),
    },
  },
  steps: { hand: { text: (t, _, place) => t('step.hand', { place }) } },
  events: {
    'hands-filled': {
      line({ t, content, names, ...context }, { drawn }) {
        const hands = [...bySeat(drawn)];
        if (hands.length === 0) return undefined;
        const [[, { length: count }]] = hands as [[number, readonly string[]]];
        const isDealt = hands.length === names.length && hands.every(([, { length }]) => length === count);
        if (isDealt) return lineStart(t('event.hands-dealt', { count }), context);
        const tilesOf = (tiles: readonly string[]) => tiles.map((tile) => describeTile(t, content, tile)).join('; ');
        return joined(
          t,
          hands.map(([seat, tiles]) => t('event.drawn-up', { name: names[seat]!, tiles: tilesOf(tiles) })),
        );
      },
    },
    'hand-chosen': {
      line: ({ t, content, name }, { tile }) => t('event.hand-chosen', { name, tile: describeTile(t, content, tile) }),
    },
  },
  rejections: { 'hand-beside-draw': (say) => say('refused.hand-beside-draw') },
  sentences(t, state) {
    const { choice = [] } = viewOf(state).parts.hand ?? {};
    if (choice.length === 0) return [];
    const letters = choiceLetters(choice);
    const tiles = choice.map((tile, at) =>
      t('panel.lettered', { letter: letters[at]!, choice: describeTile(t, state.set, tile) }),
    );
    return [{ after: 'drawn', forms: [t('alt.choose-hand', { tiles: tiles.join('; ') })], importance: 8 }];
  },
  seat(t, state, seat) {
    const tiles = heldTiles(state, seat).map((tile) => describeTile(t, state.set, state.set.tiles[tile]!.id));
    return tiles.length > 0 ? [t('seat.hand', { tiles: tiles.join('; ') })] : [];
  },
} satisfies ExpansionWords;
