import type { WireMessage } from 'local-discord';
import type { TestPerson } from 'local-discord/person';
import { expect } from 'vitest';
import { controlsOf } from '../../../lab/driving/controls.ts';
import { type Pirogue, startPirogue } from '../../support/pirogue.ts';
import { checkRequests, publicMessage } from '../../support/seated-table.ts';
import { begunCarcassonne } from './begun-carcassonne.ts';

const NAMES = ['Ana', 'Ben', 'Cem', 'Eva'] as const;

/** What is drawn, in order. */
const PILE = [
  ...['base-u', 'princess-t', 'princess-z', 'base-b', 'base-u', 'princess-za'],
  ...['base-b', 'princess-l', 'base-b', 'base-b', 'base-b', 'base-b', 'base-b'],
];

type People = Readonly<Record<(typeof NAMES)[number], TestPerson>>;

/** A game of four with The Princess & the Dragon in which nothing has happened; Ana begins. */
async function begun(pirogue: Pirogue): Promise<People> {
  const people = await begunCarcassonne(pirogue, { names: NAMES, chosen: { dragon: true }, pile: PILE });
  return Object.fromEntries(NAMES.map((name, at) => [name, people[at]!])) as unknown as People;
}

/** Draws and places the tile of a turn by commands; what the second answers. */
async function place(person: TestPerson, x: number, y: number, rotation = 0): Promise<string> {
  await person.command('draw');
  return (await person.command('place', { x, y, rotation })).content;
}

/** Places the tile of a turn, and nothing on it. */
async function placeAlone(person: TestPerson, x: number, y: number): Promise<void> {
  await place(person, x, y);
  await person.command('pass');
}

/** The message that tells of a turn, which calls one person. */
async function told(person: TestPerson, called: TestPerson, content: RegExp): Promise<WireMessage> {
  const message = await person.waitForMessage((one) => content.test(one.content));
  expect(message.mentions.map(({ id }) => id)).toEqual([called.id]);
  return message;
}

/** Plays a game with The Princess & the Dragon to its end by commands and buttons, with what is refused and taken back. */
export async function playDragonGame(): Promise<void> {
  const pirogue = await startPirogue();
  const people = await begun(pirogue);
  const { Ana, Ben, Cem, Eva } = people;
  await place(Ana, 1, 0);
  await Ana.command('meeple', { on: 'road' });
  // The volcano calls the dragon; nobody can place anything there.
  await place(Ben, 1, 1);
  await told(Ana, Cem, /dragon comes to the volcano at x 1, y 1/);
  await throughPortal(Cem);
  await place(Eva, 0, 1);
  await Eva.command('meeple', { on: 'monastery' });
  expect((await Cem.command('help')).content).toMatch(/orders:\d+>: what you answer when the turns of others/);
  await Cem.command('orders', { order: 'dragon away' });
  await placeAlone(Ana, 2, 0);
  await flight(people);
  await placeAlone(Cem, 0, 2);
  await knightHome(people);
  await fairy(people);
  const end = await publicMessage(Eva, /Final scoring/);
  expect(end.content).toMatch(/Ana/);
  expect((await Ana.command('score')).content).toMatch(/fairy/);
  expect((await Cem.command('verify')).content).not.toMatch(/refuse/);
  checkRequests(pirogue);
}

/** Cem's meeple goes onto the city of another tile; what is taken is refused. */
async function throughPortal(cem: TestPerson): Promise<void> {
  await place(cem, -1, 0);
  expect((await cem.command('meeple', { on: '1,0 road' })).content).not.toMatch(/has played/);
  const places = (await cem.autocomplete('meeple', { on: 'city' }, 'on')).map(({ value }) => value);
  expect(places).toContain('0,0 city');
  await cem.command('meeple', { on: '0,0 city' });
  await cem.command('undo');
  await cem.command('meeple', { on: '0,0 city' });
}

/** Ben chooses his step, Cem's order decides the next one, and the others have one way; nobody can take that back. */
async function flight({ Ana, Ben, Cem }: People): Promise<void> {
  await place(Ben, 3, 0);
  await Ben.command('pass');
  const panel = await Ben.command('draw');
  expect(panel.content).toMatch(/Step 1 of 6: where does the dragon fly/);
  expect((await Ben.command('meeple', { on: 'south', as: 'dragon' })).content).toMatch(/where does the dragon fly/);
  const north = controlsOf(panel).find(({ custom_id }) => custom_id.endsWith('dragon N'))!;
  await Ben.click(panel, north.custom_id);
  const message = await told(Ana, Cem, /1\. .*Ben.*dragon flies north/);
  expect(message.content).toMatch(/Ana.*meeple/);
  expect(message.content).toMatch(/Cem.* by standing order: cost me least, then away from my pieces/);
  expect(message.content).toMatch(/2\. .*Cem.*flies east/);
  expect((await Ben.command('undo')).content).toMatch(/other|move/i);
  expect((await Cem.command('draw')).content).not.toMatch(/where does the dragon fly/);
}

/** The princess sends Cem's knight home. */
async function knightHome({ Ana, Eva }: People): Promise<void> {
  await place(Eva, 0, -1, 180);
  expect((await Eva.autocomplete('retrieve', { piece: '' }, 'piece')).map(({ value }) => value)).toContain('0,0 city');
  await Eva.command('retrieve', { piece: '0,0 city' });
  await told(Ana, Ana, /Cem.*meeple.*city/);
}

/** Ana's monk, and then the fairy beside him, who brings three points at the end. */
async function fairy({ Ana, Ben, Cem, Eva }: People): Promise<void> {
  await place(Ana, 0, 3);
  await Ana.command('meeple', { on: 'monastery' });
  await placeAlone(Ben, 1, 3);
  await placeAlone(Cem, 1, 2);
  await placeAlone(Eva, 2, 3);
  await place(Ana, 2, 2);
  expect((await Ana.command('meeple', { on: '1,0 road', as: 'fairy' })).content).not.toMatch(/has played/);
  await Ana.command('meeple', { on: '0,3 monastery', as: 'fairy' });
}
