import { featuresFor } from '../../commands/index.ts';
import { declarationsOf, Features } from '../../src/bot/handlers/feature.ts';
import { readLibrary } from '../../src/content/content-library.ts';
import { GAMES } from '../../src/games/registry.ts';

const HOUSE = { library: readLibrary(GAMES), webOrigin: 'https://games.example.org', hasActivity: true };

/** What can be done in the house. */
export const featureList = featuresFor({ ...HOUSE, games: GAMES });

/** The same by name and verb. */
export const features = new Features(featureList);

/** The declarations of its slash commands. */
export const declarations = declarationsOf(featureList);
