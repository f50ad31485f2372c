import { DEFAULT_PEOPLE, type WireMessage } from 'local-discord';
import type { OptionValues, TestPerson } from 'local-discord/person';
import { expect, it } from 'vitest';
import { helpReply } from '../../commands/help.ts';
import { controlsOf, type Tappable, verbOf } from '../../lab/driving/controls.ts';
import { loadTable } from '../../src/app/table.ts';
import { type HandlerContext, tablePeople } from '../../src/bot/handlers/command.ts';
import { GAME_TEXTS } from '../../src/bot/replies/pages.ts';
import { statusReply } from '../../src/bot/replies/status.ts';
import { textReply } from '../../src/bot/replies/texts.ts';
import { playedReply, rejectionReply } from '../../src/bot/replies/written-reply.ts';
import { DISCORD_WRITING, messagesIn, sectionLines } from '../../src/bot/write/message-text.ts';
import { endText } from '../../src/bot/write/messages/end-message.ts';
import { noticeText } from '../../src/bot/write/messages/notice-message.ts';
import { turnMessage } from '../../src/bot/write/messages/turn-message.ts';
import { success } from '../../src/core/result.ts';
import { makeSegmentName } from '../../src/core/segment-name.ts';
import { amazonas } from '../../src/games/amazonas/index.ts';
import type { Action } from '../../src/games/amazonas/rules/action.ts';
import { legalPlacements } from '../../src/games/amazonas/rules/legal.ts';
import { lastTileSegments } from '../../src/games/amazonas/rules/preview.ts';
import type { Phase } from '../../src/games/amazonas/rules/rejection.ts';
import { TOPICS } from '../../src/games/amazonas/topics/index.ts';
import { COMMAND_NAMES, commandMentions, speechIn } from '../../src/i18n/speech.ts';
import { choiceSections } from '../../src/telling/board/choices.ts';
import { peopleNamed } from '../bot/support/people.ts';
import { type AmazonasLogEntry, continueFold, fold } from '../support/amazonas-rules.ts';
import { asAmazonas, newTileSet } from '../support/amazonas-table.ts';
import { declarations } from '../support/commands.ts';
import { type Pirogue, startPirogue, until } from '../support/pirogue.ts';
import { checkQuiet } from '../support/seated-table.ts';
import { type StoredGame, storeGame } from '../support/stored-game.ts';

/** Names as long as Discord allows, whose signs are escaped, mean something, or are several characters each. */
const NAMES = [
  '*_~`|*_~`|*_~`|*_~`|*_~`|*_~`|*_',
  '@everyone@here@everyone@here@@@@',
  '********************************',
  '👨‍👩‍👧‍👦👩🏽‍🚀👨‍👩‍👧‍👦🏳️‍🌈👨‍👩‍👧‍👦𝔄𝔅',
  '||عبد الرحمن بن محمد الأندلسي||_',
];
const WATCHER = '<@1>[x](http://x.y)```# @everyone';

const LANGUAGES = ['de', 'fr'];
/** Of a game in which texts become long. */
const SEED = 'every answer 15';
const MENTIONS = commandMentions(new Map(COMMAND_NAMES.map((name) => [name, '1'.repeat(19)])));
const LINK = 'https://discord.com/channels/1100000000000000001/1100000000000000001/1100000000000000001';

type Call = readonly [command: string, options: OptionValues];

