import type { DraftedTurn } from '../../../src/app/draft.ts';
import type { Table } from '../../../src/app/table.ts';
import { carcassonne } from '../../../src/games/carcassonne/index.ts';
import { translatorFor } from '../../../src/i18n/translate.ts';
import type { OfferContext } from '../../../src/telling/turn/offer.ts';
import { CONTENT } from '../../games/carcassonne/content.ts';
import type { MadeGame } from '../../games/carcassonne/made-game.ts';

export const NAMES = ['Ana', 'Ben', 'Cem'] as const;

/** A game made by hand as a table at which hints are on. */
export function tableOf({ state }: MadeGame): Table {
  const record = { options: { hints: true }, seats: NAMES.map((userId) => ({ userId })), acts: [] };
  const about = { game: carcassonne, content: CONTENT, setup: state.setup, fold: { state, actions: [] }, record };
  return { ...about, progress: carcassonne.progressOf(state) } as unknown as Table;
}

/** What the seat to move can choose at a game made by hand, with the draft that it has chosen already. */
export function offerOf(made: MadeGame, locale = 'en', draft: DraftedTurn['draft'] = []): OfferContext {
  const table = tableOf(made);
  const { seat } = table.progress;
  const choices = table.game.choices(made.state);
  const turn = { table, userId: NAMES[seat]!, draft, tiles: [], after: table, choices };
  return { t: translatorFor(locale), turn, readers: { names: NAMES, reader: seat } };
}
