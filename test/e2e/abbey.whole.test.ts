import { it } from 'vitest';
import { playAbbeyGame } from './support/abbey-game.ts';

it('a game of three with Abbey & Mayor is played to its end by commands and buttons', playAbbeyGame);
