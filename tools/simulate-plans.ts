import { CARCASSONNE } from '../lab/simulation/carcassonne.ts';
import { type Choose, chooserFor, seedFor } from '../lab/simulation/chooser.ts';
import type { Draft } from '../src/app/draft.ts';
import { outlookOf, promiseOf } from '../src/app/plans.ts';
import { COLOURS } from '../src/core/colour.ts';
import { carcassonne } from '../src/games/carcassonne/index.ts';
import type { State } from '../src/games/carcassonne/rules/state.ts';
import type { TileSet } from '../src/games/carcassonne/rules/tile-set.ts';
import type { AnyGame } from '../src/games/contract/game.ts';
import type { PlanPromise } from '../src/store/records.ts';
import { runTool, UsageError, wholeNumber } from './command-line.ts';
import { gameNamed, tileSetOf } from './games.ts';

const HELP = `npm run simulate:plans -- [options]

Plays games of people who draw ahead and look at the table twice a day, at any time between 8 and 23 o'clock. At a look they play
if it is their turn, in a greedy way. Prints how many days games take with planned turns, which everybody plans at every look, and
without.

  --players N       2 to 5 (default 4)
  --games N         how many (default 20)
  --seed TEXT       any text (default 1)
  --help            this text

Status 0: played; 2: wrong options.
`;

const LOOKS_A_DAY = 2;
const [MORNING, NIGHT] = [8, 23];

interface Planned {
  readonly draft: Draft;
  readonly promise: PlanPromise;
}

const GAME = carcassonne as unknown as AnyGame;
const momentOf = (state: State) => ({ game: GAME, fold: { state, actions: [] } });

/** A game of people who look at it now and then. */
class Evenings {
  readonly #state: State;
  readonly #choose: Choose;
  readonly #plans: Map<number, Planned> | undefined;
  turns = 0;
  planned = 0;
  dropped = 0;

  constructor(set: TileSet, players: number, { seed, plans }: { readonly seed: string; readonly plans: boolean }) {
    const colours = COLOURS.slice(0, players);
    const { rules } = CARCASSONNE;
    const options = { hand: '1' };
    const setup = rules.createSetup({ content: set, colours, seed: seedFor(`${seed} pile`), order: 'given', options });
    this.#state = rules.startState(set, setup);
    this.#choose = chooserFor(`${seed} play`);
    this.#plans = plans ? new Map() : undefined;
    this.#settle();
  }

  get isOver(): boolean {
    return this.#state.phase === 'over';
  }

  /** What a seat does when its player looks. */
  look(seat: number): void {
    if (this.#state.seat === seat) {
      this.#play(this.#turnOf(this.#state));
      this.#settle();
    }
    const ahead = this.isOver ? undefined : carcassonne.planning!.turnAhead(this.#state, seat);
    if (!this.#plans || !ahead) return;
    const draft = this.#turnOf(ahead);
    const promise = promiseOf(momentOf(ahead), seat, draft);
    if (promise.ok) this.#plans.set(seat, { draft, promise: promise.value });
  }

  /** Plays what nobody has to look for. */
  #settle(): void {
    for (;;) {
      while (this.#state.phase === 'draw') CARCASSONNE.rules.perform(this.#state, { type: 'draw' }, []);
      const { seat } = this.#state;
      const plan = this.#plans?.get(seat);
      if (this.isOver || !plan) return;
      this.#plans!.delete(seat);
      if (!outlookOf(momentOf(this.#state), seat, plan).ok) {
        this.dropped++;
        return;
      }
      this.planned++;
      this.#play(plan.draft);
    }
  }

  #play(draft: Draft): void {
    this.turns++;
    for (const action of draft) CARCASSONNE.rules.perform(this.#state, action as never, []);
  }

  /** The actions of the turn of a state, whose player is greedy. */
  #turnOf(from: State): Draft {
    const state = CARCASSONNE.rules.copyState(from);
    const draft: Draft[number][] = [];
    while (state.turn === from.turn && state.phase !== 'over') {
      const action = CARCASSONNE.policies.greedy!(state, this.#choose);
      CARCASSONNE.rules.perform(state, action, []);
      draft.push(action);
    }
    return draft;
  }
}

/** Plays a game to its end; returns the days that it took. */
function daysOf(game: Evenings, players: number, seed: string): number {
  const choose = chooserFor(`${seed} looks`);
  for (let day = 0; ; day++) {
    const looks = Array.from({ length: players * LOOKS_A_DAY }, (_, at) => {
      return { seat: at % players, hour: MORNING + choose((NIGHT - MORNING) * 60) / 60 };
    }).sort((one, other) => one.hour - other.hour);
    for (const { seat, hour } of looks) {
      game.look(seat);
      if (game.isOver) return day + hour / 24;
    }
  }
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

await runTool({
  help: HELP,
  options: { players: { type: 'string' }, games: { type: 'string' }, seed: { type: 'string' } },
  run: ({ values, positionals }) => {
    if (positionals.length > 0) throw new UsageError(`"${positionals[0]}" is no option; --help lists them`);
    const players = wholeNumber('players', values.players ?? '4', { min: 2, max: 5 });
    const games = wholeNumber('games', values.games ?? '20', { min: 1, max: 100_000 });
    const set = tileSetOf(gameNamed('carcassonne'), undefined) as TileSet;
    const days: Record<'with' | 'without', number[]> = { with: [], without: [] };
    const count = { turns: 0, planned: 0, dropped: 0 };
    for (let at = 0; at < games; at++) {
      const seed = `${values.seed ?? '1'} ${at}`;
      for (const way of ['without', 'with'] as const) {
        const game = new Evenings(set, players, { seed, plans: way === 'with' });
        days[way].push(daysOf(game, players, seed));
        if (way === 'without') continue;
        count.turns += game.turns;
        count.planned += game.planned;
        count.dropped += game.dropped;
      }
    }
    const [without, planned] = [mean(days.without), mean(days.with)];
    process.stdout.write(
      `${games} games of ${players}: ${without.toFixed(1)} days without plans, ${planned.toFixed(1)} with plans (${(planned / without).toFixed(2)})\n` +
        `turns ${count.turns}, planned ${count.planned}, plans dropped ${count.dropped}\n`,
    );
    return 0;
  },
});
