import type { LogEntry } from './log.ts';
import { failure, type Result, success } from './result.ts';
import type { Fold, FoldedAction, GameTypes, RejectedEntry, Rules, Step, TakebackRejection } from './rules.ts';

/** Lets `seat` take an action; `state` itself stays as it is. */
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
 * Folds a log into the state it leads to.
 *
 * @param start the state before the first entry, which is changed
 */
export function fold<G extends GameTypes>(
  rules: Rules<G>,
  start: G['state'],
  log: readonly LogEntry<G['action']>[],
): Result<Fold<G>, RejectedEntry<G>> {
  return foldFrom(rules, { begun: { state: start, actions: [] }, length: 0, log });
}

/**
 * Folds a log of which the first entries are folded already.
 *
 * @param known.before the fold of the first `length` entries, which stays as it is
 * @param known.start makes the state before the first entry, for a log that goes back behind what is folded
 */
export function foldOn<G extends GameTypes>(
  rules: Rules<G>,
  known: { readonly before: Fold<G>; readonly length: number; readonly start: () => G['state'] },
  log: readonly LogEntry<G['action']>[],
): Result<Fold<G>, RejectedEntry<G>> {
  const { before, length, start } = known;
  // A takeback may go back before the folded entries, so the whole log is folded.
  if (log.some(({ type }, entry) => entry >= length && type === 'takeback')) return fold(rules, start(), log);
  return foldFrom(rules, { begun: { ...before, state: rules.copyState(before.state) }, length, log });
}

/** @param from.begun the fold of the first `length` entries, whose state is changed */
function foldFrom<G extends GameTypes>(
  rules: Rules<G>,
  from: { readonly begun: Fold<G>; readonly length: number; readonly log: readonly LogEntry<G['action']>[] },
): Result<Fold<G>, RejectedEntry<G>> {
  const { begun, length, log } = from;
  let { state } = begun;
  let actions = [...begun.actions];
  const further = log.slice(length);
  const keeps = further.some(({ type }) => type === 'takeback');
  // Going back begins at the last action that revealed something, or at the one before it where that one is taken back.
  let kept = { state: keeps ? rules.copyState(state) : state, actions: actions.length };
  let earlier: typeof kept | undefined;
  for (const [index, { seat, ...what }] of further.entries()) {
    const entry = length + index;
    const rejection =
      what.type === 'action'
        ? rules.rejectionOf(state, seat, what.action)
        : entryRejection(rules, { state, actions }, { seat, next: log[entry + 1], isFinal: earlier === undefined });
    if (rejection) return failure({ entry, rejection });
    if (what.type === 'action') actions.push(carryOut(rules, state, { entry, seat, action: what.action }));
    else {
      if (earlier && rules.reveals(actions.at(-1)!.events)) {
        kept = earlier;
        earlier = undefined;
      }
      const again = actions.slice(kept.actions, -1);
      state = rules.copyState(kept.state);
      actions = actions.slice(0, kept.actions);
      for (const one of again) actions.push(carryOut(rules, state, one));
    }
    if (keeps && what.type === 'action' && rules.reveals(actions.at(-1)!.events)) {
      earlier = kept;
      kept = { state: rules.copyState(state), actions: actions.length };
    }
  }
  return success({ state, actions });
}

function carryOut<G extends GameTypes>(
  rules: Rules<G>,
  state: G['state'],
  { entry, seat, action }: Omit<FoldedAction<G>, 'events'>,
): FoldedAction<G> {
  const events: G['event'][] = [];
  rules.perform(state, action, events);
  return { entry, seat, action, events };
}

/**
 * Why a log cannot go on with a takeback: as `takebackRejection`, but a draw with which a turn began can be taken back
 * together with the last action of the turn before it, which is another seat's. What was drawn is the next tile again.
 *
 * @param entry.next the entry after it, if there is one yet
 * @param entry.isFinal whether the last draw stays in any case, as the game has gone back to it already
 */
function entryRejection<G extends GameTypes>(
  rules: Rules<G>,
  { state, actions }: Fold<G>,
  entry: { readonly seat: number; readonly next: LogEntry<G['action']> | undefined; readonly isFinal: boolean },
): TakebackRejection | undefined {
  const { seat, next, isFinal } = entry;
  const rejection = takebackRejection(rules, { state, actions }, seat);
  const [before, last] = actions.slice(-2);
  if (rejection?.code !== 'draw-is-final' || !before || last?.seat !== seat || isFinal) return rejection;
  const isFollowed = next === undefined || (next.type === 'takeback' && next.seat === before.seat);
  return before.seat !== seat && !rules.reveals(before.events) && isFollowed ? undefined : rejection;
}

/** Why `seat` may not take back the last action of a log by itself; undefined when it may. */
export function takebackRejection<G extends GameTypes>(
  rules: Rules<G>,
  { state, actions }: Fold<G>,
  seat: number,
): TakebackRejection | undefined {
  if (rules.isOver(state)) return { code: 'game-over' };
  const last = actions.at(-1);
  if (!last) return { code: 'nothing-to-take-back' };
  if (rules.reveals(last.events)) return { code: 'draw-is-final' };
  return last.seat === seat ? undefined : { code: 'not-yours-to-take-back', seat: last.seat, entry: last.entry };
}