/** Every command as somebody may use it at any time, without playing a turn by it. */
const CALLS: readonly Call[] = [
  ['new', {}],
  ['join', {}],
  ['leave', {}],
  ['start', {}],
  ['draw', {}],
  ['place', {}],
  ['place', { x: 190, y: 190, rotation: 90 }],
  ['double', { tile: 'none' }],
  ['double', { tile: '`@everyone`<@1>'.repeat(20), rotation: 90 }],
  ['meeple', { on: 'nowhere' }],
  ['camp', { on: 'jungle' }],
  ['board', { view: 'focus' }],
  ['board', { view: 'owners' }],
  ['board', { view: 'text' }],
  ['board', { view: 'text', private: false }],
  ['page', {}],
  ['play', {}],
  ['turn', {}],
  ['score', {}],
  ['tiles', {}],
  ['tiles', { x: 1, y: 1 }],
  ['log', {}],
  ['log', { turn: 1000 }],
  ['help', {}],
  ['hint', {}],
  ['analyse', {}],
  ['export', {}],
  ['verify', {}],
  ['mygames', {}],
  ['stats', {}],
  ['stats', { user: DEFAULT_PEOPLE[1]!.user.id, game: 'amazonas' }],
  ['stats', { server: true }],
  ['watch', { what: 'turns' }],
  ['unwatch', { what: 'turn' }],
  ['settings', {}],
  ['remind', {}],
  ['remind', { after: 24, 'quiet-from': 22, 'quiet-to': 8, timezone: 'America/Argentina/Buenos_Aires' }],
  ['remind', { timezone: '`@everyone`<@1>'.repeat(20) }],
  ['privacy', { do: 'show' }],
  ['privacy', { do: 'delete' }],
];

/** The same, where the position makes no difference. */
const ONCE: readonly Call[] = [
  ['rules', {}],
  ...TOPICS.map(({ id: topic }) => ['rules', { topic }] as const),
  ['replay', {}],
  ['boat', {}],
  ['pass', {}],
  ['retrieve', {}],
  ['chip', { turn: {} }],
  ['chip', { sell: { with: 'none' } }],
  ['play', { end: true }],
  ['page', { set: 'on' }],
  ['page', { set: 'off' }],
  ['undo', {}],
  ['resign', {}],
  ['vote', { what: 'abort' }],
  ['vote', { what: 'skip', seat: 2 }],
  ['replace', { user: DEFAULT_PEOPLE[0]!.user.id }],
  ['replace', {}],
  ['replace', { computer: 'learner' }],
  ['away', { until: '`@everyone`' }],
  ['away', { until: '3d' }],
  ['away', { until: 'now' }],
];

/** What is typed into options that offer something. */
const TYPED: readonly (readonly [command: string, options: OptionValues, focused: string])[] = [
  ['place', { x: '' }, 'x'],
  ['place', { y: '' }, 'y'],
  ['place', { rotation: '' }, 'rotation'],
  ['double', { tile: '' }, 'tile'],
  ['meeple', { on: '' }, 'on'],
  ['camp', { on: '' }, 'on'],
  ['log', { turn: '' }, 'turn'],
  ['tiles', { x: '' }, 'x'],
  ['vote', { what: 'replace', seat: '' }, 'seat'],
  ['remind', { timezone: '' }, 'timezone'],
];

/** How an action is typed. */
function callOf(action: Action, stored: StoredGame, entries: readonly AmazonasLogEntry[], pirogue: Pirogue): Call {
  switch (action.type) {
    case 'place': {
      const { x, y, rotation } = action;
      return ['place', { x, y, rotation }];
    }
    case 'double':
      return ['double', { tile: action.tile, rotation: action.rotation }];
    case 'meeple':
    case 'camp': {
      const { state } = folded(pirogue, stored, entries);
      return [action.type, { on: makeSegmentName(lastTileSegments(state)[action.on]!.name) }];
    }
    default:
      return [action.type, {}];
  }
}

function folded({ app }: Pirogue, { setup }: StoredGame, entries: readonly AmazonasLogEntry[]) {
  const result = fold(newTileSet(app), setup, entries);
  if (!result.ok) throw new Error(result.failure.rejection.code);
  return result.value;
}

