import { recipient } from '../../games/contract/readers.ts';
import { joined } from '../../i18n/sentences.ts';
import { choiceEffects } from '../board/choices.ts';
import { type SquareChoice, squareChoices, squareWords } from '../board/square-words.ts';
import type { OfferContext } from './offer.ts';

/** A numbered square for the drawn tile. */
export interface OfferedSquare extends SquareChoice {
  /** Its position in words. */
  readonly words: string;
  /** Immediate effect of the tile there; undefined for none. */
  readonly effect: string | undefined;
  /** Points by seat and other effects, shorter than `effect`; undefined for none. */
  readonly shortEffect: string | undefined;
}

/** The first step: the squares that the drawn tile fits. */
export interface OfferedSquares {
  /** The drawn tile in words. */
  readonly drawn: string;
  readonly squares: readonly OfferedSquare[];
  /** Immediate effects of the tile on every square. */
  readonly sharedEffect: string | undefined;
}

/** Describes the squares that the drawn tile fits. */
export function offeredSquares(offered: OfferContext): OfferedSquares {
  const { t, turn, readers } = offered;
  const { after: table } = turn;
  const { game, content, fold } = table;
  const squares = squareChoices(table);
  const choices = squares.map(({ best }) => best);
  const words = squareWords(
    t,
    table,
    squares.map(({ square }) => square),
  );
  const { sharedEffect, ownEffects } = choiceEffects(t, table, { ...readers, choices });
  return {
    drawn: game.words.tile(t, content, { id: game.viewOf(fold.state).drawn! }),
    squares: squares.map((one, index) => ({
      ...one,
      words: words.get(one.square.label)!,
      effect: ownEffects[index],
      shortEffect: shortEffect(offered, one),
    })),
    sharedEffect,
  };
}

function shortEffect(
  { t, turn: { after: table }, readers }: OfferContext,
  { best, gains }: SquareChoice,
): string | undefined {
  const besides = table.game.words.tileEffects?.(t, table, { action: best.action, ...readers }) ?? [];
  const all = [...gainTexts({ t, readers }, gains.bySeat), ...besides];
  return all.length > 0 ? joined(t, all) : undefined;
}

/** Immediate points in words, one text for each seat that gets any. */
export function gainTexts({ t, readers }: Pick<OfferContext, 't' | 'readers'>, bySeat: readonly number[]): string[] {
  return bySeat.flatMap((points, seat) =>
    points > 0 ? [t('panel.gain', { points, names: recipient(t, readers, seat) })] : [],
  );
}
