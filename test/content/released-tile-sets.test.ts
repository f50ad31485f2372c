import { expect, it } from 'vitest';
import { earlierTileSets, readTileSet } from '../../src/content/tile-sets.ts';
import { GAMES } from '../../src/games/registry.ts';

/** The hash of every content that came with a released version, the latest of each game last. Nothing is ever taken out. */
const RELEASED: Readonly<Record<string, readonly string[]>> = {
  amazonas: ['b0f71c6bf20d96d9827eb08281e6f6bbcdf76ade3c43e1f3ae63ad7c0785d94c'],
  carcassonne: [
    '0b4d04b1c418fe4ee267be67e2c1296fe2e75ee05e4e978205f5ad38b8c5058f',
    'c2342467a9b80afa2d4a5b60ce36a9a3a4ad93d4246a04717b9281556813703e',
    '52481738b80fc1171e43a772a009f984967266598b84fd2bb87b4fcd9df3e5bf',
  ],
};

it.each(GAMES)('the program has every content that games of $ruleSet were ever played with', (game) => {
  // Where tiles or maps change, the files of the content as it was go into `earlierContentFiles`, and the new hash here.
  const known = [...earlierTileSets(game), readTileSet(game).set].map(({ hash }) => hash);
  expect(known).toEqual(RELEASED[game.ruleSet]);
});
