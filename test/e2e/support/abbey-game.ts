import type { TestPerson } from 'local-discord/person';
import { expect } from 'vitest';
import { controlsOf } from '../../../lab/driving/controls.ts';
import { startPirogue } from '../../support/pirogue.ts';
import { checkRequests, publicMessage } from '../../support/seated-table.ts';
import { begunCarcassonne } from './begun-carcassonne.ts';

const NAMES = ['Ana', 'Ben', 'Cem'] as const;

/** What is drawn, in order: tiles around the square 1,1, and what comes after the abbey. */
const PILE = [
  ...['base-w', 'base-a', 'base-b', 'base-b', 'base-b', 'base-e', 'base-b'],
  ...['base-k', 'base-a', 'base-a', 'base-b', 'base-b'],
];

const GAME = { names: NAMES, chosen: { abbey: true }, pile: PILE };

/** Draws and places the tile of a turn, and a piece or nothing. */
async function turn(person: TestPerson, place: object, piece?: { on: string; as?: string }): Promise<void> {
  await person.command('draw');
  expect((await person.command('place', { rotation: 0, ...place })).content).not.toMatch(/not your turn|touches no/i);
  if (piece) await person.command('meeple', piece);
  else await person.command('pass');
}

/** The tiles around the square 1,1; then it is Ben's turn. */
async function closeRing(people: readonly TestPerson[]): Promise<void> {
  const [Ana, Ben, Cem] = people as [TestPerson, TestPerson, TestPerson];
  await turn(Ana, { x: 1, y: 0 }, { on: 'road-s', as: 'wagon' });
  await turn(Ben, { x: 2, y: 0, rotation: 90 });
  await turn(Cem, { x: 0, y: 1 });
  await turn(Ana, { x: 2, y: 1 });
  await turn(Ben, { x: 2, y: 2 });
  await turn(Cem, { x: 1, y: 2 }, { on: 'city', as: 'mayor' });
  await turn(Ana, { x: 0, y: 2 });
}

/**
 * The last action before the turn of a player who has an abbey and a place for it, at a table that draws by itself.
 *
 * @param order the player's standing order, if one is set
 */
export async function lastBeforeAbbey(order?: string) {
  const pirogue = await startPirogue();
  const people = await begunCarcassonne(pirogue, { ...GAME, options: { autoDraw: true } });
  if (order)
    expect((await people[1]!.command('orders', { order })).content).toMatch(/\*\*the tile is drawn at once\*\*/);
  await closeRing(people);
  const { entry } = (await pirogue.store.log.ofGame(1)).at(-1)!;
  checkRequests(pirogue);
  return entry;
}

/** Plays a game with Abbey & Mayor to its end by commands and buttons, with what is refused and taken back. */
export async function playAbbeyGame(): Promise<void> {
  const pirogue = await startPirogue();
  const people = await begunCarcassonne(pirogue, GAME);
  const [Ana, Ben, Cem] = people as [TestPerson, TestPerson, TestPerson];
  await closeRing(people);
  await called(Ben, 'Draw, or place the abbey');
  await placeAbbey(Ben);
  await driveOn(Cem);
  await turn(Ana, { x: 0, y: -2 });
  await Ben.command('draw');
  await Ben.command('place', { x: 1, y: -1, rotation: 90 });
  await Ben.command('pass');
  await Ana.waitForMessage(({ content }) => /Cem.* by standing order/.test(content));
  await turn(Cem, { x: 3, y: 0 });
  await Ana.command('draw');
  await Ana.command('place', { x: 3, y: 1, rotation: 0 });
  expect((await Ana.command('meeple', { on: 'SE', as: 'barn' })).content).toMatch(/north-western/);
  await Ana.command('meeple', { on: 'NW', as: 'barn' });
  await publicMessage(Ana, /Final scoring/);
  expect((await Cem.command('verify')).content).not.toMatch(/refuse/);
  checkRequests(pirogue);
}

/** Resolves when a public message calls a person by a button with a label. */
async function called(person: TestPerson, label: string): Promise<void> {
  await person.waitForMessage((message) => controlsOf(message).some((one) => one.label === label));
}

/** Ben's abbey, which closes the road of Ana's wagon and the city of Cem's mayor, who wins nothing. */
async function placeAbbey(ben: TestPerson): Promise<void> {
  expect((await ben.command('place', { x: 3, y: 1, rotation: 0 })).content).toMatch(/all four sides/);
  const values = (await ben.autocomplete('place', { x: '' }, 'x')).map(({ value }) => value);
  expect(values.map(Number)).toContain(1);
  await ben.command('place', { x: 1, y: 1, rotation: 0 });
  await ben.command('undo');
  await ben.command('place', { x: 1, y: 1, rotation: 0 });
  await ben.command('meeple', { on: 'monastery' });
}

/** Cem's wagon is scored in his own turn, and he says where it drives. */
async function driveOn(cem: TestPerson): Promise<void> {
  await cem.command('draw');
  await cem.command('place', { x: 0, y: -1, rotation: 180 });
  await cem.command('meeple', { on: 'city', as: 'wagon' });
  const panel = await cem.command('draw');
  expect(panel.content).toMatch(/Where does it drive on/);
  const road = controlsOf(panel).find(({ custom_id }) => custom_id.includes('wagon 0,-1 1'))!;
  await cem.click(panel, road.custom_id);
}
