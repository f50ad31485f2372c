import { it } from 'vitest';
import { playWholeGame } from '../support/whole-game.ts';

it('plays a whole game of two by autocomplete alone', { timeout: 120_000 }, () => playWholeGame(2));
