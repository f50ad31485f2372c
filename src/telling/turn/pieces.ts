import type { Draft } from '../../app/draft.ts';
import { isBesides, isChosen, playsAtOnce, withChosen } from '../../app/drafted-turn.ts';
import type { Choice } from '../../games/contract/position.ts';
import type { PieceGhost } from '../../games/contract/scene.ts';
import { capitalised, joined } from '../../i18n/sentences.ts';
import { segmentsWith } from '../board/board-request.ts';
import { toldEffects } from '../board/choices.ts';
import { letteredPlaces } from './lettered-places.ts';
import { letterOf, type Offered } from './offer.ts';

/** From so many choices on that the picture does not show, each has a letter. */
const MANY_UNSEEN = 2;

/** Something to choose in the last step: its name, and with what it brings in words for readers with and without the picture. */
interface OfferedPiece {
  readonly isChosen: boolean;
  readonly told: { readonly name: string; readonly picture: string; readonly words: string };
  /** The draft with it. */
  readonly draft: Draft;
}

/** A kind of piece that may stand on a place. */
export interface OfferedKind {
  /** What it is called, and the same with what only this one can do. */
  readonly name: string;
  readonly told: string;
  readonly isChosen: boolean;
  readonly draft: Draft;
}

/** A place where pieces may stand; chosen, it gets its most ordinary one. */
export interface OfferedPlace extends OfferedPiece {
  readonly letter: string;
  /** Shown as the piece that is chosen for it. */
  readonly ghost: PieceGhost;
  /** Kinds of piece that may stand there, the most ordinary first. */
  readonly kinds: readonly OfferedKind[];
}

/** What may be done without a piece, or besides one. */
export interface OfferedOther extends OfferedPiece {
  /** One after those of the places, where there are several; the picture shows none. */
  readonly letter: string | undefined;
  /** Whether a piece is chosen besides it, as besides a sale. */
  readonly isBesides: boolean;
  /** Whether it ends the turn at once, as it can be taken back. */
  readonly isAtOnce: boolean;
}

/** The last step: the places on the last tile, and what may be done besides or instead. */
export interface OfferedPieces {
  /** In the order of their letters, which is that of the picture. */
  readonly places: readonly OfferedPlace[];
  readonly others: readonly OfferedOther[];
  /** Whether the draft can be confirmed. */
  readonly isReady: boolean;
  /** What every choice does. */
  readonly shared: string | undefined;
  /** What every place does besides what is told of it, where there are several. */
  readonly sharedByPlaces: string | undefined;
  /** What the last tile does at once that no choice tells. */
  readonly ofTile: string | undefined;
}

export function offeredPieces(offered: Offered): OfferedPieces {
  const { t, turn, readers } = offered;
  const { after, choices } = turn;
  const { game, record, fold } = after;
  const { shared, own } = toldEffects(t, after, { ...readers, choices });
  const { leftOut, sharedByPlaces } = effectsBesides(offered);
  const besides = choices.filter((choice) => isBesides(turn, choice));
  const made = choices.map((choice, at): [Choice, OfferedPiece] => {
    const name = game.words.choice(t, after, choice);
    const effect = own[at];
    const words = effect ? t('text.dash', { before: name, after: effect }) : name;
    // What a choice is worth tells enough where the picture shows its place.
    const worth = record.options.hints ? game.words.button?.(t, after, choice) : undefined;
    const told = { name, picture: worth === undefined ? words : joined(t, [worth, ...leftOut[at]!]), words };
    return [choice, { isChosen: isChosen(turn, choice), told, draft: withChosen(turn, besides, choice) }];
  });
  const offers = new Map(made);
  const offer = (choice: Choice) => offers.get(choice)!;
  const found = letteredPlaces(after, choices);
  const features = found.length > 0 ? (game.features?.(fold.state) ?? []) : [];
  const places = found.map(({ letter, ways }): OfferedPlace => {
    const [ordinary] = ways as [Choice];
    const chosen = ways.find((way) => isChosen(turn, way));
    const standing = (chosen ?? ordinary).standing!;
    const kinds = ways.map((way): OfferedKind => {
      const name = capitalised(game.words.piece(t, way.standing!.piece));
      const { draft, isChosen } = offer(way);
      return { name, told: game.words.way?.(t, after, way) ?? name, isChosen, draft };
    });
    return {
      letter,
      ghost: { ...standing, label: letter, segments: segmentsWith(features, standing), chosen: chosen !== undefined },
      kinds,
      isChosen: chosen !== undefined,
      told: { ...offer(chosen ?? ordinary).told, picture: offer(ordinary).told.picture },
      draft: offer(ordinary).draft,
    };
  });
  const rest = choices.filter(({ standing }) => !standing);
  const unseen = rest.filter(({ verb }) => verb !== 'pass');
  const others = rest.map((choice): OfferedOther => {
    const isLettered = unseen.length >= MANY_UNSEEN && unseen.includes(choice);
    return {
      ...offer(choice),
      letter: isLettered ? letterOf(places.length + unseen.indexOf(choice)) : undefined,
      isBesides: besides.includes(choice),
      isAtOnce: besides.length === 0 && playsAtOnce(turn, choice),
    };
  });
  const isReady =
    choices.length === 0 || [...places, ...others.filter((one) => !one.isBesides)].some((one) => one.isChosen);
  return { places, others, isReady, shared, sharedByPlaces, ofTile: tileEffect(offered) };
}

/**
 * What the words on a button of each choice leave out: less what all choices do, which is told once, and less what all places
 * do where there are several, which is told once, too.
 */
function effectsBesides({ t, turn: { after, choices }, readers }: Offered): {
  readonly leftOut: readonly (readonly string[])[];
  readonly sharedByPlaces: string | undefined;
} {
  const { game, record } = after;
  const all = choices.map(({ action }) =>
    record.options.hints ? (game.words.otherEffects?.(t, after, { action, ...readers }) ?? []) : [],
  );
  const byAll = inEach(all);
  const byPlaces = inEach(all.filter((_, at) => choices[at]!.standing)).filter((effect) => !byAll.includes(effect));
  return {
    leftOut: all.map((effects) => effects.filter((effect) => !byAll.includes(effect) && !byPlaces.includes(effect))),
    sharedByPlaces: byPlaces.length > 0 ? joined(t, byPlaces) : undefined,
  };
}

/** What is in each of several lists; nothing where there is one alone. */
function inEach([first = [], ...others]: readonly (readonly string[])[]): string[] {
  return others.length > 0 ? first.filter((one) => others.every((list) => list.includes(one))) : [];
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
  const effects = table.game.words.tileEffects?.(t, before, { action: choice.action, ...readers }) ?? [];
  return effects.length > 0 ? joined(t, effects) : undefined;
}
