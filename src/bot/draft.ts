import { seatOf, type Table } from '../app/table.ts';
import { playAll } from '../app/turn.ts';
import { type Action, makeAction, parseAction } from '../engine/index.ts';

/** What somebody has chosen in a panel and not confirmed yet: the actions of one turn, in order. */
export type Draft = readonly Action[];

const SEPARATOR = '+';

/** A draft as text, for the ids of controls. */
export function makeDraft(draft: Draft): string {
  return draft.map(makeAction).join(SEPARATOR);
}

/** Reads what `makeDraft` writes; undefined for every other text. */
export function parseDraft(text: string): Draft | undefined {
  if (text === '') return [];
  const actions = text.split(SEPARATOR).map(parseAction);
  return actions.every((action) => action !== undefined) ? actions : undefined;
}

/** A table as it would be after a draft; undefined when the rules refuse it. */
export function tableAfter(table: Table, userId: string, draft: Draft): Table | undefined {
  const played = playAll(table.fold.state, seatOf(table.game, userId), draft);
  return played.ok ? { ...table, fold: { ...table.fold, state: played.value.state } } : undefined;
}
