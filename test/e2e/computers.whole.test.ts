import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { controlsOf, isPublic, verbOf } from '../../lab/driving/controls.ts';
import { AutocompleteTable } from '../../lab/driving/table.ts';
import { chooserFor } from '../../src/core/chooser.ts';
import { LANGUAGES, type Language } from '../../src/i18n/translate.ts';
import { ThinkingThread } from '../../src/threads/thinking-thread.ts';
import { requestProblems } from '../support/openapi.ts';
import { LOG_ERROR, type Pirogue, type PirogueOptions, startPirogue, until } from '../support/pirogue.ts';
import { letManageChannels } from '../support/seated-table.ts';
import { storeGame } from '../support/stored-game.ts';

function checkFaultless({ requests, log }: Pirogue): void {
  expect(requests.flatMap((request) => requestProblems(request))).toEqual([]);
  expect(log.filter(({ level }) => level >= LOG_ERROR)).toEqual([]);
  // Discord knows no such user: it would stay as it is written.
  expect(requests.filter(({ body }) => JSON.stringify(body ?? '').includes('<@computer'))).toEqual([]);
}

/** Ana alone with computers, and to move: the first message that says so. */
async function alone(options: Readonly<Record<string, string | number | boolean>>, parts: PirogueOptions = {}) {
  const pirogue = await startPirogue(parts);
  const ana = await pirogue.person('Ana');
  const table = new AutocompleteTable([ana], chooserFor(3), options.game === 'carcassonne' ? 'pass' : 'boat');
  await ana.command('new', { order: 'joined', ...options });
  await ana.command('start');
  const first = await table.nextPublicMessage();
  return { pirogue, ana, table, first };
}

it.each([
  { game: 'carcassonne' },
  { game: 'carcassonne', river: true, abbot: true },
  { game: 'carcassonne', map: 'france', chips: true },
])('plays, hints and replays without a fault, whatever signs are drawn: %j', async (options) => {
  const { pirogue, ana, table } = await alone({ computers: 1, level: 'learner', ...options });
  for (let turn = 0; turn < 3; turn++) {
    await table.takeTurn(ana);
    await table.nextPublicMessage();
  }
  await ana.command('draw');
  expect((await ana.command('hint')).content).toMatch(/(\. Best|only choice)[.:]/i);
  expect((await ana.command('replay')).attachments).not.toEqual([]);
  checkFaultless(pirogue);
});

it('plays a computer’s turn and tells it in the one message that pings the person who is next', async () => {
  const { pirogue, ana, table, first } = await alone({ computers: 1, level: 'learner' });
  expect(first.mentions.map(({ id }) => id)).toEqual([ana.id]);
  const before = (await ana.messages()).filter(isPublic).length;
  await table.takeTurn(ana);
  const next = await table.nextPublicMessage();
  expect(next.mentions.map(({ id }) => id)).toEqual([ana.id]);
  expect(next.content).toMatch(/Tapir 🤖/);
  // What Ana did is told there, too.
  expect(next.content).toMatch(/Ana/);
  // Nobody can take back what a computer has done.
  expect(controlsOf(next).map(verbOf)).not.toContain('undo');
  expect((await ana.messages()).filter(isPublic)).toHaveLength(before + 1);
  checkFaultless(pirogue);
});

it('tells the turns of computers that follow each other in one message', async () => {
  const { ana, table, pirogue } = await alone({ computers: 3, level: 'learner' });
  await table.takeTurn(ana);
  const { content, mentions } = await table.nextPublicMessage();
  for (const name of ['Tapir 🤖', 'Tapir 2 🤖', 'Tapir 3 🤖']) expect(content).toContain(name);
  expect(mentions.map(({ id }) => id)).toEqual([ana.id]);
  checkFaultless(pirogue);
});

