import { recipient } from '../../games/contract/readers.ts';
import { joined } from '../../i18n/sentences.ts';
import { toldEffects } from '../board/choices.ts';
import { type SquareChoice, squareChoices } from '../board/square-choices.ts';
import { squareWords } from '../board/square-words.ts';
import type { Offered } from './offer.ts';

/** A numbered square for the drawn tile. */
export interface OfferedSquare extends SquareChoice {
  /** Its place in words. */
  readonly words: string;
  /** What the tile does there at once; undefined where that is nothing. */
  readonly effect: string | undefined;
  /** Points for whom, and what the tile does besides; undefined where it brings nobody any and does nothing besides. */
  readonly shortEffect: string | undefined;
}

/** The first step: the squares that the drawn tile fits. */
export interface OfferedSquares {
  /** The drawn tile in words. */
  readonly drawn: string;
  readonly squares: readonly OfferedSquare[];
  /** What the tile does at once on every square. */
  readonly shared: string | undefined;
}

export function offeredSquares(offered: Offered): OfferedSquares {
  const { t, turn, readers } = offered;
  const { table } = turn;
  const { game, content, fold } = table;
  const found = squareChoices(table);
  const choices = found.map(({ best }) => best);
  const words = squareWords(
    t,
    table,
    found.map(({ square }) => square),
  );
  const { shared, own } = toldEffects(t, table, { ...readers, choices });
  return {
    drawn: game.words.tile(t, content, { id: game.viewOf(fold.state).drawn! }),
    squares: found.map((one, at) => ({
      ...one,
      words: words.get(one.square.label)!,
      effect: own[at],
      shortEffect: shortEffect(offered, one),
    })),
    shared,
  };
}

function shortEffect({ t, turn: { table }, readers }: Offered, { best, gains }: SquareChoice): string | undefined {
  const besides = table.game.words.tileEffects?.(t, table, { action: best.action, ...readers }) ?? [];
  const all = [...gainTexts({ t, readers }, gains.bySeat), ...besides];
  return all.length > 0 ? joined(t, all) : undefined;
}

/** Points at once, for each seat that gets any. */
export function gainTexts({ t, readers }: Pick<Offered, 't' | 'readers'>, bySeat: readonly number[]): string[] {
  return bySeat.flatMap((points, seat) =>
    points > 0 ? [t('panel.gain', { points, names: recipient(t, readers, seat) })] : [],
  );
}
