import { squareCorner } from '../../../../drawing/board-grid.ts';
import type { DrawOperation } from '../../../../drawing/draw.ts';
import { keptFor } from '../../../../drawing/kept.ts';
import { placed } from '../../../../drawing/placed.ts';
import type { Theme } from '../../../../drawing/theme.ts';
import { type GameMap, squareKey } from '../../rules/game-map.ts';
import { type CarcassonneContext, mapIn } from '../facts.ts';
import { chipsArt, chipsOfChoice, pilesArt, tracksArt } from './chips.ts';
import { cityNames } from './city-name.ts';
import { compassArt } from './compass.ts';
import { countryNames } from './country-name.ts';
import { groundArt } from './ground.ts';
import { coatSquareArt, isleArt } from './island.ts';
import { ferryArt, printArt } from './print-art.ts';
import { smallTownArt, startArt, townArt } from './town-art.ts';

/** What is always to be seen on a map, by theme. */
const prints = keptFor((_: GameMap) => new Map<Theme, readonly DrawOperation[]>());

function printed(map: GameMap, theme: Theme): readonly DrawOperation[] {
  const known = prints(map).get(theme) ?? [
    ...groundArt(map, theme),
    ...compassArt(map, theme),
    ...map.ferries.flatMap((ferry) => ferryArt(ferry, theme)),
    ...map.prints.flatMap((print) => printArt(map, print, theme)),
  ];
  prints(map).set(theme, known);
  return known;
}

/** The map below the tiles, with the towns and chips that none covers. */
export function mapGround(context: CarcassonneContext): DrawOperation[] {
  const { content, scene, layout, theme, words } = context;
  const map = mapIn(content, scene.facts);
  if (!map) return [];
  const covered = new Set(scene.tiles.flatMap(({ squares }) => squares.map(squareKey)));
  const free = <Place extends { x: number; y: number }>(places: readonly Place[]) =>
    places.filter((place) => !covered.has(squareKey(place)));
  const art = [
    ...printed(map, theme),
    ...countryNames(map, words, theme),
    ...free(map.start.squares).flatMap((square) => startArt(square, theme)),
    ...free([...map.towns, ...map.start.squares]).flatMap((town) =>
      townArt(town, { theme, hasGrapes: scene.facts.chips !== undefined }),
    ),
    ...free(map.coatSquares ?? []).flatMap((square) => coatSquareArt(square, theme)),
    ...isleArt(map, context),
    ...(scene.facts.chips ? [...tracksArt(map, theme), ...pilesArt(map, context), ...chipsArt(map, context)] : []),
  ];
  return placed(art, squareCorner(layout, { x: 0, y: 0 }), layout.tile);
}

/** The names of large cities, above their tiles. */
export function mapNames({ content, scene, layout, theme }: CarcassonneContext): DrawOperation[] {
  const map = mapIn(content, scene.facts);
  return map ? placed(cityNames(map, theme), squareCorner(layout, { x: 0, y: 0 }), layout.tile) : [];
}

/** The towns and chips on squares to choose from, which the marks of these hide. */
export function mapChoice(context: CarcassonneContext): DrawOperation[] {
  const { content, scene, layout, theme } = context;
  const map = mapIn(content, scene.facts);
  if (!map) return [];
  const towns = scene.legal.filter((square) => map.townAt.has(squareKey(square)));
  const art = [...towns.flatMap((town) => smallTownArt(town, theme)), ...chipsOfChoice(context)];
  return placed(art, squareCorner(layout, { x: 0, y: 0 }), layout.tile);
}
