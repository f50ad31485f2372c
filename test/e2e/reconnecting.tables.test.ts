import type { LocalDiscord } from 'local-discord';
import { nextEvent } from 'local-discord/client';
import { expect, it } from 'vitest';
import { patient } from '../support/patience.ts';
import { LOG_ERROR, startPirogue, until } from '../support/pirogue.ts';

type Frame = Parameters<Parameters<LocalDiscord['gateway']['alterFrames']>[0]>[0];

/** Long enough for a busy machine, as what takes longer is begun anew; a bot that waits for ever is waited for in vain. */
const DEADLINES = { hello: patient(500), ready: patient(500), resume: patient(500) };

const isHello = ({ op }: Frame) => op === 10;
const isReady = ({ t }: Frame) => t === 'READY';

/** Damages the next frame that is looked for, where undefined holds it back; collects the frames after that. */
function damageOnce(discord: LocalDiscord, isWanted: (frame: Frame) => boolean, damage: (frame: Frame) => unknown) {
  let isDone = false;
  const later: Frame[] = [];
  discord.gateway.alterFrames((frame) => {
    if (isDone) later.push(frame);
    if (isDone || !isWanted(frame)) return frame;
    isDone = true;
    return damage(frame);
  });
  return later;
}

function without(frame: Frame, field: string): Frame {
  const { [field]: _, ...d } = frame.d as Record<string, unknown>;
  return { ...frame, d };
}

it.each<[string, (frame: Frame) => boolean, (frame: Frame) => unknown]>([
  ['no Hello', isHello, () => undefined],
  ['a Hello without contents', isHello, (frame) => ({ ...frame, d: null })],
  ['a Hello without an interval', isHello, (frame) => ({ ...frame, d: {} })],
  ['a Hello with an interval of weeks', isHello, (frame) => ({ ...frame, d: { heartbeat_interval: 2 ** 32 } })],
  ['no READY', isReady, () => undefined],
  ['a READY without contents', isReady, (frame) => ({ ...frame, d: null })],
  ['a READY without servers', isReady, (frame) => without(frame, 'guilds')],
  ['a READY without a user', isReady, (frame) => without(frame, 'user')],
])('connects anew after %s', async (_what, isWanted, damage) => {
  const pirogue = await startPirogue({ deadlines: DEADLINES });
  const ana = await pirogue.person('Ana');
  const later = damageOnce(pirogue.discord, isWanted, damage);
  const ready = nextEvent(pirogue.bot.client, 'shardReady');
  pirogue.discord.gateway.drop({ resumable: false });
  await ready;
  // It became ready on a connection of its own.
  expect(later.find((frame) => isHello(frame) || isReady(frame))?.op).toBe(10);
  expect((await ana.command('help')).content).not.toMatch(/reference/);
  expect(pirogue.log.filter(({ level }) => level >= LOG_ERROR)).toEqual([]);
});

it('begins a new session when the old one is never resumed', async () => {
  const pirogue = await startPirogue({ deadlines: DEADLINES });
  const ana = await pirogue.person('Ana');
  damageOnce(
    pirogue.discord,
    ({ t }) => t === 'RESUMED',
    () => undefined,
  );
  const ready = nextEvent(pirogue.bot.client, 'shardReady');
  pirogue.discord.gateway.requestReconnect();
  await ready;
  expect((await ana.command('help')).content).not.toMatch(/reference/);
});

it('begins a new session when Discord says in a damaged way that the old one is no more', async () => {
  const pirogue = await startPirogue({ deadlines: DEADLINES });
  const ana = await pirogue.person('Ana');
  damageOnce(
    pirogue.discord,
    ({ op }) => op === 9,
    (frame) => ({ ...frame, d: null }),
  );
  const ready = nextEvent(pirogue.bot.client, 'shardReady');
  pirogue.discord.gateway.invalidateSessions({ resumable: false });
  await ready;
  expect((await ana.command('help')).content).not.toMatch(/reference/);
});

it('gets ready after a damaged READY at its first login', async () => {
  const prepare = (discord: LocalDiscord) => damageOnce(discord, isReady, (frame) => without(frame, 'application'));
  const pirogue = await startPirogue({ deadlines: DEADLINES, prepare });
  const ana = await pirogue.person('Ana');
  expect((await ana.command('help')).content).not.toMatch(/reference/);
});

it('gets ready when its first request is cut off', async () => {
  const prepare = (discord: LocalDiscord) => discord.failNext({ path: '/gateway/bot', status: 0, times: 2 });
  const pirogue = await startPirogue({ prepare });
  const ana = await pirogue.person('Ana');
  expect((await ana.command('help')).content).not.toMatch(/reference/);
});

it('does not wait for ever to get ready', async () => {
  let held = 0;
  const prepare = ({ gateway }: LocalDiscord) =>
    gateway.alterFrames((frame) => {
      if (!isReady(frame)) return frame;
      held += 1;
      return undefined;
    });
  const start = startPirogue({ deadlines: { ...DEADLINES, ready: 100, login: 2_000 }, prepare });
  await expect(start).rejects.toThrow('Discord did not let the bot get ready within 2 seconds');
  expect(held).toBeGreaterThan(1);
});

it('leaves Discord while it waits for Hello', async () => {
  const pirogue = await startPirogue();
  // A packet instead that shows when it has come.
  damageOnce(pirogue.discord, isHello, (frame) => ({ ...frame, op: 'x' }));
  pirogue.discord.gateway.drop({ resumable: true });
  await until(async () => pirogue.log.some(({ msg }) => msg === 'a packet of Discord was dropped'));
  await pirogue.bot.stop();
});
