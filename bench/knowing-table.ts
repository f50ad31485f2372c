import { AutocompleteTable, type TablePlayer } from '../lab/driving/table.ts';
import type { Choose } from '../lab/simulation/chooser.ts';
import type { TableSource } from '../src/app/app.ts';
import { loadTable } from '../src/app/table.ts';
import { legalPlacements } from '../src/games/amazonas/rules/legal.ts';
import type { State } from '../src/games/amazonas/rules/state.ts';

/** Players who have seen where their tile fits and type that, instead of trying what is offered option by option. */
export class KnowingTable extends AutocompleteTable {
  readonly #choose: Choose;
  readonly #state: () => Promise<State | undefined>;
  /** What the player sees once something was laid. */
  #laid: State | undefined;

  constructor(players: readonly TablePlayer[], choose: Choose, state: () => Promise<State | undefined>) {
    super(players, choose);
    this.#choose = choose;
    this.#state = state;
  }

  override async canPlace(): Promise<boolean> {
    return (await this.#state())?.phase === 'place';
  }

  override async place(mover: TablePlayer): Promise<void> {
    const placements = legalPlacements((await this.#state())!);
    const { x, y, rotation } = placements[this.#choose(placements.length)]!;
    await mover.command('place', { x, y, rotation });
    this.#laid = await this.#state();
  }

  override async placeDouble(mover: TablePlayer): Promise<void> {
    if (this.#laid?.phase !== 'double') return;
    await super.placeDouble(mover);
    this.#laid = await this.#state();
  }

  override async placePiece(mover: TablePlayer): Promise<void> {
    if (this.#laid?.phase !== 'piece') return;
    const offered = await mover.autocomplete('meeple', { on: '' }, 'on');
    const choice = offered[this.#choose(offered.length + 1)];
    if (choice) await mover.command('meeple', { on: choice.value });
    else await mover.command('boat');
  }
}

/** What the database of a running program says of the game in a channel; undefined once that is over. */
export function stateIn(app: TableSource, channel: string): () => Promise<State | undefined> {
  return async () => {
    const record = await app.store.games.open(channel);
    return record && ((await loadTable(app, record)).fold.state as State);
  };
}
