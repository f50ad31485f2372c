import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { WireAttachment, WireMessage } from 'local-discord';
import type { OptionValues, TestPerson } from 'local-discord/person';
import { describe, expect, it, onTestFinished } from 'vitest';
import { controlsOf, isPublic, type Tappable, verbOf } from '../../lab/driving/controls.ts';
import { type Choose, chooserFor } from '../../lab/simulation/chooser.ts';
import { RECORD_LIMIT } from '../../src/app/record-file.ts';
import { loadTable } from '../../src/app/table.ts';
import { answerOf, type HandlerContext } from '../../src/bot/handlers/command.ts';
import { verifyFileReply } from '../../src/bot/replies/verify.ts';
import { messagesIn } from '../../src/bot/write/message-text.ts';
import { commitmentOf } from '../../src/core/commitment.ts';
import type { RecordedGame } from '../../src/core/record.ts';
import { amazonas } from '../../src/games/amazonas/index.ts';
import { RULES } from '../../src/games/amazonas/rules/game-rules.ts';
import { legalPlacements } from '../../src/games/amazonas/rules/legal.ts';
import type { Setup } from '../../src/games/amazonas/rules/setup.ts';
import { startState } from '../../src/games/amazonas/rules/state.ts';
import { viewOf } from '../../src/games/amazonas/rules/view.ts';
import { TOPICS } from '../../src/games/amazonas/topics/index.ts';
import { inAmazonas } from '../../src/games/amazonas/words/language.ts';
import { carcassonne } from '../../src/games/carcassonne/index.ts';
import { commandMentions, speechIn } from '../../src/i18n/speech.ts';
import { translatorFor } from '../../src/i18n/translate.ts';
import { boardSections } from '../../src/telling/board/board-text.ts';
import { plainText } from '../../src/telling/section.ts';
import { peopleNamed } from '../bot/support/people.ts';
import { parseRecord, replayRecord, step } from '../support/amazonas-rules.ts';
import { asAmazonas, newTileSet } from '../support/amazonas-table.ts';
import { type Pirogue, startPirogue, until } from '../support/pirogue.ts';
import { checkQuiet } from '../support/seated-table.ts';
import { storeGame } from '../support/stored-game.ts';
import { HOUR, MINUTE, TestClock } from '../support/test-clock.ts';
import { withGame } from '../support/with-game.ts';

const NAMES = ['Ana', 'Bruno', 'Chloé', 'Dirk', 'Eva'];
/** Everybody's language, in the order of the names. */
const LOCALES = ['en', 'nl', 'fr', 'de'];

async function bytesOf({ url }: WireAttachment): Promise<Buffer> {
  return Buffer.from(await (await fetch(url)).arrayBuffer());
}

async function recordIn(message: WireMessage): Promise<RecordedGame> {
  const [file] = message.attachments;
  const parsed = parseRecord(JSON.parse((await bytesOf(file!)).toString('utf8')));
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.failure));
  return parsed.value;
}

/** The buttons of a message that turn pages, by whether they can be pressed. */
function pagers(message: WireMessage): { back: Tappable; forward: Tappable } | undefined {
  const rows = message.components as readonly { components?: readonly Tappable[] }[];
  const own = rows.flatMap((row) => row.components ?? []).filter((control) => verbOf(control) === 'page');
  return own.length === 3 ? { back: own[0]!, forward: own[2]! } : undefined;
}

/** All pages of an answer: back to the first one, then forward to the last one. */
async function allPages(person: TestPerson, answer: WireMessage): Promise<WireMessage[]> {
  let page = answer;
  while (pagers(page) && !pagers(page)!.back.disabled) page = await person.click(page, pagers(page)!.back.custom_id);
  const pages = [page];
  while (pagers(page) && !pagers(page)!.forward.disabled) {
    page = await person.click(page, pagers(page)!.forward.custom_id);
    pages.push(page);
  }
  return pages;
}

/** What is inside the fences of pages of plain text. */
function fenced(pages: readonly WireMessage[]): string {
  return pages.map(({ content }) => /^```\n([\s\S]*)\n```$/.exec(content)?.[1] ?? content).join('\n');
}

const CALLS: readonly (readonly [name: string, options: OptionValues, files: number])[] = [
  ['log', {}, 0],
  ['log', { turn: 3 }, 0],
  ['score', {}, 0],
  ['rules', {}, 0],
  ...TOPICS.map(({ id: topic }) => ['rules', { topic }, 0] as const),
  ['help', {}, 0],
  ['export', {}, 1],
  ['verify', {}, 0],
  ['tiles', {}, 1],
  ['replay', {}, 1],
  ['board', { view: 'focus' }, 1],
  ['board', { view: 'whole' }, 1],
  ['board', { view: 'text' }, 0],
];

