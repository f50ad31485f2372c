import { it } from 'vitest';
import { playDrawingAhead, playHandsOfThree } from './support/hands.ts';

it('three who hold three tiles play to the end by commands and buttons, with one ping a turn', playHandsOfThree);

it(
  'three who draw ahead take a turn back together, go on without one who resigns, and play to the end',
  playDrawingAhead,
);
