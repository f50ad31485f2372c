import { isDeepStrictEqual } from 'node:util';
import { expect } from 'vitest';
import { canonicalJson } from '../../../src/core/digest.ts';
import { DRAGON_PART, fairysPiece } from '../../../src/games/carcassonne/expansions/dragon/figures.ts';
import type { Parts } from '../../../src/games/carcassonne/rules/expansion.ts';
import type { State } from '../../../src/games/carcassonne/rules/state.ts';
import { redealt } from '../../../src/games/carcassonne/rules/unseen.ts';
import type { AnyGame } from '../../../src/games/contract/game.ts';
import { type Board, type Moment, momentsOn } from './played-boards.ts';

/** Expects that everybody sees, and records prove, what actions change in the parts of expansions. */
export function expectPartsShown(board: Board): void {
  for (const moment of momentsOn(board)) expect(hiddenParts(board.game, moment).join('; ')).toBe('');
}

/**
 * What an action changes in the parts of expansions without that everybody sees it and records prove it, unless it is face
 * down: a state in which that part alone is as it was before looks the same.
 */
export function hiddenParts(
  game: AnyGame,
  { before, after, action }: Pick<Moment, 'action' | 'after' | 'before'>,
): string[] {
  if (!hasParts(before) || !hasParts(after) || game.isOver(after)) return [];
  return Object.entries(after.parts).flatMap(([id, part]) => {
    const was = before.parts[id];
    if (was === undefined || was === part) return [];
    const other = { ...after, parts: { ...after.parts, [id]: was } };
    if (openParts(other) === openParts(after)) return [];
    const of = `${id} after ${game.makeAction(action)}`;
    const isSame = (told: (state: unknown) => object) => isDeepStrictEqual(told(other), told(after));
    return [
      ...(isSame(game.viewOf) ? [`the view hides ${of}`] : []),
      ...(isSame(game.statedPosition) ? [`records do not prove ${of}`] : []),
    ];
  });
}

function hasParts(state: unknown): state is State & { readonly parts: Parts } {
  return typeof state === 'object' && state !== null && 'parts' in state;
}

/** What expansions remember of a turn, which follows from the board or the log and lies nowhere. */
const REMEMBERED = { wine: ['sales'], isle: ['hasBought'] } as const satisfies Readonly<
  Record<string, readonly string[]>
>;

/** The parts of expansions without what they only remember, with all that is face down dealt in one order. */
function openParts(state: State): string {
  const { parts } = redealt(state, (items) => [...items]);
  const open = { ...parts, ...fairyAlone(state) };
  return canonicalJson(Object.fromEntries(Object.entries(open).map(([id, part]) => [id, onTable(id, part)])));
}

/** The part of the dragon where the piece of the fairy has left the board: she is alone from then on, and not only when the turn ends. */
function fairyAlone(state: State): Parts {
  const { fairy, ...others } = DRAGON_PART.of(state);
  return fairy && !fairysPiece(state) ? { dragon: { ...others, fairy: { tile: fairy.tile } } } : {};
}

function onTable(id: string, part: object): object {
  const remembered: readonly string[] = Object.entries(REMEMBERED).find(([one]) => one === id)?.[1] ?? [];
  const fields = Object.entries(part).filter(([name]) => !remembered.includes(name));
  // An empty pile has no top that lies face up or down.
  return Object.fromEntries(fields.map(([name, value]) => [name, name === 'piles' ? withTiles(value) : value]));
}

function withTiles(piles: readonly { readonly tiles: readonly number[] }[]): readonly object[] {
  return piles.filter(({ tiles }) => tiles.length > 0);
}