/** For every phase the moment of a game at which most is to be said: how many entries its log has then. */
function fullestMoments(pirogue: Pirogue, stored: StoredGame): number[] {
  const say = speechIn(messagesIn('de'), commandMentions(new Map(COMMAND_NAMES.map((name) => [name, '1'.repeat(19)]))));
  const shown = NAMES.map(DISCORD_WRITING.name);
  const fullest = new Map<Phase, { length: number; entries: number }>();
  let before = folded(pirogue, stored, []);
  for (const [index, entry] of stored.log.slice(0, -1).entries()) {
    const next = continueFold(before, index, stored.log.slice(0, index + 1));
    if (!next.ok) throw new Error(next.failure.rejection.code);
    before = next.value;
    if (entry.type === 'takeback') continue;
    const { state, actions } = before;
    const table = {
      ...stored,
      record: stored.record,
      game: amazonas,
      progress: amazonas.progressOf(state),
      content: newTileSet(pirogue.app),
      log: [],
      fold: { state, actions },
    };
    const choices = sectionLines(choiceSections(say, table, peopleNamed(NAMES, shown))).join('\n').length;
    const length = choices || legalPlacements(state).length || actions.at(-1)!.events.length;
    if (length > (fullest.get(state.phase)?.length ?? 0)) fullest.set(state.phase, { length, entries: index + 1 });
  }
  return [...fullest.values()].map(({ entries }) => entries);
}

/** Uses every command, and every control of what is answered, and reads what is offered; plays nothing. */
async function askEverything(person: TestPerson, calls: readonly Call[], pressed: Set<string>): Promise<void> {
  for (const [name, options] of calls) await pressAll(person, await person.command(name, options), pressed);
  for (const [name, options, focused] of TYPED) await person.autocomplete(name, options, focused);
}

/** Verbs that would play, or delete. */
const DONE_WITH_CARE = ['confirm', 'undo', 'forget', 'setting', 'draw', 'rematch', 'replay', 'resign', 'ask'];

async function pressAll(person: TestPerson, message: WireMessage, pressed: Set<string>): Promise<void> {
  let now = message;
  for (const control of controlsOf(message)) {
    if (DONE_WITH_CARE.includes(verbOf(control)) || pressed.has(control.custom_id)) continue;
    pressed.add(control.custom_id);
    now = await press(person, now, control);
  }
}

/** Uses a control; of one that is not there any more, the message as it is. */
async function press(person: TestPerson, message: WireMessage, control: Tappable): Promise<WireMessage> {
  const own = controlsOf(message).find(({ custom_id }) => custom_id === control.custom_id);
  if (!own) return message;
  return own.options
    ? person.select(message, own.custom_id, [own.options.at(-1)!.value])
    : person.click(message, own.custom_id);
}

it('has an answer in the list for every command', () => {
  // Discord shows /admin to moderators only, and nobody here is one; its answers name nobody.
  const known = new Set([...CALLS, ...ONCE].map(([name]) => name as string).concat('admin'));
  expect(declarations.map(({ name }) => name).filter((name) => !known.has(name))).toEqual([]);
});

it('answers everything within the limits of Discord, whatever people are called', async () => {
  const pirogue = await startPirogue({ webOrigin: 'https://games.example.org' });
  const { discord, store } = pirogue;
  const people = NAMES.map((name, seat) => {
    const locale = LANGUAGES[seat % LANGUAGES.length]!;
    return { name, locale, id: discord.world.addPerson(name, locale).user.id };
  });
  const players = await Promise.all(people.map(({ id }) => pirogue.personById(id)));
  const watcher = await pirogue.personById(discord.world.addPerson(WATCHER, 'fr').user.id);
  const sitAt = async (name: string) => {
    const { id } = discord.world.addTextChannel(name);
    await store.people.rememberChannel({ id, guildId: discord.guildId, locale: 'en-US' });
    await store.people.setChannelLanguage(id, 'de');
    for (const person of [...players, watcher]) person.channel = id;
    return id;
  };
  await sitAt('lobby');
  await players[0]!.command('new');
  for (const player of players.slice(1)) await player.command('join');
  for (const name of ['turn', 'help', 'draw']) await watcher.command(name);
  const wish = { players: 5, seed: SEED, people };
  const over = await storeGame(pirogue, { ...wish, channelId: await sitAt('over') });
  const games = [over];
  const pressed = new Set<string>();
  await askEverything(players[0]!, CALLS.slice(1), pressed);

  const moments = fullestMoments(pirogue, over);
  expect(moments).toHaveLength(4);
  for (const entries of moments) {
    const last = over.log[entries - 1]!;
    if (last.type !== 'action') throw new Error('no action');
    const channelId = await sitAt(`after-${entries}`);
    const stored = await storeGame(pirogue, { ...wish, channelId, entries: entries - 1 });
    games.push(stored);
    await watcher.command('watch');
    const mover = players[last.seat]!;
    const panel = await mover.command('draw');
    const [name, options] = callOf(last.action, over, over.log.slice(0, entries - 1), pirogue);
    if (last.action.type !== 'draw') await mover.command(name, options);
    expect(await store.log.ofGame(stored.record.id)).toHaveLength(entries);
    const { state } = folded(pirogue, over, over.log.slice(0, entries));
    // The panel of before is out of date.
    await pressAll(mover, panel, pressed);
    await askEverything(players[state.seat]!, CALLS, pressed);
    if (entries === Math.min(...moments)) await askEverything(watcher, [...CALLS, ...ONCE], pressed);
    await mover.command('undo');
  }
  const posts = async () => (await Promise.all(games.map(({ record }) => store.posts.ofGame(record.id)))).flat();
  await until(async () => (await posts()).every(({ pending }) => pending === undefined));
  await until(async () => (await store.notices.nextDue(Date.now())) === undefined);
  checkQuiet(pirogue);
});

