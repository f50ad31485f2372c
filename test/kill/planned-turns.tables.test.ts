import { it } from 'vitest';
import { patient } from '../support/patience.ts';
import { playPlannedGames } from './planned-games.ts';

it(
  'plays 200 turns with plans while the program is killed 50 times, with a file',
  () => playPlannedGames({ turns: 200, kills: 50 }),
  patient(1_800_000),
);
