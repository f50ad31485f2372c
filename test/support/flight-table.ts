import type { WireMessage } from 'local-discord';
import type { TestPerson } from 'local-discord/person';
import { controlsOf } from '../../lab/driving/controls.ts';
import { optionsSchema } from '../../src/games/carcassonne/rules/options.ts';
import type { Setup } from '../../src/games/carcassonne/rules/setup.ts';
import type { TileSet } from '../../src/games/carcassonne/rules/tile-set.ts';
import { type PirogueOptions, startPirogue } from './pirogue.ts';
import { storeLog } from './stored-game.ts';

const NAMES = ['Ana', 'Ben', 'Cem'] as const;

/** A game of three with a flight of the dragon, in which Ana has just begun her turn; every tile but the first one is a monastery. */
export async function flightTable(
  options: { readonly interrupts?: 'ask' } = {},
  house: PirogueOptions = {},
  first = 'base-b',
) {
  const pirogue = await startPirogue(house);
  const set = pirogue.app.library.ownContent('carcassonne') as TileSet;
  const setup: Setup = {
    ruleSet: 'carcassonne',
    version: 1,
    tileSet: set.hash,
    options: optionsSchema.parse({ smallCities: true, ...options }),
    colours: ['red', 'blue', 'green'],
    first: 0,
    pile: [first, ...Array<string>(7).fill('base-b')],
  };
  const people = await Promise.all(NAMES.map((name) => pirogue.person(name)));
  const [ana, ben, cem] = people as [TestPerson, TestPerson, TestPerson];
  const seats = people.map(({ id }, at) => ({ id, name: NAMES[at]!, locale: 'en-US' }));
  await storeLog(pirogue, {
    ruleSet: 'carcassonne',
    setup,
    log: [],
    ended: false,
    channelId: ana.channel,
    people: seats,
  });
  return { pirogue, ana, ben, cem };
}

/** Draws, places a monastery and a monk, and opens the panel at the flight. */
export async function toFlight(person: TestPerson, x: number): Promise<WireMessage> {
  await person.command('draw');
  await person.command('place', { x, y: 1, rotation: 0 });
  await person.command('meeple', { on: 'monastery' });
  return person.command('draw');
}

/** Presses the button of a panel that lets the dragon fly a way. */
export async function fly(person: TestPerson, panel: WireMessage, way: string): Promise<void> {
  const button = controlsOf(panel).find(({ custom_id }) => custom_id.endsWith(`glide ${way}`));
  if (!button) throw new Error(`no way ${way} in: ${panel.content} ${JSON.stringify(controlsOf(panel))}`);
  await person.click(panel, button.custom_id);
}
