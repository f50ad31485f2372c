import type { LogEntry } from './log.ts';
import { failure, type Result, success } from './result.ts';
import type { Fold, FoldedAction, GameTypes, RejectedEntry, Rules, Step, TakebackRejection } from './rules.ts';

/** States kept for takebacks: more than turns in a row can be planned, which are taken back together. */
export const MAX_CHECKPOINTS = 10;

/** Takes an action for `seat`. Does not change `state`. */
export function step<G extends GameTypes>(
  rules: Rules<G>,
  state: G['state'],
  { seat, action }: { readonly seat: number; readonly action: G['action'] },
): Result<Step<G>, G['rejection']> {
  const rejection = rules.rejectionOf(state, seat, action);
  if (rejection) return failure(rejection);
  const next = rules.copyState(state);
  const events: G['event'][] = [];
  rules.perform(next, action, events);
  return success({ state: next, events });
}

/**
 * Folds a log into the state after its last entry.
 *
 * @param start the state before the first entry; the fold changes it
 */
export function fold<G extends GameTypes>(
  rules: Rules<G>,
  start: G['state'],
  log: readonly LogEntry<G['action']>[],
): Result<Fold<G>, RejectedEntry<G>> {
  return foldFrom(rules, { start: { state: start, actions: [] }, length: 0, log });
}

/**
 * Folds a log whose first `length` entries have been folded before.
 *
 * @param base.before the fold of these entries, which is not changed
 * @param base.start makes the state before the first entry, from which the whole log is folded if it takes back more
 */
export function continueFold<G extends GameTypes>(
  rules: Rules<G>,
  base: { readonly before: Fold<G>; readonly length: number; readonly start: () => G['state'] },
  log: readonly LogEntry<G['action']>[],
): Result<Fold<G>, RejectedEntry<G>> {
  const { before, length, start } = base;
  // A takeback may take back folded entries.
  if (log.some(({ type }, entry) => entry >= length && type === 'takeback')) return fold(rules, start(), log);
  return foldFrom(rules, { start: { ...before, state: rules.copyState(before.state) }, length, log });
}

/** @param from.start the fold of the first `length` entries, whose state is changed */
function foldFrom<G extends GameTypes>(
  rules: Rules<G>,
  from: { readonly start: Fold<G>; readonly length: number; readonly log: readonly LogEntry<G['action']>[] },
): Result<Fold<G>, RejectedEntry<G>> {
  const { start, length, log } = from;
  let { state } = start;
  let actions = [...start.actions];
  const hasTakeback = log.some(({ type }, entry) => entry >= length && type === 'takeback');
  // A takeback copies the state after the last action that revealed something, and repeats the later actions but the last.
  // If that action is itself taken back, it begins at the one that revealed something before it.
  const checkpoints = [{ state: hasTakeback ? rules.copyState(state) : state, actions: actions.length }];
  for (let entry = length; entry < log.length; entry++) {
    const step = log[entry]!;
    const { seat } = step;
    const rejection =
      step.type === 'action'
        ? rules.rejectionOf(state, seat, step.action)
        : entryRejection(rules, { state, actions }, { seat, next: log[entry + 1], isFinal: checkpoints.length < 2 });
    if (rejection) return failure({ entry, rejection });
    if (step.type === 'action') actions.push(performAction(rules, state, { entry, seat, action: step.action }));
    else {
      if (checkpoints.length > 1 && rules.reveals(actions.at(-1)!.events)) checkpoints.pop();
      const checkpoint = checkpoints.at(-1)!;
      const replayedActions = actions.slice(checkpoint.actions, -1);
      state = rules.copyState(checkpoint.state);
      actions = actions.slice(0, checkpoint.actions);
      for (const one of replayedActions) actions.push(performAction(rules, state, one));
    }
    if (hasTakeback && step.type === 'action' && rules.reveals(actions.at(-1)!.events)) {
      const dropped = checkpoints.length < MAX_CHECKPOINTS ? undefined : checkpoints.shift()!.state;
      checkpoints.push({ state: rules.copyState(state, dropped), actions: actions.length });
    }
  }
  return success({ state, actions });
}

function performAction<G extends GameTypes>(
  rules: Rules<G>,
  state: G['state'],
  { entry, seat, action }: Omit<FoldedAction<G>, 'events'>,
): FoldedAction<G> {
  const events: G['event'][] = [];
  const { turnSeat = seat } = rules.progressOf(state);
  rules.perform(state, action, events);
  return { entry, seat, action, events, ...(turnSeat !== seat && { isInOtherTurn: true }) };
}

/**
 * Returns why a takeback cannot be the next log entry; undefined if it can. The same as `takebackRejection`, with one
 * exception: the draw that began a turn can be taken back together with the last action of the turn before, if that
 * was another seat's. The drawn tile is then the next of the pile again.
 *
 * @param entry.next the entry after the takeback; undefined if the log ends with it
 * @param entry.isFinal true if the last draw cannot be taken back at all, as no state from before it is known
 */
function entryRejection<G extends GameTypes>(
  rules: Rules<G>,
  { state, actions }: Fold<G>,
  entry: { readonly seat: number; readonly next: LogEntry<G['action']> | undefined; readonly isFinal: boolean },
): TakebackRejection | undefined {
  const { seat, next, isFinal } = entry;
  const rejection = takebackRejection(rules, { state, actions }, seat);
  const [previous, last] = actions.slice(-2);
  if (rejection?.code !== 'draw-is-final' || !previous || last?.seat !== seat || isFinal) return rejection;
  const isFollowed = next === undefined || (next.type === 'takeback' && next.seat === previous.seat);
  return previous.seat !== seat && !rules.reveals(previous.events) && isFollowed ? undefined : rejection;
}

/** Returns why `seat` may not take back the last action of a log alone; undefined if it may. */
export function takebackRejection<G extends GameTypes>(
  rules: Rules<G>,
  { state, actions }: Fold<G>,
  seat: number,
): TakebackRejection | undefined {
  if (rules.isOver(state)) return { code: 'game-over' };
  const last = actions.at(-1);
  if (!last) return { code: 'nothing-to-take-back' };
  if (rules.reveals(last.events)) return { code: 'draw-is-final' };
  if (last.isInOtherTurn) return { code: 'others-have-moved' };
  return last.seat === seat ? undefined : { code: 'not-yours-to-take-back', seat: last.seat, entry: last.entry };
}
