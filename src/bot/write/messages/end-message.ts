import { type BaseMessageOptions, subtext } from 'discord.js';
import { type FinishedTurn, turnsFinishedSince } from '../../../app/finished-turns.ts';
import type { HeadToHead } from '../../../app/statistics.ts';
import type { Table } from '../../../app/table.ts';
import type { GameTypes } from '../../../core/rules.ts';
import type { AnyGame } from '../../../games/contract/game.ts';
import { capitalised } from '../../../i18n/sentences.ts';
import type { Speech } from '../../../i18n/speech.ts';
import type { GameRecord } from '../../../store/records.ts';
import type { PlayerNames } from '../../../telling/people.ts';
import { rankSign } from '../../../telling/rank-sign.ts';
import { seatsByScore } from '../../../telling/score.ts';
import { categoryText } from '../../../telling/score-sources.ts';
import { storyLine } from '../../../telling/story.ts';
import { type Button, button, buttonRows, type LinkButton, pageButtons } from '../buttons.ts';
import { CONTENT_LIMIT, mentionsOf, messageText } from '../message-text.ts';
import type { AnimationCache } from './animations.ts';
import { finalBoardFile, resultFile, scoresFile } from './end-pictures.ts';
import { finishedTurnLines } from './turn-message.ts';

/**
 * The public message about the end of a game: the winners, the last turn, the final scoring category by category, the proof of
 * the shuffle. It mentions every player once. Its last picture is the result: readers see the end of a message first, and the
 * animation shows scores that are not final.
 *
 * @param options.picture false if no picture can be painted
 * @param options.animated true if an animation shows the final scoring step by step; painting it takes seconds
 * @param options.record results of earlier games of the same people
 * @param options.page address of the page of the game; undefined if it has no page
 */
export async function endMessage(
  say: Speech,
  table: Table,
  people: PlayerNames,
  options: {
    readonly animations: AnimationCache;
    readonly picture?: boolean;
    readonly animated?: boolean;
    readonly record?: HeadToHead | undefined;
    readonly page?: string | undefined;
    /** Length of the log before the entries that the message tells; by default it tells the last turn alone. */
    readonly since?: number;
  },
): Promise<BaseMessageOptions> {
  const { animations, picture = true, animated = true, record, page, since } = options;
  const board = () => finalBoardFile(say.t, table, { people, animations, animated });
  const users = table.record.seats.map(({ userId }) => userId);
  return {
    content: endText(say, table, people, { record, since }),
    ...(picture
      ? { files: await Promise.all([board(), scoresFile(say, table, people), resultFile(say, table, people)]) }
      : {}),
    components: endButtons(say, table.record, page),
    allowedMentions: { users: [...new Set(users)] },
  };
}

/**
 * Buttons below the end of a game.
 *
 * @param page address of the page of the game; undefined if it has no page
 */
export function endButtons(say: Speech, record: GameRecord, page: string | undefined) {
  return buttonRows<Button | LinkButton>([
    button(record, { verb: 'rematch' }, { label: say('end.button.rematch'), style: 'primary' }),
    button(record, { verb: 'replay' }, { label: say('end.button.replay') }),
    button(record, { verb: 'analyse' }, { label: say('end.button.analyse') }),
    button(record, { verb: 'board' }, { label: say('turn.button.board') }),
    ...pageButtons(say.t, page),
  ]);
}

/**
 * The text of the end message. It lists the final scoring by category, or by seat if that is too long.
 *
 * @param options.since length of the log before the entries that the text should tell; turns before the last one are told only if
 *   there is room. By default it tells the last turn alone.
 */
export function endText(
  say: Speech,
  table: Table,
  people: PlayerNames,
  {
    record,
    since = table.log.length,
  }: { readonly record?: HeadToHead | undefined; readonly since?: number | undefined } = {},
): string {
  const { game } = table;
  const isFinal = (event: GameTypes['event']) => game.scoring(event)?.final ?? false;
  const turns = turnsFinishedSince(table, since);
  const scored = turns.flatMap(({ events }) => events).filter(isFinal);
  const scores = game.scoresOf(table.fold.state);
  const best = Math.max(...scores);
  const winners = scores.flatMap((score, seat) => (score === best ? [people.shown[seat]!] : []));
  const mentions = mentionsOf(table.record);
  // The last lines, so that readers see the result just above the pictures.
  const result = [
    ...proofLine(say, table),
    ...storyLine(say, table, people),
    ...(record ? [recordLine(say, table, { people, results: record })] : []),
    ...podiumLines(say, table, people.shown),
  ];
  const about = { game, gains: finalGains(game, scored), names: people.shown };
  const linesWith = (told: readonly FinishedTurn[], scoring: readonly string[]) => [
    say('end.title', { mentions }),
    say('end.winner', { names: say.t.list(winners), count: winners.length, points: best }),
    ...told.flatMap((turn) =>
      finishedTurnLines(say, table, people, { ...turn, events: turn.events.filter((event) => !isFinal(event)) }),
    ),
    // A game without a final scoring gets no heading for one.
    ...(scored.length > 0 ? [say('end.final'), ...scoring] : []),
    ...result,
  ];
  const byCategory = categoryLines(say, about);
  const fits = (lines: readonly string[], limit: number) => lines.join('\n').length <= limit;
  const [all, last] = [linesWith(turns, byCategory), linesWith(turns.slice(-1), byCategory)];
  // Turns before the last one are told only if the scoring, and a note that a picture failed, still fit.
  const roomForAll = CONTENT_LIMIT - say('picture.failed').length - 1;
  if (turns.length > 1 && fits(all, roomForAll)) return messageText(all, result.length);
  return messageText(
    fits(last, CONTENT_LIMIT) ? last : linesWith(turns.slice(-1), seatLines(say, about)),
    result.length,
  );
}