describe.each(LOCALES.map((locale, index) => [locale, NAMES[index]!] as const))(
  'everything told in %s',
  (locale, name) => {
    it.each(['running', 'ended'])('stays within what Discord allows when a game is %s', async (status) => {
      const clock = new TestClock(Date.now());
      const pirogue = await startPirogue({ now: clock.now });
      const person = await pirogue.person(name);
      const entries = status === 'running' ? { entries: 120 } : {};
      await storeGame(pirogue, { players: 5, seed: `told ${locale}`, channelId: person.channel, ...entries });
      // The animation of a whole game takes seconds and is told in one sentence: once is enough.
      const calls = CALLS.filter(([command]) => command !== 'replay' || status === 'running' || locale === 'en');
      for (const [command, options, usual] of calls) {
        // Nothing is left in the pile then.
        const files = command === 'tiles' && status === 'ended' ? 0 : usual;
        // Nobody asks for all of it at once.
        clock.jump(HOUR);
        const answer = await person.command(command, options);
        expect({ command, isPublic: isPublic(answer), files: answer.attachments.length }).toEqual({
          command,
          isPublic: false,
          files,
        });
        for (const file of answer.attachments.filter(({ content_type }) => content_type.startsWith('image/'))) {
          expect(file.description!.length).toBeGreaterThan(20);
        }
        for (const page of await allPages(person, answer)) {
          expect([...page.content].length).toBeLessThanOrEqual(2000);
          expect(page.content).not.toMatch(/^…$/m);
        }
      }
      const say = inAmazonas(translatorFor(locale));
      expect((await person.command('score')).content).toContain(say('score.title'));
      expect((await person.command('rules', { topic: 'camps' })).content).toContain(say('rules.camps.title'));
      checkQuiet(pirogue);
    });
  },
);

it('tells the log turn by turn, each once, with what was taken back', async () => {
  const pirogue = await startPirogue();
  const eva = await pirogue.person('Eva');
  const { log, state } = await storeGame(pirogue, { players: 3, seed: 'log', channelId: eva.channel });
  const last = await eva.command('log');
  const pages = await allPages(eva, last);
  expect(pages.length).toBeGreaterThan(3);
  const text = pages.map(({ content }) => content).join('\n');
  const headings = [...text.matchAll(/^\*\*Turn (\d+): /gm)].map((match) => Number(match[1]));
  // The last turn first, under the heading of its day; one that is too long for a page has its heading on each.
  const turns = headings.filter((turn, at) => turn !== headings[at - 1]);
  expect(turns).toEqual(Array.from({ length: state.turn }, (_, index) => state.turn - index));
  for (const { content } of pages) {
    expect(content).toMatch(/^__<t:\d+:D>__\n\*\*Turn \d+: .*\*\*, <t:\d+:t>\n/);
  }
  expect(text.match(/^Final scoring:$/gm)).toHaveLength(1);
  const takebacks = log.filter(({ type }) => type === 'takeback').length;
  expect(takebacks).toBeGreaterThan(3);
  expect(text.match(/^- taken back: \S/gm)).toHaveLength(takebacks);
  // What counts is told once, what was taken back only as such.
  const laid = text.match(/^- tile at x/gm)!.length;
  expect(laid).toBe(state.tileTurn.length - 1);

  const one = await eva.command('log', { turn: 7 });
  expect(one.content.match(/^\*\*Turn \d+/gm)).toEqual(['**Turn 7']);
  const [day, ...turnAlone] = one.content.split('\n');
  expect(day).toMatch(/^__<t:\d+:D>__$/);
  expect(text).toContain(turnAlone.join('\n'));
  const before = await eva.click(one, pagers(one)!.forward.custom_id);
  expect(before.content).toMatch(/^\*\*Turn 6: /m);
  expect((await eva.command('log', { turn: 999 })).content).toContain(`${state.turn} turns`);
  const offered = await eva.autocomplete('log', { turn: '1' }, 'turn');
  expect(offered.map(({ value }) => String(value)).every((value) => value.startsWith('1'))).toBe(true);
  expect(offered[0]!.name).toMatch(/^Turn \d+: \S+; tile at x/);
});

it('tells every point with its turn, and the whole board in words, page by page', async () => {
  const pirogue = await startPirogue();
  const ana = await pirogue.person('Ana');
  const { record, state } = await storeGame(pirogue, { players: 4, seed: 'score', channelId: ana.channel });
  const [first, ...rest] = await allPages(ana, await ana.command('score'));
  for (const [seat, score] of state.scores.entries()) {
    expect(first!.content).toMatch(new RegExp(`${NAMES[seat]}.*: \\*\\*${score}\\*\\*`));
  }
  const scorings = rest.flatMap(({ content }) => content.split('\n')).filter((line) => /^Turn \d+: /.test(line));
  expect(scorings.length).toBeGreaterThan(10);
  for (const line of scorings) expect(first!.content).not.toContain(line);
  const table = asAmazonas(await loadTable(pirogue.app, record));
  const words = plainText(boardSections(translatorFor('en'), table, { people: peopleNamed(NAMES.slice(0, 4)) }));
  expect(fenced(await allPages(ana, await ana.command('board', { view: 'text' })))).toBe(words);
  // In public a page cannot be turned for one reader only.
  const shown = await ana.command('board', { view: 'text', private: false });
  expect(shown.components).toEqual([]);
  expect((await bytesOf(shown.attachments[0]!)).toString('utf8')).toBe(words);
});

