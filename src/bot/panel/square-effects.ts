import { recipient } from '../../games/contract/readers.ts';
import { joined } from '../../i18n/sentences.ts';
import type { SquareChoice } from '../present/board/square-choices.ts';
import { type Panel, readersOf, starred } from './panel-draft.ts';

/** A square with what the tile does there at once, in words; undefined where that is nothing. */
export interface SquareWithEffect extends SquareChoice {
  readonly effect: string | undefined;
}

/**
 * What the tile does at once on the squares of a page, by their numbers in the picture, from the longest text to the
 * shortest: everything, a line each; what it brings whom, a line each; the same in one paragraph; that without squares
 * that bring nobody anything, and at last those with a star alone. Squares with the same effect share a line. One text
 * without lines where there is no effect.
 */
export function effectTexts(panel: Panel, squares: readonly SquareWithEffect[]): (readonly string[])[] {
  const told = squares.filter(({ effect }) => effect !== undefined);
  if (told.length === 0) return [[]];
  const { say } = panel.context;
  const list = (lines: readonly string[]) => lines.map((line) => `- ${line}`);
  const full = grouped(panel, told, ({ effect }) => effect!);
  const short = (squares: readonly SquareWithEffect[]) =>
    grouped(panel, squares, (square) => shortEffect(panel, square) ?? square.effect!);
  const paragraph = (squares: readonly SquareWithEffect[]) => {
    const lines = short(squares);
    return lines.length > 0 ? [joinedLines(say.t, lines)] : [];
  };
  return [
    list(full),
    list(short(told)),
    paragraph(told),
    paragraph(told.filter((square) => shortEffect(panel, square) !== undefined)),
    paragraph(told.filter(({ gains }) => gains.isStarred)),
  ];
}

type Translate = Panel['context']['say']['t'];

function joinedLines(t: Translate, lines: readonly string[]): string {
  return lines.reduce((before, after) => t('panel.effects', { before, after }));
}

/** A line for all squares with the same words, in the order of their numbers. */
function grouped(
  { context }: Panel,
  squares: readonly SquareWithEffect[],
  wordsOf: (square: SquareWithEffect) => string,
): string[] {
  const numbers = new Map<string, string[]>();
  for (const one of squares) {
    const words = wordsOf(one);
    const number = starred(context, one.square.label, one.gains.isStarred);
    numbers.set(words, [...(numbers.get(words) ?? []), number]);
  }
  return [...numbers].map(([effect, same]) =>
    context.say('suggest.choice', { option: `**${same.join(', ')}**`, effect }),
  );
}

/** Points for whom, and what the tile does besides; undefined where it brings nobody any and does nothing besides. */
function shortEffect({ context, table, people }: Panel, { best, gains }: SquareWithEffect): string | undefined {
  const { t } = context.say;
  const readers = readersOf(context, table, people);
  const points = gains.bySeat.flatMap((gain, seat) =>
    gain > 0 ? [t('panel.gain', { points: gain, names: recipient(t, readers, seat) })] : [],
  );
  const besides = table.game.words.tileEffects?.(t, table, best.action) ?? [];
  const all = [...points, ...besides];
  return all.length > 0 ? joined(t, all) : undefined;
}
