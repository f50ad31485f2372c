import { readFile } from 'node:fs/promises';
import { PermissionFlagsBits } from 'discord.js';
import type { WireMessage } from 'local-discord';
import type { TestPerson } from 'local-discord/person';
import { expect, it } from 'vitest';
import { controlsOf, isPublic, linksOf, verbOf } from '../../lab/driving/controls.ts';
import { AutocompleteTable } from '../../lab/driving/table.ts';
import { chooserFor } from '../../lab/simulation/chooser.ts';
import { start } from '../../src/app/lobby.ts';
import { runningTable } from '../../src/app/table.ts';
import { submit } from '../../src/app/turn.ts';
import { success } from '../../src/core/result.ts';
import { legalActions } from '../../src/games/amazonas/rules/legal.ts';
import { asAmazonas } from '../support/amazonas-table.ts';
import { type Pirogue, startPirogue, until } from '../support/pirogue.ts';
import { restart } from '../support/restart.ts';
import { checkRequests } from '../support/seated-table.ts';
import { storeGame } from '../support/stored-game.ts';
import { withGame } from '../support/with-game.ts';
import { chosen, set, settingId } from './support/settings-menu.ts';

const SILENT = 4096;

/** Three people at one channel, the first unless told. */
async function three(pirogue: Pirogue, ...[first, second, third, channel]: [string, string, string, string?]) {
  const sit = (name: string) => pirogue.person(name, channel);
  return [await sit(first), await sit(second), await sit(third)] as const;
}

/** What the bot has told a person in their direct conversation. */
function told(person: TestPerson, pirogue: Pirogue): WireMessage[] {
  const channels = new Set(Object.values(pirogue.discord.channelIds));
  return person.events
    .filter(({ name }) => name === 'message_create')
    .map(({ data }) => data.message as WireMessage)
    .filter(({ channel_id }) => !channels.has(channel_id));
}

function checkQuiet(pirogue: Pirogue): void {
  checkRequests(pirogue);
}

it('answers privately in the language of the person and publicly in that of the channel', async () => {
  const pirogue = await startPirogue();
  const [ana, bruno] = [await pirogue.person('Ana'), await pirogue.person('Bruno')];
  // Discord's languages first: Bruno's is Dutch, the server's English.
  expect((await bruno.command('turn')).content).toContain('In dit kanaal');
  const settings = await bruno.command('settings');
  expect(isPublic(settings)).toBe(false);
  expect(settings.content).toContain('Jouw instellingen');
  expect(chosen(settings)).toEqual(['auto', 'day', 'on', 'shown']);
  const german = await set(bruno, 'language', 'de', settings);
  expect(german.id).toBe(settings.id);
  expect(german.content).toContain('Deine Einstellungen');
  expect(chosen(german)).toEqual(['de', 'day', 'on', 'shown']);
  expect((await bruno.command('turn')).content).toContain('In diesem Kanal');
  expect((await ana.command('turn')).content).toContain('in this channel');

  await bruno.command('new', { order: 'joined' });
  const lobby = await ana.waitForMessage((message) => isPublic(message));
  expect(lobby.content).toContain('who wants to play?');
  await set(ana, 'channel', 'fr');
  expect((await ana.command('turn')).content).toContain('waiting for players');
  await ana.command('join');
  await bruno.command('start');
  const turn = await ana.waitForMessage(({ mentions }) => mentions.length === 1);
  expect(turn.content).toContain('La partie commence');
  const refused = await ana.command('draw');
  expect(refused.content).toContain('It is not your turn');

  // A public answer speaks to the channel; its refusal is private and speaks to who asked.
  const { interaction_id } = await bruno.startCommand('board', { private: false });
  const board = await ana.waitForMessage(
    (message) => message.attachments?.length > 0 && message.interaction_metadata?.id === interaction_id,
  );
  expect(board.attachments[0]!.description).toMatch(/tuile|case|fleuve/);
  const elsewhere = await pirogue.person('Bruno', pirogue.discord.channelIds.harbour);
  await elsewhere.startCommand('board', { private: false });
  const none = await elsewhere.waitForMessage(({ content }) => content.includes('Kanal'));
  expect(isPublic(none)).toBe(false);

  expect(chosen(await set(bruno, 'language', 'auto'))[0]).toBe('auto');
  expect((await bruno.command('turn')).content).toContain('Jij bent aan de beurt');
  expect(chosen(await set(ana, 'channel', 'auto')).at(-1)).toBe('auto');
  expect((await pirogue.store.people.channel(ana.channel))!.language).toBeUndefined();
  checkQuiet(pirogue);
});

