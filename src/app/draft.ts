import type { GameTypes } from '../core/rules.ts';
import type { AnyGame } from '../games/contract/game.ts';
import { seatOf, type Table, tableIn } from './table.ts';
import { playAll } from './turn.ts';

/** Actions of one turn that were chosen in a panel and are not confirmed yet, in order. */
export type Draft = readonly GameTypes['action'][];

const SEPARATOR = '+';

/** Writes a draft as text for the custom id of a control. */
export function makeDraft(game: AnyGame, draft: Draft): string {
  return draft.map((action) => game.makeAction(action)).join(SEPARATOR);
}

/** Reads what `makeDraft` writes; undefined for every other text. */
export function parseDraft(game: AnyGame, text: string): Draft | undefined {
  if (text === '') return [];
  const actions = text.split(SEPARATOR).map((action) => game.parseAction(action));
  return actions.every((action) => action !== undefined) ? actions : undefined;
}

/** True if two actions are equal. */
export function isSameAction(game: AnyGame, one: Draft[number], other: Draft[number]): boolean {
  return game.makeAction(one) === game.makeAction(other);
}

/** A table as it would be after a draft; undefined when the rules reject it. */
export function tableAfter(table: Table, userId: string, draft: Draft): Table | undefined {
  const played = playAll(table, seatOf(table.record, userId), draft);
  return played.ok ? tableIn(table, { ...table.fold, state: played.value.state }) : undefined;
}
