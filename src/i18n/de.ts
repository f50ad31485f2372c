import { boardDe } from './board/de.ts';
import type { Catalogue } from './catalogue.ts';
import { clockDe } from './clock/de.ts';
import { commandsDe } from './commands/de.ts';
import { endingDe } from './ending/de.ts';
import { lobbyDe } from './lobby/de.ts';
import { peopleDe } from './people/de.ts';
import { refusalsDe } from './refusals/de.ts';
import { tellingDe } from './telling/de.ts';
import { turnDe } from './turn/de.ts';
import { webDe } from './web/de.ts';

/**
 * German. Keys and arguments as in `en.ts`. Features are spoken of without an article, so that one form fits every
 * sentence.
 */
export const de = {
  ...commandsDe,
  ...lobbyDe,
  ...turnDe,
  ...boardDe,
  ...tellingDe,
  ...endingDe,
  ...peopleDe,
  ...refusalsDe,
  ...clockDe,
  ...webDe,
} as const satisfies Catalogue;
