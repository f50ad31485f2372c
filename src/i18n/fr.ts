import { boardFr } from './board/fr.ts';
import type { Catalogue } from './catalogue.ts';
import { clockFr } from './clock/fr.ts';
import { commandsFr } from './commands/fr.ts';
import { endingFr } from './ending/fr.ts';
import { lobbyFr } from './lobby/fr.ts';
import { peopleFr } from './people/fr.ts';
import { refusalsFr } from './refusals/fr.ts';
import { tellingFr } from './telling/fr.ts';
import { turnFr } from './turn/fr.ts';
import { webFr } from './web/fr.ts';

/**
 * French. Keys and arguments as in `en.ts`; apostrophes are typographic, since `'` quotes in ICU messages, and a
 * no-break space stands before `: ; ! ?` and inside guillemets.
 */
export const fr = {
  ...commandsFr,
  ...lobbyFr,
  ...turnFr,
  ...boardFr,
  ...tellingFr,
  ...endingFr,
  ...peopleFr,
  ...refusalsFr,
  ...clockFr,
  ...webFr,
} as const satisfies Catalogue;
