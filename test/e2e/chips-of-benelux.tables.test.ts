import { playOn } from '../support/map-games.ts';

playOn('benelux', { chips: true });
