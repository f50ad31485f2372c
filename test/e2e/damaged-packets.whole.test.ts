import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GatewayDispatchEvents } from 'discord.js';
import { type LocalDiscord, startLocalDiscord, type WireMessage } from 'local-discord';
import { connectPerson, type TestPerson } from 'local-discord/person';
import { expect, it, onTestFinished } from 'vitest';
import { controlsOf } from '../../lab/driving/controls.ts';
import { builtCommand } from '../support/built-program.ts';
import { damagedForms } from '../support/damaged.ts';
import { patient } from '../support/patience.ts';
import { LOG_ERROR, type LogLine } from '../support/pirogue.ts';
import { runProgram } from '../support/program.ts';

/** What Discord tells of an event: the name of the event, and what happened. */
interface Packet {
  readonly event: string;
  // biome-ignore lint/suspicious/noExplicitAny: the contents differ by event
  readonly data: any;
}

/** Two who use everything, and one who only asks whether it still answers, so that no limit of requests is met. */
type People = [TestPerson, TestPerson, TestPerson];

/** Discord's numbers. */
const DENY_SENDING = { deny: 1n << 11n };

/** What the local Discord tells this program; interactions by their type and that of their component. */
const KINDS = [
  'CHANNEL_CREATE',
  'CHANNEL_DELETE',
  'CHANNEL_UPDATE',
  'GUILD_CREATE',
  'INTERACTION_CREATE 2 ',
  'INTERACTION_CREATE 3 2',
  'INTERACTION_CREATE 3 3',
  'INTERACTION_CREATE 4 ',
  'READY',
  'THREAD_CREATE',
  'THREAD_DELETE',
  'THREAD_MEMBERS_UPDATE',
];

/** The program as a process of its own on a local Discord, and the people. */
async function started() {
  const folder = await mkdtemp(join(tmpdir(), 'pirogue-packets-'));
  const discord = await startLocalDiscord({ port: 0, botToken: 'a-token', answerDeadlineMs: patient(20_000) });
  const heard: Packet[] = [];
  discord.gateway.alterFrames((frame) => {
    if (frame.t) heard.push({ event: frame.t, data: frame.d });
    return frame;
  });
  const environment = {
    DATABASE_URL: `file:${join(folder, 'pirogue.db')}`,
    DISCORD_API_BASE: discord.origin,
    DISCORD_TOKEN: 'a-token',
  };
  const program = runProgram(environment, builtCommand());
  await program.ready;
  const ids = Object.values(discord.personIds);
  const people = await Promise.all(ids.slice(0, 3).map((id) => connectPerson(discord.origin, id)));
  onTestFinished(async () => {
    for (const person of people) person.close();
    await discord.close();
    await rm(folder, { recursive: true, force: true });
  });
  return { discord, program, heard, people: people as People };
}

/** Lets people use commands, lists, menus, buttons, channels and threads. */
async function useEverything(discord: LocalDiscord, [ana, ben]: Readonly<People>): Promise<void> {
  await ana.autocomplete('log', { turn: '1' }, 'turn');
  await ana.command('new', { seats: 2 });
  const lobby = await ana.waitForMessage((message) => controlOf(message, 'join') !== '');
  await ben.click(lobby, controlOf(lobby, 'join'));
  const boxes = await ana.reply((await ana.startClick(lobby, controlOf(lobby, 'options'))).interaction_id);
  const options = await ana.click(boxes, controlOf(boxes, 'view'));
  const seats = controlsOf(options).find((menu) => menu.options?.some(({ value }) => value === 'seats-3'));
  await ana.select(options, seats!.custom_id, ['seats-3']);
  const { id } = discord.world.addTextChannel('aside');
  await ana.command('new', { thread: true }, { channel: id });
  discord.world.setBotOverwrite(id, DENY_SENDING);
  for (const channel of discord.world.channels()) {
    if (channel.parent_id === id) discord.world.deleteChannel(channel.id);
  }
  discord.world.deleteChannel(id);
}

/** The id of the control of a message with a verb; empty where there is none. */
function controlOf({ components }: WireMessage, verb: string): string {
  return new RegExp(`"custom_id":"(1:${verb}:[^"]*)"`).exec(JSON.stringify(components))?.[1] ?? '';
}

