import { allowsPieceToo, type Draft, isChosen, isCompleteDraft, playsAtOnce, withChosen } from '../../app/draft.ts';
import type { Table } from '../../app/table.ts';
import type { Point } from '../../drawing/point.ts';
import type { Choice } from '../../games/contract/position.ts';
import type { PieceGhost } from '../../games/contract/scene.ts';
import { capitalised, joined } from '../../i18n/sentences.ts';
import { inReadingOrder } from '../../render/index.ts';
import { segmentsWith } from '../board/board-request.ts';
import { choiceEffects } from '../board/choices.ts';
import { letterGhost } from './letter-ghosts.ts';
import { letteredPlaces } from './lettered-places.ts';
import { letterOf, type OfferContext } from './offer.ts';

/** Choices that the picture does not show have letters if there are at least so many. */
const MIN_LETTERED = 2;

/** A choice of the last step. */
interface OfferedPiece {
  readonly choice: Choice;
  readonly isChosen: boolean;
  /** Its name, and texts with its effects: beside the picture, and for readers without the picture. */
  readonly texts: { readonly name: string; readonly picture: string; readonly words: string };
  /** Effects that not every choice has; undefined for none. */
  readonly effect: string | undefined;
  /** The draft after it is chosen. */
  readonly draft: Draft;
}

/** A kind of piece that may stand on a place. */
export interface OfferedKind extends OfferedPiece {
  readonly name: string;
  /** Its name with the effect that only this kind has. */
  readonly description: string;
}

/** A place for pieces; choosing it drafts the most common kind. */
export interface OfferedPlace extends OfferedPiece {
  readonly letter: string;
  /** Where a piece is shown there, in squares of the board. */
  readonly place: Point;
  /** The ghost in the picture. */
  readonly ghost: PieceGhost;
  /** Kinds of piece that may stand there, the most common first. */
  readonly kinds: readonly OfferedKind[];
}

/** A choice without a piece; some allow a piece in the same turn, too. */
export interface OfferedOther extends OfferedPiece {
  /** Where its piece is shown on a corner of the tile, in squares of the board; undefined if it places none there. */
  readonly corner: Point | undefined;
  /** The ghost in the picture of a piece on a corner of the tile, or its letter alone on the square that it is about; undefined for neither. */
  readonly ghost: PieceGhost | undefined;
  /** A letter after those of the places; undefined if there are too few such choices that the picture does not show. */
  readonly letter: string | undefined;
  /** True if the player can still place a piece after it, in the same turn, such as after a sale. */
  readonly allowsPieceToo: boolean;
  /** True if it is played without confirmation, as it can be taken back. */
  readonly isPlayedAtOnce: boolean;
}

/** The choices of the last step: places on the last tile, and choices additions or instead. */
export interface OfferedPieces {
  /** In the order of their letters. */
  readonly places: readonly OfferedPlace[];
  readonly others: readonly OfferedOther[];
  /** Whether the draft can be confirmed. */
  readonly isReady: boolean;
  /** Effects of all choices. */
  readonly sharedEffect: string | undefined;
  /** Effects that are the same on every place, besides `sharedEffect`; undefined if there is only one place. */
  readonly sharedByPlaces: string | undefined;
  /** Immediate effects of the last tile that no choice tells. */
  readonly tileEffect: string | undefined;
}

/**
 * Describes the choices of the last step of a turn.
 *
 * @param most as for `letteredPlaces`
 */
