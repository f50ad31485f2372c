import { it } from 'vitest';
import { playNewestOptions } from './support/newest-options.ts';

it(
  'a game with small cities, phantom, festival and king & robber is played on a server, and once more',
  playNewestOptions,
);