/** One packet of each kind; interactions, which are of many, come last, when damage to all else is done. */
function oneOfEach(packets: readonly Packet[]): Map<string, Packet> {
  const kinds = new Map<string, Packet>();
  for (const packet of packets) {
    const { type, data } = packet.data;
    const kind = packet.event === 'INTERACTION_CREATE' ? [packet.event, type, data.component_type] : [packet.event];
    kinds.set(kind.join(' '), packet);
  }
  const isInteraction = ([kind]: [string, Packet]) => Number(kind.startsWith('INTERACTION'));
  return new Map([...kinds].sort((one, other) => isInteraction(one) - isInteraction(other)));
}

/** Sends a packet damaged in every way. */
function sendDamaged({ gateway }: LocalDiscord, { event, data }: Packet): void {
  for (const [index, form] of damagedForms(data).entries()) {
    // What is delivered twice is handled once, so every interaction has an id of its own.
    const isSame = event === 'INTERACTION_CREATE' && form.id === data.id;
    gateway.dispatch(event, isSame ? { ...form, id: String(BigInt(data.id) + BigInt(index + 1)) } : form);
  }
}

/** Somebody asks for something, whose name was damaged in another packet before. */
function sendDamagedName(discord: LocalDiscord, kinds: ReadonlyMap<string, Packet>): void {
  const menu = kinds.get('INTERACTION_CREATE 3 3')!.data;
  const command = kinds.get('INTERACTION_CREATE 2 ')!.data;
  // Nobody else's packet names this person.
  const { global_name: _, ...nameless } = { ...command.member.user, id: discord.personIds.Eva };
  const user = { ...nameless, global_name: 5 };
  const spoilt = { id: '3', type: 2, user, authorizing_integration_owners: { '0': discord.guildId } };
  const send = (data: object) => discord.gateway.dispatch('INTERACTION_CREATE', data);
  send({ ...menu, id: '1', message: { ...menu.message, interaction_metadata: spoilt } });
  send({ ...command, id: '2', member: { ...command.member, user: nameless } });
}

function sendFramesThatAreNone({ gateway }: LocalDiscord): void {
  for (const event of ['', 'NONE_OF_THESE', 'error', 'constructor', '__proto__']) gateway.dispatch(event, {});
  const operations = [-1, 2, 5, 12, 255, 'x', null, undefined, {}].map((op) => ({ op, d: null, s: null, t: null }));
  const frames = [
    { op: 0 },
    { op: 0, t: 'READY', s: 'x' },
    { op: 0, t: 5, s: 5 },
    { op: 10 },
    { op: 10, d: {} },
    { op: 10, d: { heartbeat_interval: 1 } },
  ];
  for (const frame of [...operations, ...frames]) gateway.sendText(JSON.stringify(frame));
  for (const text of ['', '{', 'null', '5', '"x"', '[]', '{}']) gateway.sendText(text);
}

it('lives through packets that are damaged in every place, and still answers', async () => {
  const { discord, program, heard, people } = await started();
  const ended = program.ended.then((code) => {
    throw new Error(`the program ended with ${code}: ${program.errors().slice(-3_000)}`);
  });
  ended.catch(() => undefined);
  const isAlive = async (after: string) => {
    const help = await Promise.race([people[2].command('help'), ended]).catch((error: unknown) => {
      throw new Error(`no answer after ${after}`, { cause: error });
    });
    expect(help.content, after).toMatch(/<\/\w+:\d+>/);
  };
  await useEverything(discord, people);
  const kinds = oneOfEach(heard);
  expect([...kinds.keys()].sort()).toEqual(KINDS);
  for (const [kind, packet] of kinds) {
    sendDamaged(discord, packet);
    await isAlive(`damaged ${kind}`);
  }
  sendDamagedName(discord, kinds);
  await isAlive('a damaged name');
  for (const event of Object.values(GatewayDispatchEvents)) {
    for (const data of [null, {}, 'x', [null]]) discord.gateway.dispatch(event, data);
  }
  await isAlive('events without contents');
  sendFramesThatAreNone(discord);
  await isAlive('frames that are none');

  const written = program.errors();
  const lines = written.split('\n').filter((line) => line.startsWith('{'));
  const told = lines.map((line) => JSON.parse(line) as LogLine);
  expect(told.filter(({ level }) => level >= LOG_ERROR)).toEqual([]);
  expect(told.some(({ msg }) => msg === 'a packet of Discord was dropped')).toBe(true);
  for (const { data } of kinds.values()) if (data.token) expect(written).not.toContain(data.token.split(':')[1]);
});