it('has room at every moment of a game for what is said of it', async () => {
  const pirogue = await startPirogue();
  const { app, store, discord } = pirogue;
  const people = NAMES.map((name, seat) => ({ name, id: `11000000000000000${seat}0`, locale: 'de' }));
  const channelId = discord.world.addTextChannel('one').id;
  const wish = { players: 5, seed: SEED, people };
  const { log } = await storeGame(pirogue, { ...wish, channelId: discord.world.addTextChannel('whole').id });
  const { record } = await storeGame(pirogue, { ...wish, channelId, entries: 0 });
  const told = new Map<string, number>();
  const note = (what: string, { content }: { content?: string | null | undefined }) =>
    told.set(what, Math.max(told.get(what) ?? 0, [...(content ?? '')].length));
  for (const [seq, entry] of log.entries()) {
    const { revision } = (await store.games.byId(record.id))!;
    const ended = seq === log.length - 1;
    await store.games.append({
      gameId: record.id,
      revision,
      seq,
      at: 0,
      entries: [entry],
      status: ended ? 'ended' : 'running',
      clock: ended ? { type: 'end' } : { type: 'touch', isMove: true },
      posts: [],
    });
    const game = (await store.games.byId(record.id))!;
    const table = asAmazonas(await loadTable(app, game));
    const { state, actions } = table.fold;
    const hasChoices = state.phase === 'piece' || state.phase === 'double';
    if (!hasChoices && !ended && seq % 20 > 0) continue;
    const request = {
      channelId,
      place: 'server' as const,
      guildId: pirogue.discord.guildId,
      userId: people[state.seat]!.id,
      cause: 'test',
      game: success(game),
    };
    const shown = await tablePeople({ names: store.people.names, say: speechIn(messagesIn('en'), MENTIONS) }, table);
    const { seat, events } = actions.at(-1)!;
    for (const language of LANGUAGES) {
      const say = speechIn(messagesIn(language), MENTIONS);
      const { services } = pirogue.bot;
      const context: HandlerContext = {
        app,
        services,
        request,
        say,
        settings: { hints: true },
        names: store.people.names,
        sees: async () => true,
      };
      note('stale', await rejectionReply(context, { code: 'stale' }));
      note('status', await statusReply(context));
      note('help', await helpReply(context));
      note('played', playedReply(say, { table, seat, events }, shown));
      note('turn', await turnMessage(say, table, shown, { picture: false }));
      if (hasChoices) continue;
      note('notice', { content: noticeText(say, table, { people: shown, what: 'turns', link: LINK }) });
      for (const name of GAME_TEXTS) note(name, await textReply(context, { name }));
    }
    if (ended)
      for (const t of LANGUAGES.map((language) => messagesIn(language)))
        note('end', { content: endText(speechIn(t, MENTIONS), table, shown) });
  }
  expect([...told].filter(([, length]) => length === 0 || length > 2000)).toEqual([]);
});
