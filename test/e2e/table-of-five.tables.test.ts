import type { TestPerson } from 'local-discord/person';
import { expect, it } from 'vitest';
import { controlsOf } from '../../lab/driving/controls.ts';
import { AutocompleteTable } from '../../lab/driving/table.ts';
import { chooserFor } from '../../lab/simulation/chooser.ts';
import { loadTable } from '../../src/app/table.ts';
import { settled, told } from '../support/clock-stage.ts';
import { startPirogue } from '../support/pirogue.ts';
import { askedOn, checkRequests, press, publicMessage } from '../support/seated-table.ts';
import { storeGame } from '../support/stored-game.ts';
import { DAY, HOUR, TestClock } from '../support/test-clock.ts';

const NAMES = ['Ana', 'Ben', 'Eva', 'Kim', 'Leo'];

/** Entries of the log of about half a game, up to a draw. */
const BEGUN = 136;

const OVER = /Time is up for .*Leo/;

it('plays a game of five to its end in which one never answers, one resigns, one is replaced, one is away', async () => {
  const clock = new TestClock(Date.parse('2027-01-10T10:00:00Z'));
  const pirogue = await startPirogue({ now: clock.now });
  const people = await Promise.all(NAMES.map((name) => pirogue.person(name)));
  const table = new AutocompleteTable(people, chooserFor(7));
  await storeGame(pirogue, {
    players: 5,
    seed: 'table of five',
    channelId: people[0]!.channel,
    entries: BEGUN,
    people: NAMES.map((name, at) => ({ id: people[at]!.id, name, locale: 'en-US' })),
    options: { pace: 1 },
  });
  const [ana, ben, eva, kim, leo] = people as unknown as readonly [
    TestPerson,
    TestPerson,
    TestPerson,
    TestPerson,
    TestPerson,
  ];
  const zoe = await pirogue.person('Zoe');
  const everybody = new Map([...people, zoe].map((person) => [person.id, person]));
  const { id } = (await pirogue.store.games.open(ana.channel))!;
  const running = async () => {
    const record = await pirogue.store.games.open(ana.channel);
    return record && (await loadTable(pirogue.app, record));
  };
  const skipLeo = async () => {
    await clock.pass(pirogue, DAY + HOUR);
    await settled(pirogue);
    await press(ana, (await told(ana, OVER)).findLast((message) => controlsOf(message).length > 0)!, 'ask', 'skip:4');
    const vote = await publicMessage(ana, /skip this turn of .*Leo.*Open until/s);
    for (const voter of [kim, zoe]) await press(voter, vote, 'vote', 'yes');
    await settled(pirogue);
  };
  let turns = 0;
  let skipped = 0;
  for (let now = await running(); now; now = await running()) {
    const mover = everybody.get(now.record.seats[now.progress.seat]!.userId)!;
    turns++;
    if (turns === 2) await press(ben, await ben.command('resign'), 'resign');
    else if (mover === eva) {
      await eva.command('replace', { user: zoe.id });
      await press(zoe, await publicMessage(zoe, /offers you a seat/), 'take');
    } else if (mover === leo) {
      skipped++;
      await skipLeo();
    } else {
      if (mover === kim && turns < 10) {
        // The time of who is away stands still.
        await kim.command('away', { until: '3d' });
        await clock.pass(pirogue, 2 * DAY);
        await settled(pirogue);
        expect(await told(ana, /Time is up for .*Kim/)).toEqual([]);
        await kim.command('away', { until: 'now' });
      }
      await table.takeTurn(mover);
    }
    await clock.pass(pirogue, HOUR);
  }
  await settled(pirogue);
  const record = (await pirogue.store.games.byId(id))!;
  expect(record.status).toBe('ended');
  expect(record.seats.map(({ userId }) => userId)).toEqual([ana.id, ben.id, zoe.id, kim.id, leo.id]);
  // Nobody looked after the game from outside.
  expect(record.acts.filter(({ userId }) => userId !== undefined)).toEqual([]);
  expect(record.acts.filter(({ act }) => act.type === 'turn-skipped')).toHaveLength(skipped);
  expect(skipped).toBeGreaterThan(5);
  const end = await publicMessage(ana, /The game is over/);
  expect(askedOn(end)).toEqual(['rematch', 'replay', 'analyse', 'board']);
  // What a rule played is in the record like everything else, and the pile was that of the start.
  const { progress } = await loadTable(pirogue.app, record);
  expect(progress.turn).toBeGreaterThan(turns);
  expect((await zoe.command('export')).attachments).toHaveLength(1);
  expect((await zoe.command('verify')).content).toMatch(/fixed/);
  checkRequests(pirogue);
});
