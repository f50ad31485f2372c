import { expect, it } from 'vitest';
import { carcassonne } from '../../../src/games/carcassonne/index.ts';
import type { MapFile } from '../../../src/games/carcassonne/rules/map-file.ts';
import { readContentFiles } from '../../../src/games/contract/content-files.ts';

/** The fields of Hannover, a large city of one square, with other sides; each as the sides that it lies along. */
function fieldsOf(sides: MapFile['cities'][number]['squares'][number]['sides']): string[] {
  const content = structuredClone(readContentFiles(carcassonne)) as { maps: MapFile[] };
  const germany = content.maps.find(({ id }) => id === 'germany')!;
  germany.cities.find(({ id }) => id === 'hannover')!.squares[0]!.sides.splice(0, 4, ...sides);
  const loaded = carcassonne.loadContent(content);
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.failure));
  const { segments } = loaded.value.tiles.find(({ id }) => id === 'germany-hannover')!;
  return segments
    .slice(1)
    .map(({ ports }) => [...new Set(ports.map((port) => 'NESW'[Math.floor(port / 3)]))].sort().join(''));
}

it.each([
  [['city', 'field', 'city', 'city'], ['E']],
  [
    ['field', 'city', 'field', 'city'],
    ['N', 'S'],
  ],
  [['field', 'field', 'city', 'city'], ['EN']],
  [['field', 'city', 'city', 'field'], ['NW']],
  [['field', 'city', 'field', 'field'], ['NSW']],
  [['field', 'field', 'field', 'city'], ['ENS']],
] as const)('closed sides of a square that meet in a corner are one field: %s (M17)', (sides, fields) => {
  expect(fieldsOf([...sides])).toEqual(fields);
});
