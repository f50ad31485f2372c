import { GAMES } from './games/registry.ts';
import { takeOrders } from './render/picture-orders.ts';

/** Entry point of the painting thread. */
takeOrders(GAMES);
