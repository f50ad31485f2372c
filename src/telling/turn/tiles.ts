import { choicesAt, lastPlaced, tableAfterDraft } from '../../app/draft.ts';
import { choiceLetters } from '../../games/contract/choice-letter.ts';
import type { Choice } from '../../games/contract/position.ts';
import { joined } from '../../i18n/sentences.ts';
import { bestChoice, type ChoiceGains, choiceEffects, gainsOf, leastGains } from '../board/choices.ts';
import type { OfferContext } from './offer.ts';
import { gainTexts } from './squares.ts';

/** One of several tiles to choose from; its rotation is chosen later, on the board. */
export interface OfferedTile {
  readonly letter: string;
  /** The choice of the best rotation. */
  readonly best: Choice;
  /** Its immediate effect, or its name. */
  readonly description: string;
  /** The points in words that seats get by it at least, whatever is chosen next; undefined for none. */
  readonly leastGain: string | undefined;
  readonly gains: ChoiceGains;
}

/** The step in which one of several tiles is chosen. */
export interface OfferedTiles {
  /** The tile that was placed before in the turn, in words; undefined where the turn begins with the choice. */
  readonly placedTile: string | undefined;
  readonly tiles: readonly OfferedTile[];
  /** Effects of every tile. */
  readonly sharedEffect: string | undefined;
}

/** The letter of each tile that can be chosen, by its id. */
export function tileLetters(choices: readonly Choice[]): ReadonlyMap<string, string> {
  const ids = [...new Set(choices.map(({ options: { tile } }) => String(tile)))];
  const letters = choiceLetters(ids);
  return new Map(ids.map((id, index) => [id, letters[index]!]));
}

/** Describes the tiles that can be chosen. */
export function offeredTiles(offered: OfferContext): OfferedTiles {
  const { t, turn, readers } = offered;
  const { after, choices, tiles } = turn;
  const { record, game, content } = after;
  const letters = tileLetters(choices);
  const ids = [...letters.keys()];
  const best = ids.map((id) => {
    const ways = choices.filter(({ options: { tile } }) => tile === id);
    return record.options.hints ? bestChoice(after, ways) : ways[0]!;
  });
  const { sharedEffect, ownEffects } = choiceEffects(t, after, { ...readers, choices: best });
  const gains = gainsOf(after, best);
  const placed = tiles.at(-1)?.placed ?? lastPlaced(after);
  return {
    placedTile: placed.turn === after.progress.turn ? game.words.tile(t, content, { id: placed.tile }) : undefined,
    tiles: best.map((choice, index) => ({
      letter: letters.get(ids[index]!)!,
      best: choice,
      description: ownEffects[index] ?? game.words.tile(t, content, { id: ids[index]! }),
      leastGain: leastGainText(offered, choice),
      gains: gains[index]!,
    })),
    sharedEffect,
  };
}

function leastGainText(offered: OfferContext, { action }: Choice): string | undefined {
  const { after, userId } = offered.turn;
  const next = after.record.options.hints ? tableAfterDraft(after, userId, [action]) : undefined;
  if (next?.progress.turn !== after.progress.turn) return undefined;
  const texts = gainTexts(offered, leastGains(next, choicesAt(next)));
  return texts.length > 0 ? joined(offered.t, texts) : undefined;
}
