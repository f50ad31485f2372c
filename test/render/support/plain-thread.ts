import { takeOrders } from '../../../src/render/picture-orders.ts';
import { PLAIN } from './plain-game.ts';

/** The thread that paints, for another list of games. */
takeOrders([PLAIN]);
