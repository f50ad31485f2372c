import type { Table } from '../../app/table.ts';
import type { Speech } from '../../i18n/speech.ts';
import type { Translator } from '../../i18n/translate.ts';
import { eventContextOf, plainEventLines } from './events.ts';
import { CONTENT_LIMIT, messageText } from './message-text.ts';
import { isolatedName, type People } from './people.ts';
import { scoreSources, sourceLines, sourceSums } from './score-sources.ts';

/**
 * The scores for a message: every seat with its supply, the highest score first, and below it the sources of its
 * points; only sums by category where there is no room for more.
 */
export function scoreText(say: Speech, table: Table, people: People): string {
  const sources = scoreSources(table);
  const seats = seatsByScore(table);
  const head = (seat: number) => seatText(say.t, table, { seat, name: people.shown[seat]! });
  const title = say('score.title');
  const full = seats.flatMap((seat) => [
    head(seat),
    ...sourceLines(say.t, table, { sources, seat }).map((line) => `- ${line}`),
  ]);
  const text = [title, ...full].join('\n');
  if (text.length <= CONTENT_LIMIT) return sources.length > 0 ? text : `${text}\n${say('score.none')}`;
  const sums = seats.flatMap((seat) => {
    const words = sourceSums(say.t, table, { sources, seat });
    return words ? [head(seat), `- ${words}`] : [head(seat)];
  });
  return messageText([title, ...sums], 0);
}

/** The whole score sheet as plain text, for a file: every seat with its sources, then every scoring in full. */
export function scoreSheet(t: Translator, table: Table, people: People): string {
  const names = people.plain.map(isolatedName);
  const sources = scoreSources(table);
  const plain = (line: string) => line.replaceAll('**', '');
  const seats = seatsByScore(table).flatMap((seat) => [
    plain(seatText(t, table, { seat, name: '\ue000' })).replace('\ue000', () => names[seat]!),
    ...sourceLines(t, table, { sources, seat }).map(plain),
    '',
  ]);
  const events = new Map(sources.map(({ event, turn, entry }) => [event, { turn, entry }]));
  const scorings = [...events].flatMap(([event, { turn, entry }]) => {
    const then = people.at(entry).plain.map(isolatedName);
    return plainEventLines(eventContextOf(t, table, then), [event]).map((line) => t('score.turn', { turn, line }));
  });
  return [
    plain(t('score.title')),
    ...seats,
    ...(scorings.length > 0 ? [plain(t('score.sources')), ...scorings] : [t('score.none')]),
  ].join('\n');
}

function seatText(t: Translator, table: Table, { seat, name }: { seat: number; name: string }): string {
  const points = table.game.scoresOf(table.fold.state)[seat]!;
  const has = table.game.words.seat?.(t, table, seat).score;
  const words = t('score.seat', { name, points });
  return has ? t('text.dash', { before: words, after: has }) : words;
}

/** Seats, the highest score first. */
export function seatsByScore({ game, fold }: Pick<Table, 'game' | 'fold'>): number[] {
  const scores = game.scoresOf(fold.state);
  return scores.map((_, seat) => seat).sort((a, b) => scores[b]! - scores[a]!);
}