it('takes computers in by the lobby: by a button, by the menu, and out again', async () => {
  const pirogue = await startPirogue();
  const [ana, ben] = [await pirogue.person('Ana'), await pirogue.person('Ben')];
  await ana.command('new', { seats: 3 });
  const lobby = await ana.waitForMessage(({ content }) => content.startsWith('**Carcassonne'));
  const now = async () => (await ana.messages()).find(({ id }) => id === lobby.id)!;
  const idOf = (verb: string) => controlsOf(lobby).find((one) => verbOf(one) === verb)!.custom_id;
  expect((await ben.click(lobby, idOf('computer'))).content).toMatch(/Only who opened this game/);
  // Nothing is said but by the lobby.
  const told = (await ana.messages()).length;
  await ana.click(lobby, idOf('computer'));
  await until(async () =>
    (await now()).content.includes('2 players, up to 3: 🟡 \u2068Ana\u2069 (yellow), Toucan 🤖 (regular)'),
  );
  expect(await ana.messages()).toHaveLength(told);
  const { interaction_id } = await ana.startClick(lobby, idOf('options'));
  const boxes = await ana.reply(interaction_id);
  const panel = await ana.click(boxes, controlsOf(boxes).find((one) => verbOf(one) === 'view')!.custom_id);
  const menu = controlsOf(panel).find(({ custom_id }) => custom_id.endsWith(':table'))!;
  await ana.select(panel, menu.custom_id, ['computer-strong']);
  await until(async () => (await now()).content.includes('Jaguar 🤖 (strong)'));
  expect((await ben.command('join')).content).toMatch(/full|no seat|3/i);
  await ana.select(panel, menu.custom_id, ['computer-less']);
  expect((await ben.command('join')).content).toMatch(/You have joined/);
  await ana.command('start');
  const { seats } = (await pirogue.store.games.open(ana.channel))!;
  expect(seats.map(({ userId }) => userId)).toEqual([ana.id, ben.id, 'computer:regular:1']);
  expect(new Set(seats.map(({ colour }) => colour)).size).toBe(3);
  checkFaultless(pirogue);
});

it('begins at once where computers take all other seats', async () => {
  const pirogue = await startPirogue();
  const ana = await pirogue.person('Ana');
  const begun = await ana.command('new', {
    game: 'carcassonne',
    seats: 2,
    computers: 1,
    level: 'learner',
    order: 'joined',
  });
  expect(begun.content).toBe('The game has started.');
  expect(controlsOf(begun)).toEqual([]);
  const turn = await ana.waitForMessage(({ mentions }) => mentions.length === 1);
  expect(turn.content).toMatch(/Ana.* is the first player/);
  const lobby = await ana.waitForMessage(({ content }) => /^\*\*Carcassonne\*\* - started/.test(content));
  expect(controlsOf(lobby)).toEqual([]);
  checkFaultless(pirogue);
});

it('begins with one tap on its answer where others could join a person with computers', async () => {
  const pirogue = await startPirogue();
  const ana = await pirogue.person('Ana');
  const opened = await ana.command('new', { computers: 1, order: 'joined' });
  expect(isPublic(opened)).toBe(false);
  expect(controlsOf(opened).map(verbOf)).toEqual(['start', 'game']);
  await ana.click(opened, controlsOf(opened)[0]!.custom_id);
  await ana.waitForMessage(({ mentions }) => mentions.length === 1);
  expect(await pirogue.store.games.open(ana.channel)).toMatchObject({ status: 'running' });
  checkFaultless(pirogue);
});

it('goes on after a restart in the middle of a computer’s turn', async () => {
  const { pirogue, ana, table } = await alone({ computers: 1, level: 'learner' });
  // As if the program had died before the computer had played.
  const { play } = pirogue.bot.computers;
  Object.assign(pirogue.bot.computers, { play: () => undefined });
  await table.takeTurn(ana);
  const waiting = async () => (await pirogue.store.clocks.ofComputers()).length;
  expect(await waiting()).toBe(1);
  Object.assign(pirogue.bot.computers, { play });
  await pirogue.bot.computers.playAll();
  const next = await table.nextPublicMessage();
  expect(next.mentions.map(({ id }) => id)).toEqual([ana.id]);
  expect(await waiting()).toBe(0);
  checkFaultless(pirogue);
});