it('keeps the buttons of a page to the game that it was made for', async () => {
  const pirogue = await startPirogue();
  const ana = await pirogue.person('Ana');
  const [channel, other] = Object.values(pirogue.discord.channelIds) as [string, string];
  const old = await storeGame(pirogue, { players: 2, seed: 'old', channelId: channel });
  const page = await ana.command('log');
  await storeGame(pirogue, { players: 2, seed: 'new', channelId: channel, entries: 4 });
  const before = await ana.click(page, pagers(page)!.forward.custom_id);
  expect(before.content).toMatch(/^\*\*Turn \d\d: /m);
  expect((await pirogue.store.games.byId(old.record.id))!).toEqual(old.record);
  await storeGame(pirogue, { players: 2, seed: 'elsewhere', channelId: other, entries: 9 });
  const bruno = await pirogue.person('Eva', other);
  const elsewhere = await bruno.command('board', { view: 'text' });
  expect(pagers(elsewhere)!.forward.custom_id).not.toContain(`:${old.record.id}:`);
});

describe('the rules', () => {
  it.each([amazonas, carcassonne])(
    'of $ruleSet go from topic to topic by the menu, each with its example on a page of its own',
    async (game) => {
      const clock = new TestClock(Date.now());
      const pirogue = await startPirogue({ now: clock.now });
      const ana = await pirogue.person('Ana');
      await ana.command('new', { game: game.ruleSet });
      // Links lead to the lobby once that is there.
      await ana.waitForMessage(({ content }) => content.includes('who wants to play?'));
      let page = await ana.command('rules');
      const topics = game.topics!.map(({ id }) => id);
      for (const topic of topics) {
        // Nobody reads them all at once.
        clock.jump(MINUTE);
        // What is played has a menu of its own.
        const menus = controlsOf(page).filter(({ options }) => options);
        const offered = menus.map(({ options }) => options!.map(({ value }) => value));
        expect(new Set(offered.flat())).toEqual(new Set(topics));
        const menu = menus[offered.findIndex((values) => values.includes(topic))]!;
        const next = await ana.select(page, menu.custom_id, [topic]);
        expect(next.id).toBe(page.id);
        expect(next.attachments).toEqual([]);
        expect(next.content).toBe((await ana.command('rules', { topic })).content);
        const example = await ana.click(next, controlsOf(next)[0]!.custom_id);
        expect(example.attachments.map(({ filename }) => filename)).toEqual([`rule-${topic}.png`]);
        expect(example.attachments[0]!.description).toContain('Example of the rule');
        const [title, ...words] = example.content.split('\n');
        expect(next.content.split('\n')[0]).toBe(title);
        expect(next.content).not.toContain(words[0]);
        // The menu that has the rule stays.
        expect(
          controlsOf(example).flatMap(({ options }) => (options ? [options.map(({ value }) => value)] : [])),
        ).toEqual(offered.filter((values) => values.includes(topic)));
        page = await ana.click(example, controlsOf(example)[0]!.custom_id);
        expect([page.id, page.content, page.attachments]).toEqual([next.id, next.content, []]);
      }
      checkQuiet(pirogue);
    },
  );

  it('say in every language that what ended the game cannot be taken back, as it is', async () => {
    const pirogue = await startPirogue();
    const [one, two] = Object.values(pirogue.discord.channelIds) as [string, string];
    const wish = { players: 4, seed: 'ended', channelId: one };
    const { log } = await storeGame(pirogue, wish);
    const entries = log.findLastIndex((entry) => entry.type === 'action' && entry.action.type === 'draw') + 1;
    const { record } = await storeGame(pirogue, { ...wish, channelId: two, entries });
    const { state } = asAmazonas(await loadTable(pirogue.app, record)).fold;
    const mover = await pirogue.person(NAMES[state.seat]!, two);
    const { x, y, rotation } = legalPlacements(state)[0]!;
    await mover.command('place', { x, y, rotation });
    await mover.command('boat');
    const ended = await pirogue.store.games.byId(record.id);
    expect(ended!.status).toBe('ended');
    await mover.command('undo');
    expect(await pirogue.store.games.byId(record.id)).toEqual(ended);
    const said = {
      en: /what ended the game stays/,
      nl: /wat het spel beëindigde, blijft/,
      fr: /ce qui a terminé la partie reste/,
      de: /was die Partie beendet hat, bleibt/,
    };
    for (const language of ['en', 'nl', 'fr', 'de'] as const) {
      await pirogue.store.people.changeSettings(mover.id, { language });
      expect((await mover.command('rules', { topic: 'undo' })).content).toMatch(said[language]);
    }
    checkQuiet(pirogue);
  });
});

