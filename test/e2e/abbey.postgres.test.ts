import { it } from 'vitest';
import { playAbbeyGame } from './support/abbey-game.ts';

it('a game of three with Abbey & Mayor is played to its end on a server', playAbbeyGame);
