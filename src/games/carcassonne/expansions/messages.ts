import { messages as abbey } from './abbey/messages.ts';
import { messages as abbot } from './abbot/messages.ts';
import { messages as chips } from './chips/messages.ts';
import { messages as crops } from './crops/messages.ts';
import { messages as dragon } from './dragon/messages.ts';
import { messages as ferries } from './ferries/messages.ts';
import { messages as festival } from './festival/messages.ts';
import { messages as flying } from './flying/messages.ts';
import { messages as gold } from './gold/messages.ts';
import { messages as hand } from './hand/messages.ts';
import { messages as inns } from './inns/messages.ts';
import { messages as islands } from './islands/messages.ts';
import { messages as isle } from './isle/messages.ts';
import { messages as king } from './king/messages.ts';
import { messages as mage } from './mage/messages.ts';
import { messages } from './messages/messages.ts';
import { messages as phantom } from './phantom/messages.ts';
import { messages as river } from './river/messages.ts';
import { messages as river2 } from './river2/messages.ts';
import { messages as robbers } from './robbers/messages.ts';
import { messages as smallCities } from './small-cities/messages.ts';
import { messages as traders } from './traders/messages.ts';
import { messages as treats } from './treats/messages.ts';
import { messages as upgrades } from './upgrades/messages.ts';
import { messages as wine } from './wine/messages.ts';

const ALL = [
  river,
  abbot,
  inns,
  traders,
  smallCities,
  phantom,
  king,
  festival,
  river2,
  hand,
  dragon,
  abbey,
  flying,
  messages,
  ferries,
  robbers,
  gold,
  mage,
  crops,
  chips,
  upgrades,
  wine,
  islands,
  isle,
  treats,
];

/** Every member of a union at once. */
type All<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer Each) => void
  ? Each
  : never;

/** The English messages of all expansions by key, from which the compiler reads their arguments. */
type English = All<(typeof ALL)[number]['en']>;

/** The messages of all expansions in one language; tests see to it that each has the keys of the English ones. */
function inLanguage(language: 'en' | 'nl' | 'fr' | 'de'): English {
  return Object.assign({}, ...ALL.map((messages) => messages[language]));
}

/** The messages of all expansions in every language. */
export const EXPANSION_MESSAGES = {
  en: inLanguage('en'),
  nl: inLanguage('nl'),
  fr: inLanguage('fr'),
  de: inLanguage('de'),
};
