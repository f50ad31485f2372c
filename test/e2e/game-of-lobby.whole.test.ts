import type { WireMessage } from 'local-discord';
import { expect, it } from 'vitest';
import { controlsOf, verbOf } from '../../lab/driving/controls.ts';
import { LOG_ERROR, startPirogue } from '../support/pirogue.ts';

const control = (message: WireMessage, verb: string) => controlsOf(message).find((one) => verbOf(one) === verb)!;

it('says which game /new opens unasked, and makes it the other one with a tap, with all who have joined', async () => {
  const pirogue = await startPirogue();
  const [ana, ben] = [await pirogue.person('Ana'), await pirogue.person('Ben')];
  const opened = await ana.command('new', { order: 'joined', pace: 3, computers: 1, level: 'learner' });
  expect(opened.content).toContain('You named no game, so it is Carcassonne: Amazonas.');
  expect(control(opened, 'game')).toMatchObject({ label: 'Play Carcassonne instead' });
  await ben.command('join');
  await ana.startClick(opened, control(opened, 'game').custom_id);
  const lobby = await ana.waitForMessage(({ content }) => content.startsWith('**Carcassonne**'));
  // What every game has stays as it was chosen.
  expect(lobby.content).toMatch(/3 players, up to \d: .*Ana.*Ben.*Tapir/);
  expect(lobby.attachments[0]!.description).toContain('First to join begins.');
  await ana.command('start');
  const first = await ana.waitForMessage(({ content }) => content.startsWith('**The game begins.**'));
  expect((await pirogue.store.games.open(first.channel_id))!.ruleSet).toBe('carcassonne');
  await ana.command('draw');
  expect((await ana.autocomplete('place', { x: '' }, 'x')).length).toBeGreaterThan(0);
  expect(pirogue.log.filter(({ level }) => level >= LOG_ERROR)).toEqual([]);
});

it('asks nothing where the game is named, and offers the other one among the options to the owner alone', async () => {
  const pirogue = await startPirogue();
  const [ana, ben] = [await pirogue.person('Ana'), await pirogue.person('Ben')];
  const opened = await ana.command('new', { game: 'carcassonne', map: 'france', chips: true });
  expect(controlsOf(opened)).toEqual([]);
  const lobby = await ana.waitForMessage(({ content }) => content.startsWith('**Carcassonne**'));
  const optionsOf = async (person: typeof ana) => person.click(lobby, control(lobby, 'options').custom_id);
  expect(controlsOf(await optionsOf(ben))).toEqual([]);
  const panel = await optionsOf(ana);
  const menu = controlsOf(panel).find(({ options = [] }) => options.some(({ value }) => value === 'game-amazonas'))!;
  const changed = await ana.select(panel, menu.custom_id, ['game-amazonas']);
  // The map was that of the other game.
  expect(changed.content).not.toContain('France');
  await ana.waitForMessage(({ content }) => content.startsWith('**Carcassonne: Amazonas**'));
  expect((await pirogue.store.games.open(lobby.channel_id))!.ruleSet).toBe('amazonas');
  expect(pirogue.log.filter(({ level }) => level >= LOG_ERROR)).toEqual([]);
});
