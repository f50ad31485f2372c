import abbeyDe from './abbey/de.json' with { type: 'json' };
import { en as abbeyEn } from './abbey/en.ts';
import abbeyFr from './abbey/fr.json' with { type: 'json' };
import abbeyNl from './abbey/nl.json' with { type: 'json' };
import abbotDe from './abbot/de.json' with { type: 'json' };
import { en as abbotEn } from './abbot/en.ts';
import abbotFr from './abbot/fr.json' with { type: 'json' };
import abbotNl from './abbot/nl.json' with { type: 'json' };
import chipsDe from './chips/de.json' with { type: 'json' };
import { en as chipsEn } from './chips/en.ts';
import chipsFr from './chips/fr.json' with { type: 'json' };
import chipsNl from './chips/nl.json' with { type: 'json' };
import cropsDe from './crops/de.json' with { type: 'json' };
import { en as cropsEn } from './crops/en.ts';
import cropsFr from './crops/fr.json' with { type: 'json' };
import cropsNl from './crops/nl.json' with { type: 'json' };
import dragonDe from './dragon/de.json' with { type: 'json' };
import { en as dragonEn } from './dragon/en.ts';
import dragonFr from './dragon/fr.json' with { type: 'json' };
import dragonNl from './dragon/nl.json' with { type: 'json' };
import ferriesDe from './ferries/de.json' with { type: 'json' };
import { en as ferriesEn } from './ferries/en.ts';
import ferriesFr from './ferries/fr.json' with { type: 'json' };
import ferriesNl from './ferries/nl.json' with { type: 'json' };
import festivalDe from './festival/de.json' with { type: 'json' };
import { en as festivalEn } from './festival/en.ts';
import festivalFr from './festival/fr.json' with { type: 'json' };
import festivalNl from './festival/nl.json' with { type: 'json' };
import flyingDe from './flying/de.json' with { type: 'json' };
import { en as flyingEn } from './flying/en.ts';
import flyingFr from './flying/fr.json' with { type: 'json' };
import flyingNl from './flying/nl.json' with { type: 'json' };
import goldDe from './gold/de.json' with { type: 'json' };
import { en as goldEn } from './gold/en.ts';
import goldFr from './gold/fr.json' with { type: 'json' };
import goldNl from './gold/nl.json' with { type: 'json' };
import handDe from './hand/de.json' with { type: 'json' };
import { en as handEn } from './hand/en.ts';
import handFr from './hand/fr.json' with { type: 'json' };
import handNl from './hand/nl.json' with { type: 'json' };
import innsDe from './inns/de.json' with { type: 'json' };
import { en as innsEn } from './inns/en.ts';
import innsFr from './inns/fr.json' with { type: 'json' };
import innsNl from './inns/nl.json' with { type: 'json' };
import islandsDe from './islands/de.json' with { type: 'json' };
import { en as islandsEn } from './islands/en.ts';
import islandsFr from './islands/fr.json' with { type: 'json' };
import islandsNl from './islands/nl.json' with { type: 'json' };
import isleDe from './isle/de.json' with { type: 'json' };
import { en as isleEn } from './isle/en.ts';
import isleFr from './isle/fr.json' with { type: 'json' };
import isleNl from './isle/nl.json' with { type: 'json' };
import kingDe from './king/de.json' with { type: 'json' };
import { en as kingEn } from './king/en.ts';
import kingFr from './king/fr.json' with { type: 'json' };
import kingNl from './king/nl.json' with { type: 'json' };
import mageDe from './mage/de.json' with { type: 'json' };
import { en as mageEn } from './mage/en.ts';
import mageFr from './mage/fr.json' with { type: 'json' };
import mageNl from './mage/nl.json' with { type: 'json' };
import messagesDe from './messages/de.json' with { type: 'json' };
import { en as messagesEn } from './messages/en.ts';
import messagesFr from './messages/fr.json' with { type: 'json' };
import messagesNl from './messages/nl.json' with { type: 'json' };
import phantomDe from './phantom/de.json' with { type: 'json' };
import { en as phantomEn } from './phantom/en.ts';
import phantomFr from './phantom/fr.json' with { type: 'json' };
import phantomNl from './phantom/nl.json' with { type: 'json' };
import riverDe from './river/de.json' with { type: 'json' };
import { en as riverEn } from './river/en.ts';
import riverFr from './river/fr.json' with { type: 'json' };
import riverNl from './river/nl.json' with { type: 'json' };
import river2De from './river2/de.json' with { type: 'json' };
import { en as river2En } from './river2/en.ts';
import river2Fr from './river2/fr.json' with { type: 'json' };
import river2Nl from './river2/nl.json' with { type: 'json' };
import robbersDe from './robbers/de.json' with { type: 'json' };
import { en as robbersEn } from './robbers/en.ts';
import robbersFr from './robbers/fr.json' with { type: 'json' };
import robbersNl from './robbers/nl.json' with { type: 'json' };
import smallCitiesDe from './small-cities/de.json' with { type: 'json' };
import { en as smallCitiesEn } from './small-cities/en.ts';
import smallCitiesFr from './small-cities/fr.json' with { type: 'json' };
import smallCitiesNl from './small-cities/nl.json' with { type: 'json' };
import tradersDe from './traders/de.json' with { type: 'json' };
import { en as tradersEn } from './traders/en.ts';
import tradersFr from './traders/fr.json' with { type: 'json' };
import tradersNl from './traders/nl.json' with { type: 'json' };
import treatsDe from './treats/de.json' with { type: 'json' };
import { en as treatsEn } from './treats/en.ts';
import treatsFr from './treats/fr.json' with { type: 'json' };
import treatsNl from './treats/nl.json' with { type: 'json' };
import upgradesDe from './upgrades/de.json' with { type: 'json' };
import { en as upgradesEn } from './upgrades/en.ts';
import upgradesFr from './upgrades/fr.json' with { type: 'json' };
import upgradesNl from './upgrades/nl.json' with { type: 'json' };
import wineDe from './wine/de.json' with { type: 'json' };
import { en as wineEn } from './wine/en.ts';
import wineFr from './wine/fr.json' with { type: 'json' };
import wineNl from './wine/nl.json' with { type: 'json' };

