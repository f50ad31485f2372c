import { describe, expect, it } from 'vitest';
import { amazonas } from '../../src/games/amazonas/index.ts';
import type { GameEvent } from '../../src/games/amazonas/rules/event.ts';
import { type BoardFeature, featuresOf } from '../../src/games/amazonas/rules/feature.ts';
import { RULES_VERSION } from '../../src/games/amazonas/rules/setup.ts';
import { type State, startState } from '../../src/games/amazonas/rules/state.ts';
import { perform } from '../../src/games/amazonas/rules/step.ts';
import type { SegmentPlace } from '../../src/games/contract/view.ts';
import { setupOf } from '../support/amazonas-rules.ts';
import { readGoldenGames } from '../support/golden-games.ts';

const { set, names, textOf, recordNamed, replayed } = readGoldenGames(amazonas, `v${RULES_VERSION}`);

describe('the golden games', () => {
  it.each(names)('%s is played as it was recorded', (name) => {
    replayed(name);
  });

  it('are of every number of players and both orders, of the rules of today', () => {
    const records = names.map(recordNamed);
    for (const players of [2, 3, 4, 5]) {
      expect(records.filter(({ seats }) => seats.length === players).length).toBeGreaterThanOrEqual(3);
    }
    expect(new Set(records.map(({ options }) => options.order)).size).toBe(2);
    expect(new Set(records.map(({ version }) => version))).toEqual(new Set([RULES_VERSION]));
    expect(new Set(records.map(({ setup }) => setup.seed)).size).toBe(records.length);
  });

  it('hold what is rare: takebacks after the end of a turn, several in a row, doubles, camps, shared victories', () => {
    const seen = { takebacks: 0, inARow: 0, afterTurn: 0, doubles: 0, camps: 0, sharedVictories: 0 };
    for (const { log, result } of names.map(recordNamed)) {
      log.forEach((line, entry) => {
        const before = log[entry - 1] ?? '';
        if (line.includes(': double ')) seen.doubles++;
        if (line.includes(': camp ')) seen.camps++;
        if (!line.endsWith(': undo')) return;
        seen.takebacks++;
        if (before.endsWith(': undo')) seen.inARow++;
        if (/: (meeple|camp|boat)/.test(before)) seen.afterTurn++;
      });
      if (result!.winners.length > 1) seen.sharedVictories++;
    }
    for (const [what, times] of Object.entries(seen)) expect(times, what).toBeGreaterThan(0);
  });

  it.each([2, 3, 4, 5])('hold own tributaries with icons joined and then scored, by %i players (A17)', (players) => {
    const name = `${players}-players-own-tributaries-joined.json`;
    const state = startState(set, setupOf(recordNamed(name)));
    const joined: { seat: number; place: SegmentPlace }[] = [];
    let scored = 0;
    for (const { action } of replayed(name).actions) {
      const before = tributariesOf(state);
      const events: GameEvent[] = [];
      perform(state, action, events);
      for (const { segments, strengths } of tributariesOf(state)) {
        strengths.forEach((_, seat) => {
          const owned = before.filter((part) => part.strengths[seat]! > 0 && part.boats > 0);
          const parts = owned.filter((part) => holds(segments, part.segments[0]!));
          if (parts.length > 1) joined.push({ seat, place: segments[0]! });
        });
      }
      for (const event of events) {
        if (event.type !== 'feature-scored' || event.final) continue;
        const { segments } = featuresOf(state).find((feature) => holds(feature.segments, event.at))!;
        scored += joined.filter(({ seat, place }) => event.seats.includes(seat) && holds(segments, place)).length;
      }
    }
    expect(scored).toBeGreaterThan(0);
  });

  it.each(names)('%s is small', (name) => {
    expect(textOf(name).length).toBeLessThan(12_000);
  });
});

function tributariesOf(state: State): BoardFeature[] {
  return featuresOf(state).filter(({ kind }) => kind === 'tributary');
}

function holds(segments: readonly SegmentPlace[], { tile, segment }: SegmentPlace): boolean {
  return segments.some((other) => other.tile === tile && other.segment === segment);
}
