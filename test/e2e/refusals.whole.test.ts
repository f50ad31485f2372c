import type { WireMessage } from 'local-discord';
import { expect, it } from 'vitest';
import { isPublic } from '../../lab/driving/controls.ts';
import { AutocompleteTable } from '../../lab/driving/table.ts';
import { chooserFor } from '../../lab/simulation/chooser.ts';
import { LOG_ERROR, startPirogue } from '../support/pirogue.ts';
import { gameOf, pressStale } from '../support/seated-table.ts';

it('tells everybody privately why something is refused, and changes nothing', async () => {
  const pirogue = await startPirogue({ seed: '7'.repeat(32) });
  const [ana, ben, eva] = [await pirogue.person('Ana'), await pirogue.person('Ben'), await pirogue.person('Eva')];

  const refusals: [string, RegExp][] = [];
  const refuse = async (person: typeof ana, name: string, options: Record<string, string | number>, says: RegExp) => {
    const record = await pirogue.store.games.open(ana.channel);
    const reply = await person.command(name, options);
    expect(isPublic(reply)).toBe(false);
    expect(reply.content).toMatch(says);
    expect(await pirogue.store.games.open(ana.channel)).toEqual(record);
    refusals.push([name, says]);
  };

  await refuse(ana, 'draw', {}, /No game is running in this channel\. <\/new:\d+> opens one/);
  await ana.command('new', { seats: 2, order: 'joined' });
  await refuse(ben, 'new', {}, /has a game already/);
  await refuse(ana, 'join', {}, /already joined/);
  await refuse(ben, 'join', { colour: 'yellow' }, /yellow is taken/);
  await refuse(ben, 'leave', {}, /not joined/);
  await refuse(ana, 'start', {}, /At least 2 players/);
  await refuse(ben, 'draw', {}, /still waiting for players/);
  await ben.command('join');
  await refuse(eva, 'join', {}, /All 2 seats/);
  await refuse(eva, 'start', {}, /Only players who have joined/);
  await ana.command('start');
  await refuse(eva, 'join', {}, /already running/);
  await refuse(ana, 'leave', {}, /resign:\d+> leaves it for good/);
  await refuse(eva, 'draw', {}, /not playing in this game\. Players: .*Ana.*Ben/);
  await refuse(ben, 'draw', {}, /not your turn, it is .*Ana/);
  await refuse(ana, 'place', { x: 0, y: -1, rotation: 0 }, /First a tile has to be drawn/);
  await refuse(ana, 'boat', {}, /First a tile has to be drawn/);
  await refuse(ana, 'undo', {}, /nothing to take back/);
  await ana.command('draw');
  await refuse(ana, 'undo', {}, /draw is final/);
  await refuse(ana, 'boat', {}, /must be placed first/);
  await refuse(ana, 'place', { x: 1, y: 1, rotation: 0 }, /already lies at x 1, y 1/);
  await refuse(ana, 'place', { x: 50, y: 50, rotation: 0 }, /ahead of the river/);
  await refuse(ana, 'place', { x: -50, y: -50, rotation: 0 }, /touches no tile/);
  await refuse(ana, 'meeple', { on: 'village' }, /must be placed first/);
  const table = new AutocompleteTable([ana, ben], chooserFor(3));
  await table.place(ana);
  await refuse(ana, 'place', { x: 0, y: -1, rotation: 0 }, /The tile is placed\. Now choose a piece/);
  await refuse(ana, 'meeple', { on: 'jungle' }, /A meeple stands on a tributary or in a village|Where exactly/);
  await refuse(ana, 'camp', { on: 'nowhere' }, /no such place on the tile/);
  await ana.command('boat');
  await refuse(ana, 'boat', {}, /not your turn, it is .*Ben/);
  await refuse(ben, 'undo', {}, /last move was .*Ana/);
  expect(refusals).toHaveLength(27);
  // An expected refusal is no fault of the program's.
  expect(pirogue.log.filter(({ level }) => level >= LOG_ERROR)).toEqual([]);
});

it('names the edges that clash', async () => {
  const pirogue = await startPirogue({ seed: '7'.repeat(32) });
  const [ana, ben] = [await pirogue.person('Ana'), await pirogue.person('Ben')];
  await new AutocompleteTable([ana, ben], chooserFor(1)).begin({ order: 'joined' });
  await ana.command('draw');
  const clashes: string[] = [];
  for (const y of [-1, 2]) {
    for (const x of [0, 1, 2, 3]) {
      for (const rotation of [0, 90, 180, 270]) {
        const offered = await ana.autocomplete('place', { x, y, rotation: '' }, 'rotation');
        if (offered.some(({ value }) => value === rotation)) continue;
        clashes.push((await ana.command('place', { x, y, rotation })).content);
      }
    }
  }
  expect(clashes.length).toBeGreaterThan(0);
  for (const text of clashes) {
    expect(text).toMatch(
      /in the (north|south) it shows (jungle|village|tributary), its neighbour shows (jungle|village|tributary)/,
    );
  }
});

it('lets a player undo until the next tile is drawn, and says so in public; then it asks', async () => {
  const pirogue = await startPirogue({ seed: 'a'.repeat(32) });
  const [ana, ben] = [await pirogue.person('Ana'), await pirogue.person('Ben')];
  const table = new AutocompleteTable([ana, ben], chooserFor(5));
  await table.begin({ order: 'joined' });
  const own = await table.nextPublicMessage();
  await ana.command('draw');
  await table.place(ana);
  await ana.command('boat');
  const turnMessage = await table.nextPublicMessage();
  expect(turnMessage.mentions.map(({ id }) => id)).toEqual([ben.id]);

  const undone = await ana.command('undo');
  expect(undone.content).toMatch(/Taken back\. Next step: .*<\/meeple:\d+>/);
  const edited = await ben.waitForMessage(
    ({ id, content }) => id === own.id && content.includes('took back an action'),
  );
  expect(edited.mentions.map(({ id }) => id)).toEqual([ana.id]);
  await ana.command('undo');
  expect((await ana.command('undo')).content).toMatch(/draw is final/);
  await table.place(ana);
  await ana.command('boat');
  // Who was called to this turn before is told, and not called again.
  const isAgain = (message: WireMessage) =>
    BigInt(message.id) > BigInt(turnMessage.id) && message.content.includes(`<@${ben.id}>`);
  expect((await ben.waitForMessage(isAgain)).mentions).toEqual([]);
  await ben.command('draw');
  expect((await ben.command('undo')).content).toMatch(/draw is final/);
  expect((await ana.command('undo')).content).toMatch(/the others are asked now/);
});

it('never writes the answer of one person over what everybody sees, whatever id they make up', async () => {
  const pirogue = await startPirogue();
  const { people, turn } = await gameOf(pirogue, ['Ana', 'Ben']);
  const [, ben] = people;
  const made = [
    'setting:0:0:language',
    'page:1:1:board,f1',
    'rules:0:0:amazonas',
    'resign:1:1:',
    'hint:1:1:',
    'forget:0:0:',
  ];
  for (const id of made) {
    const custom_id = `1:${id}`;
    const components = [{ type: 1, components: [{ type: 2, style: 2, label: 'made up', custom_id }] }];
    const answer = await pressStale(pirogue, ben, { ...turn, components } as unknown as WireMessage, custom_id);
    expect(isPublic(answer), id).toBe(false);
    const now = (await ben.messages()).find((message) => message.id === turn.id)!;
    expect(now.content, id).toBe(turn.content);
    expect(now.attachments, id).toEqual(turn.attachments);
  }
});
