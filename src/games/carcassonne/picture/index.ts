import { tileOf } from '../../../core/tile.ts';
import type { DrawOperation } from '../../../drawing/draw.ts';
import type { GamePicture } from '../../contract/picture.ts';
import { EXPANSION_PICTURES } from '../expansions/pictures.ts';
import type { GameEvent } from '../rules/event.ts';
import type { TileSet } from '../rules/tile-set.ts';
import { SEGMENT_KINDS } from '../rules/tile-set-file.ts';
import type { View } from '../rules/view.ts';
import { inCarcassonne } from '../words/language.ts';
import { art } from './art.ts';
import { type CarcassonneContext, type CarcassonneFacts, mapIn } from './context.ts';
import { factsOf } from './facts.ts';
import { allLandmarksOf } from './field-objects.ts';
import { driveArt, flightLine, flightMarks } from './flight-art.ts';
import { chartArt } from './map/ground.ts';
import { mapChoice, mapGround, mapNames } from './map/layers.ts';
import { LEGEND_SIGNS } from './map/legend-signs.ts';
import { MAP_COLOURS } from './map/palette.ts';
import { printedBoxes } from './map/room.ts';
import { LAND_COLOURS } from './palette.ts';
import { areasOf } from './segment-area.ts';
import { DRAWN_SIGNS, thingsOf } from './things.ts';
import { tileBack } from './tile-back.ts';

/** The pictures of Carcassonne. */
export const picture: GamePicture<TileSet, CarcassonneFacts> = {
  facts: (_, view, events) => factsOf(view as View, events as readonly GameEvent[]),
  ...art,
  lying: ['field'],
  words(translator) {
    const t = inCarcassonne(translator);
    return {
      ...Object.fromEntries(LEGEND_SIGNS.map((sign) => [`legend-${sign}`, t(`legend.${sign}`)])),
      ...Object.fromEntries(SEGMENT_KINDS.map((kind) => [`kind.${kind}`, t(`kind.${kind}`)])),
      'second-tile': t('picture.second-tile'),
      'extra-turn': t('picture.extra-turn'),
    };
  },
  // The palette of the open table contains no colours of maps, so that it has more shades of its own.
  palette: ({ view }) => (view.options.map === 'none' ? undefined : 'map'),
  colours: (theme, palette) => [
    ...Object.values(LAND_COLOURS[theme]),
    ...(palette ? Object.values(MAP_COLOURS[theme]) : []),
  ],
  isSampled: ({ set }, palette) => palette !== undefined || set !== 'map',
  areas: areasOf,
  landmarks: allLandmarksOf,
  veils: {
    road: { opacity: '99', white: 0, border: 0.06 },
    city: { opacity: '66', white: 0.2, border: 1e-3 },
    monastery: { opacity: '66', white: 0.3, border: 1e-3 },
    garden: { opacity: '66', white: 0.3, border: 1e-3 },
    field: { opacity: '4d', white: 0.5, border: 1e-3 },
  },
  boundedBoard(content, facts) {
    const map = mapIn(content, facts);
    if (!map) return undefined;
    const { minX: x, minY: y, width: columns, height: rows } = map.area;
    return { area: { x, y, columns, rows }, printed: printedBoxes(map), chart: (theme) => chartArt(map, theme) };
  },
  layers: { ground: mapGround, belowPieces, abovePieces: aboveAll, aboveChoice: mapChoice },
  toMove: ({ facts: { further } }) => further,
  told: ({ view, laid, flown, driven }) => [
    ...EXPANSION_PICTURES.flatMap((one) => one.asks?.(view) ?? []),
    ...laid,
    ...[...flown, ...driven].flatMap(({ from, to }) => [from, to]),
  ],
  raised: ({ raised }) => raised,
  awards: ({ facts }) => facts.awards,
  seat({ facts }, seat) {
    const { meeples, special = {} } = facts.view.seats[seat]!;
    // Everybody has each of the special pieces once (E3).
    const singles = Object.entries(special).map(([piece, count]) => ({ piece, count, isSingle: true }));
    return { supply: [{ piece: 'meeple', count: meeples }, ...singles] };
  },
  things: thingsOf,
  groups(content, view) {
    const { pile, parts } = view as View;
    const tiles = alikeTogether(content, pile.tiles);
    const unseen = tiles.reduce((sum, { count }) => sum + count, 0);
    const elsewhere = EXPANSION_PICTURES.reduce((sum, one) => sum + (one.elsewhere?.(parts) ?? 0), 0);
    return [{ name: 'pile', tiles, count: unseen - elsewhere }];
  },
  choice: (view) => EXPANSION_PICTURES.flatMap((one) => one.tileChoice?.(view as View) ?? []),
  figures: ({ view }) => EXPANSION_PICTURES.flatMap((one) => one.figures?.(view) ?? []),
  signs: DRAWN_SIGNS,
  back: tileBack,
};

function belowPieces(context: CarcassonneContext): readonly DrawOperation[] {
  const lying = EXPANSION_PICTURES.flatMap((one) => one.below?.(context) ?? []);
  return [...mapNames(context), ...lying, ...flightLine(context, context.scene.facts.flown)];
}

function aboveAll(context: CarcassonneContext): readonly DrawOperation[] {
  const { flown, driven } = context.scene.facts;
  const ways = [...flightMarks(context, flown), ...driven.flatMap((way) => driveArt(context, way))];
  return [...ways, ...EXPANSION_PICTURES.flatMap((one) => one.above?.(context) ?? [])];
}

/**
 * Tiles with the number left of each; merges tiles that look the same in this game, such as two that differ only in a sign that
 * is not shown.
 */
function alikeTogether(content: TileSet, left: Readonly<Record<string, number>>) {
  const kinds = new Map<string, { readonly tile: string; count: number }>();
  for (const [tile, count] of Object.entries(left)) {
    const { squares, segments, role, signs } = tileOf(content, tile);
    // A picture shows which ports are joined, but not the order of the segments.
    const parts = segments.map(({ kind, ports, marks }) => JSON.stringify([kind, ports, marks])).sort();
    const look = JSON.stringify([squares, parts, role, signs]);
    const known = kinds.get(look);
    if (known) known.count += count;
    else kinds.set(look, { tile, count });
  }
  return [...kinds.values()];
}
