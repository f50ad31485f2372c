import { parentPort } from 'node:worker_threads';
import type { ComputerTurn } from './app/computer-turns.ts';
import type { Advice, ComputerJob } from './bot/computer-thread.ts';
import { chooseAction } from './computer/choose-action.ts';
import { rankChoices } from './computer/rank-choices.ts';
import { chooserFor } from './core/chooser.ts';
import { fold } from './core/fold.ts';
import type { GameTypes } from './core/rules.ts';
import { GAMES } from './games/registry.ts';

/** Entry point of the thread on which computers think: one message for every job, answered by what came of it. */
parentPort?.on('message', ({ type, turn }: ComputerJob) => {
  parentPort?.postMessage(type === 'play' ? actionsOf(turn) : adviceFor(turn));
});

/** Equal games give equal turns: what a computer chooses at random depends on the seed of the game and the log alone. */
function actionsOf(asked: ComputerTurn): readonly GameTypes['action'][] {
  const { game, state, chooserOf } = positionOf(asked);
  const { rules } = game;
  const { turn } = rules.progressOf(state);
  const actions: GameTypes['action'][] = [];
  while (!rules.isOver(state) && rules.progressOf(state).turn === turn) {
    const action = chooseAction({ game, state, level: asked.level, choose: chooserOf(actions.length) });
    rules.perform(state, action, []);
    actions.push(action);
  }
  return actions;
}

function adviceFor(asked: ComputerTurn): readonly Advice[] {
  const { game, state, chooserOf } = positionOf(asked);
  return rankChoices({ game, state, choose: chooserOf(0) });
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