it('helps with what can be done here and now', async () => {
  const pirogue = await startPirogue();
  const [ana, ben, eva] = [await pirogue.person('Ana'), await pirogue.person('Ben'), await pirogue.person('Eva')];
  const help = async (person: TestPerson) => {
    const answer = await person.command('help');
    return { says: answer.content, offers: controlsOf(answer).map(verbOf), answer };
  };
  const press = async (person: TestPerson, verb: string) => {
    const { answer } = await help(person);
    return person.click(answer, controlsOf(answer).find((control) => verbOf(control) === verb)!.custom_id);
  };
  expect(await help(ana)).toMatchObject({ says: expect.stringMatching(/<\/new:\d+> opens one/), offers: ['rules'] });
  await ana.command('new', { seats: 2, order: 'joined' });
  expect(await help(ana)).toMatchObject({ says: expect.stringMatching(/one more player/), offers: ['leave', 'rules'] });
  expect(await help(ben)).toMatchObject({
    says: expect.stringMatching(/join:\d+> joins it/),
    offers: ['join', 'rules'],
  });
  await press(ben, 'join');
  expect(await help(eva)).toMatchObject({ says: expect.stringMatching(/All seats .*Ana.*Ben/), offers: ['rules'] });
  expect(await help(ben)).toMatchObject({ offers: ['leave', 'rules'] });
  expect(await help(ana)).toMatchObject({ offers: ['start', 'leave', 'rules'] });
  await press(ana, 'start');

  expect(await help(ana)).toMatchObject({
    says: expect.stringMatching(/It is your turn\. Next step: <\/draw:\d+>/),
    offers: ['draw', 'board', 'tiles', 'quiet', 'rules'],
  });
  expect(await help(ben)).toMatchObject({
    says: expect.stringMatching(/it is .*Ana.*’s turn/),
    offers: ['board', 'tiles', 'rules'],
  });
  expect(await help(eva)).toMatchObject({ says: expect.stringMatching(/You are watching/) });
  const panel = await press(ana, 'draw');
  expect(panel.content).toMatch(/You have drawn|It fits only/);
  expect((await help(ana)).says).toMatch(/place the tile .* with <\/place:\d+>/);
  const { fold } = asAmazonas(await loadTable(pirogue.app, (await pirogue.store.games.open(ana.channel))!));
  const { x, y, rotation } = legalPlacements(fold.state)[0]!;
  await ana.command('place', { x, y, rotation });
  expect(await help(ana)).toMatchObject({
    says: expect.stringMatching(/<\/meeple:\d+>[\s\S]*<\/boat:\d+>[\s\S]*<\/undo:\d+>/),
    offers: ['draw', 'undo', 'board', 'tiles', 'quiet', 'rules'],
  });
  await ana.command('boat');
  expect(await help(ana)).toMatchObject({ offers: ['undo', 'board', 'tiles', 'rules'] });
  const shown = await press(ben, 'tiles');
  expect(shown.attachments.map(({ filename }) => filename)).toEqual(['tiles-left.png']);
  checkQuiet(pirogue);
});

it('helps when the game is over', async () => {
  const pirogue = await startPirogue();
  const ana = await pirogue.person('Ana');
  await storeGame(pirogue, { players: 2, seed: 'over', channelId: ana.channel });
  const answer = await ana.command('help');
  expect(answer.content).toMatch(/is over[\s\S]*<\/export:\d+>[\s\S]*<\/verify:\d+>/);
  expect(answer.content).toMatch(/<\/analyse:\d+>/);
  expect(controlsOf(answer).map(verbOf)).toEqual(['rematch', 'replay', 'analyse', 'board', 'rules']);
});

