import { boardNl } from './board/nl.ts';
import type { Catalogue } from './catalogue.ts';
import { clockNl } from './clock/nl.ts';
import { commandsNl } from './commands/nl.ts';
import { endingNl } from './ending/nl.ts';
import { lobbyNl } from './lobby/nl.ts';
import { peopleNl } from './people/nl.ts';
import { refusalsNl } from './refusals/nl.ts';
import { tellingNl } from './telling/nl.ts';
import { turnNl } from './turn/nl.ts';
import { webNl } from './web/nl.ts';

/** Dutch. Keys and arguments as in `en.ts`; apostrophes are typographic, since `'` quotes in ICU messages. */
export const nl = {
  ...commandsNl,
  ...lobbyNl,
  ...turnNl,
  ...boardNl,
  ...tellingNl,
  ...endingNl,
  ...peopleNl,
  ...refusalsNl,
  ...clockNl,
  ...webNl,
} as const satisfies Catalogue;