export function offeredPieces(offered: OfferContext, most?: number): OfferedPieces {
  const { t, turn, readers } = offered;
  const { after, choices } = turn;
  const { game, record, fold } = after;
  const { sharedEffect, ownEffects } = choiceEffects(t, after, { ...readers, choices });
  const { leftOut, sharedByPlaces } = otherEffects(offered);
  const additions = choices.filter((choice) => allowsPieceToo(turn, choice));
  const made = choices.map((choice, index): [Choice, OfferedPiece] => {
    const name = game.words.choice(t, after, choice);
    const effect = ownEffects[index];
    const words = effect ? joined(t, [name, effect]) : name;
    // The picture shows the place of a choice, so that a short text about its worth is enough.
    const worth = record.options.hints ? game.words.button?.(t, after, choice) : undefined;
    const texts = { name, picture: worth === undefined ? words : joined(t, [worth, ...leftOut[index]!]), words };
    const draft = withChosen(turn, additions, choice);
    return [choice, { choice, isChosen: isChosen(turn, choice), texts, effect, draft }];
  });
  const offers = new Map(made);
  const offer = (choice: Choice) => offers.get(choice)!;
  const lettered = letteredPlaces(after, choices, most);
  const features = lettered.length > 0 ? (game.features?.(fold.state) ?? []) : [];
  const places = lettered.map(({ letter, place, ways }): OfferedPlace => {
    const [ordinary] = ways as [Choice];
    const chosen = ways.find((way) => isChosen(turn, way));
    const standing = (chosen ?? ordinary).standing!;
    const kinds = ways.map((way): OfferedKind => {
      const name = capitalised(game.words.piece(t, way.standing!.piece));
      return { ...offer(way), name, description: game.words.way?.(t, after, way) ?? name };
    });
    return {
      ...offer(ordinary),
      letter,
      place,
      ghost: { ...standing, label: letter, segments: segmentsWith(features, standing), chosen: chosen !== undefined },
      kinds,
      isChosen: chosen !== undefined,
      texts: offer(chosen ?? ordinary).texts,
    };
  });
  const choicesWithoutPlace = choices.filter(({ standing }) => !standing);
  const unpictured = choicesWithoutPlace.filter(({ verb }) => verb !== 'pass');
  const others = choicesWithoutPlace.map((choice): OfferedOther => {
    const isLettered = (choice.onCorner || unpictured.length >= MIN_LETTERED) && unpictured.includes(choice);
    const letter = isLettered ? letterOf(places.length + unpictured.indexOf(choice)) : undefined;
    return {
      ...offer(choice),
      corner: cornerOf(after, choice),
      ghost:
        letter === undefined
          ? undefined
          : letterGhost(after, choice, { label: letter, chosen: isChosen(turn, choice) }),
      letter,
      allowsPieceToo: additions.includes(choice),
      isPlayedAtOnce: additions.length === 0 && playsAtOnce(turn, choice),
    };
  });
  const isReady = isCompleteDraft(turn);
  return { places, others, isReady, sharedEffect, sharedByPlaces, tileEffect: tileEffect(offered) };
}

/** Position of a piece that a choice places on a corner of its tile. */
function cornerOf({ game, content, fold }: Table, { onCorner }: Choice): Point | undefined {
  if (!onCorner) return undefined;
  const { tiles } = game.viewOf(fold.state);
  return inReadingOrder({ content, picture: game.picture, scene: { tiles } }, [onCorner])[0]!.place;
}

/**
 * Effects of each choice that its button does not tell. Effects of all choices are left out; effects of all places are returned
 * once, as `sharedByPlaces`.
 */
function otherEffects({ t, turn: { after, choices }, readers }: OfferContext): {
  readonly leftOut: readonly (readonly string[])[];
  readonly sharedByPlaces: string | undefined;
} {
  const { game, record } = after;
  const all = choices.map(({ action }) =>
    record.options.hints ? (game.words.otherEffects?.(t, after, { action, ...readers }) ?? []) : [],
  );
  const byAll = inEach(all);
  const byPlaces = inEach(all.filter((_, index) => choices[index]!.standing)).filter(
    (effect) => !byAll.includes(effect),
  );
  return {
    leftOut: all.map((effects) => effects.filter((effect) => !byAll.includes(effect) && !byPlaces.includes(effect))),
    sharedByPlaces: byPlaces.length > 0 ? joined(t, byPlaces) : undefined,
  };
}

/** Returns the items that are in every list; empty if there is only one list. */
function inEach([first = [], ...others]: readonly (readonly string[])[]): string[] {
  return others.length > 0 ? first.filter((one) => others.every((list) => list.includes(one))) : [];
}

/**
 * Immediate effects of the draft's last tile that no choice tells: all if the tile ends the turn, else those additions points.
 * Undefined if there are none, or hints are switched off.
 */
function tileEffect({ t, turn: { table, after, choices, tiles }, readers }: OfferContext): string | undefined {
  const last = tiles.at(-1);
  if (!last || !table.record.options.hints) return undefined;
  const { before, choice } = last;
  const endsTurn = after.progress.turn !== table.progress.turn || after.game.isOver(after.fold.state);
  if (choices.length === 0 && endsTurn)
    return choiceEffects(t, before, { ...readers, choices: [choice] }).ownEffects[0];
  const effects = table.game.words.tileEffects?.(t, before, { action: choice.action, ...readers }) ?? [];
  return effects.length > 0 ? joined(t, effects) : undefined;
}
