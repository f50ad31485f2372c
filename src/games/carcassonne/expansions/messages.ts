import { en as abbey } from './abbey/messages.ts';
import { en as abbot } from './abbot/messages.ts';
import { en as chips } from './chips/messages.ts';
import { en as crops } from './crops/messages.ts';
import { en as dragon } from './dragon/messages.ts';
import { en as ferries } from './ferries/messages.ts';
import { en as festival } from './festival/messages.ts';
import { en as flying } from './flying/messages.ts';
import { en as gold } from './gold/messages.ts';
import { en as hand } from './hand/messages.ts';
import { en as inns } from './inns/messages.ts';
import { en as islands } from './islands/messages.ts';
import { en as isle } from './isle/messages.ts';
import { en as king } from './king/messages.ts';
import { en as mage } from './mage/messages.ts';
import { en as messages } from './messages/messages.ts';
import { en as phantom } from './phantom/messages.ts';
import { en as river } from './river/messages.ts';
import { en as river2 } from './river2/messages.ts';
import { en as robbers } from './robbers/messages.ts';
import { en as smallCities } from './small-cities/messages.ts';
import { en as traders } from './traders/messages.ts';
import { en as treats } from './treats/messages.ts';
import { en as upgrades } from './upgrades/messages.ts';
import { en as wine } from './wine/messages.ts';

/** The English messages of every expansion, by its folder, where translations lie beside them. */
export const EXPANSION_MESSAGES = {
  river,
  abbot,
  inns,
  traders,
  'small-cities': smallCities,
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
};

/** Every member of a union at once. */
type All<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer Each) => void
  ? Each
  : never;

/** The English messages of all expansions by key, from which the compiler reads their arguments. */
export type ExpansionMessages = All<(typeof EXPANSION_MESSAGES)[keyof typeof EXPANSION_MESSAGES]>;
