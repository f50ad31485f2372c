import { squareCorner } from '../../../../drawing/board-grid.ts';
import type { DrawOperation } from '../../../../drawing/draw.ts';
import { memoizeBy } from '../../../../drawing/memoize.ts';
import type { Theme } from '../../../../drawing/theme.ts';
import { scaleToPixels } from '../../../../drawing/transform.ts';
import { EXPANSION_PICTURES } from '../../expansions/pictures.ts';
import { type GameMap, squareKey, townAt } from '../../rules/game-map.ts';
import { type CarcassonneContext, mapIn } from '../context.ts';
import { compassArt, compassBox, compassOf } from './compass.ts';
import { groundArt } from './ground.ts';
import { legendArt, legendOf } from './legend.ts';
import { countryNamesArt, placeNamesArt } from './names.ts';
import { coatSquareArt, smallTownArt, startArt, townArt } from './place-art.ts';
import { minLetterSize } from './place-name.ts';
import { ferryArt, printArt, printNameArt } from './print-art.ts';
import { boxOf, isShown } from './room.ts';

/** Layers of a map that tiles never cover. */
const printed = memoizeBy((map: GameMap, theme: Theme): readonly DrawOperation[] => [
  ...groundArt(map, theme),
  ...map.ferries.flatMap((ferry) => ferryArt(ferry, theme)),
  ...map.prints.flatMap((print) => printArt(map, print, theme)),
]);

/** Names beyond the border that the picture shows whole; none where a chat could not show them. */
function printNames(map: GameMap, { layout, theme }: CarcassonneContext): DrawOperation[] {
  if (minLetterSize(layout) !== undefined) return [];
  const names = map.prints.map((print) => printNameArt(map, print, theme));
  return names.filter((lines) => lines.every((line) => isShown(boxOf(line), layout))).flat();
}

/** Draws the map below the tiles, with the towns and everything else that no tile covers. */
export function mapGround(context: CarcassonneContext): DrawOperation[] {
  const { content, scene, layout, theme } = context;
  const map = mapIn(content, scene.facts);
  if (!map) return [];
  const covered = coveredSquares(scene);
  const free = <Place extends { x: number; y: number }>(places: readonly Place[]) =>
    places.filter((place) => !covered.has(squareKey(place)));
  const legend = legendOf(map, context);
  const compass = compassOf(map, legend?.box);
  const taken = [...(legend ? [legend.box] : []), ...(compass ? [compassBox(compass)] : [])];
  const art = [
    ...printed(map, theme),
    ...printNames(map, context),
    ...(compass ? compassArt(compass, theme) : []),
    ...free(map.start.squares).flatMap((square) => startArt(square, theme)),
    ...free([...map.towns, ...map.start.squares]).flatMap((town) => [
      ...townArt(town, theme),
      ...EXPANSION_PICTURES.flatMap((one) => one.town?.(town, context) ?? []),
    ]),
    ...free(map.coatSquares ?? []).flatMap((square) => coatSquareArt(square, theme)),
    ...EXPANSION_PICTURES.flatMap((one) => one.beyond?.(map, context) ?? []),
    ...EXPANSION_PICTURES.flatMap((one) => one.lying?.(map, context) ?? []),
    ...(legend ? legendArt(legend, context) : []),
    ...countryNamesArt(map, context, taken),
  ];
  return scaleToPixels(art, squareCorner(layout, { x: 0, y: 0 }), layout.tile);
}

/** The names of large cities and places, above tiles and tints. */
export function mapNames(context: CarcassonneContext): DrawOperation[] {
  const { content, scene, layout } = context;
  const map = mapIn(content, scene.facts);
  return map ? scaleToPixels(placeNamesArt(map, context), squareCorner(layout, { x: 0, y: 0 }), layout.tile) : [];
}

function coveredSquares({ tiles }: CarcassonneContext['scene']): ReadonlySet<string> {
  return new Set(tiles.flatMap(({ squares }) => squares.map(squareKey)));
}

/** Draws the towns and chips on squares to choose from again, as the marks of these squares hide them. */
export function mapChoice(context: CarcassonneContext): DrawOperation[] {
  const { content, scene, layout, theme } = context;
  const map = mapIn(content, scene.facts);
  if (!map) return [];
  const towns = scene.legal.filter((square) => townAt(map, square));
  const art = [
    ...towns.flatMap((town) => smallTownArt(town, theme)),
    ...EXPANSION_PICTURES.flatMap((one) => one.choice?.(context) ?? []),
  ];
  return scaleToPixels(art, squareCorner(layout, { x: 0, y: 0 }), layout.tile);
}
