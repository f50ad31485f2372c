import { playOn } from '../support/map-games.ts';

playOn('iberica', { chips: false });
