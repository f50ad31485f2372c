import type { AnyGame } from '../../src/games/contract/game.ts';
import { GAMES } from '../../src/games/registry.ts';
import { takeOrders } from '../../src/render/picture-orders.ts';
import { quilt } from './quilt.ts';

/** The thread that paints, in a house that has the toy game, too. */
takeOrders([...GAMES, quilt as AnyGame]);
