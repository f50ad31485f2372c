import { performance } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { chooserFor } from '../lab/simulation/chooser.ts';
import { readTileSet } from '../src/content/tile-sets.ts';
import { fold } from '../src/core/fold.ts';
import { amazonas } from '../src/games/amazonas/index.ts';
import { RULES } from '../src/games/amazonas/rules/game-rules.ts';
import { legalPlacements } from '../src/games/amazonas/rules/legal.ts';
import { legalMoves, moveOf } from '../src/games/amazonas/rules/move.ts';
import { copyState, type State, startState } from '../src/games/amazonas/rules/state.ts';
import { play } from '../src/games/amazonas/rules/step.ts';
import { carcassonne } from '../src/games/carcassonne/index.ts';
import { playCarcassonne, playOn, playRecorded, startCarcassonne, startGame } from './games.ts';
import { report, spread, type Timings, timed, timedInTurn } from './measure.ts';

/** Games, placements and folds of the engine; `reference` is the reference workload in milliseconds. */
export async function benchEngine(reference: number): Promise<void> {
  const { set } = readTileSet(amazonas);
  const games = 400;
  const choose = chooserFor(1);
  const random = await timed(7, () => {
    for (let game = 0; game < games; game++) playOn(startGame(set, game), choose);
  });
  reportRate('random whole games, everything generated and scored', random, games, reference);
  const recorded = await timed(7, () => {
    for (let game = 0; game < games / 4; game++) playRecorded(set, game, choose);
  });
  reportRate('the same parsed, checked, told and logged', recorded, games / 4, reference);

  const { setup, log } = playRecorded(set, 3, choose);
  const folds = await timed(9, () => {
    for (let call = 0; call < 20; call++) fold(RULES, startState(set, setup), log);
  });
  report({ name: `fold of a whole log, ${log.length} entries`, unit: 'ms', figure: scaled(folds, 1 / 20) });

  const position = landTurn(startGame(set, 3), 75);
  const calls = 20_000;
  const raw = await timed(9, () => {
    for (let call = 0; call < calls; call++) legalMoves(position);
  });
  const found = legalMoves(position).length;
  const board = `${position.board.tileCount} tiles on the board`;
  report({
    name: `legal placements, ${board}`,
    unit: 'us',
    figure: scaled(raw, 1000 / calls),
    ratio: `${found} found`,
  });
  const named = await timed(9, () => {
    for (let call = 0; call < calls; call++) legalPlacements(position);
  });
  report({ name: 'the same as actions', unit: 'us', figure: scaled(named, 1000 / calls) });

  report({ name: `memory of a game being played, ${board}`, unit: 'KiB', figure: stateMemory(position) });

  const positionsAt = (tiles: number) => Array.from({ length: 30 }, (_, game) => landTurn(startGame(set, game), tiles));
  for (const [name, isGenerated] of [
    ['laying a tile and passing', false],
    ['the same with its choices generated', true],
  ] as const) {
    const early = placing(positionsAt(10), isGenerated);
    const late = placing(positionsAt(78), isGenerated);
    report({ name: `${name}, 10 tiles`, unit: 'us', figure: early });
    const growth = `${(late.median / early.median).toFixed(2)} of that`;
    report({ name: `${name}, 78 tiles`, unit: 'us', figure: late, ratio: growth });
  }
  await benchBaseGame(reference);
}

/** Games of Carcassonne's base game, in turn with as many of Amazonas. */
async function benchBaseGame(reference: number): Promise<void> {
  const { set } = readTileSet(amazonas);
  const { set: content } = readTileSet(carcassonne);
  const games = 100;
  const [chooseBase, chooseOther] = [chooserFor(1), chooserFor(1)];
  const [base, other] = await timedInTurn(29, [
    () => {
      for (let game = 0; game < games; game++) playCarcassonne(startCarcassonne(content, game), chooseBase);
    },
    () => {
      for (let game = 0; game < games; game++) playOn(startGame(set, game), chooseOther);
    },
  ]);
  const times = `${(other!.median / base!.median).toFixed(2)} times Amazonas`;
  reportRate("random whole games of Carcassonne's base game", base!, games, reference, times);
}

/** Memory of one game that is being played on, in KiB; a game that waits keeps none, as its state is folded when needed. */
function stateMemory(state: State): Timings {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const used = () => {
    collect();
    const { heapUsed, arrayBuffers } = process.memoryUsage();
    return heapUsed + arrayBuffers;
  };
  const figures = Array.from({ length: 3 }, () => {
    const before = used();
    const copies = Array.from({ length: 400 }, () => copyState(state));
    return (used() - before) / copies.length / 1024;
  });
  return spread(figures);
}

/** The cost of a turn without its draw in some positions, one after the other, in microseconds. */
function placing(positions: readonly State[], isGenerated: boolean): Timings {
  const choose = chooserFor(7);
  const figures: number[] = [];
  for (let run = 0; run < 150; run++) {
    const states = positions.map((state) => copyState(state));
    const chosen = states.map((state) => {
      const moves = legalMoves(state);
      return moves[choose(moves.length)]!;
    });
    const begun = performance.now();
    for (const [at, state] of states.entries()) {
      if (isGenerated) legalMoves(state);
      play(state, chosen[at]!);
      if (state.phase !== 'piece') continue;
      if (isGenerated) legalMoves(state);
      play(state, moveOf(state, { type: 'boat' }));
    }
    // The first runs are those in which the code is still being compiled.
    if (run >= 50) figures.push(((performance.now() - begun) * 1000) / states.length);
  }
  return spread(figures);
}

/** A position with at least so many tiles and a land tile to be placed. */
function landTurn(state: State, tiles: number): State {
  const isLandTurn = ({ board, phase, set, tile }: State) =>
    board.tileCount >= tiles && phase === 'place' && set.tiles[tile]!.role === 'land';
  playOn(state, chooserFor(5), isLandTurn);
  return state;
}

function reportRate(name: string, batch: Timings, games: number, reference: number, beside?: string): void {
  const perSecond = (ms: number) => (games / ms) * 1000;
  report({
    name,
    unit: 'games/s',
    figure: { median: perSecond(batch.median), min: perSecond(batch.max), max: perSecond(batch.min) },
    ratio: `${((reference * perSecond(batch.median)) / 1000).toFixed(2)} games per R${beside ? `, ${beside}` : ''}`,
  });
}

function scaled({ median, min, max }: Timings, factor: number): Timings {
  return { median: median * factor, min: min * factor, max: max * factor };
}