it('says that a computer is thinking where that takes long, without a mention, and pings when it has played', async () => {
  const { pirogue, ana, table } = await alone({ computers: 1, level: 'learner' });
  const { play } = pirogue.bot.computers;
  Object.assign(pirogue.bot.computers, { play: () => undefined });
  await table.takeTurn(ana);
  const thinking = await ana.waitForMessage(({ content }) => content.includes('is thinking'));
  expect(thinking.content).toMatch(/Ana.*Tapir 🤖.* is thinking; you need not do anything/s);
  expect(thinking.mentions).toEqual([]);
  expect(controlsOf(thinking).map(verbOf)).toEqual(['board', 'tiles']);
  expect((await ana.command('draw')).content).toMatch(/not your turn|Tapir/);
  Object.assign(pirogue.bot.computers, { play });
  await pirogue.bot.computers.playAll();
  const next = await table.nextPublicMessage();
  expect(next.mentions.map(({ id }) => id)).toEqual([ana.id]);
  expect(next.content).toMatch(/Tapir 🤖/);
  checkFaultless(pirogue);
});

it('lets a player take their turn back until the computer has drawn, and tells the turn once', async () => {
  const { pirogue, ana, table } = await alone({ computers: 1, level: 'learner' });
  const { play } = pirogue.bot.computers;
  Object.assign(pirogue.bot.computers, { play: () => undefined });
  await table.takeTurn(ana);
  expect((await ana.command('undo')).content).toMatch(/taken back/i);
  expect(await pirogue.store.clocks.ofComputers()).toEqual([]);
  Object.assign(pirogue.bot.computers, { play });
  await ana.command('boat');
  const next = await table.nextPublicMessage();
  expect(next.mentions.map(({ id }) => id)).toEqual([ana.id]);
  expect(next.content).toMatch(/Tapir 🤖/);
  checkFaultless(pirogue);
});

it('hands a seat over to a computer by /replace, and plays on at once where that seat is to move', async () => {
  const pirogue = await startPirogue();
  const [ana, ben] = [await pirogue.person('Ana'), await pirogue.person('Ben')];
  const table = new AutocompleteTable([ana, ben], chooserFor(4));
  await table.begin({ order: 'joined' });
  await table.nextPublicMessage();
  expect((await ana.command('replace')).content).toMatch(/Say who shall play/);
  expect((await ana.command('replace', { computer: 'learner' })).content).toMatch(
    /Tapir 🤖 \(learner\) plays this seat/,
  );
  const next = await table.nextPublicMessage();
  expect(next.mentions.map(({ id }) => id)).toEqual([ben.id]);
  expect(next.content).toMatch(/Tapir 🤖.*in place of/s);
  expect((await ana.command('draw')).content).toMatch(/You are not playing in this game/);
  await table.takeTurn(ben);
  expect((await table.nextPublicMessage()).mentions.map(({ id }) => id)).toEqual([ben.id]);
  // The last person would resign, as nobody is left: that is asked first.
  const asked = await ben.command('replace', { computer: 'strong' });
  expect(asked.content).not.toMatch(/plays this seat/);
  expect((await pirogue.store.games.open(ben.channel))?.status).toBe('running');
  const resign = controlsOf(asked).find((control) => verbOf(control) === 'resign')!;
  await ben.click(asked, resign.custom_id);
  await until(async () => (await pirogue.store.games.open(ana.channel)) === undefined);
  checkFaultless(pirogue);
});

