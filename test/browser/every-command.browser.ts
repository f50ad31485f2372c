import { appendFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { ApplicationCommandOptionType } from 'discord.js';
import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { chooserFor } from '../../lab/simulation/chooser.ts';
import { loadTable } from '../../src/app/table.ts';
import { TOPICS } from '../../src/games/amazonas/topics/index.ts';
import { CATALOGUES, LANGUAGES, type Language, type MessageKey } from '../../src/i18n/translate.ts';
import { declarations } from '../support/commands.ts';
import { startPirogue } from '../support/pirogue.ts';
import { leftovers, refusalsIn, tellingWordsOf, wordsOf } from './catalogue-words.ts';
import { openPage, startChromium } from './chromium.ts';
import { PagePlayer } from './page-player.ts';
import { seriousViolations } from './stage.ts';

/** A folder for a picture of every answer, to be looked at. */
const SCREENSHOTS = process.env.SCREENSHOTS;

/** A shuffle in which every kind of move can be made within the first turns. */
const SEED = '0123456789abcdef0123456789abcdef';

/** Turns after which every kind of move must have been made. */
const MAX_TURNS = 24;

const LOCALES = { en: 'en-US', nl: 'nl', fr: 'fr', de: 'de' } as const satisfies Record<Language, string>;
const NAMES = { en: ['Amy', 'Ben'], nl: ['Anouk', 'Bas'], fr: ['Aline', 'Bastien'], de: ['Anja', 'Bernd'] } as const;

/** Commands that change a game or a lobby, and those that need an option; the others are asked as they are. */
const BY_HAND = new Set(
  'new join leave start draw place double meeple camp boat undo watch unwatch board log rules privacy away resign replace vote hint analyse orders plan'.split(
    ' ',
  ),
);

/** Commands that Amazonas, which is played here, does not have: they are refused by its name. */
const OF_OTHER_GAMES = ['pass', 'chip', 'retrieve', 'orders', 'plan'];

/** Commands of a house with pages of games in the browser, which this one does not have. */
const OF_OTHER_HOUSES = ['page', 'play'];

/**
 * What everybody may type after a slash, every subcommand by itself; people without its permission do not even see the
 * other commands.
 */
const OPEN_COMMANDS = declarations
  .filter(({ name, default_member_permissions }) => !default_member_permissions && !OF_OTHER_HOUSES.includes(name))
  .flatMap(({ name, options = [] }) => {
    const subcommands = options.filter(({ type }) => type === ApplicationCommandOptionType.Subcommand);
    return subcommands.length > 0 ? subcommands.map((subcommand) => `${name} ${subcommand.name}`) : [name];
  });

/** One language's visit: who asks, and what they have used. */
class Tour {
  readonly language: Language;
  readonly used = new Set<string>();
  #count = 0;

  constructor(language: Language) {
    this.language = language;
  }

  /** Types a command and reads its answer. */
  async ask(person: PagePlayer, text: string): Promise<string> {
    return this.#read(person, text, await person.ask(`/${text}`));
  }

  /** Picks the options of a command and reads its answer, and what was offered. */
  async pick(person: PagePlayer, command: string, options: readonly string[], choose: (count: number) => number) {
    const answer = await person.askPicking(command, options, choose, (offered) => {
      this.#checkText(`suggestions of /${command}`, offered.join('\n'));
    });
    return this.#read(person, command, answer);
  }

  /** An answer must be one: no refusal, nothing left over of the program, the right language, words for every picture. */
  async #read(person: PagePlayer, call: string, answer: Locator): Promise<string> {
    const [name] = call.split(' ') as [string];
    this.used.add(OPEN_COMMANDS.find((command) => `${call} `.startsWith(`${command} `))!);
    const content = (await answer.getByTestId('message-content').allInnerTexts()).join('\n');
    const labels = await answer
      .locator('[data-testid=component-button], .select-summary, .select-option-text')
      .allTextContents();
    const images = answer.getByTestId('picture').locator('img');
    const alts = await images.evaluateAll((found) => found.map((image) => image.getAttribute('alt') ?? ''));
    const files = await answer.getByTestId('file').count();
    const where = `${this.language}: /${call}`;
    expect(
      alts.every((alt) => alt.length > 20),
      `${where}: every picture has words`,
    ).toBe(true);
    expect(content.length + alts.length + files, `${where}: says or shows something`).toBeGreaterThan(0);
    const text = [content, ...labels, ...alts].join('\n');
    this.#checkText(where, text);
    expect(wordsOf(this.language, text), `${where} does not speak the language: ${text}`).not.toEqual([]);
    // Where no game runs, /help says so in the words of the refusal.
    const refusals = OF_OTHER_GAMES.includes(name) ? ['refused.no-such-verb'] : [];
    if (name !== 'help') expect(refusalsIn(this.language, text), `${where} refuses: ${content}`).toEqual(refusals);
    if (SCREENSHOTS) {
      await mkdir(SCREENSHOTS, { recursive: true });
      const width = person.page.viewportSize()!.width < 700 ? 'phone' : 'desktop';
      const file = `${this.language}-${String(this.#count++).padStart(2, '0')}-${call.replace(/\W+/g, '-')}-${width}.png`;
      await loaded(images);
      await answer.screenshot({ path: join(SCREENSHOTS, file) });
      await appendFile(join(SCREENSHOTS, `${this.language}.txt`), `--- ${call}\n${text}\n`);
    }
    return content;
  }

  #checkText(where: string, text: string): void {
    expect(leftovers(text), `${where}: ${text}`).toEqual([]);
    for (const other of LANGUAGES.filter((language) => language !== this.language)) {
      expect(tellingWordsOf(other, text), `${where} speaks ${other}: ${text}`).toEqual([]);
    }
  }
}

