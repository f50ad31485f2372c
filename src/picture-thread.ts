import { GAMES } from './games/registry.ts';
import { takeOrders } from './render/picture-orders.ts';

/** What the thread that paints pictures runs. */
takeOrders(GAMES);
