import { expect, it } from 'vitest';
import { readTileSet } from '../../../src/content/tile-sets.ts';
import type { ChosenOptions } from '../../../src/core/options.ts';
import { appearanceKey } from '../../../src/core/rules.ts';
import { parseSeed } from '../../../src/core/shuffle.ts';
import { carcassonne } from '../../../src/games/carcassonne/index.ts';
import type { TileSet } from '../../../src/games/carcassonne/rules/tile-set.ts';
import { translatorFor } from '../../../src/i18n/translate.ts';

const { set } = readTileSet(carcassonne);
const t = translatorFor('en');

const marksOf = ({ tiles }: TileSet) =>
  new Set(tiles.flatMap(({ segments }) => segments.flatMap(({ marks }) => Object.keys(marks))));

it.each<[ChosenOptions, string[]]>([
  [{}, []],
  [{ map: 'france', chips: true }, []],
  [{ inns: true }, ['inn', 'cathedral']],
  [{ map: 'france', traders: true }, ['wine', 'grain', 'cloth', 'pigHerd']],
  [{ inns: true, traders: true }, ['inn', 'cathedral', 'wine', 'grain', 'cloth', 'pigHerd']],
])('games with %o show %o on tiles, and coats of arms in any case', (options, expected) => {
  const shown = carcassonne.shownContent!(set, options);
  expect([...marksOf(shown)].filter((mark) => mark !== 'furtherSquare').sort()).toEqual(
    [...expected, 'coatOfArms'].sort(),
  );
  const named = shown.tiles.map(({ id }) => carcassonne.words.tile(t, shown, { id })).join('; ');
  for (const word of ['inn', 'cathedral', 'goods: wine', 'goods: grain', 'goods: cloth']) {
    expect({ word, named: named.includes(word) }).toEqual({
      word,
      named: expected.includes(word.replace('goods: ', '')),
    });
  }
});

it('pictures of one set with and without a sign are not taken for each other, and the same is not made twice', () => {
  const [all, some, again] = [
    { inns: true, traders: true, dragon: true },
    { inns: true },
    { inns: true, chips: false },
  ].map((options) => carcassonne.shownContent!(set, options));
  expect(all).toBe(set);
  expect(appearanceKey(some!)).not.toBe(appearanceKey(set));
  // To the rules it is the same set, from which a game of it can begin again.
  expect(some!.hash).toBe(set.hash);
  expect(again).toBe(some);
});

it('tiles that only a hidden sign tells apart are shown once among those that are left, with all their copies', () => {
  const options = { map: 'france', chips: true };
  const groupsOf = (content: TileSet) => {
    const setup = carcassonne.createSetup({
      content,
      colours: ['red', 'blue'],
      seed: parseSeed('1'.repeat(32))!,
      order: 'given',
      options,
    });
    return carcassonne.picture.groups!(content, carcassonne.viewOf(carcassonne.startState(content, setup)));
  };
  const [all, shown] = [set, carcassonne.shownContent!(set, options)].map((content) => groupsOf(content)[0]!.tiles);
  const sum = (tiles: readonly { readonly count: number }[]) => tiles.reduce((total, { count }) => total + count, 0);
  expect(sum(shown!)).toBe(sum(all!));
  const ids = shown!.map(({ tile }) => tile);
  for (const pair of [
    ['base-k', 'inns-l'],
    ['base-o', 'inns-m'],
    ['base-t', 'traders-m'],
  ]) {
    expect(all!.filter(({ tile }) => pair.includes(tile))).toHaveLength(2);
    expect(ids.filter((tile) => pair.includes(tile))).toHaveLength(1);
  }
});
