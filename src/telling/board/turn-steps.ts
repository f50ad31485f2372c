import { type Table, tableWithFold } from '../../app/table.ts';
import { turnBefore } from '../../app/turn-before.ts';
import { fold as foldLog } from '../../core/fold.ts';
import type { LogEntry } from '../../core/log.ts';
import type { GameTypes } from '../../core/rules.ts';
import type { Choice } from '../../games/contract/position.ts';
import type { Translator } from '../../i18n/translate.ts';

type Action = GameTypes['action'];

/** A choice that was made in a turn, with the tables before and after it. */
export interface TurnStep {
  readonly choice: Choice;
  readonly before: Table;
  readonly after: Table;
}

/** Returns the table after further actions of a seat; does not change its log. */
export function tableAfterActions(from: Table, seat: number, actions: readonly Action[]): Table {
  const entries = actions.map((action) => ({ type: 'action', seat, action }) as const);
  return tableAfterLog(from, [...from.fold.actions.map(entryOf), ...entries]);
}

/** The choices of the last turn of a seat, as long as it can be taken back with the consent of the others; else empty. */
export function stepsBeforeDraw(table: Table, seat: number): readonly TurnStep[] {
  const { game, fold } = table;
  const turn = turnBefore(table, seat);
  if (!turn) return [];
  const before = fold.actions.slice(0, 1 - turn.count);
  const first = before.findLastIndex(({ events }) => game.reveals(events)) + 1;
  const from = tableAfterLog(table, before.slice(0, first).map(entryOf));
  return choiceSteps(
    from,
    turn.seat,
    before.slice(first).map(({ action }) => action),
  );
}

function entryOf({ seat, action }: Table['fold']['actions'][number]) {
  return { type: 'action', seat, action } as const;
}

/** Returns the table of the same game folded from another log. */
export function tableAfterLog(table: Table, log: readonly LogEntry<Action>[]): Table {
  const { game, content, setup } = table;
  const folded = foldLog(game, game.startState(content, setup), log);
  if (!folded.ok) throw new Error(`a turn cannot be played again: ${folded.failure.rejection.code}`);
  return tableWithFold(table, folded.value);
}

/** Returns the steps of those actions that were choices. Other actions, such as a draw, have no step. */
export function choiceSteps(from: Table, seat: number, actions: readonly Action[]): readonly TurnStep[] {
  const { game } = from;
  let before = from;
  return actions.flatMap((action) => {
    const after = tableAfterActions(before, seat, [action]);
    const name = game.makeAction(action);
    const choice = game.choices(before.fold.state).find((one) => game.makeAction(one.action) === name);
    const step = choice && { choice, before, after };
    before = after;
    return step ?? [];
  });
}

/**
 * Steps of a turn in words, in their order.
 *
 * @param options.isRotationTold whether the words name the rotation of the placed tile
 */
export function stepsText(t: Translator, steps: readonly TurnStep[], { isRotationTold = false } = {}): string {
  const words = steps.map(({ choice, before }) => {
    return isRotationTold && choice.step === 'square'
      ? placeText(t, choice)
      : before.game.words.choice(t, before, choice);
  });
  return words.reduce((first, next) => t('analyse.then', { first, next }));
}

/** Describes the square and the rotation of a tile. */
export function placeText(t: Translator, { options: { x, y, rotation } }: Choice): string {
  return t('hint.place', { x: x!, y: y!, rotation: rotation! });
}

/** True if two turns begin with a tile on the same square in different rotations. */
export function differInFirstRotation([one]: readonly TurnStep[], [other]: readonly TurnStep[]): boolean {
  if (one?.choice.step !== 'square' || other?.choice.step !== 'square') return false;
  const [{ options: own }, { options: others }] = [one.choice, other.choice];
  return own.x === others.x && own.y === others.y && own.rotation !== others.rotation;
}
