import type { Table } from '../app/table.ts';
import type { AnyGame } from '../games/contract/game.ts';
import { joined } from '../i18n/sentences.ts';
import type { Speech } from '../i18n/speech.ts';
import type { Translator } from '../i18n/translate.ts';
import { eventContextOf, eventLines } from './events.ts';
import type { PlayerNames } from './people.ts';
import { type CategorySum, categoryText, scoreSources, sourceSums } from './score-sources.ts';
import type { Section } from './section.ts';

/** Squares in the bar of the highest score. */
const BAR_LENGTH = 12;

/**
 * An emoji for each category of a game, in the order of its categories, in similar colours to those of the result card. All have
 * the same width in any font.
 */
const CATEGORY_EMOJI = ['🟧', '🟫', '🟥', '🟩', '🟦', '🟪', '⬜', '⬛', '🟨', '🟢'] as const;

/** The scores for a message: every seat, the highest score first, with a bar and sums of its points by category. */
export function scoreLines(say: Speech, table: Table, people: PlayerNames): string[] {
  const { t } = say;
  const { game, fold } = table;
  const sources = scoreSources(table);
  const highest = Math.max(...game.scoresOf(fold.state));
  const seats = seatsByScore(table).flatMap((seat) => {
    const sums = sourceSums(game, { sources, seat });
    const told = sums.map(
      ({ category, points }) =>
        `${categoryEmoji(game, category)} ${t('score.sum', { category: categoryText(t, game, category), points })}`,
    );
    const bar = sums.length > 0 ? [barText(game, sums, highest), told.join(', ')] : [];
    return [seatText(t, table, { seat, name: people.shown[seat]! }), ...bar];
  });
  return [say('score.title'), ...seats, ...(sources.length > 0 ? [] : [say('score.none')])];
}

/**
 * A bar with squares of each category in proportion to its points; the bar of the highest score has `BAR_LENGTH` squares. Every
 * category has at least one square, taken from the longest.
 */
function barText(game: AnyGame, sums: readonly CategorySum[], highest: number): string {
  let points = 0;
  const lengths = sums.map((sum) => {
    const from = Math.round((points * BAR_LENGTH) / highest);
    points += sum.points;
    return Math.round((points * BAR_LENGTH) / highest) - from;
  });
  for (const [at, length] of lengths.entries()) {
    if (length > 0) continue;
    const longest = lengths.indexOf(Math.max(...lengths));
    if (lengths[longest]! > 1) lengths[longest] = lengths[longest]! - 1;
    lengths[at] = 1;
  }
  return sums.map(({ category }, index) => categoryEmoji(game, category).repeat(lengths[index]!)).join('');
}

function categoryEmoji({ scoreCategories }: AnyGame, category: string): string {
  return CATEGORY_EMOJI[scoreCategories.indexOf(category) % CATEGORY_EMOJI.length]!;
}

/**
 * Every scoring in full, in the order of the turns. Each turn with several scorings, and the final scoring, has a heading.
 */
export function scoringSections(say: Speech, table: Table, people: PlayerNames): Section[] {
  const sources = new Map(scoreSources(table).map((source) => [source.event, source]));
  const parts: { turn: number; final: boolean; lines: string[] }[] = [];
  for (const [event, { turn, entry, final }] of sources) {
    const last = parts.at(-1);
    const part = last?.turn === turn && last.final === final ? last : { turn, final, lines: [] };
    if (part !== last) parts.push(part);
    part.lines.push(...eventLines(eventContextOf(say.t, table, people.atEntry(entry).shown), [event]));
  }
  return parts.map(({ turn, final, lines }) => {
    if (!final && lines.length === 1) return { title: say('score.turn', { turn, line: lines[0]! }), items: [] };
    return { title: final ? say('score.final') : say('score.turn.several', { turn }), items: lines };
  });
}

function seatText(t: Translator, table: Table, { seat, name }: { seat: number; name: string }): string {
  const points = table.game.scoresOf(table.fold.state)[seat]!;
  const supply = table.game.words.seat?.(t, table, seat).score;
  const words = t('score.seat', { name, points });
  return supply ? joined(t, [words, supply]) : words;
}

/** Seats, the highest score first. */
export function seatsByScore({ game, fold }: Pick<Table, 'game' | 'fold'>): number[] {
  const scores = game.scoresOf(fold.state);
  return scores.map((_, seat) => seat).sort((a, b) => scores[b]! - scores[a]!);
}

/** All seats by score, the best first. */
export function rankingText(say: Speech, table: Table, names: readonly string[]): string {
  const scores = table.game.scoresOf(table.fold.state);
  return seatsByScore(table)
    .map((seat) => say('end.seat', { name: names[seat]!, points: scores[seat]! }))
    .join(', ');
}