it('speaks in a thread as in its channel where those who play have no language in common, until one is chosen there', async () => {
  const pirogue = await startPirogue();
  const ana = await pirogue.person('Ana');
  await set(ana, 'channel', 'fr');
  const opened = await ana.command('new', { thread: true });
  const threadId = /<#(\d+)>/.exec(opened.content)![1]!;
  const [inThread, bruno] = [
    await pirogue.personById(ana.id, threadId),
    await pirogue.personById((await pirogue.person('Bruno')).id, threadId),
  ];
  const asks = (text: RegExp) =>
    inThread.waitForMessage(({ channel_id, content }) => channel_id === threadId && text.test(content));
  const lobby = await asks(/who wants to play\?/);
  await bruno.command('join');
  expect((await asks(/qui veut jouer\s\?/)).id).toBe(lobby.id);
  await set(inThread, 'channel', 'de');
  await bruno.command('leave');
  expect((await asks(/wer spielt mit\?/)).id).toBe(lobby.id);
});

it('lets only who may manage the channel choose its language', async () => {
  const pirogue = await startPirogue();
  const ben = await pirogue.person('Ben');
  expect(settingId(await ben.command('settings'), 'channel')).toBeUndefined();
  const permit = (allow: bigint) =>
    pirogue.discord.world.updateChannel(ben.channel, {
      permission_overwrites: [{ id: ben.id, type: 1, allow: String(allow), deny: '0' }],
    });
  permit(PermissionFlagsBits.ManageChannels);
  const settings = await ben.command('settings');
  permit(0n);
  const refused = await set(ben, 'channel', 'fr', settings);
  expect(refused.content).toMatch(/need the permission Manage Channels/);
  expect((await pirogue.store.people.channel(ben.channel))!.language).toBeUndefined();
});

