import { expect, it } from 'vitest';
import { controlsOf, verbOf } from '../../lab/driving/controls.ts';
import { AutocompleteTable } from '../../lab/driving/table.ts';
import { chooserFor } from '../../lab/simulation/chooser.ts';
import { finishedTurns } from '../../src/app/finished-turns.ts';
import { loadTable } from '../../src/app/table.ts';
import { startPirogue } from '../support/pirogue.ts';
import { checkQuiet } from '../support/seated-table.ts';

const NAMES = ['Ana', 'Bruno', 'Chloé', 'Dirk', 'Eva'];

/** Turns after which a seat is given away. */
const REPLACES = 7;
const RESIGNS = 12;

it('plays a game of five to its end in which computers took over two seats, with one ping a turn of a person', async () => {
  const pirogue = await startPirogue();
  const people = await Promise.all(NAMES.map((name) => pirogue.person(name)));
  const [ana, bruno, chloe] = people as [(typeof people)[0], (typeof people)[0], (typeof people)[0]];
  const table = new AutocompleteTable(people, chooserFor(9), 'pass');
  await table.begin({ game: 'carcassonne', seats: 5, order: 'joined' });
  const left = new Set<string>();
  const pinged: string[] = [];
  let message = await table.nextPublicMessage();
  for (let turn = 1; message.mentions.length === 1; turn++) {
    const mover = people.find(({ id }) => id === message.mentions[0]!.id)!;
    expect(left).not.toContain(mover.id);
    pinged.push(mover.id);
    // Both leave while others are to move, too.
    if (turn === REPLACES) {
      expect((await chloe.command('replace', { computer: 'regular' })).content).toContain('Toucan 🤖');
      left.add(chloe.id);
    }
    if (turn === RESIGNS) {
      const warning = await bruno.command('resign');
      const toComputer = controlsOf(warning).findLast((control) => verbOf(control) === 'resign')!;
      expect((await bruno.click(warning, toComputer.custom_id)).content).toMatch(/🤖/);
      left.add(bruno.id);
    }
    if (!left.has(mover.id)) await table.takeTurn(mover);
    message = await table.nextPublicMessage();
  }
  expect(left.size).toBe(2);
  const record = (await pirogue.store.games.last(ana.channel))!;
  expect(record.status).toBe('ended');
  const seatOf = new Map(record.seats.map(({ userId }, seat) => [userId, seat]));
  expect(record.seats.filter(({ userId }) => userId.startsWith('computer:'))).toHaveLength(2);
  // Who stayed is told of the end once, and was pinged for each turn of theirs, once.
  expect(message.mentions.map(({ id }) => id).sort()).toEqual(
    people
      .map(({ id }) => id)
      .filter((id) => !left.has(id))
      .sort(),
  );
  const turns = finishedTurns(await loadTable(pirogue.app, record));
  for (const { id } of people.filter((person) => !left.has(person.id))) {
    expect(turns.filter(({ seat }) => seat === seatOf.get(id))).toHaveLength(pinged.filter((one) => one === id).length);
  }
  expect(JSON.stringify(pirogue.requests.map(({ body }) => body))).not.toContain('<@computer');
  checkQuiet(pirogue);
});
