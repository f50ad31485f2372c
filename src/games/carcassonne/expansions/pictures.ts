import type { ExpansionPicture } from '../picture/context.ts';
import type { ExpansionId } from '../rules/options.ts';
import { abbeyPicture } from './abbey/picture.ts';
import { abbotPicture } from './abbot/picture.ts';
import type { ChipGame } from './chips/map.ts';
import { chipsPicture } from './chips/picture.ts';
import { cropsPicture } from './crops/picture.ts';
import { dragonPicture } from './dragon/picture.ts';
import { ferriesPicture } from './ferries/picture.ts';
import { festivalPicture } from './festival/picture.ts';
import { flyingPicture } from './flying/picture.ts';
import { goldPicture } from './gold/picture.ts';
import { handPicture } from './hand/picture.ts';
import { innsPicture } from './inns/picture.ts';
import { islandsPicture } from './islands/picture.ts';
import { islePicture } from './isle/picture.ts';
import { kingPicture } from './king/picture.ts';
import { magePicture } from './mage/picture.ts';
import { messagesPicture } from './messages/picture.ts';
import { phantomPicture } from './phantom/picture.ts';
import { riverPicture } from './river/picture.ts';
import { river2Picture } from './river2/picture.ts';
import { robbersPicture } from './robbers/picture.ts';
import { smallCitiesPicture } from './small-cities/picture.ts';
import { tradersPicture } from './traders/picture.ts';
import { treatsPicture } from './treats/picture.ts';
import { upgradesPicture } from './upgrades/picture.ts';
import { winePicture } from './wine/picture.ts';

/** Pictures of all expansions, in the order in which legends and seats show them; a missing expansion does not compile. */
export const EXPANSION_PICTURES: readonly ExpansionPicture[] = Object.values({
  river: riverPicture,
  abbot: abbotPicture,
  inns: innsPicture,
  traders: tradersPicture,
  smallCities: smallCitiesPicture,
  festival: festivalPicture,
  phantom: phantomPicture,
  king: kingPicture,
  river2: river2Picture,
  hand: handPicture,
  dragon: dragonPicture,
  abbey: abbeyPicture,
  flying: flyingPicture,
  messages: messagesPicture,
  ferries: ferriesPicture,
  robbers: robbersPicture,
  gold: goldPicture,
  mage: magePicture,
  crops: cropsPicture,
  upgrades: upgradesPicture,
  wine: winePicture,
  islands: islandsPicture,
  chips: chipsPicture,
  treats: treatsPicture,
  isle: islePicture,
} satisfies Readonly<Record<ExpansionId | ChipGame | 'chips', ExpansionPicture>>);