it('tells a spectator silently of every turn, with a link, and nobody else anything', async () => {
  const pirogue = await startPirogue({ seed: 'd'.repeat(32) });
  const [ana, ben, eva] = await three(pirogue, 'Ana', 'Ben', 'Eva');
  const table = new AutocompleteTable([ana, ben], chooserFor(4));
  expect((await eva.command('watch')).content).toMatch(/No game is running/);
  await ana.command('new', { order: 'joined' });
  await ben.command('join');
  expect((await eva.command('watch')).content).toMatch(/tell you of every turn by a silent direct message/);
  expect((await ana.command('watch')).content).toMatch(/You play in this game/);
  await eva.waitForMessage(({ content }) => content.startsWith('**Carcassonne'));
  const spoken = (await eva.messages()).length;
  await ana.command('start');
  const turns = [await table.nextPublicMessage()];
  for (const mover of [ana, ben]) {
    await table.takeTurn(mover);
    turns.push(await table.nextPublicMessage());
  }
  const linking = ({ id }: WireMessage) => eva.waitForMessage(({ content }) => content.endsWith(`/${id}`));
  const notices = [await linking(turns[0]!), await linking(turns[1]!), await linking(turns[2]!)];
  expect(notices[0]!.content).toMatch(/^The game in <#\d+> begins; .*Ana.* is the first player\.\nhttps:/);
  expect(notices[1]!.content).toMatch(
    /^\*\*.*Ana.*\*\* has played in <#\d+>:\n- tile at x [\s\S]*\nNext: .*Ben.* https:/,
  );
  expect(notices[2]!.content).toMatch(/^\*\*.*Ben.*\*\* has played/);
  for (const { flags, mentions } of notices) {
    expect(Number(flags) & SILENT).toBe(SILENT);
    expect(mentions).toEqual([]);
  }
  expect(told(eva, pirogue).map(({ id }) => id)).toEqual(notices.map(({ id }) => id));
  expect([...told(ana, pirogue), ...told(ben, pirogue)]).toEqual([]);
  expect((await eva.messages()).length - spoken).toBe(turns.length);
  checkQuiet(pirogue);
});

it('says that a turn was taken back and played anew, rather than telling it twice', async () => {
  const pirogue = await startPirogue({ seed: 'd'.repeat(32) });
  const [ana, ben, eva] = await three(pirogue, 'Ana', 'Ben', 'Eva');
  const table = new AutocompleteTable([ana, ben], chooserFor(4));
  await table.begin({ order: 'joined' });
  await table.nextPublicMessage();
  await eva.command('watch');
  await ana.command('draw');
  await table.place(ana);
  await ana.command('boat');
  await table.nextPublicMessage();
  const notice = (pattern: RegExp) => eva.waitForMessage(({ content }) => pattern.test(content));
  const first = await notice(/has played in <#/);
  expect(first.content).toMatch(/no piece: .*Ana.*boat/);
  expect((await ana.command('undo')).content).toMatch(/^Taken back/);
  await until(async () => (await pirogue.store.notices.nextDue(Date.now())) === undefined);
  expect(told(eva, pirogue)).toHaveLength(1);
  const meeples = await ana.autocomplete('meeple', { on: '' }, 'on');
  await ana.command('meeple', { on: meeples[0]!.value });
  const anew = await notice(/Ana.*\*\* took the turn back and played it anew in <#\d+>:\n/);
  expect(anew.content).toMatch(/\n- tile at x .*\n- meeple on the .*\nNext: .*Ben/);
  await table.takeTurn(ben);
  expect((await notice(/Ben.* has played in/)).content).not.toContain('anew');
  checkQuiet(pirogue);
});

it('tells everybody what they chose to hear of, up to the end', async () => {
  const pirogue = await startPirogue();
  const channelId = pirogue.discord.channelIds.jungle!;
  const [eva, dirk, cleo] = await three(pirogue, 'Eva', 'Dirk', 'Cleo', channelId);
  // All but the last turns of a game.
  const { record } = await storeGame(pirogue, { players: 2, seed: 'watched', channelId, entries: -45 });
  const turnsBefore = (await pirogue.store.posts.ofGame(record.id)).filter(({ kind }) => kind === 'turn').length;
  await eva.command('watch', { what: 'turns' });
  const german = await dirk.command('watch', { what: 'scores' });
  expect(german.content).toMatch(/Direktnachricht, wenn jemand Punkte bekommt, und eine am Ende/);
  await cleo.command('watch', { what: 'end' });
  const choose = chooserFor(6);
  for (let step = 0; ; step++) {
    const running = await runningTable(pirogue.app, await withGame(pirogue.store, { channelId }));
    if (!running.ok) break;
    const { state } = asAmazonas(running.value).fold;
    const actions = legalActions(state);
    const { userId } = record.seats[state.seat]!;
    const request = { channelId, userId, cause: `step ${step}`, game: success(running.value.record) };
    const played = await submit(pirogue.app, request, running.value, [actions[choose(actions.length)]!]);
    if (!played.ok) throw new Error(played.failure.code);
  }
  for (const watcher of [eva, dirk, cleo]) {
    await watcher.waitForMessage(({ content }) =>
      /^(The game in|Die Partie in) .*(is over|ist zu Ende)\./.test(content),
    );
  }
  const posts = (await pirogue.store.posts.ofGame(record.id)).filter(({ kind }) => kind !== 'lobby').slice(turnsBefore);
  const linked = told(eva, pirogue).map(({ content }) => content.split('/').at(-1));
  expect(linked).toEqual(posts.map(({ messageId }) => messageId));
  const scores = told(dirk, pirogue).slice(0, -1);
  expect(scores.length).toBeGreaterThan(0);
  expect(scores.length).toBeLessThan(posts.length - 1);
  for (const { content } of scores) expect(content).toMatch(/hat in <#\d+> gespielt:[\s\S]* \*\*\d+[\s\S]*\nStand: /);
  expect(told(cleo, pirogue)).toHaveLength(1);
  expect(told(cleo, pirogue)[0]!.content).toMatch(/\*\*Result:\*\* .*Ana.*\nhttps:/);
  expect(await pirogue.store.spectators.ofGame(record.id)).toEqual([]);
  checkQuiet(pirogue);
});

it('tells nobody any more who does not want to, or cannot, hear it', async () => {
  const pirogue = await startPirogue({ seed: 'd'.repeat(32) });
  const [ana, ben] = [await pirogue.person('Ana'), await pirogue.person('Ben')];
  const [eva, dirk, cleo] = await three(pirogue, 'Eva', 'Dirk', 'Cleo');
  const table = new AutocompleteTable([ana, ben], chooserFor(4));
  await table.begin({ order: 'joined' });
  await table.nextPublicMessage();
  for (const watcher of [eva, dirk, cleo]) await watcher.command('watch');
  const { id } = (await pirogue.store.games.open(ana.channel))!;
  pirogue.discord.setDirectMessages(dirk.id, false);
  await table.takeTurn(ana);
  await eva.waitForMessage(({ content }) => content.includes('has played in <#'));
  await until(async () => (await pirogue.store.spectators.ofGame(id)).length === 2);
  expect((await dirk.command('unwatch')).content).toMatch(/Du verfolgst diese Partie nicht/);
  expect((await eva.command('unwatch')).content).toMatch(/no more of this game/);
  await table.takeTurn(ben);
  await cleo.waitForMessage(({ content }) => /Ben.* has played in <#/.test(content));
  await until(async () => (await pirogue.store.notices.nextDue(Date.now())) === undefined);
  expect(told(eva, pirogue)).toHaveLength(1);
  expect(told(dirk, pirogue)).toHaveLength(0);
  expect(pirogue.requests.filter(({ status }) => status >= 400)).toHaveLength(1);
  checkQuiet(pirogue);
});

it('tells a spectator after a crash what was committed before it', async () => {
  const pirogue = await startPirogue({ seed: 'd'.repeat(32) });
  const [ana, ben, eva] = (await Promise.all(['Ana', 'Ben', 'Eva'].map((name) => pirogue.person(name)))) as [
    TestPerson,
    TestPerson,
    TestPerson,
  ];
  await ana.command('new', { order: 'joined' });
  await ben.command('join');
  await eva.command('watch');
  await pirogue.bot.stop();
  // Committed, and nobody is there to deliver it.
  const request = { channelId: ana.channel, userId: ana.id, cause: 'a-crash' };
  const started = await start(pirogue.app, await withGame(pirogue.store, request));
  expect(started.ok).toBe(true);
  const { id } = (await pirogue.store.games.open(ana.channel))!;
  expect(told(eva, pirogue)).toEqual([]);
  await restart(pirogue);
  const notice = await eva.waitForMessage(({ content }) => content.startsWith('The game in'));
  const post = (await pirogue.store.posts.ofGame(id)).find(({ kind }) => kind === 'turn')!;
  expect(notice.content).toContain(post.messageId);
});

it('lists every game of mine, those that wait for me first, with links, wherever I ask', async () => {
  const pirogue = await startPirogue();
  const { amazon, jungle, harbour } = pirogue.discord.channelIds as Record<string, string>;
  const { id: thread } = pirogue.discord.world.addTextChannel('delta');
  const [ana, ben] = [await pirogue.person('Ana'), await pirogue.person('Ben')];
  const at = (channel: string) => ({ channel });
  expect((await ana.command('mygames')).content).toMatch(/You are in no game\. <\/new:\d+>/);
  // A lobby, a game in which Ben is to move, and one in which Ana is.
  await ana.command('new', {}, at(harbour!));
  await ben.command('new', { order: 'joined' }, at(amazon!));
  await ana.command('join', {}, at(amazon!));
  await ben.command('start', {}, at(amazon!));
  await ana.command('new', { order: 'joined' }, at(jungle!));
  await ben.command('join', {}, at(jungle!));
  await ana.command('start', {}, at(jungle!));
  const link = async (channel: string) => {
    let messageId: string | undefined;
    await until(async () => {
      const posts = await pirogue.store.posts.ofGame((await pirogue.store.games.open(channel))!.id);
      messageId = posts.at(-1)?.messageId;
      return messageId !== undefined;
    });
    return `https://discord.com/channels/${pirogue.discord.guildId}/${channel}/${messageId}`;
  };
  const links = [await link(jungle!), await link(amazon!), await link(harbour!)];
  const mine = await ana.command('mygames', {}, at(thread));
  expect(isPublic(mine)).toBe(false);
  const lines = mine.content.split('\n').slice(1);
  expect(lines.map((line) => /https:\S+/.exec(line)![0])).toEqual(links);
  expect(lines[0]).toMatch(/^1\. \*\*Your turn\*\*, last action <t:\d+:R>/);
  expect(lines[1]).toMatch(/^2\. .*Ben.* is to move, last action <t:\d+:R>/);
  expect(lines[2]).toMatch(/^3\. Waiting for players \(1 of up to 5\)/);
  expect(linksOf(mine).map(({ label, url }) => [label, url])).toEqual([
    ['1. Amazonas - Ben', links[0]],
    ['2. Amazonas - Ben', links[1]],
    ['3. Amazonas', links[2]],
  ]);
  const bens = (await ben.command('mygames', {}, at(thread))).content.split('\n').slice(1);
  expect(bens.map((line) => /https:\S+/.exec(line)![0])).toEqual([links[1], links[0]]);
  checkQuiet(pirogue);
});

it('shows what is stored about somebody, and deletes it from the file once that is confirmed', async () => {
  const pirogue = await startPirogue({ seed: 'd'.repeat(32) });
  const eva = await pirogue.person('Hildegard von Bingen');
  const [ana, ben] = [await pirogue.person('Ana'), await pirogue.person('Ben')];
  await ana.command('new', { order: 'joined' });
  await ben.command('join');
  await eva.command('watch', { what: 'scores' });
  await set(eva, 'theme', 'night');
  const shown = await eva.command('privacy', { do: 'show' });
  expect(isPublic(shown)).toBe(false);
  expect(shown.content).toMatch(/Hildegard von Bingen/);
  expect(shown.content).toMatch(/language: as in your Discord; pictures: by night; hints: on/);
  expect(shown.content).toMatch(/no seat in any game/);
  expect(shown.content).toMatch(new RegExp(`you watch <#${ana.channel}>: when somebody scores`));

  const file = pirogue.databaseUrl.slice('file:'.length);
  const holds = async (text: string) => {
    const parts = await Promise.all([file, `${file}-wal`].map((path) => readFile(path).catch(() => Buffer.alloc(0))));
    return Buffer.concat(parts).includes(text);
  };
  const warning = await eva.command('privacy', { do: 'delete' });
  expect(await holds('Hildegard')).toBe(true);
  expect(await holds(eva.id)).toBe(true);
  const forget = controlsOf(warning).find((control) => verbOf(control) === 'forget')!;
  const done = await eva.click(warning, forget.custom_id);
  expect(done.id).toBe(warning.id);
  expect(done.content).toBe('Deleted.');
  expect(controlsOf(done)).toEqual([]);
  expect(await holds('Hildegard')).toBe(false);
  expect(await holds(eva.id)).toBe(false);
  expect(await pirogue.store.people.personalData(eva.id)).toEqual({
    settings: { hints: true },
    games: [],
    namedActs: 0,
    watches: [],
    quiets: [],
  });

  // A player is told which seat stays.
  const benWarning = await ben.command('privacy', { do: 'delete' });
  const kept = await ben.click(benWarning, controlsOf(benWarning)[0]!.custom_id);
  expect(kept.content).toMatch(new RegExp(`still have a seat in <#${ben.channel}>`));
  expect((await ben.command('leave')).content).toMatch(/You have left/);
  checkQuiet(pirogue);
});

it('posts the end of a game though a player had everything deleted before it got through', async () => {
  const pirogue = await startPirogue();
  const channelId = pirogue.discord.channelIds.jungle!;
  const ana = await pirogue.person('Ana', channelId);
  await pirogue.bot.stop();
  const { record } = await storeGame(pirogue, { players: 2, seed: 'over', channelId });
  expect(record.status).toBe('ended');
  expect(await pirogue.store.people.forget(pirogue.discord.personIds.Bruno!)).toEqual([]);
  await restart(pirogue);
  const end = await ana.waitForMessage(({ content }) => content.includes('The game is over'));
  expect(end.mentions.map(({ id }) => id)).toEqual([ana.id]);
  checkQuiet(pirogue);
});
