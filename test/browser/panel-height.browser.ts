import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { GameTypes } from '../../src/core/rules.ts';
import type { AnyGame } from '../../src/games/contract/game.ts';
import type { Choice } from '../../src/games/contract/position.ts';
import type { WireMessage } from '../../src/local-discord/wire-types.ts';
import { AMAZONAS } from '../../src/simulation/amazonas.ts';
import { CARCASSONNE } from '../../src/simulation/carcassonne.ts';
import { simulateGame } from '../../src/simulation/simulated-game.ts';
import type { TestPerson } from '../local-discord/support/person.ts';
import { choose, panelChoices } from '../support/panel-choices.ts';
import { type Pirogue, startPirogue } from '../support/pirogue.ts';
import { storeLog } from '../support/stored-game.ts';
import { startChromium } from './chromium.ts';
import { PagePlayer } from './page-player.ts';
import { screenshot } from './stage.ts';

/** What a phone shows of messages above the composer, less a picture, in CSS pixels. */
const BESIDE_PICTURE = 530;

/** A game in which moments are sought. */
interface Sought {
  readonly ruleSet: string;
  readonly options?: { readonly map: string; readonly chips: boolean };
  readonly isWanted: (choices: readonly Choice[]) => boolean;
}

const pieces = (choices: readonly Choice[]) => choices.filter(({ standing }) => standing).length;
const exactly = (count: number) => (choices: readonly Choice[]) => pieces(choices) === count;
const sells = (choices: readonly Choice[]) => choices.some(({ action }) => action.type === 'sell');
const FRANCE = { map: 'france', chips: true };

const PANELS: Readonly<Record<string, Sought>> = {
  'amazonas-1': { ruleSet: 'amazonas', isWanted: exactly(1) },
  'amazonas-3': { ruleSet: 'amazonas', isWanted: exactly(3) },
  'amazonas-4': { ruleSet: 'amazonas', isWanted: exactly(4) },
  'amazonas-6': { ruleSet: 'amazonas', isWanted: exactly(6) },
  'amazonas-most': { ruleSet: 'amazonas', isWanted: (choices) => pieces(choices) >= 7 },
  'carcassonne-1': { ruleSet: 'carcassonne', isWanted: exactly(1) },
  'carcassonne-3': { ruleSet: 'carcassonne', isWanted: exactly(3) },
  'carcassonne-4': { ruleSet: 'carcassonne', isWanted: exactly(4) },
  'carcassonne-6': { ruleSet: 'carcassonne', isWanted: exactly(6) },
  'carcassonne-most': { ruleSet: 'carcassonne', isWanted: (choices) => pieces(choices) >= 7 },
  'wine alone': { ruleSet: 'carcassonne', options: FRANCE, isWanted: (all) => sells(all) && pieces(all) === 0 },
  'wine and meeples': { ruleSet: 'carcassonne', options: FRANCE, isWanted: (all) => sells(all) && pieces(all) >= 3 },
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
    return choices[0]?.step === 'piece' && isWanted(choices);
  });
}

/** The panel in which the pieces of a moment are chosen. */
async function piecesPanel(mover: TestPerson, square: Choice): Promise<WireMessage> {
  const panel = await mover.command('draw');
  const { x, y } = square.options;
  const found = panelChoices(panel).find(({ draft }) => new RegExp(`^place ${x},${y}( r\\d+)?$`).test(draft));
  return found ? choose(mover, panel, found) : panel;
}

/** Of the text and the buttons of a panel on a phone. */
async function heightOf(page: Page, { id }: WireMessage): Promise<number> {
  const shown = page.locator(`[data-message-id="${id}"]`);
  const picture = shown.getByTestId('picture').first();
  await picture.waitFor();
  await page.waitForLoadState('networkidle');
  return (await shown.boundingBox())!.height - (await picture.boundingBox())!.height;
}

it.each(Object.keys(PANELS))('the panel of %s leaves room for its picture on a phone', async (name) => {
  const sought = PANELS[name]!;
  const pirogue = await startPirogue();
  const { setup, log, seat, square } = find(pirogue, sought);
  const channelId = Object.values(pirogue.discord.channelIds)[0]!;
  const people = ['Ana', 'Eva'].map((one) => ({ id: pirogue.discord.personIds[one]!, name: one, locale: 'en-US' }));
  await storeLog(pirogue, { ruleSet: sought.ruleSet, setup, log, ended: false, channelId, people });
  const mover = await pirogue.person(people[seat]!.name);
  const browser = await startChromium();
  try {
    const heights: Record<string, number> = {};
    for (const language of ['en', 'de', 'fr', 'nl']) {
      await pirogue.store.changeSettings(mover.id, { language });
      const panel = await piecesPanel(mover, square);
      const page = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
      const player = new PagePlayer(page, mover.id, people[seat]!.name);
      await player.open(pirogue.discord.origin);
      heights[language] = Math.round(await heightOf(page, panel));
      await screenshot(page, `panel-${name}-${language}`);
    }
    for (const height of Object.values(heights)) expect(height).toBeLessThanOrEqual(BESIDE_PICTURE);
  } finally {
    await browser.close();
  }
});
