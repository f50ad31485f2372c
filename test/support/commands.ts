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

/** What can be done where turns ask other seats something, too, as those of no game in the registry do yet. */
const allFeatures = featuresFor({
  ...HOUSE,
  games: GAMES.map((game) => ({ ...game, questions: () => [{ id: 'dragon', orders: ['spare'] as const }] })),
});

/** The declarations of all slash commands that an installation may have. */
export const allDeclarations = declarationsOf(allFeatures);