it('hints at the best choices, to the player to move alone, and numbers their squares', async () => {
  const pirogue = await startPirogue();
  const [ana, ben] = [await pirogue.person('Ana'), await pirogue.person('Ben')];
  const table = new AutocompleteTable([ana, ben], chooserFor(4));
  await table.begin({ order: 'joined' });
  await table.nextPublicMessage();
  pirogue.connection.prepare("UPDATE games SET options = json_set(options, '$.advice', json('true'))").run();
  expect((await ana.command('help')).content).toMatch(/<\/hint:/);
  const early = await ana.command('hint');
  expect(early.content).toMatch(/^Draw first; then I can advise\.$/);
  expect(controlsOf(early).map(verbOf)).toEqual(['draw']);
  const panel = await ana.command('draw');
  expect((await ben.command('hint')).content).toMatch(/It is .*Ana.*’s turn; hints are for whoever plays/);
  // The panel has a button for it, and the hint a button for every choice, which becomes a draft.
  const asked = controlsOf(panel).find((control) => verbOf(control) === 'hint')!;
  const hinted = await ana.click(panel, asked.custom_id);
  // It takes the place of the panel, which could be confirmed twice else, and leads back to its squares.
  expect(hinted.id).toBe(panel.id);
  const back = controlsOf(hinted).find((control) => verbOf(control) === 'panel')!;
  expect((await ana.click(hinted, back.custom_id)).content).toBe(panel.content);
  const hint = await ana.command('hint');
  expect(isPublic(hint)).toBe(false);
  const [, best, ...others] = hint.content.split('\n');
  expect(best).toMatch(/\*\*Square \d+:\*\* .*\. Best[.:]/);
  expect(others).toHaveLength(2);
  for (const other of others) expect(other).toMatch(/\. (As good|≈ −\d+\.\d points)[.:]/);
  expect(hint.attachments).toHaveLength(1);
  expect(hint.content).toBe(hinted.content);
  // The picture shows the tile and the piece as they are advised, by the numbers of the panel.
  const advised = /Advised: (.+?)\. /.exec(hint.attachments[0]!.description!)![1]!.split('; ');
  const numbers = [...hint.content.matchAll(/Square (\d+):/g)].map(([, number]) => number!);
  expect(advised.map((square) => /^number (\d+) at x -?\d+, y -?\d+ \(\d+°?.*\)/.exec(square)?.[1])).toEqual(numbers);
  const choices = controlsOf(hint).filter((control) => verbOf(control) === 'choose');
  expect(choices).toHaveLength(3);
  const [, x, y] = /place (-?\d+),(-?\d+)/.exec(choices[0]!.custom_id)!;
  // The draft has the piece that the hint names, too, so that Confirm is the next tap.
  const [, piece] = /^\*\*Square \d+:\*\* .*?(Meeple|Camp|No piece)(?:.*?)\. Best[.:]/m.exec(hint.content)!;
  const draft = await ana.click(hint, choices[0]!.custom_id);
  expect(draft.attachments[0]!.description).toContain(`x ${x}, y ${y}`);
  const chosen = (controlsOf(draft) as { label?: string; custom_id: string }[]).filter(({ label }) =>
    label?.startsWith('✓ '),
  );
  expect(chosen).toHaveLength(1);
  const confirm = controlsOf(draft).find((control) => verbOf(control) === 'confirm')!;
  const action = { Meeple: 'meeple', Camp: 'camp', 'No piece': 'boat' }[piece!]!;
  for (const { custom_id } of [...chosen, confirm])
    expect(custom_id).toMatch(new RegExp(`place ${x},${y}.*\\+${action}`));
  checkFaultless(pirogue);
});

/** What hints say in a language: the first word of a line, the best, how reasons are told, and what is as good. */
const HINT_WORDS = {
  en: ['Square', 'best', 'more', 'less', 'though', 'mainly', 'as good'],
  nl: ['Vak', 'beste', 'meer', 'minder', 'maar', 'vooral', 'even goed'],
  fr: ['Case', 'le meilleur', 'plus', 'moins', 'mais', 'surtout', 'aussi bon'],
  de: ['Feld', 'am besten', 'mehr', 'weniger', 'aber', 'vor allem', 'ebenso gut'],
} as const;

/** What differences are told in. */
const UNIT = { en: 'points', nl: 'punten', fr: 'points', de: 'Punkte' } as const;

/** What a turn brings at once. */
const GAIN = {
  en: 'the turn brings \\+\\d+',
  nl: 'de beurt levert \\+\\d+ op',
  fr: 'le tour rapporte \\+\\d+',
  de: 'der Zug bringt \\+\\d+',
} as const;

/** What the others get, in reasons without points. */
const OTHERS_GET = {
  en: 'the others get',
  nl: 'de anderen krijgen',
  fr: 'les autres marquent',
  de: 'die anderen bekommen',
} as const;

/** What they get, too, as what outweighs a reason. */
const OTHERS_TOO = {
  en: 'but the others get less too',
  nl: 'maar de anderen krijgen ook minder',
  fr: 'mais les autres marquent moins aussi',
  de: 'aber die anderen bekommen auch weniger',
} as const;

