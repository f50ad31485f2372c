import { featuresFor } from '../../commands/index.ts';
import { declarationsOf, Features } from '../../src/bot/handlers/feature.ts';
import { readLibrary } from '../../src/content/content-library.ts';
import { GAMES } from '../../src/games/registry.ts';

const HOUSE = { library: readLibrary(GAMES), webOrigin: 'https://games.example.org' };

/** What can be done in the house. */
export const featureList = featuresFor({ ...HOUSE, games: GAMES });

/** The same with games whose turns ask other seats something, as none of the registry does yet. */
const allFeatures = featuresFor({
  ...HOUSE,
  games: GAMES.map((game) => ({ ...game, questions: () => [{ id: 'dragon', orders: ['spare'] as const }] })),
});

/** All features by name and verb. */
export const features = new Features(allFeatures);

/** The declarations of all slash commands. */
export const declarations = declarationsOf(allFeatures);