/** The messages of all expansions in every language. */
export const EXPANSION_MESSAGES = {
  en: {
    ...riverEn,
    ...abbotEn,
    ...innsEn,
    ...tradersEn,
    ...smallCitiesEn,
    ...phantomEn,
    ...kingEn,
    ...festivalEn,
    ...river2En,
    ...handEn,
    ...dragonEn,
    ...abbeyEn,
    ...flyingEn,
    ...messagesEn,
    ...ferriesEn,
    ...robbersEn,
    ...goldEn,
    ...mageEn,
    ...cropsEn,
    ...chipsEn,
    ...upgradesEn,
    ...wineEn,
    ...islandsEn,
    ...isleEn,
    ...treatsEn,
  },
  nl: {
    ...riverNl,
    ...abbotNl,
    ...innsNl,
    ...tradersNl,
    ...smallCitiesNl,
    ...phantomNl,
    ...kingNl,
    ...festivalNl,
    ...river2Nl,
    ...handNl,
    ...dragonNl,
    ...abbeyNl,
    ...flyingNl,
    ...messagesNl,
    ...ferriesNl,
    ...robbersNl,
    ...goldNl,
    ...mageNl,
    ...cropsNl,
    ...chipsNl,
    ...upgradesNl,
    ...wineNl,
    ...islandsNl,
    ...isleNl,
    ...treatsNl,
  },
  fr: {
    ...riverFr,
    ...abbotFr,
    ...innsFr,
    ...tradersFr,
    ...smallCitiesFr,
    ...phantomFr,
    ...kingFr,
    ...festivalFr,
    ...river2Fr,
    ...handFr,
    ...dragonFr,
    ...abbeyFr,
    ...flyingFr,
    ...messagesFr,
    ...ferriesFr,
    ...robbersFr,
    ...goldFr,
    ...mageFr,
    ...cropsFr,
    ...chipsFr,
    ...upgradesFr,
    ...wineFr,
    ...islandsFr,
    ...isleFr,
    ...treatsFr,
  },
  de: {
    ...riverDe,
    ...abbotDe,
    ...innsDe,
    ...tradersDe,
    ...smallCitiesDe,
    ...phantomDe,
    ...kingDe,
    ...festivalDe,
    ...river2De,
    ...handDe,
    ...dragonDe,
    ...abbeyDe,
    ...flyingDe,
    ...messagesDe,
    ...ferriesDe,
    ...robbersDe,
    ...goldDe,
    ...mageDe,
    ...cropsDe,
    ...chipsDe,
    ...upgradesDe,
    ...wineDe,
    ...islandsDe,
    ...isleDe,
    ...treatsDe,
  },
};
