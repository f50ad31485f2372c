import {
  choicesAt,
  type Draft,
  type DraftedTurn,
  draftBefore,
  draftedPlacedTiles,
  isSameAction,
  lastPlaced,
  makeDraft,
  tableAfterDraft,
  turnedDrafts,
} from '../app/draft.ts';
import type { PlacedTile, TilePlace } from '../games/contract/view.ts';
import { joined } from '../i18n/sentences.ts';
import type { Translator } from '../i18n/translate.ts';
import { type ChoiceGains, gainsOf } from '../telling/board/choices.ts';
import type { OfferContext } from '../telling/turn/offer.ts';
import { draftedTileText } from '../telling/turn/piece-step.ts';
import { tileLetters } from '../telling/turn/tiles.ts';
import type { TurnDraft } from './page/turn.ts';

/** The draft and what can be done with it. */
export function draftOf(offered: OfferContext): TurnDraft {
  const { t, turn } = offered;
  const { game } = turn.table;
  const write = (draft: Draft) => makeDraft(game, draft);
  const back = draftBefore(turn);
  const summary = summaryOf(t, turn);
  const laid = tileLines(offered).join(' ');
  return {
    draft: write(turn.draft),
    tiles: draftedPlacedTiles(turn).map(({ placed }) => ghostOf(placed)),
    ...(laid && { laid }),
    ...shortGainsOfLast(offered),
    turns: turnedDrafts(turn).map(({ turn: way, draft, action }) => ({
      do: write(draft),
      say: t('panel.turn', { turn: way }),
      ghost: ghostOf(lastPlaced(tableAfterDraft(turn.tiles.at(-1)!.before, turn.userId, [action])!)),
    })),
    ...(back && { back: write(back) }),
    ...(summary !== undefined && { confirm: summary }),
  };
}

/** The tiles of the draft in words. */
export function tileLines(offered: OfferContext): string[] {
  return draftedPlacedTiles(offered.turn).map((tile) => draftedTileText(offered, tile));
}

/** The draft in few words, as a button has them: a tile of several is its letter. Undefined for an empty draft. */
function summaryOf(t: Translator, { table, draft, tiles, after, choices }: DraftedTurn): string | undefined {
  const { game } = table;
  const placed = tiles.map(({ before, choice }) =>
    choice.step === 'tile'
      ? tileLetters(choicesAt(before)).get(String(choice.options.tile))!
      : game.words.choice(t, before, choice),
  );
  const chosen = draft.slice(tiles.length).flatMap((action) => {
    const choice = choices.find((one) => isSameAction(game, one.action, action));
    return choice ? [game.words.choice(t, after, choice)] : [];
  });
  const all = [...placed, ...chosen];
  return all.length > 0 ? joined(t, all) : undefined;
}

function ghostOf({ tile, x, y, rotation }: PlacedTile): TilePlace {
  return { tile, x, y, rotation };
}

/** Points in a few characters, for a picture: `+5` for the reader, others with their names; nothing without points. */
export function shortGains({ readers }: OfferContext, { bySeat }: ChoiceGains): { readonly short?: string } {
  const texts = bySeat.flatMap((points, seat) => {
    if (points <= 0) return [];
    return seat === readers.reader ? [`+${points}`] : [`${readers.names[seat]} +${points}`];
  });
  return texts.length > 0 ? { short: texts.join(', ') } : {};
}

function shortGainsOfLast(offered: OfferContext): { readonly short?: string } {
  const last = offered.turn.tiles.at(-1);
  return last?.placed ? shortGains(offered, gainsOf(last.before, [last.choice])[0]!) : {};
}
