import { playOn } from '../support/map-games.ts';

playOn('great-britain', { chips: false });
