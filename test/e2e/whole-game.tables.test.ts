import { it } from 'vitest';
import { playWholeGame } from '../support/whole-game.ts';

it('plays a whole game of five players by autocomplete alone', () => playWholeGame(5));
