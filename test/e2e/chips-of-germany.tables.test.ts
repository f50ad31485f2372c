import { playOn } from '../support/map-games.ts';

playOn('germany', { chips: true });
