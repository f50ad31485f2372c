import { it } from 'vitest';
import { patient } from '../support/patience.ts';
import { playPlannedGames } from './planned-games.ts';

it(
  'plays planned turns once, and pings nobody for them, while the program is killed',
  () => playPlannedGames({ turns: 20, kills: 5 }),
  patient(600_000),
);
