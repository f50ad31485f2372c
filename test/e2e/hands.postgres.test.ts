import { it } from 'vitest';
import { playDrawingAhead, playHandsOfThree } from './support/hands.ts';

it('three who hold three tiles play to the end on a server', playHandsOfThree);

it('three who draw ahead play to the end on a server, with a turn taken back and one who resigns', playDrawingAhead);
