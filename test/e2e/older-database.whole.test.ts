import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { AutocompleteTable } from '../../lab/driving/table.ts';
import { chooserFor } from '../../lab/simulation/chooser.ts';
import { parseRecord, verifyRecord } from '../support/amazonas-rules.ts';
import { ChipTable } from '../support/carcassonne-table.ts';
import { startPirogue } from '../support/pirogue.ts';
import { SHIPPED } from '../support/scenario-set.ts';
import { checkRequests } from '../support/seated-table.ts';

/**
 * A database and a record that the version before games had names wrote: a game of Ana, Bruno and Eva in its tenth turn
 * in the first channel, with Ana to place what she drew; one that has ended in the second; a lobby in the third.
 */
const DATABASE = gunzipSync(readFileSync(new URL('../store/older/before-games.db.gz', import.meta.url)));
const RECORD: unknown = JSON.parse(readFileSync(new URL('../store/older/before-games.json', import.meta.url), 'utf8'));
const WRITTEN = Date.UTC(2026, 10, 23, 8, 8);

/**
 * The same of the version before games had expansions: a game of Ana and Bruno on the map of Iberica with chips in its
 * thirtieth turn in the first channel, with Bruno to place what he drew; one on the map of Great Britain that has ended in
 * the second; a lobby for Benelux in the third.
 */
const CHIPS = gunzipSync(readFileSync(new URL('../store/older/chips.db.gz', import.meta.url)));
const CHIPS_RECORD: unknown = JSON.parse(readFileSync(new URL('../store/older/chips.json', import.meta.url), 'utf8'));
const CHIPS_WRITTEN = 1_795_619_552_040;

it('a running game, an ended one and a lobby of an earlier version go on', async () => {
  const began = Date.now();
  const pirogue = await startPirogue({ database: DATABASE, now: () => WRITTEN + Date.now() - began });
  const [running, ended, lobby] = Object.values(pirogue.discord.channelIds) as [string, string, string];
  const at = (names: readonly string[], channel: string) =>
    Promise.all(names.map((name) => pirogue.person(name, channel)));

  const people = await at(['Ana', 'Bruno', 'Eva'], running);
  const table = new AutocompleteTable(people, chooserFor(8));
  // Bruno speaks Dutch; whose turn it is is told by name.
  expect((await people[1]!.command('draw')).content).toMatch(/Ana/);
  await table.takeTurn(people[0]!);
  for (let turn = 0; turn < 4; turn++) {
    let message = await table.nextPublicMessage(running);
    // A vote was about to be posted when the earlier version stopped; it calls two people.
    while (message.mentions.length > 1) message = await table.nextPublicMessage(running);
    await table.takeTurn(people.find(({ id }) => id === message.mentions[0]!.id)!);
  }
  const posted = (await people[0]!.messages()).map(({ content }) => content).join('\n');
  expect(posted).toMatch(/asks you to end this game/);
  expect((await people[0]!.command('log', { turn: 9 })).content).toMatch(/Turn 9: .*Eva[\s\S]*camp in the jungle/);

  const [player] = await at(['Ana'], ended);
  const exported = await player!.command('export');
  const file = await fetch(exported.attachments![0]!.url);
  expect(await file.json()).toEqual(RECORD);
  expect((await player!.command('score')).content).toMatch(/Ana/);

  const [ana, bruno] = await at(['Ana', 'Bruno'], lobby);
  expect((await bruno!.command('start')).content).toMatch(/Ana/);
  await ana!.command('start');
  const opened = new AutocompleteTable([ana!, bruno!], chooserFor(9));
  expect((await opened.nextPublicMessage(lobby)).mentions).toHaveLength(1);

  checkRequests(pirogue);
});

it('a record of an earlier version is found true, and a changed one is not', () => {
  const record = parseRecord(RECORD);
  if (!record.ok) throw new Error(record.failure[0]!.message);
  expect(verifyRecord(record.value, SHIPPED)).toEqual({ differences: [], missing: [] });
  const [first, ...others] = record.value.result!.scores;
  const changed = { ...record.value, result: { ...record.value.result!, scores: [first! + 1, ...others] } };
  expect(verifyRecord(changed, SHIPPED).differences.map(({ code }) => code)).toContain('result');
});

it('games with chips of an earlier version go on, and their records hold', async () => {
  const began = Date.now();
  const pirogue = await startPirogue({ database: CHIPS, now: () => CHIPS_WRITTEN + Date.now() - began });
  const [running, ended, lobby] = Object.values(pirogue.discord.channelIds) as [string, string, string];
  const at = (channel: string) => Promise.all(['Ana', 'Bruno'].map((name) => pirogue.person(name, channel)));

  const people = await at(running);
  const table = new ChipTable(people, chooserFor(8), false);
  const drawn = (await pirogue.store.games.open(running))!;
  let mover = people.find(({ id }) => id === drawn.seats[1]!.userId)!;
  for (let turn = 0; turn < 6; turn++) {
    await table.takeTurn(mover);
    const message = await table.nextPublicMessage(running);
    mover = people.find(({ id }) => id === message.mentions[0]!.id)!;
  }
  expect((await people[0]!.command('log', { turn: 34 })).content).toMatch(/Turn 34/);
  expect((await people[0]!.command('board', { view: 'text' })).content).toMatch(/Chips face down/);

  const [player] = await at(ended);
  const exported = await player!.command('export');
  expect(await (await fetch(exported.attachments![0]!.url)).json()).toEqual(CHIPS_RECORD);
  expect((await player!.command('verify')).content).toMatch(/^\*\*Yes/);

  const [ana, bruno] = await at(lobby);
  await bruno!.command('join');
  await ana!.command('start');
  const opened = new ChipTable([ana!, bruno!], chooserFor(9), false);
  expect((await opened.nextPublicMessage(lobby)).mentions).toHaveLength(1);
  checkRequests(pirogue);
});
