import { it } from 'vitest';
import { patient } from '../support/patience.ts';
import { playKilledCarcassonne } from './killed-carcassonne.ts';

it(
  'plays turns with dragon, abbey and small boxes once, and pings one player for each, while the program is killed',
  () => playKilledCarcassonne({ times: 3, each: 1 }, 20),
  patient(600_000),
);