it('of a game that is over begins the log at the start of its last turn, and shows no picture of tiles that are not there', async () => {
  const pirogue = await startPirogue();
  const ana = await pirogue.person('Ana');
  const { state } = await storeGame(pirogue, { players: 5, seed: 'export', channelId: ana.channel });
  const [day, heading, ...lines] = (await ana.command('log')).content.split('\n');
  expect(day).toMatch(/^__<t:\d+:D>__$/);
  expect(heading).toMatch(new RegExp(`^\\*\\*Turn ${state.turn}: `));
  expect(lines[0]).toMatch(/^- tile at /);
  // What does not fit there follows below a heading of its own.
  const rest = (await ana.command('log')).components.length;
  expect(rest).toBe(1);
  const tiles = await ana.command('tiles');
  expect([tiles.content, tiles.attachments, tiles.components]).toEqual(['The stack is empty.', [], []]);
  // Every source of points that is told has its part of the bar.
  const squares = (text: string) => new Set(text.match(/[🟧🟫🟥🟩🟦🟪⬜⬛🟨🟢]/gu) ?? []);
  const score = (await ana.command('score')).content.split('\n');
  const bars = score.flatMap((line, at) =>
    /^[🟧🟫🟥🟩🟦🟪⬜⬛🟨🟢]+$/u.test(line) ? [[line, score[at + 1]!] as const] : [],
  );
  expect(bars).toHaveLength(5);
  for (const [bar, told] of bars) expect(squares(bar)).toEqual(squares(told));
});

describe('the record', () => {
  it('of an ended game replays to the same scores and names nobody', async () => {
    const pirogue = await startPirogue();
    const eva = await pirogue.person('Eva');
    const { state } = await storeGame(pirogue, { players: 5, seed: 'export', channelId: eva.channel });
    const answer = await eva.command('export');
    const text = (await bytesOf(answer.attachments[0]!)).toString('utf8');
    const record = await recordIn(answer);
    const replayed = replayRecord(record, newTileSet(pirogue.app));
    if (!replayed.ok) throw new Error(replayed.failure.code);
    expect(replayed.value.state.scores).toEqual(state.scores);
    expect(record.result!.scores).toEqual(state.scores);
    for (const [name, id] of Object.entries(pirogue.discord.personIds)) {
      expect(text).not.toContain(id);
      expect(text).not.toContain(`"${name}"`);
    }
  });

  it('of a running game tells nothing of the order of the tiles that are left', async () => {
    const pirogue = await startPirogue();
    const [one, two] = Object.values(pirogue.discord.channelIds) as [string, string];
    const entries = 40;
    const { setup, log } = await storeGame(pirogue, { players: 3, seed: 'running', channelId: one, entries });
    const drawn = drawnTiles(pirogue, setup, log);
    expect(drawn).toBeGreaterThan(3);
    // The same game, but for what nobody has seen.
    const reversed = (own: Setup) => ({
      ...own,
      seed: 'f'.repeat(32),
      pile: [...own.pile.slice(0, drawn), ...own.pile.slice(drawn).reverse()],
    });
    await storeGame(pirogue, { players: 3, seed: 'running', channelId: two, entries, setup: reversed });
    const eva = await pirogue.person('Eva', one);
    const told = async (channel: string) => {
      const answer = await eva.command('export', {}, { channel });
      expect(answer.content).toContain('leaves out what is still to be drawn');
      const { commitment, ...record } = await recordIn(answer);
      expect(commitment).toMatch(/^[0-9a-f]{64}$/);
      return record;
    };
    const record = await told(one);
    expect(await told(two)).toEqual(record);
    expect(record.setup.seed).toBeUndefined();
    expect(record.setup.pile).not.toEqual(setup.pile);
    expect(record.setup.undrawn).toBe(setup.pile.length - drawn);
  });
});

/** How many tiles of the pile a log has drawn. */
function drawnTiles({ app }: Pirogue, setup: Setup, log: Awaited<ReturnType<typeof storeGame>>['log']): number {
  let state = startState(newTileSet(app), setup);
  for (const entry of log) {
    if (entry.type !== 'action' || entry.action.type !== 'draw') continue;
    state = { ...state, drawn: state.drawn + 1 };
  }
  return state.drawn;
}

