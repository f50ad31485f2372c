import { playOn } from '../support/map-games.ts';

playOn('france', { chips: true });
