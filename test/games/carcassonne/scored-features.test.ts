import { describe, expect, it } from 'vitest';
import { chooserFor, seedFor } from '../../../lab/simulation/chooser.ts';
import { COLOURS } from '../../../src/core/colour.ts';
import { createSetup } from '../../../src/games/carcassonne/game/create-setup.ts';
import { startState } from '../../../src/games/carcassonne/game/start.ts';
import type { GameEvent } from '../../../src/games/carcassonne/rules/event.ts';
import { featuresOf, featureView } from '../../../src/games/carcassonne/rules/feature.ts';
import { legalActions, rejectionOf } from '../../../src/games/carcassonne/rules/legal.ts';
import { BASE_OPTIONS } from '../../../src/games/carcassonne/rules/options.ts';
import { perform } from '../../../src/games/carcassonne/rules/step.ts';
import { segmentAt } from '../../../src/games/kernel/features.ts';
import { CONTENT } from './content.ts';
import { MadeGame } from './made-game.ts';

type Scored = Extract<GameEvent, { type: 'feature-scored' }>;

/** A random game of three: its events, those of passes with the features just before, and how it ended. */
function playedOut(map: (typeof BASE_OPTIONS.map)[number]) {
  const setup = createSetup({
    content: CONTENT,
    colours: COLOURS.slice(0, 3),
    seed: seedFor(`scored ${map}`),
    order: 'random',
    options: { map, chips: map === 'germany' },
  });
  const state = startState(CONTENT, setup);
  const choose = chooserFor(`scored ${map}`);
  const events: GameEvent[] = [];
  const held: { scored: Scored; strengths: readonly number[] }[] = [];
  while (state.phase !== 'over') {
    const legal = legalActions(state);
    const passing = legal.find(({ type }) => type === 'pass');
    const action = passing && choose(2) === 0 ? passing : legal[choose(legal.length)]!;
    const before = action.type === 'pass' ? featuresOf(state) : [];
    const from = events.length;
    perform(state, action, events);
    for (const scored of events.slice(from)) {
      if (scored.type !== 'feature-scored' || scored.final || action.type !== 'pass') continue;
      const { tile, segment } = scored.at;
      const feature = before.find(({ segments }) => segments.some((at) => at.tile === tile && at.segment === segment))!;
      held.push({ scored, strengths: feature.strengths });
    }
  }
  return { state, events, held };
}

describe.each(BASE_OPTIONS.map)('in a whole game, map %s,', (map) => {
  const { state, events, held } = playedOut(map);

  it('whoever had the most meeples scores, and who had fewer is told with it (M22)', () => {
    expect(held.length).toBeGreaterThan(5);
    for (const { scored, strengths } of held) {
      const max = Math.max(...strengths);
      const seatsWith = (is: (strength: number) => boolean) =>
        strengths.flatMap((one, seat) => (is(one) ? [seat] : []));
      expect(scored.seats).toEqual(seatsWith((strength) => strength > 0 && strength === max));
      expect(scored.beaten).toEqual(seatsWith((strength) => strength > 0 && strength < max));
    }
  });

  it('a monastery is completed once', () => {
    const completed = events.flatMap((event) =>
      event.type === 'feature-scored' && event.kind === 'monastery' && event.completed && !event.final
        ? [event.at.tile]
        : [],
    );
    expect(new Set(completed).size).toBe(completed.length);
  });

  it('fields are scored last, after all that is left open', () => {
    const kinds = events.flatMap((event) => (event.type === 'feature-scored' && event.final ? [event.kind] : []));
    expect(kinds.slice(kinds.indexOf('field')).every((kind) => kind === 'field')).toBe(true);
    expect(kinds).toContain('field');
  });

  it('a feature is found again by any of its segments', () => {
    for (const { segments, kind, points } of featuresOf(state)) {
      for (const at of segments) {
        expect(featureView(state, segmentAt(state.board, at))).toMatchObject({ kind, points });
      }
    }
  });

  it('everybody with the highest score wins', () => {
    const best = Math.max(...state.scores);
    const winners = state.scores.flatMap((score, seat) => (score === best ? [seat] : []));
    expect(events.at(-1)).toEqual({ type: 'ended', scores: state.scores, winners });
  });
});

it('a side that does not fit is named by what runs through its middle', () => {
  // A road meets the field of a plain monastery.
  const game = new MadeGame('germany', { start: ['base-b 6,5 r0'], pile: ['base-u', 'base-b'] }).play('draw');
  const rejection = rejectionOf(game.state, 0, { type: 'place', x: 6, y: 6, rotation: 90 });
  expect(rejection).toMatchObject({
    code: 'edge-clash',
    clashes: expect.arrayContaining([{ side: 'N', offered: 'road', demanded: 'field' }]),
  });
});
