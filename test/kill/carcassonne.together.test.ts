import { it } from 'vitest';
import { patient } from '../support/patience.ts';
import { playKilledCarcassonne } from './killed-carcassonne.ts';

it(
  'plays a game of four with dragon, abbey and small boxes to its end while the program is killed 32 times, with a server',
  () => playKilledCarcassonne({ times: 20, each: 3 }),
  patient(1_800_000),
);
