import { it } from 'vitest';
import { playDragonGame } from './support/dragon-game.ts';

it('a game of four with The Princess & the Dragon is played to its end on a server', playDragonGame);
