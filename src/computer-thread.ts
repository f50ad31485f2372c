import { parentPort } from 'node:worker_threads';
import type { ComputerTurn } from './app/computer-turns.ts';
import type { Advice } from './app/computers.ts';
import { chooseTurn, DEFAULT_BUDGET } from './computer/choose-turn.ts';
import { judgeChoices, judgeTurn, lossByPlayouts } from './computer/judge-turn.ts';
import { rankChoices } from './computer/rank-choices.ts';
import { isStillToMove } from './computer/turn-search.ts';
import { chooserFor } from './core/chooser.ts';
import { fold } from './core/fold.ts';
import type { GameTypes } from './core/rules.ts';
import { GAMES } from './games/registry.ts';
import type { ComputerJob, JobOutcomes } from './threads/thinking-thread.ts';

/** Entry point of the thread on which computers think: one message for every job, answered by what came of it. */
parentPort?.on('message', (job: ComputerJob) => {
  parentPort?.postMessage(outcomeOf(job));
});

function outcomeOf(job: ComputerJob): JobOutcomes[ComputerJob['type']] {
  switch (job.type) {
    case 'play':
      return actionsOf(job.turn, job.share);
    case 'advise':
      return adviceFor(job.turn);
    case 'weigh':
      return judgeChoices({ ...positionOf(job.turn), actions: job.draft }).worst;
    case 'judge':
      return judgeTurn({ ...positionOf(job.turn), actions: job.turn.actions });
    case 'look-into':
      return lossOf(job);
  }
}

/** How long a turn may be searched, in milliseconds, and how much of what is left of it for one action. */
const TURN_TIME = 2_000;
const SHARE = 0.7;

/**
 * Equal games give equal turns as long as there is time: what a computer chooses at random depends on the seed of the
 * game and the log alone, and how deep it looks on the share of the usual budget.
 */
function actionsOf(request: ComputerTurn, share: number): readonly GameTypes['action'][] {
  const { game, state, chooserOf } = positionOf(request);
  const { rules } = game;
  const before = rules.progressOf(state);
  const actions: GameTypes['action'][] = [];
  const playouts = Math.round(share * DEFAULT_BUDGET.playouts);
  const end = performance.now() + share * TURN_TIME;
  while (isStillToMove(rules, state, before)) {
    const now = performance.now();
    const until = now + SHARE * (end - now);
    const budget = { playouts, isOver: () => performance.now() > until };
    const chosen = chooseTurn({ game, state, level: request.level, choose: chooserOf(actions.length), budget });
    for (const action of chosen) {
      rules.perform(state, action, []);
      actions.push(action);
    }
  }
  return actions;
}

function adviceFor(request: ComputerTurn): readonly Advice[] {
  const { game, state, chooserOf } = positionOf(request);
  return rankChoices({ game, state, choose: chooserOf(0) });
}

/** Time for judging a mistake again, in milliseconds; only games on maps with many chips need more. */
const LOOK_TIME = 10_000;

function lossOf({ turn, mistake }: Extract<ComputerJob, { type: 'look-into' }>): number {
  const { at, better, loss } = mistake;
  const { game, state, chooserOf } = positionOf(turn);
  for (const action of turn.actions.slice(0, at)) game.rules.perform(state, action, []);
  const end = performance.now() + LOOK_TIME;
  const isOver = () => performance.now() > end;
  const options = { choice: turn.actions[at]!, better: better[0]!, loss, isOver };
  return lossByPlayouts({ game, state, choose: chooserOf(at), ...options });
}

function positionOf({ ruleSet, content, setup, log }: ComputerTurn) {
  const known = GAMES.find((game) => game.ruleSet === ruleSet);
  const rules = known?.withBoards?.(content) ?? known;
  if (!rules?.computer) throw new Error(`no computer plays "${ruleSet}"`);
  const folded = fold(rules, rules.startState(content, setup), log);
  if (!folded.ok) throw new Error(`log entry ${folded.failure.entry}: ${folded.failure.rejection.code}`);
  return {
    game: { rules, computer: rules.computer },
    state: folded.value.state,
    chooserOf: (further: number) => chooserFor(`computer ${setup.seed ?? ''} ${log.length + further}`),
  };
}
