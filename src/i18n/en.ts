import { boardEn } from './board/en.ts';
import { clockEn } from './clock/en.ts';
import { commandsEn } from './commands/en.ts';
import { endingEn } from './ending/en.ts';
import { lobbyEn } from './lobby/en.ts';
import { peopleEn } from './people/en.ts';
import { refusalsEn } from './refusals/en.ts';
import { tellingEn } from './telling/en.ts';
import { turnEn } from './turn/en.ts';
import { webEn } from './web/en.ts';

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
