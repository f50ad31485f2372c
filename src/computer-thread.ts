import { parentPort } from 'node:worker_threads';
import type { ComputerTurn } from './app/computer-turns.ts';
import { chooseAction } from './computer/choose-action.ts';
import { chooserFor } from './core/chooser.ts';
import { fold } from './core/fold.ts';
import type { GameTypes } from './core/rules.ts';
import { GAMES } from './games/registry.ts';

/** Entry point of the thread on which computers think: one message for every turn, answered by its actions. */
parentPort?.on('message', (turn: ComputerTurn) => {
  parentPort?.postMessage(actionsOf(turn));
});

/** Equal games give equal turns: what a computer chooses at random depends on the seed of the game and the log alone. */
function actionsOf({ ruleSet, content, setup, log, level }: ComputerTurn): readonly GameTypes['action'][] {
  const known = GAMES.find((game) => game.ruleSet === ruleSet);
  const rules = known?.withBoards?.(content) ?? known;
  if (!rules?.computer) throw new Error(`no computer plays "${ruleSet}"`);
  const folded = fold(rules, rules.startState(content, setup), log);
  if (!folded.ok) throw new Error(`log entry ${folded.failure.entry}: ${folded.failure.rejection.code}`);
  const { state } = folded.value;
  const { turn } = rules.progressOf(state);
  const actions: GameTypes['action'][] = [];
  while (!rules.isOver(state) && rules.progressOf(state).turn === turn) {
    const choose = chooserFor(`computer ${setup.seed ?? ''} ${log.length + actions.length}`);
    const action = chooseAction({ game: { rules, computer: rules.computer }, state, level, choose });
    rules.perform(state, action, []);
    actions.push(action);
  }
  return actions;
}
