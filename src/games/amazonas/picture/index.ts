import type { GamePicture } from '../../contract/picture.ts';
import type { GameEvent } from '../rules/event.ts';
import type { TileSet } from '../rules/tile-set.ts';
import { SEGMENT_KINDS } from '../rules/tile-set-file.ts';
import { boatRank, type View } from '../rules/view.ts';
import { inAmazonas } from '../words/language.ts';
import { art } from './art.ts';
import { boatOperations, trailOperations } from './boats.ts';
import { type AmazonasFacts, factsOf } from './facts.ts';
import { LAND_COLOURS, SPACE_COLOURS } from './palette.ts';
import { TILE_SIGNS, tileBack, tileGroups } from './pile.ts';
import { riverEndOperations, spaceOperations, squaresAheadOperations } from './river.ts';
import { samplesOf } from './samples.ts';
import { areasOf, segmentOutline } from './segment-area.ts';
import { layoutOf } from './tile-layout.ts';

/**
 * Tints of features. The border is wide, as outlines of water end a little before the side of a square. The tint of jungles
 * contains white, as a pure colour would turn their green brown or grey.
 */
const VEILS = {
  tributary: { opacity: '99', white: 0, border: 0.06 },
  village: { opacity: '4d', white: 0.4, border: 1e-3 },
  jungle: { opacity: '4d', white: 0.6, border: 1e-3 },
};

/** Ranks of boats; each has a word with the name `rank N`. */
const RANKS = [1, 2, 3, 4, 5] as const;
const rankWord = (rank: number) => `rank ${rank}`;

/** The pictures of Amazonas. */
export const picture: GamePicture<TileSet, AmazonasFacts> = {
  facts: (set, view, events) => factsOf(set, view as View, events as readonly GameEvent[]),
  ...art,
  words(translator) {
    const t = inAmazonas(translator);
    const ranks = RANKS.map((rank) => [rankWord(rank), t('picture.rank', { rank })]);
    const kinds = SEGMENT_KINDS.map((kind) => [`kind.${kind}`, t(`kind.${kind}`)]);
    return { space: t('picture.space'), ...Object.fromEntries([...ranks, ...kinds]) };
  },
  icons: new URL('./icon-shapes.json', import.meta.url),
  colours: (theme) => [...Object.values(LAND_COLOURS[theme]), ...Object.values(SPACE_COLOURS)],
  samples: samplesOf,
  areas: areasOf,
  outline: segmentOutline,
  anchors: (tile) => layoutOf(tile).anchors,
  veils: VEILS,
  squares({ over, facts: { view } }) {
    const { x, y } = view.river.next;
    // The mouth also covers the squares above and below the river's end (A28); squares around them are shown, as around tiles.
    return over ? [-2, 2].map((dy) => ({ x: x + 1, y: y + dy })) : [{ x, y }];
  },
  lastColumn: ({ over, facts: { view } }) => (over ? undefined : view.river.front + 1),
  layers: {
    ground: squaresAheadOperations,
    tiles: riverEndOperations,
    belowPieces: spaceOperations,
    abovePieces: (context) => [...trailOperations(context), ...boatOperations(context)],
  },
  awards({ scoring, facts: { mouth, isMouthScored, awards, view } }) {
    const { river, seats } = view;
    // The square ahead of the river is empty, so that the points cover nothing.
    if (!mouth) return awards.map((award) => ({ square: river.next, ...award }));
    if (scoring && !isMouthScored) return [];
    return mouth.flatMap((points, index) => {
      const best = [...seats.keys()].filter((seat) => boatRank(seats, seat) === index + 1);
      return best.length > 0 && points > 0 ? [{ square: river.next, points, seats: best }] : [];
    });
  },
  seat({ facts: { view, sailed } }, seat, words) {
    const { meeples, camps, space } = view.seats[seat]!;
    const supply = [
      { piece: 'meeple', count: meeples },
      { piece: 'camp', count: camps },
    ];
    const from = sailed.find((one) => one.seat === seat)?.from;
    // The earlier space of a boat is told even if the picture does not show the river.
    const way = from === undefined ? space : `${from}→${space}`;
    const text = `${way} · ${words[rankWord(boatRank(view.seats, seat))]}`;
    return { supply, place: { piece: 'boat', text, longText: `${words.space} ${text}` } };
  },
  groups: (set, view) => tileGroups(set, view as View),
  signs: TILE_SIGNS,
  back: tileBack,
  choice: (view) =>
    view.phase === 'double' ? (view as View).doubles.filter(({ left }) => left).map(({ tile }) => tile) : [],
};
