import type { Draft } from '../../../app/draft.ts';
import { isBesides, isChosen, playsAtOnce, withChosen } from '../../../app/drafted-turn.ts';
import type { Choice } from '../../../games/contract/position.ts';
import type { PieceGhost } from '../../../games/contract/scene.ts';
import { joined } from '../../../i18n/sentences.ts';
import { segmentsWith } from '../board/board-request.ts';
import { toldEffects } from '../board/choices.ts';
import { letterOf, type Offered } from './offer.ts';

/** From so many choices on that the picture does not show, each has a letter. */
const MANY_UNSEEN = 2;

/** A choice of the last step: its letter, and what it is and is worth, for readers with and without the picture. */
export interface OfferedPiece {
  readonly choice: Choice;
  readonly ghost: PieceGhost | undefined;
  /** That of its ghost, or one after those where several are not in the picture; undefined for others. */
  readonly letter: string | undefined;
  readonly isChosen: boolean;
  /** Whether a piece is chosen besides it, as besides a sale. */
  readonly isBesides: boolean;
  /** Whether it ends the turn at once, as it can be taken back. */
  readonly isAtOnce: boolean;
  readonly told: { readonly picture: string; readonly words: string };
  /** The draft with it. */
  readonly draft: Draft;
}

/** The last step: the pieces that may stand on the last tile, and what may be done besides or instead. */
export interface OfferedPieces {
  readonly pieces: readonly OfferedPiece[];
  /** Whether the draft can be confirmed. */
  readonly isReady: boolean;
  /** What every choice does. */
  readonly shared: string | undefined;
  /** What the last tile does at once that no choice tells. */
  readonly ofTile: string | undefined;
}

export function offeredPieces(offered: Offered): OfferedPieces {
  const { t, turn, readers } = offered;
  const { after, choices } = turn;
  const { game, record } = after;
  const { shared, own } = toldEffects(t, after, { ...readers, choices });
  const features = choices.some(({ standing }) => standing) ? (game.features?.(after.fold.state) ?? []) : [];
  const letters = pieceLetters(choices);
  const others = choices.filter(({ standing, verb }) => !standing && verb !== 'pass');
  const unseen = others.length < MANY_UNSEEN ? [] : others;
  const besides = choices.filter((choice) => isBesides(turn, choice));
  const pieces = choices.map((choice, at): OfferedPiece => {
    const { standing } = choice;
    const ghost = standing && {
      ...standing,
      label: letters.get(choice)!,
      segments: segmentsWith(features, { tile: standing.tile, segment: standing.segment }),
      chosen: isChosen(turn, choice),
    };
    const name = game.words.choice(t, after, choice);
    const effect = own[at];
    const words = effect ? t('text.dash', { before: name, after: effect }) : name;
    // What a choice is worth tells enough where the picture shows its place.
    const worth = record.options.hints ? game.words.button?.(t, after, choice) : undefined;
    const letter =
      ghost?.label ?? (unseen.includes(choice) ? letterOf(letters.size + unseen.indexOf(choice)) : undefined);
    return {
      choice,
      ghost,
      letter,
      isChosen: isChosen(turn, choice),
      isBesides: besides.includes(choice),
      isAtOnce: besides.length === 0 && playsAtOnce(turn, choice),
      told: { picture: worth ?? words, words },
      draft: withChosen(turn, besides, choice),
    };
  });
  const isReady = pieces.length === 0 || pieces.some((one) => one.isChosen && !one.isBesides);
  return { pieces, isReady, shared, ofTile: tileEffect(offered) };
}

/** The letters of the pieces among some choices, as the picture shows them. */
export function pieceLetters(choices: readonly Choice[]): ReadonlyMap<Choice, string> {
  const pieces = choices.filter(({ standing }) => standing);
  return new Map(pieces.map((choice, at) => [choice, letterOf(at)]));
}

/**
 * What the last tile of the draft does at once that no choice tells: where it ends the turn, everything, else what it
 * does besides bringing points. Undefined where that is nothing, or hints are switched off.
 */
function tileEffect({ t, turn: { table, after, choices, tiles }, readers }: Offered): string | undefined {
  const last = tiles.at(-1);
  if (!last || !table.record.options.hints) return undefined;
  const { before, choice } = last;
  const endsTurn = after.progress.turn !== table.progress.turn || after.game.isOver(after.fold.state);
  if (choices.length === 0 && endsTurn) return toldEffects(t, before, { ...readers, choices: [choice] }).own[0];
  const effects = table.game.words.tileEffects?.(t, before, choice.action) ?? [];
  return effects.length > 0 ? joined(t, effects) : undefined;
}