describe('the proof', () => {
  it('is the fingerprint alone as long as the game runs', async () => {
    const pirogue = await startPirogue();
    const ana = await pirogue.person('Ana');
    const { record, setup } = await storeGame(pirogue, {
      players: 2,
      seed: 'secret',
      channelId: ana.channel,
      entries: 30,
    });
    await until(async () =>
      (await pirogue.store.posts.ofGame(record.id)).every(({ messageId }) => messageId !== undefined),
    );
    const { content } = await ana.command('verify');
    expect(content).toContain(commitmentOf(RULES, setup, 'random')!);
    expect(content).not.toContain(setup.seed!);
    const link = /\/channels\/\d+\/\d+\/(\d+)/.exec(content)![1];
    const published = (await ana.messages()).find(({ id }) => id === link)!;
    expect(published.content).toContain(commitmentOf(RULES, setup, 'random')!);
  });

  it('says yes for an ended game, and what differs where the stack was changed', async () => {
    const pirogue = await startPirogue();
    const [one, two] = Object.values(pirogue.discord.channelIds) as [string, string];
    const { setup } = await storeGame(pirogue, { players: 2, seed: 'proof', channelId: one });
    const ana = await pirogue.person('Ana', one);
    const { content } = await ana.command('verify');
    expect(content).toMatch(/^\*\*Yes/);
    expect(content).toContain(setup.seed!);
    expect(content).toContain(commitmentOf(RULES, setup, 'random')!);
    const other = (own: Setup) => ({ ...own, seed: 'e'.repeat(32) });
    await storeGame(pirogue, { players: 2, seed: 'proof', channelId: two, setup: other });
    const changed = await ana.command('verify', {}, { channel: two });
    expect(changed.content).toMatch(/^\*\*No/);
    expect(changed.content).toMatch(/tile \d+ of the stack is `[a-z-]+` by the seed, not `[a-z-]+`/);
  });

  it('checks a file, and names what was tampered with', async () => {
    const pirogue = await startPirogue();
    const ana = await pirogue.person('Ana');
    await storeGame(pirogue, { players: 3, seed: 'file', channelId: ana.channel });
    const [file] = (await ana.command('export')).attachments;
    const record = await recordIn(await ana.command('export'));
    const context = await askingIn(pirogue, ana);
    const given = (own: { url: string; size: number }) =>
      answerOf(() => verifyFileReply(context, { name: 'game.json', ...own }));
    const told = async (text: string, size = Buffer.byteLength(text)) =>
      (await given({ url: await served(() => text), size })).content!;
    const tampered = (
      change: (copy: RecordedGame & { log: string[]; setup: { pile: string[]; seed?: string } }) => void,
    ) => {
      const copy = structuredClone(record) as Parameters<typeof change>[0];
      change(copy);
      return told(JSON.stringify(copy));
    };
    expect((await given({ url: file!.url, size: file!.size })).content).toMatch(
      /^\*\*Yes.*game\.json[\s\S]*game in this channel/,
    );
    expect(await tampered((copy) => copy.result!.scores[0]!++)).toMatch(
      /^\*\*No[\s\S]*the scores are `\[[\d,]+\]`, not `/,
    );
    expect(await tampered(({ setup: { pile } }) => pile.push(pile.shift()!))).toMatch(
      /tile 1 of the stack is `[a-z-]+` by the seed/,
    );
    expect(await tampered(({ setup }) => Object.assign(setup, { seed: 'd'.repeat(32) }))).toMatch(
      /the fingerprint of this shuffle is `[0-9a-f]{64}`/,
    );
    const cut = await tampered((copy) => {
      copy.log.length = 20;
      Reflect.deleteProperty(copy, 'result');
    });
    expect(cut).toMatch(/^\*\*Yes[\s\S]*no result/);
    expect(await tampered(({ log }) => log.splice(1, 1))).toMatch(
      /entry 2 of the log, `\w+: [^`]+`, is against the rules: /,
    );
    expect(await tampered((copy) => Object.assign(copy, { tileSet: { id: 'own', hash: 'a'.repeat(64) } }))).toMatch(
      /tile set `a{64}`/,
    );
    // A file that was made anew as a whole is told from the game by its log.
    const boat = record.log.findIndex((line) => /meeple|camp/.test(line));
    const rewritten = await tampered((copy) => {
      copy.log.length = boat + 1;
      copy.log[boat] = copy.log[boat]!.replace(/: .*/, ': boat');
      Reflect.deleteProperty(copy, 'result');
    });
    expect(rewritten).toMatch(new RegExp(`^\\*\\*No[\\s\\S]*entry ${boat + 1} of the log is not what was done`));

    const other = await tampered(({ setup: { pile } }) =>
      pile.splice(0, pile.length, ...Array(1000).fill('amazon-bang-a')),
    );
    expect(other).toMatch(/its stack is not made of the tiles/);
    expect(await told('not json')).toMatch(/is not JSON/);
    expect(await told('[1]')).toMatch(/not the record of a game/);
    expect(await told(JSON.stringify({ ...record, '`@everyone`': 1 }))).not.toMatch(/[^']@everyone|`@/);
    expect(await told('x'.repeat(RECORD_LIMIT + 1), 10)).toMatch(/larger than 100 KiB/);
    expect(await told('{}', RECORD_LIMIT + 1)).toMatch(/larger than 100 KiB/);
    expect((await given({ url: `${file!.url.split('?')[0]}x`, size: 10 })).content).toMatch(/could not be downloaded/);
    expect((await given({ url: 'http://127.0.0.1:1/', size: 10 })).content).toMatch(/could not be downloaded/);
    expect(JSON.stringify(record).length).toBeLessThan(RECORD_LIMIT / 5);
  });
});

/** A copy of a JSON value in which something, somewhere, is another value or gone. */
function spoilt(value: unknown, choose: Choose): unknown {
  const odd = [null, -1, 0, 1e9, '', 'red: draw', '`@everyone`\n', [], {}, [[]], { __proto__: null }, undefined];
  if (value === null || typeof value !== 'object' || choose(4) === 0) return odd[choose(odd.length)];
  const copy = structuredClone(value) as Record<string, unknown>;
  const keys = Object.keys(copy);
  const key = keys[choose(keys.length)];
  if (key !== undefined) copy[key] = spoilt(copy[key], choose);
  return copy;
}

it('answers every spoilt file with words that fit a message', async () => {
  const pirogue = await startPirogue();
  const ana = await pirogue.person('Ana');
  await storeGame(pirogue, { players: 2, seed: 'spoilt', channelId: ana.channel });
  const record = await recordIn(await ana.command('export'));
  const context = await askingIn(pirogue, ana);
  let text = '';
  const url = await served(() => text);
  const choose = chooserFor(5);
  const answers = new Set<string>();
  for (let round = 0; round < 300; round++) {
    text = JSON.stringify(spoilt(record, choose)) ?? '';
    const { content } = await answerOf(() => verifyFileReply(context, { name: '`x`', size: 10, url }));
    expect(content!.length).toBeLessThanOrEqual(2000);
    expect(content!.split('`').length % 2).toBe(1);
    answers.add(content!.split('\n')[0]!.slice(0, 20));
  }
  expect(answers.size).toBeGreaterThan(2);
});

async function askingIn({ app, bot, discord }: Pirogue, { id, channel }: TestPerson): Promise<HandlerContext> {
  const say = speechIn(messagesIn('en'), commandMentions(new Map()));
  return {
    app,
    services: bot.services,
    request: {
      ...(await withGame(app.store, { channelId: channel, guildId: discord.guildId, userId: id, cause: 'test' })),
      place: 'server',
    },
    say,
    settings: { hints: true },
    names: app.store.people.names,
    sees: async () => true,
  };
}

/** Serves a text until the test is over. */
async function served(text: () => string): Promise<string> {
  const server = createServer((_, response) => response.end(text()));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/game.json`;
}

describe('the tiles that are left', () => {
  it('fit where and as they can be laid once they are drawn', async () => {
    const pirogue = await startPirogue();
    const eva = await pirogue.person('Eva');
    const { setup, log } = await storeGame(pirogue, { players: 3, seed: 'fit', channelId: eva.channel });
    let state = startState(newTileSet(pirogue.app), setup);
    let checked = 0;
    for (const entry of log.filter(({ type }) => type === 'action').slice(0, 120)) {
      if (entry.type !== 'action') continue;
      const result = step(state, entry.seat, entry.action);
      // Without its takebacks the game goes another way; up to there it is the same.
      if (!result.ok) break;
      if (entry.action.type === 'draw' && result.value.state.phase === 'place') {
        const [drawn] = result.value.events.flatMap((event) => (event.type === 'drawn' ? [event.tile] : []));
        const squares = new Map<string, number[]>();
        for (const { x, y, rotation } of legalPlacements(result.value.state)) {
          squares.set(`${x},${y}`, [...(squares.get(`${x},${y}`) ?? []), rotation]);
        }
        for (const [square, rotations] of squares) {
          const [x, y] = square.split(',').map(Number) as [number, number];
          const fitting = amazonas.fittingTiles!(state, { x, y });
          if (!fitting.ok) throw new Error(fitting.failure.code);
          const own = fitting.value.find(({ tile }) => tile === drawn);
          expect([...own!.rotations].sort()).toEqual([...rotations].sort());
          checked++;
        }
      }
      state = result.value.state;
    }
    expect(checked).toBeGreaterThan(10);
  });

  it('are asked for by the squares where something could be laid, with how much of it', async () => {
    const pirogue = await startPirogue();
    const eva = await pirogue.person('Eva');
    const wish = { players: 2, seed: 'offer', channelId: eva.channel, entries: 60 };
    const { record } = await storeGame(pirogue, wish);
    const { state } = asAmazonas(await loadTable(pirogue.app, record)).fold;
    const columns = await eva.autocomplete('tiles', { x: '' }, 'x');
    const open = new Set<string>();
    for (const { value: x, name } of columns) {
      const rows = await eva.autocomplete('tiles', { x, y: '' }, 'y');
      for (const { value: y, name: told } of rows) {
        open.add(`${x},${y}`);
        const fitting = amazonas.fittingTiles!(state, { x: Number(x), y: Number(y) });
        const count = fitting.ok ? fitting.value.reduce((sum, tile) => sum + tile.count, 0) : 0;
        expect(count).toBeGreaterThan(0);
        expect(told).toMatch(new RegExp(`^y ${y}: ${count} of \\d+ tiles fits?$`));
      }
      if (rows.length > 1) expect(name).toMatch(new RegExp(`^x ${x}: ${rows.length} squares, up to \\d+ of `));
    }
    // Nothing fits anywhere else.
    for (let x = -20; x <= 40; x++) {
      for (let y = -20; y <= 20; y++) {
        const fitting = amazonas.fittingTiles!(state, { x, y });
        expect([`${x},${y}`, open.has(`${x},${y}`)]).toEqual([`${x},${y}`, fitting.ok && fitting.value.length > 0]);
      }
    }
    const [{ value: y }] = (await eva.autocomplete('tiles', { y: '-' }, 'y')) as unknown as [{ value: number }];
    expect(y).toBeLessThan(0);
    const offered = await eva.autocomplete('tiles', { y, x: '' }, 'x');
    expect(offered.map(({ value }) => value)).toEqual(
      [...open]
        .filter((square) => square.endsWith(`,${y}`))
        .map((square) => Number(square.split(',')[0]))
        .sort((a, b) => a - b),
    );
    checkQuiet(pirogue);
  });

  it('are shown and told, also for one square, and why none can lie there', async () => {
    const pirogue = await startPirogue();
    const eva = await pirogue.person('Eva');
    const wish = { players: 2, seed: 'tiles', channelId: eva.channel, entries: 0 };
    const { record, setup } = await storeGame(pirogue, wish);
    const table = asAmazonas(await loadTable(pirogue.app, record));
    const all = await eva.command('tiles');
    const copies = (text: string) =>
      [...text.matchAll(/^- (\d+) × /gm)].reduce((sum, match) => sum + Number(match[1]), 0);
    const inWords = async (answer: WireMessage) => {
      const words = controlsOf(answer).find((control) => verbOf(control) === 'page')!;
      return fenced(await allPages(eva, await eva.click(answer, words.custom_id)));
    };
    const { land, amazon } = viewOf(table.fold.state).pile;
    expect(all.content).toMatch(
      new RegExp(`^${land} land tiles and ${amazon} Amazon tiles left\\.\nFace up: \\d+ double-tiles\\.$`),
    );
    const picture = await bytesOf(all.attachments[0]!);
    // The words take the place of the picture.
    const everything = await inWords(all);
    expect(copies(everything)).toBe(setup.pile.length);
    expect(everything).toMatch(/^Doubles still face up: double-tile/m);

    const fitting = amazonas.fittingTiles!(table.fold.state, { x: 0, y: -1 });
    const count = fitting.ok ? fitting.value.reduce((sum, tile) => sum + tile.count, 0) : 0;
    const here = await eva.command('tiles', { x: 0, y: -1 });
    expect(here.content).toContain(`Of the ${setup.pile.length} tiles that nobody has seen ${count} fit at x 0, y -1`);
    expect(here.content.split('\n')).toHaveLength(7);
    expect(here.content).toMatch(/And \d+ more kinds\.$/);
    expect(copies(here.content)).toBeLessThan(count);
    expect(await bytesOf(here.attachments[0]!)).not.toEqual(picture);
    const fits = await inWords(here);
    expect(copies(fits)).toBe(count);
    expect(fits).toContain(`${count} fit at x 0, y -1`);
    expect(here.attachments[0]!.description).toContain('x 0, y -1');
    expect((await eva.command('tiles', { x: 1, y: 1 })).content).toMatch(/already lies/);
    expect((await eva.command('tiles', { x: 90, y: 1 })).content).toMatch(/ahead of the river/);
    expect((await eva.command('tiles', { x: -90, y: 1 })).content).toMatch(/touches no tile/);
    expect((await eva.command('tiles', { x: 4 })).content).toMatch(/both x and y/);
    const { x, y } = { x: table.fold.state.riverX, y: table.fold.state.riverY };
    expect((await eva.command('tiles', { x, y })).content).toMatch(/Amazon tile/);
    checkQuiet(pirogue);
  });
});

it('shows the game turn by turn as an animation with a frame for every turn', async () => {
  const pirogue = await startPirogue();
  const eva = await pirogue.person('Eva');
  await storeGame(pirogue, { players: 2, seed: 'replay', channelId: eva.channel, entries: 26 });
  // The log begins with the last turn.
  const turns = Number(/^\*\*Turn (\d+)/m.exec((await eva.command('log')).content)![1]);
  const answer = await eva.command('replay');
  const [file] = answer.attachments;
  expect(file).toMatchObject({ content_type: 'image/gif', filename: `replay-turn-${turns}.gif` });
  expect(file!.description).toContain('Animation of every turn');
  const gif = await bytesOf(file!);
  expect(gif.subarray(0, 6).toString('latin1')).toBe('GIF89a');
  const frames = Number(/in (\d+) pictures/.exec(answer.content)![1]);
  // The start, every finished turn, and the turn under way where its tile is drawn.
  expect([turns, turns + 1]).toContain(frames);
  expect(gif.toString('latin1').split('\x21\xf9\x04').length - 1).toBeGreaterThanOrEqual(frames);
  checkQuiet(pirogue);
});
