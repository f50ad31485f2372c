import { featuresFor } from '../../commands/index.ts';
import { declarationsOf, Features } from '../../src/bot/handlers/feature.ts';
import { readLibrary } from '../../src/content/content-library.ts';
import { GAMES } from '../../src/games/registry.ts';

/** Games whose turns ask other seats something, as none of the registry does yet. */
const ASKING = GAMES.map((game) => ({ ...game, questions: () => [{ id: 'dragon', orders: ['spare'] as const }] }));

/** What can be done in a house with all that there is. */
export const featureList = featuresFor({
  games: ASKING,
  library: readLibrary(GAMES),
  webOrigin: 'https://games.example.org',
});

/** The features by name and verb. */
export const features = new Features(featureList);

/** The declarations of all slash commands. */
export const declarations = declarationsOf(featureList);
