import type { WireMessage } from 'local-discord';
import type { PersonEvent, TestPerson } from 'local-discord/person';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { controlsOf, verbOf } from '../../lab/driving/controls.ts';
import { AMAZONAS } from '../../lab/simulation/amazonas.ts';
import { CARCASSONNE } from '../../lab/simulation/carcassonne.ts';
import { chooserFor } from '../../lab/simulation/chooser.ts';
import { simulateGame } from '../../lab/simulation/simulated-game.ts';
import type { ChosenOptions } from '../../src/core/options.ts';
import type { GameTypes } from '../../src/core/rules.ts';
import type { AnyGame } from '../../src/games/contract/game.ts';
import type { Choice } from '../../src/games/contract/position.ts';
import { choose, kindChoices, panelChoices } from '../support/panel-choices.ts';
import { type Pirogue, startPirogue } from '../support/pirogue.ts';
import { press, publicMessage } from '../support/seated-table.ts';
import { storeLog } from '../support/stored-game.ts';
import { BIG_BOX } from './big-box.ts';
import { openPage, startChromium } from './chromium.ts';
import { PagePlayer } from './page-player.ts';
import { screenshot } from './stage.ts';

/** The most that a phone shows of a private panel above the composer, in CSS pixels. */
const MOST = 720;

/** Turns between two in which a computer is asked for a hint. */
const HINT_EVERY = 6;

const LANGUAGES = ['en', 'de', 'fr', 'nl'] as const;

/** A game in which moments are sought. */
interface Sought {
  readonly ruleSet: string;
  readonly options?: ChosenOptions;
  readonly isWanted: (choices: readonly Choice[]) => boolean;
}

/** How many kinds of piece there are for each place. */
const kinds = (choices: readonly Choice[]) => {
  const places = choices.flatMap(({ standing }) => (standing ? [standing.segment] : []));
  return [...new Set(places)].map((place) => places.filter((one) => one === place).length);
};
const places = (choices: readonly Choice[]) => kinds(choices).length;
const doubles = (choices: readonly Choice[]) => new Set(choices.flatMap(({ options: { tile = [] } }) => tile)).size;
const sells = (choices: readonly Choice[]) => choices.some(({ action }) => action.type === 'sell');
const FRANCE = { map: 'france', chips: true };

const PANELS: Readonly<Record<string, Sought>> = {
  'amazonas-most': { ruleSet: 'amazonas', isWanted: (choices) => places(choices) >= 7 },
  'a double of four': { ruleSet: 'amazonas', isWanted: (choices) => doubles(choices) === 4 },
  'every box, most places': {
    ruleSet: 'carcassonne',
    options: BIG_BOX,
    isWanted: (all) => places(all) >= 6 && Math.max(...kinds(all)) > 1,
  },
  'every box, three kinds': {
    ruleSet: 'carcassonne',
    options: BIG_BOX,
    isWanted: (all) => places(all) >= 5 && Math.max(...kinds(all)) >= 3,
  },
  'wine alone': { ruleSet: 'carcassonne', options: FRANCE, isWanted: (all) => sells(all) && places(all) === 0 },
  'wine and meeples': { ruleSet: 'carcassonne', options: FRANCE, isWanted: (all) => sells(all) && places(all) >= 3 },
};

/** A game and a moment in it that leads to what is wanted; the longest-lasting search takes some seconds. */
function find({ app }: Pirogue, { ruleSet, options, isWanted }: Sought) {
  const game = app.games.find((one) => one.ruleSet === ruleSet)!;
  const set = app.library.ownContent(ruleSet);
  for (let round = 0; round < 12; round++) {
    const plan = { set, players: 2, seed: `height ${round}`, policies: ['random'], order: 'given', options } as const;
    const { setup, log } = (
      ruleSet === 'amazonas'
        ? simulateGame({ ...plan, game: AMAZONAS } as never)
        : simulateGame({ ...plan, game: CARCASSONNE } as never)
    ) as { setup: GameTypes['setup']; log: readonly { type: 'action'; seat: number; action: GameTypes['action'] }[] };
    const state = game.startState(set, setup);
    for (const [entries, { seat, action }] of log.entries()) {
      const isDraw = game.openingAction(state) !== undefined;
      game.perform(state, action, []);
      const square = isDraw ? squareFor(game, state, isWanted) : undefined;
      if (square) return { setup, log: log.slice(0, entries), seat, square };
    }
  }
  throw new Error('no game has such a moment');
}

