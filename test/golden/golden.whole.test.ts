import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { RecordedGame } from '../../src/core/record.ts';
import { amazonas } from '../../src/games/amazonas/index.ts';
import {
  type BoardFeature,
  featuresOf,
  type GameEvent,
  parseRecord,
  perform,
  RULES_VERSION,
  replayRecord,
  type State,
  setupOf,
  startState,
  verifyRecord,
  viewHash,
} from '../../src/games/amazonas/rules/index.ts';
import type { SegmentPlace } from '../../src/games/view.ts';
import { parseTileSet } from '../../src/tile-sets.ts';

/** Recorded games are never edited to pass: a change that alters one raises RULES_VERSION and records new ones. */
const FOLDER = new URL(`./v${RULES_VERSION}/`, import.meta.url);
const TILE_SET = 'tile-set.json';
if (!existsSync(FOLDER)) {
  throw new Error(`version ${RULES_VERSION} of the rules has no golden games yet: npm run golden`);
}

const names = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.json') && name !== TILE_SET)
  .sort();
const texts = new Map(names.map((name) => [name, readFileSync(new URL(name, FOLDER), 'utf8')]));
const set = parseTileSet(amazonas, readFileSync(new URL(TILE_SET, FOLDER), 'utf8'), 'of the golden games');

function recordNamed(name: string): RecordedGame {
  const parsed = parseRecord(JSON.parse(texts.get(name)!));
  if (parsed.ok) return parsed.value;
  throw new Error(`${name}: ${JSON.stringify(parsed.failure)}`);
}

describe('the golden games', () => {
  it.each(names)('%s is played as it was recorded', (name) => {
    const record = recordNamed(name);
    const replayed = replayRecord(record, set);
    if (!replayed.ok) throw new Error(JSON.stringify(replayed.failure));
    const { state } = replayed.value;
    expect(state.phase).toBe('over');
    expect(state.scores).toEqual(record.result?.scores);
    expect(viewHash(state)).toBe(record.result?.view);
    expect(verifyRecord(record, set)).toEqual({ differences: [], missing: [] });
  });

  it('are at least 40, of every number of players and both orders, of the rules of today', () => {
    const records = names.map(recordNamed);
    expect(records.length).toBeGreaterThanOrEqual(40);
    for (const players of [2, 3, 4, 5]) {
      expect(records.filter(({ seats }) => seats.length === players).length).toBeGreaterThanOrEqual(10);
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
    const record = recordNamed(`${players}-players-own-tributaries-joined.json`);
    const replayed = replayRecord(record, set);
    if (!replayed.ok) throw new Error(JSON.stringify(replayed.failure));
    const state = startState(set, setupOf(record));
    const joined: { seat: number; place: SegmentPlace }[] = [];
    let scored = 0;
    for (const { action } of replayed.value.actions) {
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
    expect(texts.get(name)!.length).toBeLessThan(12_000);
  });
});

function tributariesOf(state: State): BoardFeature[] {
  return featuresOf(state).filter(({ kind }) => kind === 'tributary');
}

function holds(segments: readonly SegmentPlace[], { tile, segment }: SegmentPlace): boolean {
  return segments.some((other) => other.tile === tile && other.segment === segment);
}
