import type { TestPerson } from 'local-discord/person';
import { optionsSchema } from '../../../src/games/carcassonne/rules/options.ts';
import type { Setup } from '../../../src/games/carcassonne/rules/setup.ts';
import type { TileSet } from '../../../src/games/carcassonne/rules/tile-set.ts';
import type { GameOptions } from '../../../src/store/records.ts';
import type { Pirogue } from '../../support/pirogue.ts';
import { storeLog } from '../../support/stored-game.ts';

const COLOURS = ['red', 'blue', 'green', 'yellow'] as const;

/** What is played, by whom in the order of the seats, and the tiles as they are drawn. */
interface BegunGame {
  readonly names: readonly string[];
  readonly chosen: object;
  readonly pile: readonly string[];
  /** What lies on the table besides the pile. */
  readonly layout?: Setup['layout'];
  readonly options?: Partial<GameOptions>;
}

/** A game of Carcassonne in which nothing has happened; the first seat begins. Returns its people in the order of the seats. */
export async function begunCarcassonne(
  pirogue: Pirogue,
  { names, chosen, pile, layout, options = {} }: BegunGame,
): Promise<readonly TestPerson[]> {
  const setup: Setup = {
    ruleSet: 'carcassonne',
    version: 1,
    tileSet: (pirogue.app.library.ownContent('carcassonne') as TileSet).hash,
    options: optionsSchema.parse(chosen),
    colours: COLOURS.slice(0, names.length),
    first: 0,
    pile: [...pile],
    ...(layout && { layout }),
  };
  const people = await Promise.all(names.map((name) => pirogue.person(name)));
  const seats = people.map(({ id }, at) => ({ id, name: names[at]!, locale: 'en-US' }));
  const channelId = people[0]!.channel;
  await storeLog(pirogue, { ruleSet: 'carcassonne', setup, log: [], ended: false, channelId, people: seats, options });
  return people;
}
