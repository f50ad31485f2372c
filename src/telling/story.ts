import type { Table } from '../app/table.ts';
import type { Speech } from '../i18n/speech.ts';
import type { PlayerNames } from './people.ts';
import { categoryText, type ScoreSource, scoreSources } from './score-sources.ts';

/** The parts of a table from which scores are read. */
type ScoredGame = Pick<Table, 'game' | 'fold'>;

/** Index of the log entry that ended each turn of a table. */
export function turnEnds({ fold }: Pick<Table, 'fold'>): number[] {
  return fold.actions.flatMap(({ entry, events }) =>
    events.some(({ type }) => type === 'turn-started') ? [entry] : [],
  );
}

/** Scores by seat: at the start, after every turn, and after the final scoring if there is one. */
export function scoresByTurn(table: ScoredGame): { readonly scores: number[][]; readonly hasFinal: boolean } {
  const sources = scoreSources(table);
  const seats = table.game.scoresOf(table.fold.state).length;
  const last = table.game.viewOf(table.fold.state).turn;
  const rows = [Array<number>(seats).fill(0)];
  const add = (isInRow: (source: ScoreSource) => boolean) => {
    const row = [...rows.at(-1)!];
    for (const { seat, points } of sources.filter(isInRow)) row[seat]! += points;
    rows.push(row);
  };
  for (let turn = 1; turn <= last; turn++) add((source) => source.turn === turn && !source.final);
  const hasFinal = sources.some(({ final }) => final);
  if (hasFinal) add(({ final }) => final);
  return { scores: rows, hasFinal };
}

/** Returns the largest single scoring, the earliest of equal ones; undefined if nobody scored. */
export function biggestScore(table: ScoredGame): ScoreSource | undefined {
  const [biggest] = scoreSources(table).sort((a, b) => b.points - a.points || a.turn - b.turn);
  return biggest;
}

/** One line about the course of a game: the largest scoring, and since when the winner led or how often the lead changed. */
export function storyLine(say: Speech, table: ScoredGame, people: PlayerNames): string[] {
  const biggest = biggestScore(table);
  if (!biggest) return [];
  const { seat, points, category, turn, entry, final } = biggest;
  const name = people.atEntry(entry).shown[seat]!;
  const when = final ? 0 : turn;
  return [
    [
      say('end.story.most', { name, points, category: categoryText(say.t, table.game, category), when }),
      ...leadWords(say, table, people),
    ].join(' '),
  ];
}

/** Since when the sole leader has led; without a sole leader, how often the lead changed. */
function leadWords(say: Speech, table: ScoredGame, people: PlayerNames): string[] {
  const { scores, hasFinal } = scoresByTurn(table);
  const last = soleLeader(scores.at(-1)!);
  if (last === undefined) {
    const count = changesOfLead(scores);
    return count > 0 ? [say('end.story.lead', { count })] : [];
  }
  // The first row is the start, so that a row has the number of its turn.
  const turn = scores.findLastIndex((row) => soleLeader(row) !== last) + 1;
  const name = people.shown[last]!;
  const isFinal = hasFinal && turn === scores.length - 1;
  return [isFinal ? say('end.story.led.final', { name }) : say('end.story.led', { name, turn })];
}

function soleLeader(row: readonly number[]): number | undefined {
  const max = Math.max(...row);
  const first = row.indexOf(max);
  return row.lastIndexOf(max) === first ? first : undefined;
}

/** Number of times that the sole leader changed. */
function changesOfLead(rows: readonly (readonly number[])[]): number {
  const leaders = rows.flatMap((row) => soleLeader(row) ?? []);
  return leaders.filter((leader, index) => index > 0 && leader !== leaders[index - 1]).length;
}
