import { describe, expect, it } from 'vitest';
import { chooserFor, seedFor } from '../../lab/simulation/chooser.ts';
import { playActions } from '../../lab/simulation/play-actions.ts';
import { lastFinishedTurn } from '../../src/app/finished-turns.ts';
import type { Table } from '../../src/app/table.ts';
import { readTileSet } from '../../src/content/tile-sets.ts';
import type { ChosenOptions } from '../../src/core/options.ts';
import type { FoldedAction, GameTypes } from '../../src/core/rules.ts';
import type { AnyGame } from '../../src/games/contract/game.ts';
import { GAMES } from '../../src/games/registry.ts';
import { LANGUAGES, translatorFor } from '../../src/i18n/translate.ts';
import { boardScene, type ReplayFrame } from '../../src/render/index.ts';
import { sceneAltText } from '../../src/telling/board/board-alt.ts';
import { finalScoringFrames } from '../../src/telling/final-scoring.ts';
import { LONG_NAMES } from '../bot/support/played-table.ts';

const T = translatorFor('en');
const NAMES = ['Ana', 'Bruno', 'Chloé', 'Dirk', 'Eva'];

/** The table of a random game of any kind that is over. */
function endOf(game: AnyGame, seats: number, options: ChosenOptions): Table {
  const { set: content } = readTileSet(game);
  const colours = game.colours.slice(0, seats);
  const setup = game.createSetup({ content, colours, seed: seedFor(`end ${seats}`), order: 'given', options });
  const state = game.startState(content, setup);
  const choose = chooserFor(`end ${seats}`);
  const actions: FoldedAction<GameTypes>[] = [];
  const anyAction = (now: unknown) => {
    const choices = game.choices(now);
    return choices[choose(Math.max(1, choices.length))]?.action ?? game.openingAction(now) ?? game.standInAction(now);
  };
  for (const { seat, action, events } of playActions(game, state, anyAction)) {
    actions.push({ entry: actions.length, seat, action, events });
  }
  const table = { game, content, setup, fold: { state, actions }, progress: game.progressOf(state), log: [] };
  return { ...table, record: { status: 'ended', acts: [] } } as unknown as Table;
}

const scoresOf = ({ view }: ReplayFrame) => view.seats.map(({ score }) => score);
const added = (scores: readonly number[], points: readonly number[] = []) =>
  scores.map((score, seat) => score + (points[seat] ?? 0));

const TABLES = GAMES.flatMap((game) => [
  ...[2, 5].map((seats) => [game.ruleSet, seats, {}] as const),
  ...(game.options.map ?? []).slice(1, 3).map((map) => [game.ruleSet, 4, { map: String(map), chips: true }] as const),
]);

describe.each(TABLES)('the final scoring of %s with %i players and %o', (ruleSet, seats, options) => {
  const table = endOf(GAMES.find((game) => game.ruleSet === ruleSet)!, seats, options);
  const { game, fold } = table;
  const final = lastFinishedTurn(table)!.events.filter((event) => game.scoring(event)?.final);
  const frames = finalScoringFrames(T, table, { names: NAMES.slice(0, seats), theme: 'day' });
  const [cover, before, ...rest] = frames as [ReplayFrame, ReplayFrame, ...ReplayFrame[]];
  const steps = rest.slice(0, -1);
  const end = rest.at(-1)!;

  it('begins with the scores before it and counts up to those of the end', () => {
    expect(scoresOf(end)).toEqual(game.scoresOf(fold.state));
    expect(scoresOf(cover)).toEqual(scoresOf(end));
    const gained = final.flatMap((event) => game.scoring(event)!.lines);
    expect(gained.some(({ points }) => points > 0)).toBe(true);
    const sums = scoresOf(before);
    for (const { seat, points } of gained) sums[seat]! += points;
    expect(sums).toEqual(scoresOf(end));
    for (const [at, step] of steps.entries()) {
      expect(scoresOf(step)).toEqual(added(scoresOf(at === 0 ? before : steps[at - 1]!), step.gained));
    }
    expect(scoresOf(steps.at(-1)!)).toEqual(scoresOf(end));
  });

  it('tells every scoring in one step of at most twelve, with its features only', () => {
    expect(steps.length).toBeLessThanOrEqual(12);
    expect(steps.map(({ scoring }) => scoring!.step)).toEqual(steps.map((_, at) => at + 1));
    const told = steps.flatMap(({ events = [] }) => events);
    const worth = final.filter((event) => game.scoring(event)!.lines.some(({ points }) => points > 0));
    expect(new Set(told)).toEqual(new Set(worth));
    expect(told).toHaveLength(worth.length);
    for (const { events = [], scored = [] } of steps) {
      expect(new Set(events.map((event) => game.scoring(event)!.category)).size).toBe(1);
      const places = events.flatMap((event) => game.scoring(event)!.feature ?? []);
      expect(scored.map(({ points }) => points)).toEqual(places.map(({ points }) => points));
    }
  });

  it('crowns nobody while points are being counted', () => {
    for (const frame of [before, ...steps]) expect(boardScene(frame).seats.some(({ leads }) => leads)).toBe(false);
  });

  it('has a winner in the first and the last picture only, and holds the last one long', () => {
    const winners = frames.map((frame) => boardScene(frame).seats.filter(({ winner }) => winner).length);
    const best = Math.max(...scoresOf(end));
    const count = scoresOf(end).filter((score) => score === best).length;
    expect(winners).toEqual(frames.map((_, at) => (at === 0 || at === frames.length - 1 ? count : 0)));
    expect(end.delay).toBeGreaterThanOrEqual(6000);
    expect(cover.delay).toBeLessThanOrEqual(100);
    for (const { delay } of [before, ...steps]) {
      expect(delay).toBeGreaterThanOrEqual(1200);
      expect(delay).toBeLessThanOrEqual(2000);
    }
  });

  it.each(LANGUAGES)('says in %s that it is one, within the limit of an alt text', (language) => {
    const t = translatorFor(language);
    const names = LONG_NAMES.slice(0, seats);
    const [last] = finalScoringFrames(t, table, { names, theme: 'day' }).slice(-1) as [ReplayFrame];
    const text = sceneAltText(t, boardScene(last), { position: table, scoringSteps: steps.length });
    expect(text.length).toBeLessThanOrEqual(1024);
    expect(text.startsWith(t('alt.scoring', { steps: steps.length }))).toBe(true);
    expect(text).toContain(String(Math.max(...scoresOf(end))));
  });
});

it('has no pictures where nobody scored at the end', () => {
  const table = endOf(GAMES[0]!, 2, {});
  const { game, fold } = table;
  const actions = fold.actions.map((folded) => ({
    ...folded,
    events: folded.events.filter((event) => !game.scoring(event)?.final),
  }));
  const look = { names: NAMES, theme: 'day' } as const;
  expect(finalScoringFrames(T, { ...table, fold: { ...fold, actions } }, look)).toEqual([]);
});
