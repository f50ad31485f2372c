import type { WireMessage } from 'local-discord';
import { expect, it } from 'vitest';
import { controlsOf, verbOf } from '../../lab/driving/controls.ts';
import { AutocompleteTable } from '../../lab/driving/table.ts';
import { chooserFor } from '../../src/core/chooser.ts';
import { ButtonPlayer } from '../support/button-player.ts';
import { startPirogue, until } from '../support/pirogue.ts';
import { restart } from '../support/restart.ts';
import { askedOn, press, publicMessage } from '../support/seated-table.ts';
import { allDelivered, errors } from '../support/table-of-two.ts';
import { inDirect, playAlone } from './support/game-alone.ts';

/** The button of /help that begins a game of Carcassonne. */
const alone = (help: WireMessage) =>
  controlsOf(help).find((one) => verbOf(one) === 'alone' && one.label!.startsWith('Carcassonne'))!;

it('plays a whole game in direct messages, and another with one tap', playAlone);

it('begins the game that /new asks for at once, each person their own', async () => {
  const pirogue = await startPirogue();
  const [ana, dirk] = [await inDirect(pirogue, 'Ana'), await inDirect(pirogue, 'Dirk')];
  await ana.command('new', { game: 'amazonas', computers: 2, level: 'learner' });
  await dirk.command('new', { seats: 4, told: 'turns' });
  const games = [await pirogue.store.games.open(ana.channel), await pirogue.store.games.open(dirk.channel)];
  expect(games.map((game) => [game!.status, game!.seats.length, game!.options.told])).toEqual([
    ['running', 3, 'end'],
    ['running', 4, undefined],
  ]);
  // It speaks the language of whoever plays there alone.
  await until(async () =>
    (await dirk.messages()).some(({ content }) => content.includes('gestartet. Spieler der Reihe nach')),
  );
  expect(errors(pirogue)).toEqual([]);
});

it('offers who plays alone a pause, but no more time, as nobody else waits', async () => {
  const pirogue = await startPirogue();
  const ana = await inDirect(pirogue, 'Ana');
  await ana.command('new', { level: 'learner', order: 'joined' });
  await allDelivered(pirogue);
  expect(askedOn(await ana.command('turn'))).toEqual(['ask pause']);
});

it('goes on after a restart, and while the bot is in no server', async () => {
  const pirogue = await startPirogue();
  const ana = await inDirect(pirogue, 'Ana');
  await ana.command('new', { level: 'learner', order: 'joined' });
  await allDelivered(pirogue);
  await pirogue.bot.stop();
  const bot = await restart(pirogue);
  bot.client.guilds.cache.clear();
  expect((await ana.command('draw')).content).toMatch(/It fits on/);
  await allDelivered(pirogue);
  expect((await ana.messages()).some(({ content }) => /Ana.* has drawn/.test(content))).toBe(true);
  expect((await pirogue.store.games.open(ana.channel))!.status).toBe('running');
});

it('is begun, played and given up by buttons alone by who has the bot without a server', async () => {
  const pirogue = await startPirogue();
  const ana = await inDirect(pirogue, 'Ana');
  const { world } = pirogue.discord;
  world.removePerson(ana.id);
  const { id } = await ana.findCommand('help');
  const asked = () => ana.post('/local/commands', { channel: ana.channel, command_id: id, options: [] });
  await expect(asked()).rejects.toThrow('This command cannot be used here.');
  world.install(ana.id);
  await expect(ana.command('new')).rejects.toThrow('This command cannot be used here.');
  const help = await ana.command('help');
  expect((await ana.click(help, alone(help).custom_id)).content).toBe('The game has started.');
  await allDelivered(pirogue);
  const turn = await publicMessage(ana, /it is your turn/);
  await new ButtonPlayer(chooserFor(4)).takeTurn(ana, turn);
  await until(async () => (await pirogue.store.log.ofGame(1)).length > 3);
  await allDelivered(pirogue);
  const warning = await press(ana, await ana.command('help'), 'resign');
  // The seat is offered to nobody there: the command for that is none of direct messages.
  expect(warning.content).toMatch(/^Resign\? You cannot take it back[^<]*$/);
  expect(await pirogue.store.games.open(ana.channel)).toBeDefined();
  expect((await press(ana, warning, 'resign')).content).toBe('You have resigned.');
  await until(async () => (await pirogue.store.games.open(ana.channel)) === undefined);
});

it('closes the game of who lets the bot write to them no more', async () => {
  const pirogue = await startPirogue();
  const ana = await inDirect(pirogue, 'Ana');
  await ana.command('new', { game: 'carcassonne', level: 'learner', order: 'joined', told: 'turns' });
  await allDelivered(pirogue);
  pirogue.discord.setDirectMessages(ana.id, false);
  await new AutocompleteTable([ana], chooserFor(3), 'pass').takeTurn(ana);
  await until(async () => (await pirogue.store.games.open(ana.channel)) === undefined);
});
