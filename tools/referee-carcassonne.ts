import { playDuel, writeDisagreement } from '../test/games/carcassonne/referee/duel.ts';
import { mostSeats } from '../test/games/carcassonne/referee/expansions.ts';
import { GROUNDS, type Group, groupsOf, variantOf } from '../test/games/carcassonne/referee/groups.ts';
import { UsageError, wholeNumber } from './command-line.ts';

/** What the command line says of games of Carcassonne. */
interface Wanted {
  readonly map: string;
  readonly chips: boolean;
  readonly expansions: string;
  readonly seats?: string | undefined;
}

/** What was seen of a group of games. */
interface Tally {
  games: number;
  actions: number;
  differing: number;
}

/** What to play: numbers `from` to `from + games - 1` of every group. */
interface Series {
  readonly games: number;
  readonly seed: number;
  readonly from: number;
}

const MILLISECONDS_BETWEEN_REPORTS = 60_000;

/**
 * The groups of games that are asked for.
 *
 * @throws UsageError where there is no such map, or expansions that do not go together there
 */
export function groupsWanted({ map, chips, expansions, seats }: Wanted): Group[] {
  if (map !== 'every' && !GROUNDS.some((name) => name === map)) {
    throw new UsageError(`--map is one of every, ${GROUNDS.join(', ')}, not "${map}"`);
  }
  const groups = groupsOf({ map, chips, expansions });
  if (groups.length === 0) {
    throw new UsageError(`--expansions is none, all, every, sampled or what goes together, not "${expansions}"`);
  }
  if (seats === undefined) return groups;
  const most = Math.min(
    ...groups.map((group) => mostSeats(group.map, group.expansions === 'sampled' ? [] : group.expansions)),
  );
  const count = wholeNumber('seats', seats, { min: 2, max: most });
  return groups.map((group) => ({ ...group, seats: count }));
}

/**
 * Plays games, one of each group in turn, so that all have as many when it is stopped, and counts those in which engine
 * and referee differ.
 *
 * @returns the exit code
 */
export function playGroups(groups: readonly Group[], { games, seed, from }: Series): number {
  const tallies = new Map<Group, Tally>(groups.map((group) => [group, { games: 0, actions: 0, differing: 0 }]));
  const seen = new Map<string, number>();
  const begun = Date.now();
  let reported = begun;
  for (let number = from; number < from + games; number++) {
    for (const [group, tally] of tallies) {
      const result = playDuel({ ...variantOf(group, seed, number), seed, number });
      tally.games++;
      tally.actions += result.actions.length;
      for (const { type } of result.events) seen.set(type, (seen.get(type) ?? 0) + 1);
      if (result.differences.length === 0) continue;
      tally.differing++;
      process.stdout.write(`${nameOf(group)}, game ${number}: ${writeDisagreement(result)}\n`);
    }
    if (Date.now() - reported < MILLISECONDS_BETWEEN_REPORTS) continue;
    reported = Date.now();
    const differing = sumOf(tallies, 'differing');
    process.stdout.write(`${number - from + 1} of ${games} games of each, ${differing} differed\n`);
  }
  for (const [group, tally] of tallies) process.stdout.write(`${nameOf(group)}: ${tallyText(tally)}\n`);
  const total = {
    games: sumOf(tallies, 'games'),
    actions: sumOf(tallies, 'actions'),
    differing: sumOf(tallies, 'differing'),
  };
  process.stdout.write(`all: ${tallyText(total)}, ${Math.round((Date.now() - begun) / 1000)} s\n`);
  for (const [type, count] of [...seen].sort()) process.stdout.write(`${String(count).padStart(8)}  ${type}\n`);
  return total.differing > 0 ? 1 : 0;
}

function nameOf({ map, chips, expansions }: Group): string {
  const chipsText = chips === 'sampled' ? ' with and without chips' : chips ? ' with chips' : '';
  return `map ${map}${chipsText}, expansions ${[expansions].flat().join(',') || 'none'}`;
}

function tallyText({ games, actions, differing }: Tally): string {
  return `${games} games, ${actions} actions, ${differing} differed`;
}

function sumOf(tallies: ReadonlyMap<Group, Tally>, what: keyof Tally): number {
  return [...tallies.values()].reduce((sum, tally) => sum + tally[what], 0);
}
