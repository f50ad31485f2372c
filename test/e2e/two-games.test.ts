import { expect, it } from 'vitest';
import { controlsOf, verbOf } from '../../src/driving/controls.ts';
import type { AnyGame } from '../../src/games/game.ts';
import { GAMES } from '../../src/games/registry.ts';
import type { WireMessage } from '../../src/local-discord/index.ts';
import { LOG_ERROR, startPirogue } from '../support/pirogue.ts';
import { PLAIN_GAME } from '../support/plain-game.ts';

const EPHEMERAL = 64;
const isPrivate = ({ flags }: WireMessage) => (Number(flags) & EPHEMERAL) !== 0;

it('plays two games in one house, each with its own seats, commands, rules and name', async () => {
  const pirogue = await startPirogue({ games: [...GAMES, PLAIN_GAME as AnyGame] });
  const [ana, ben] = [await pirogue.person('Ana'), await pirogue.person('Ben')];
  const { options } = await ana.findCommand('new');
  expect(options?.find(({ name }) => name === 'game')?.choices?.map(({ name, value }) => [name, value])).toEqual([
    ['Carcassonne: Amazonas', 'amazonas'],
    ['The plain game', 'plain'],
  ]);
  await ana.command('new', { game: 'plain', seats: 5, order: 'joined' });
  const lobby = await ana.waitForMessage(({ content }) => content.startsWith('**The plain game**'));
  expect(lobby.content).toContain('up to 3');
  const menu = controlsOf(lobby).find((control) => verbOf(control) === 'option')!;
  expect(menu.options!.map(({ value }) => value).filter((value) => value.startsWith('seats'))).toEqual(['seats-2']);
  await ben.command('join');
  await ana.command('start');
  await ana.waitForMessage(({ content }) => content.includes('it is your turn: </draw'));

  for (const person of [ana, ben]) {
    const refused = await person.command('camp', { on: 'jungle' });
    expect(refused.content).toMatch(/^This channel plays The plain game, which has no <\/camp:\d+>\.$/);
    expect(isPrivate(refused)).toBe(true);
  }
  expect(await ana.autocomplete('camp', { on: '' }, 'on')).toEqual([]);
  expect((await ana.command('rules')).components).toEqual([]);
  const elsewhere = await pirogue.person('Ana', Object.values(pirogue.discord.channelIds)[1]!);
  const rules = controlsOf(await elsewhere.command('rules')).find((control) => verbOf(control) === 'rules')!;
  expect(rules.custom_id).toMatch(/:amazonas$/);
  expect((await elsewhere.autocomplete('rules', { topic: 'boa' }, 'topic')).map(({ value }) => value)).toEqual([
    'boats',
  ]);

  const panel = await ana.command('draw');
  expect(panel.content).toMatch(/^You have drawn: \*\*[a-z-]+\*\*\./);
  expect((await ana.command('tiles', { x: 0, y: -1 })).content).toMatch(/^\d+ tiles left\.$/);
  for (const name of ['board', 'turn', 'score', 'log', 'help', 'export', 'verify', 'replay']) {
    const { content } = await ana.command(name);
    expect(content).not.toMatch(/undefined|NaN|went wrong/);
  }
  expect(pirogue.log.filter(({ level }) => level >= LOG_ERROR)).toEqual([]);
});