/** Points of one seat in one category of the final scoring, one number for every feature. */
interface FinalGain {
  readonly category: string;
  readonly seat: number;
  readonly points: readonly number[];
}

/** Gains of the final scoring by category, in each the largest first. */
function finalGains(game: AnyGame, events: readonly GameTypes['event'][]): FinalGain[] {
  const gains = new Map<string, { category: string; seat: number; points: number[] }>();
  for (const event of events) {
    const { category, lines } = game.scoring(event)!;
    for (const { seat, points } of lines) {
      if (points === 0) continue;
      const key = `${category} ${seat}`;
      const gain = gains.get(key) ?? { category, seat, points: [] };
      gain.points.push(points);
      gains.set(key, gain);
    }
  }
  const rank = ({ category }: FinalGain) => game.scoreCategories.indexOf(category);
  return [...gains.values()].sort((a, b) => rank(a) - rank(b) || sumOf(b) - sumOf(a) || a.seat - b.seat);
}

function sumOf({ points }: FinalGain): number {
  return points.reduce((sum, more) => sum + more, 0);
}

function categoryLines(
  say: Speech,
  { game, gains, names }: { game: AnyGame; gains: readonly FinalGain[]; names: readonly string[] },
): string[] {
  if (gains.length === 0) return [`- ${say('event.award.none')}`];
  return game.scoreCategories.flatMap((kind) => {
    const own = gains.filter(({ category }) => category === kind);
    const seats = own.map((gain) => {
      const sum = say('event.award', { name: names[gain.seat]!, points: sumOf(gain) });
      return gain.points.length > 1 ? `${sum} (${gain.points.join(' + ')})` : sum;
    });
    return seats.length > 0
      ? [say('end.category', { category: capitalised(categoryText(say.t, game, kind)), seats: seats.join(', ') })]
      : [];
  });
}

/** The gains of the final scoring, one line for each seat, so that each name appears once. */
function seatLines(
  say: Speech,
  { game, gains, names }: { game: AnyGame; gains: readonly FinalGain[]; names: readonly string[] },
): string[] {
  return names.flatMap((name, seat) => {
    const own = gains.filter((gain) => gain.seat === seat);
    const sources = own.map((gain) =>
      say('score.sum', { category: categoryText(say.t, game, gain.category), points: gain.points.join(' + ') }),
    );
    return sources.length > 0 ? [say('end.sources', { name, sources: sources.join(', ') })] : [];
  });
}

/** A line for every seat, the best first: its rank, which equal scores share, its points, and how far it is behind the winner. */
function podiumLines(say: Speech, table: Table, names: readonly string[]): string[] {
  const scores = table.game.scoresOf(table.fold.state);
  const best = Math.max(...scores);
  return seatsByScore(table).map((seat) => {
    const points = scores[seat]!;
    const place = 1 + scores.filter((score) => score > points).length;
    return say('end.place', {
      place: rankSign(place),
      name: names[seat]!,
      points,
      behind: best - points,
    });
  });
}

/** The line with the number of games that each of these people has won against the others. */
function recordLine(
  say: Speech,
  { record }: Table,
  { people, results }: { readonly people: PlayerNames; readonly results: HeadToHead },
): string {
  const wins = results.wins.map(({ userId, count }) => {
    const seat = record.seats.findIndex((one) => one.userId === userId);
    return say('end.seat', { name: people.shown[seat]!, points: count });
  });
  return say('end.record', { wins: wins.join(', '), draws: results.draws });
}

/** How to verify the shuffle, as subtext; empty for a game whose pile did not come from a seed. */
export function proofLine(say: Speech, { setup }: Pick<Table, 'setup'>): string[] {
  return setup.seed ? [subtext(say('end.proof'))] : [];
}