function squareFor(game: AnyGame, state: GameTypes['state'], isWanted: Sought['isWanted']): Choice | undefined {
  const squares = game.choices(state).filter(({ step }) => step === 'square');
  return squares.find(({ action }) => {
    const after = game.copyState(state);
    game.perform(after, action, []);
    const choices = game.choices(after);
    return choices[0]?.step !== 'square' && isWanted(choices);
  });
}

/** The panel of the step after a square. */
async function panelAfter(mover: TestPerson, square: Choice): Promise<WireMessage> {
  const panel = await mover.command('draw');
  const { x, y } = square.options;
  const found = panelChoices(panel).find(({ draft }) => new RegExp(`^place ${x},${y}( r\\d+)?$`).test(draft));
  return found ? choose(mover, panel, found) : panel;
}

/** The height of a panel on a phone, once the page shows it with its buttons. */
async function heightOf(page: Page, panel: WireMessage): Promise<number> {
  const shown = page.locator(`[data-message-id="${panel.id}"]`);
  for (const { custom_id } of controlsOf(panel)) await shown.locator(`[data-custom-id="${custom_id}"]`).waitFor();
  return Math.round((await shown.boundingBox())!.height);
}

async function phoneOf(person: TestPerson, name: string): Promise<Page> {
  const browser = await startChromium();
  const page = await openPage(browser, { viewport: { width: 390, height: 844 } });
  await new PagePlayer(page, person.id, name).open(person.origin);
  return page;
}

const GAMES = {
  base: { game: 'carcassonne' },
  france: { game: 'carcassonne', map: 'france', chips: true },
  amazonas: { game: 'amazonas' },
  expansions: { game: 'carcassonne', ...BIG_BOX },
};

it.each(Object.entries(GAMES))('every private panel of a whole game of %s fits a phone', async (name, options) => {
  const pirogue = await startPirogue();
  const ana = await pirogue.person('Ana');
  await ana.command('new', { ...options, computers: 1, level: 'learner', order: 'joined' });
  await ana.command('start');
  const page = await phoneOf(ana, 'Ana');
  const pick = chooserFor(7);
  const tall: string[] = [];
  let panels = 0;
  const measure = async (panel: WireMessage) => {
    const height = await heightOf(page, panel);
    panels++;
    if (height <= MOST) return;
    tall.push(`${height} px: ${panel.content}`);
    await screenshot(page, `tall-${name}-${panels}`);
  };
  let heard = 0;
  for (let turn = 1; ; turn++) {
    const isNext = ({ name, data }: PersonEvent) =>
      name === 'message_create' && (isAsked(data.message) || isEnd(data.message));
    const event = await ana.waitForEvent(isNext, heard);
    if (isEnd(event.data.message)) break;
    heard = ana.events.indexOf(event) + 1;
    await pirogue.store.people.changeSettings(ana.id, { language: LANGUAGES[turn % LANGUAGES.length]! });
    await playTurn(turn);
  }
  for (const language of LANGUAGES) {
    await pirogue.store.people.changeSettings(ana.id, { language });
    for (let text = await ana.command('score'); ; text = await ana.click(text, laterPage(text)!.custom_id)) {
      await measure(text);
      if (!laterPage(text)) break;
    }
  }
  expect(panels).toBeGreaterThan(70);
  expect(tall).toEqual([]);

  function isAsked({ mentions }: WireMessage): boolean {
    return mentions?.some(({ id }) => id === ana.id) ?? false;
  }

  /** Looks at every page of squares, at hints now and then, and at the panel after every choice. */
  async function playTurn(turn: number): Promise<void> {
    let panel = await ana.command('draw');
    const tap = async (control: { readonly custom_id: string }) => {
      panel = await ana.click(panel, control.custom_id);
      if (controlsOf(panel).length > 0) await measure(panel);
    };
    await measure(panel);
    if (turn % HINT_EVERY === 0 && verbs(panel, 'hint').length > 0) {
      await tap(verbs(panel, 'hint')[0]!);
      await tap(verbs(panel, 'panel')[0]!);
    }
    for (let next = forward(panel); next; next = forward(panel)) await tap(next);
    while (controlsOf(panel).length > 0) {
      const choices = panelChoices(panel);
      const offered = choices.filter(({ draft }) => !/^(place|double) /.test(draft.split('+').at(-1)!));
      const isChosen = choices.some(({ label }) => label.includes('✓'));
      const kinds = verbs(panel, 'kind');
      if (kinds.length > 0) await tap(kinds[pick(kinds.length)]!);
      const [confirm] = verbs(panel, 'confirm');
      const [pass] = verbs(panel, 'pass');
      if (pass && pick(offered.length + 1) === 0) await tap(pass);
      else if (confirm && (isChosen || offered.length === 0)) await tap(confirm);
      else if (choices.length === 0) return;
      else {
        const some = offered.length > 0 ? offered : choices;
        panel = await choose(ana, panel, some[pick(some.length)]!);
        if (controlsOf(panel).length > 0) await measure(panel);
      }
    }
  }
});

