import type { WireMessage } from 'local-discord';
import type { TestPerson } from 'local-discord/person';
import { expect } from 'vitest';
import { isPublic } from '../../../lab/driving/controls.ts';
import { AutocompleteTable, type TablePlayer } from '../../../lab/driving/table.ts';
import { CARCASSONNE } from '../../../lab/simulation/carcassonne.ts';
import { chooserFor } from '../../../lab/simulation/chooser.ts';
import { simulateGame } from '../../../lab/simulation/simulated-game.ts';
import { optionsSchema } from '../../../src/games/carcassonne/rules/options.ts';
import type { TileSet } from '../../../src/games/carcassonne/rules/tile-set.ts';
import { ButtonPlayer } from '../../support/button-player.ts';
import { type Pirogue, startPirogue } from '../../support/pirogue.ts';
import { checkRequests, press, publicMessage } from '../../support/seated-table.ts';
import { storeLog } from '../../support/stored-game.ts';

const NAMES = ['Ana', 'Bruno', 'Eva'];

/** A table that chooses a tile from the hand, where there is a choice, together with its square. */
class HandTable extends AutocompleteTable {
  override async takeTurn(mover: TablePlayer): Promise<void> {
    const [tile] = await mover.autocomplete('place', { tile: '' }, 'tile');
    const typed = tile ? { tile: tile.value } : {};
    const [x] = await mover.autocomplete('place', { ...typed, x: '' }, 'x');
    const at = { ...typed, x: x!.value };
    const [y] = await mover.autocomplete('place', { ...at, y: '' }, 'y');
    const [rotation] = await mover.autocomplete('place', { ...at, y: y!.value, rotation: '' }, 'rotation');
    await mover.command('place', { ...at, y: y!.value, rotation: rotation!.value });
    await this.placePiece(mover);
  }
}

/** A game of three with hands that is at its last third: its first two thirds were played by the rule for absent players. */
export async function handsOf(hand: '1' | '3') {
  const pirogue = await startPirogue();
  const set = pirogue.app.library.ownContent('carcassonne') as TileSet;
  const chosen = optionsSchema.parse({ hand });
  const plan = { game: CARCASSONNE, set, players: 3, seed: `hands of ${hand}`, policies: ['stand-in'] } as const;
  const { setup, log } = simulateGame({ ...plan, options: chosen, order: 'given' });
  const begun = log.findIndex(
    (entry, at) => at > log.length * 0.67 && entry.type === 'action' && entry.action.type === 'draw',
  );
  const people = NAMES.map((name) => ({ id: pirogue.discord.personIds[name]!, name, locale: 'en-US' }));
  const channelId = Object.values(pirogue.discord.channelIds)[0]!;
  const stored = {
    ruleSet: 'carcassonne',
    setup,
    log: log.slice(0, begun + 1),
    ended: false,
    channelId,
    people,
  } as const;
  const { id } = await storeLog(pirogue, { ...stored, options: { chosen } });
  const players = await Promise.all(NAMES.map((name) => pirogue.person(name)));
  return { pirogue, players, id, begun: begun + 1, table: new HandTable(players, chooserFor(1), 'pass') };
}

export function moverOf(players: readonly TestPerson[], { mentions }: WireMessage): TestPerson {
  return players.find(({ id }) => id === mentions[0]!.id)!;
}

/** What was done since the game was stored, in words of the log. */
async function playedSince(pirogue: Pirogue, id: number, begun: number) {
  const log = await pirogue.store.log.ofGame(id);
  return log.slice(begun).map(({ entry }) => (entry.type === 'takeback' ? 'undo' : entry.action.type));
}

/** Draws are made by nobody: each turn has one, which its player never asked for, and pings its player once. */
async function expectOnePing(stage: Awaited<ReturnType<typeof handsOf>>, turns: number): Promise<void> {
  const messages = (await stage.players[0]!.messages()).filter(isPublic);
  expect(messages.filter(({ mentions }) => mentions.length === 1)).toHaveLength(turns);
}

/**
 * Plays a game of three who each hold three tiles to its end, by commands and by buttons in turn; each turn pings its player
 * once.
 */
export async function playHandsOfThree(): Promise<void> {
  const stage = await handsOf('3');
  const { pirogue, players, table, id, begun } = stage;
  const tapping = new ButtonPlayer(chooserFor(2));
  let message = await table.nextPublicMessage();
  let turns = 0;
  expect(message.attachments[0]!.description).toMatch(/in hand: /);
  for (; message.mentions.length === 1; turns++) {
    const mover = moverOf(players, message);
    if (turns % 2 === 0) await table.takeTurn(mover);
    else await tapping.takeTurn(mover, message);
    message = await table.nextPublicMessage();
  }
  const played = await playedSince(pirogue, id, begun);
  expect(played.filter((type) => type === 'hand').length).toBeGreaterThan(4);
  expect(played.filter((type) => type === 'draw')).toHaveLength(turns - 1);
  await expectOnePing(stage, turns);
  expect((await players[0]!.command('verify')).content).toMatch(/`[0-9a-f]{32}`/);
  checkRequests(pirogue);
}

/** Plays a game of three who draw ahead to its end; a turn is taken back by all in the middle, and then somebody resigns. */
export async function playDrawingAhead(): Promise<void> {
  const { pirogue, players, table, id, begun } = await handsOf('1');
  let message = await table.nextPublicMessage();
  for (let turn = 0; message.mentions.length === 1; turn++) {
    const mover = moverOf(players, message);
    expect(await mover.autocomplete('place', { tile: '' }, 'tile')).toEqual([]);
    await table.takeTurn(mover);
    message = await table.nextPublicMessage();
    if (turn === 1) message = await takenBack({ players, table, mover });
    if (turn === 4) await press(players[2]!, await players[2]!.command('resign'), 'resign');
    if (turn === 4 && moverOf(players, message) === players[2]) message = await table.nextPublicMessage();
  }
  const played = await playedSince(pirogue, id, begun);
  expect(played.filter((type) => type === 'undo')).toHaveLength(2);
  expect(played).not.toContain('hand');
  expect((await pirogue.store.games.last(players[0]!.channel))!.status).toBe('ended');
  checkRequests(pirogue);
}

/** What came before a drawing up goes back with the consent of the others, and the tile drawn up is the next one again. */
async function takenBack({
  players,
  table,
  mover,
}: {
  readonly players: readonly TestPerson[];
  readonly table: HandTable;
  readonly mover: TestPerson;
}): Promise<WireMessage> {
  expect((await mover.command('undo')).content).toMatch(/the others are asked now/);
  const question = await publicMessage(mover, /asks you to let the last action be taken back/);
  for (const other of players) if (other !== mover) await press(other, question, 'vote', 'yes');
  await publicMessage(mover, /took back the last action; the tile drawn since/);
  await table.placePiece(mover);
  const told = () => table.nextPublicMessage();
  for (let message = await told(); ; message = await told())
    if (message.mentions.length === 1 && message.mentions[0]!.id !== mover.id) return message;
}