async function loaded(images: Locator): Promise<void> {
  await images.evaluateAll((found) =>
    Promise.all(found.map((image) => (image as unknown as { decode(): Promise<void> }).decode())),
  );
}

/** The list that "/" opens says in the person's language what every command does. */
async function readList(person: PagePlayer, language: Language): Promise<void> {
  const input = person.page.getByTestId('composer-input');
  await input.fill('/');
  for (const name of OPEN_COMMANDS) {
    const entry = person.page.locator(`[data-testid=command][data-key="${name}"]`);
    const key = `command.${name.replace(' ', '.')}` as MessageKey;
    expect(await entry.textContent()).toContain(CATALOGUES[language][key]);
  }
  if (SCREENSHOTS) {
    await mkdir(SCREENSHOTS, { recursive: true });
    await person.page.screenshot({ path: join(SCREENSHOTS, `${language}-list.png`) });
  }
  await input.fill('');
}

/** Plays until every kind of move has been made, and taken back. */
async function play(tour: Tour, players: readonly PagePlayer[], mover: () => Promise<PagePlayer>): Promise<void> {
  const choose = chooserFor(7);
  const wanted = ['draw', 'place', 'double', 'meeple', 'camp', 'boat', 'undo'];
  for (let turn = 0; wanted.some((move) => !tour.used.has(move)); turn++) {
    if (turn === MAX_TURNS) throw new Error(`after ${turn} turns only ${[...tour.used].join(', ')}`);
    const person = await mover();
    expect(players).toContain(person);
    await tour.ask(person, 'draw');
    let answer = await tour.pick(person, 'place', ['x', 'y', 'rotation'], choose);
    if (!tour.used.has('undo')) {
      await tour.ask(person, 'undo');
      answer = await tour.pick(person, 'place', ['x', 'y', 'rotation'], choose);
    }
    if (answer.includes('/double')) answer = await tour.pick(person, 'double', ['tile', 'rotation'], choose);
    const offered = ['meeple', 'camp', 'boat'].filter((piece) => answer.includes(`/${piece}`));
    const [first] = offered;
    const piece = offered.find((name) => !tour.used.has(name)) ?? first;
    if (piece === 'boat') await tour.ask(person, 'boat');
    else if (piece) await tour.pick(person, piece, ['on'], choose);
  }
}

it.each(LANGUAGES)('answers every command in %s, with words for every picture', async (language) => {
  const { app, discord, store } = await startPirogue({ seed: SEED });
  const browser = await startChromium();
  const sit = async (name: string, viewport: { width: number; height: number }) => {
    const { user } = discord.world.addPerson(name, LOCALES[language]);
    const page = await openPage(browser, { viewport, bypassCSP: true });
    const person = new PagePlayer(page, user.id, name);
    await person.open(discord.origin);
    return person;
  };
  const [first, second] = NAMES[language];
  const owner = await sit(first, { width: 1280, height: 1600 });
  const guest = await sit(second, { width: 390, height: 1600 });
  const watcher = await sit('Zoe', { width: 390, height: 1600 });
  const tour = new Tour(language);
  await readList(watcher, language);
  await tour.ask(owner, 'help');
  await tour.ask(owner, 'new');
  await tour.ask(guest, 'help');
  await tour.ask(guest, 'join colour:red');
  await tour.ask(guest, 'leave');
  await tour.ask(guest, 'join');
  await tour.ask(guest, 'turn');
  await tour.ask(owner, 'start');
  await tour.ask(watcher, 'watch');
  const channelId = Object.values(discord.channelIds)[0]!;
  await play(tour, [owner, guest], async () => {
    const { userId } = await toMove();
    return [owner, guest].find((person) => person.userId === userId)!;
  });
  await tour.ask(watcher, 'unwatch');
  for (const person of [owner, watcher]) {
    for (const name of OPEN_COMMANDS) if (!BY_HAND.has(name)) await tour.ask(person, name);
    for (const view of ['focus', 'whole', 'text']) await tour.ask(person, `board view:${view}`);
    for (const call of ['log', 'log turn:1', 'privacy do:show', 'privacy do:delete']) await tour.ask(person, call);
    expect(await seriousViolations(person.page)).toEqual([]);
  }
  for (const { id: topic } of TOPICS) await tour.ask(watcher, `rules topic:${topic}`);
  for (const call of [
    'orders',
    'plan',
    'hint',
    'analyse',
    'resign',
    'replace user:Zoe',
    'vote what:abort',
    'away until:3d',
    'away until:now',
  ])
    await tour.ask(owner, call);
  expect(OPEN_COMMANDS.filter((name) => !tour.used.has(name))).toEqual([]);

  async function toMove() {
    const record = (await store.games.open(channelId))!;
    const { progress } = await loadTable(app, record);
    return record.seats[progress.seat]!;
  }
});