function verbs(panel: WireMessage, verb: string) {
  return controlsOf(panel).filter((control) => verbOf(control) === verb);
}

/** The button to the next page of a text; undefined on the last one. */
function laterPage(text: WireMessage) {
  return verbs(text, 'page').find(({ custom_id }) => /:f\d+$/.test(custom_id));
}

/** The button to the next page of squares; undefined on the last one. */
function forward(panel: WireMessage) {
  return verbs(panel, 'panel').find((control) => 'label' in control && String(control.label).endsWith('›'));
}

function isEnd(message: WireMessage): boolean {
  return verbs(message, 'rematch').length > 0;
}

it.each(Object.keys(PANELS))('the panel of %s fits a phone', async (name) => {
  const sought = PANELS[name]!;
  const pirogue = await startPirogue();
  const { setup, log, seat, square } = find(pirogue, sought);
  const channelId = Object.values(pirogue.discord.channelIds)[0]!;
  const people = ['Ana', 'Eva'].map((one) => ({ id: pirogue.discord.personIds[one]!, name: one, locale: 'en-US' }));
  await storeLog(pirogue, { ruleSet: sought.ruleSet, setup, log, ended: false, channelId, people });
  const mover = await pirogue.person(people[seat]!.name);
  const page = await phoneOf(mover, people[seat]!.name);
  const heights: Record<string, number> = {};
  for (const language of LANGUAGES) {
    await pirogue.store.people.changeSettings(mover.id, { language });
    let panel = await panelAfter(mover, square);
    const measure = async (step: string) => {
      heights[`${language}, ${step}`] = await heightOf(page, panel);
      await screenshot(page, `panel-${name}-${language}-${step}`);
    };
    await measure('first');
    const ofTile = panelChoices(panel).find(({ draft }) => /\+double [^+]*$/.test(draft));
    if (ofTile) {
      panel = await choose(mover, panel, ofTile);
      await measure('double');
    }
    // Every place, so that the one with most kinds is among them.
    const offered = panelChoices(panel).filter(({ draft }) => /\+(meeple|camp) [^+]*$/.test(draft));
    for (const [at] of offered.entries()) {
      const all = panelChoices(panel).filter(({ draft }) => /\+(meeple|camp) [^+]*$/.test(draft));
      panel = await choose(mover, panel, all[at]!);
      await measure(`place ${at}`);
      const last = kindChoices(panel).at(-1);
      if (!last) continue;
      panel = await choose(mover, panel, last);
      await measure(`kind at ${at}`);
    }
  }
  expect(Object.entries(heights).filter(([, height]) => height > MOST)).toEqual([]);
});

it('the options of a lobby with every expansion fit a phone', async () => {
  const pirogue = await startPirogue();
  const ana = await pirogue.person('Ana');
  await ana.command('new', { game: 'carcassonne' });
  let panel = await press(ana, await publicMessage(ana, /Carcassonne/), 'options');
  for (const subject of ['large', 'mini']) {
    const menu = verbs(panel, 'option').find(({ custom_id }) => custom_id.endsWith(`:${subject}`))!;
    const all = menu.options!.map(({ value }) => value).filter((value) => value !== 'river2-true');
    panel = await ana.select(panel, menu.custom_id, all);
  }
  const page = await phoneOf(ana, 'Ana');
  const heights: Record<string, number> = {};
  for (const language of LANGUAGES) {
    await pirogue.store.people.changeSettings(ana.id, { language });
    for (const at of [1, 2]) {
      panel = await ana.click(panel, verbs(panel, 'view')[0]!.custom_id);
      heights[`${language} ${at}`] = await heightOf(page, panel);
      await screenshot(page, `lobby-${language}-${at}`);
    }
  }
  expect(Object.entries(heights).filter(([, height]) => height > MOST)).toEqual([]);
});
