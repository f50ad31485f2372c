import { boardEn } from './en/board.ts';
import { clockEn } from './en/clock.ts';
import { commandsEn } from './en/commands.ts';
import { endingEn } from './en/ending.ts';
import { lobbyEn } from './en/lobby.ts';
import { peopleEn } from './en/people.ts';
import { refusalsEn } from './en/refusals.ts';
import { tellingEn } from './en/telling.ts';
import { turnEn } from './en/turn.ts';
import { webEn } from './en/web.ts';

/** English, the catalogue that defines the keys and arguments of all others. ICU message format. */
export const en = {
  ...commandsEn,
  ...lobbyEn,
  ...turnEn,
  ...boardEn,
  ...tellingEn,
  ...endingEn,
  ...peopleEn,
  ...refusalsEn,
  ...clockEn,
  ...webEn,
} as const;
