import { gamesOn } from '../support/map-games.ts';

gamesOn('iberica');
