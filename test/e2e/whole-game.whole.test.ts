import { it } from 'vitest';
import { playWholeGame } from '../support/whole-game.ts';

it.each([2, 5])('plays a whole game of %i players by autocomplete alone', playWholeGame);