/** The lines that a hint in a language may have: for each choice one sentence with at most two reasons. */
function hintLines(language: Language): { readonly best: RegExp; readonly other: RegExp } {
  const [square, best, more, less, though, mainly, same] = HINT_WORDS[language];
  const points = language === 'en' ? '\\d+\\.\\d' : '\\d+,\\d';
  // German has a comma before what others get, and before what is said of some pieces and fields.
  const what = '(,? [^,.\\d]+){1,2}';
  const reason = (side: string) => `${points} ${language === 'fr' ? 'de ' : ''}${side}${what}`;
  // Both reasons for one side may be named after one word.
  const trend = (side: string, other: string) => `(${side}${what}|${OTHERS_GET[language]} ${other})`;
  const begin = `^\\*\\*${square} \\d+\u00a0?:\\*\\* [^,.\\d]+(, ${GAIN[language]})?\\. `;
  const colon = language === 'fr' ? '\u00a0:' : ':';
  const ahead = `${best}(${colon} ${trend(more, less)}(, ${trend(more, less)})?)?`;
  const further = `, (${reason(less)}|${though} ${reason(more)})`;
  const most = `${mainly} ${reason(less)}(, ${reason(less)})?`;
  const weighed = `${trend(less, more)}(, (${trend(less, more)}|${though} ${more}${what}|${OTHERS_TOO[language]}))?`;
  const after = `≈ −${points} ${UNIT[language]}(${colon} (${reason(less)}(${further})?|${most}|${weighed}))?`;
  return {
    best: new RegExp(`${begin}${ahead}\\.$`, 'i'),
    other: new RegExp(`${begin}(${same}|${after})\\.$`, 'i'),
  };
}

it('hints in one sentence a choice, with at most two reasons, in every language', async () => {
  const { pirogue, ana, table } = await alone({ game: 'carcassonne', computers: 1, level: 'learner' });
  const numbers = new Set<number>();
  for (let turn = 0; turn < 4; turn++) {
    await ana.command('draw');
    for (const language of LANGUAGES) {
      await pirogue.store.people.changeSettings(ana.id, { language });
      const [, best, ...others] = (await ana.command('hint')).content.split('\n');
      const lines = hintLines(language);
      expect(best).toMatch(lines.best);
      for (const other of others) {
        expect(other).toMatch(lines.other);
        numbers.add(other.match(/\d[.,]\d/g)?.length ?? 0);
      }
    }
    await table.takeTurn(ana);
    await table.nextPublicMessage();
  }
  // How far behind, and both reasons.
  expect(Math.max(...numbers)).toBe(3);
  checkFaultless(pirogue);
});

it('advises nobody in a game of people against people that counts for their ratings', async () => {
  const pirogue = await startPirogue();
  const [ana, ben] = [await pirogue.person('Ana'), await pirogue.person('Ben')];
  const table = new AutocompleteTable([ana, ben], chooserFor(4));
  await table.begin({ order: 'joined' });
  await table.nextPublicMessage();
  const panel = await ana.command('draw');
  expect(controlsOf(panel).map(verbOf)).not.toContain('hint');
  const refused = await ana.command('hint');
  expect(isPublic(refused)).toBe(false);
  expect(refused.content).toMatch(/^No hints in rated games/);
  // Nor does /help say that it would.
  expect((await ana.command('help')).content).not.toMatch(/<\/hint:/);
  checkFaultless(pirogue);
});

it('gives no hints in a game whose table wants none', async () => {
  const { ana, pirogue } = await alone({ computers: 1, level: 'learner' });
  const { options } = (await pirogue.store.games.open(ana.channel))!;
  pirogue.connection.prepare('UPDATE games SET options = ?').run(JSON.stringify({ ...options, hints: false }));
  await ana.command('draw');
  expect((await ana.command('hint')).content).toMatch(/Hints are switched off in this game/);
});

/** The labels of the buttons of a message that can be pressed. */
function labelsOf(message: Parameters<typeof controlsOf>[0]) {
  return (controlsOf(message) as { label?: string }[]).map(({ label }) => label);
}

it('looks back on a game that is over, in the background and the same for everybody, keeps it, and never looks on a running one', async () => {
  const pirogue = await startPirogue();
  const [ana, ben] = [await pirogue.person('Ana'), await pirogue.person('Ben')];
  // Every turn of it is looked at, which takes long.
  await storeGame(pirogue, { players: 2, seed: 'looked back on', channelId: ana.channel, entries: 90 });
  letManageChannels(pirogue, ana);
  await ana.command('admin', { end: {} });
  const eva = await pirogue.person('Eva');
  const first = await ana.command('analyse');
  expect(first.content).toMatch(/The computer is looking at the game: \d+ of \d\d turns/);
  // It changes by itself, so there is nothing to press.
  expect(controlsOf(first)).toEqual([]);
  // Of the messages of one person only the latest three are kept up to date.
  const many: string[] = [];
  for (let press = 0; press < 8; press++) many.push((await eva.command('analyse')).id);
  const now = async () => (await ana.messages()).find(({ id }) => id === first.id)!;
  const told = new Set<string>();
  // The message changes by itself.
  await until(async () => {
    const { content, attachments } = await now();
    told.add(content);
    return attachments.length > 0;
  }, 240_000);
  expect(told.size).toBeGreaterThan(1);
  const analysis = await now();
  // The chances come first; the turns that lost most have a page each, which takes its place.
  expect(labelsOf(analysis)).toEqual([/^Turn \d+$/, /^\d+$/, /^\d+$/].map((label) => expect.stringMatching(label)));
  const changed = async () =>
    (await eva.messages()).flatMap(({ id, attachments }) => (many.includes(id) && attachments.length > 0 ? [id] : []));
  await until(async () => (await changed()).length >= 3);
  expect(await changed()).toEqual(many.slice(-3));
  // Those that do not change any more offer to look again.
  const left = (await eva.messages()).filter(({ id }) => many.slice(0, -3).includes(id));
  for (const message of left) {
    expect(message.content).toMatch(/This message no longer changes by itself/);
    expect(controlsOf(message).map(verbOf)).toEqual(['analyse']);
  }
  expect(analysis.content).toMatch(/^Luck in all .* · points lost a turn .*:\n- .*Ana.*: [+−]\d+\.\d · \d+\.\d$/m);
  // Whose judgement that is, as computers lose little by their own.
  expect(analysis.content).toMatch(/by the strength of Toucan/);
  expect(analysis.attachments).toHaveLength(1);
  expect(analysis.attachments[0]!.description).toMatch(/Chances to win, in percent/);
  for (const { custom_id } of controlsOf(analysis)) {
    const point = await ana.click(analysis, custom_id);
    expect(point.id).toBe(analysis.id);
    expect(point.content).toMatch(/^Turn \d+, .*points lost\): .*; better: /);
    expect(point.attachments).toHaveLength(1);
    expect(point.attachments[0]!.description).toMatch(/^Turn \d+, .*; better: /);
  }
  const last = await now();
  expect(labelsOf(last)).toEqual(['Chances', ...labelsOf(analysis).slice(0, 2)]);
  const again = await ana.click(last, controlsOf(last)[0]!.custom_id);
  expect(again).toMatchObject({ id: analysis.id, content: analysis.content });
  expect((await ben.command('analyse')).content).toBe(analysis.content);
  // It is kept, and made anew where a later version makes it in another way, or it cannot be read.
  for (const change of ['version = 0', `body = '{"turns":[]}'`, `body = '{'`]) {
    pirogue.connection.exec(`UPDATE analyses SET ${change}`);
    expect((await ben.command('analyse')).content).toMatch(/looking at the game/);
  }
  await ana.command('new');
  await ben.command('join');
  await ana.command('start');
  expect((await eva.command('analyse')).content).toMatch(/when they are over/);
  checkFaultless(pirogue);
});

it('keeps nothing of the turns that computers have played', async () => {
  const chosen: WeakRef<object>[] = [];
  const thinking = new ThinkingThread();
  const takeTurn = thinking.takeTurn.bind(thinking);
  thinking.takeTurn = (owner, work) =>
    takeTurn(owner, (playTurn) =>
      work(async (turn) => {
        const actions = await playTurn(turn);
        chosen.push(new WeakRef(actions));
        return actions;
      }),
    );
  const { ana, table } = await alone({ computers: 4, level: 'learner' }, { services: { thinking } });
  for (let turn = 0; turn < 3; turn++) {
    await table.takeTurn(ana);
    await table.nextPublicMessage();
  }
  expect(chosen).toHaveLength(12);
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  // What was chosen last may still be at hand.
  await until(async () => {
    collect();
    return chosen.slice(0, -1).every((actions) => actions.deref() === undefined);
  });
});
