import { AMAZONAS } from '../../../lab/simulation/amazonas.ts';
import { CARCASSONNE } from '../../../lab/simulation/carcassonne.ts';
import { type Choose, chooserFor, seedFor } from '../../../lab/simulation/chooser.ts';
import { playActions } from '../../../lab/simulation/play-actions.ts';
import type { PlayableGame } from '../../../lab/simulation/playable-game.ts';
import type { Table } from '../../../src/app/table.ts';
import type { Level } from '../../../src/computer/levels.ts';
import { readTileSet } from '../../../src/content/tile-sets.ts';
import type { ChosenOptions } from '../../../src/core/options.ts';
import type { FoldedAction, GameTypes } from '../../../src/core/rules.ts';
import { amazonas } from '../../../src/games/amazonas/index.ts';
import { carcassonne } from '../../../src/games/carcassonne/index.ts';
import { PRESETS } from '../../../src/games/carcassonne/presets.ts';
import type { AnyGame } from '../../../src/games/contract/game.ts';

/** Games of the gallery and of tests by name, with the options that they are played with. */
export const TABLES: Readonly<Record<string, ChosenOptions>> = {
  amazonas: {},
  carcassonne: {},
  river: { river: true },
  box: PRESETS.box!,
  'big-box': PRESETS['big-box']!,
  'inns-and-traders': { map: 'germany', inns: true, traders: true },
  germany: { map: 'germany', chips: true },
  france: { map: 'france', chips: true },
  benelux: { map: 'benelux', chips: true },
  'great-britain': { map: 'great-britain', chips: true },
  iberica: { map: 'iberica', chips: true },
};

/** A table as it is after an action, with the events of the turn before and of the one under way. */
export interface PlayedTable {
  readonly table: Table;
  readonly before: readonly GameTypes['event'][];
  readonly now: readonly GameTypes['event'][];
}

/**
 * A game from its start to its end, action by action.
 *
 * @param level how strong computers play it; without one, players like points
 */
export function* playedTable(name: string, seats: number, level?: Level): Iterable<PlayedTable> {
  const game = (name === 'amazonas' ? amazonas : carcassonne) as AnyGame;
  const { set } = readTileSet(game);
  // Without the signs that do nothing in the game, as a table shows it.
  const content = game.shownContent?.(set, TABLES[name]!) ?? set;
  const setup = game.createSetup({
    content: set,
    colours: game.colours.slice(0, seats),
    seed: seedFor(`gallery ${name} ${seats}`),
    order: 'given',
    options: TABLES[name]!,
  });
  const state = game.startState(set, setup);
  const choose = chooserFor(`gallery ${name}`);
  const { policies } = (name === 'amazonas' ? AMAZONAS : CARCASSONNE) as unknown as PlayableGame<GameTypes>;
  const decide = (now: unknown) => (level ? policies[level]!(now, choose) : liked(game, now, choose));
  const actions: FoldedAction<GameTypes>[] = [];
  const turns: GameTypes['event'][][] = [[], []];
  const record = { status: 'running', acts: [], options: { hints: true } };
  const look = (): PlayedTable => {
    const [before, now] = turns.slice(-2) as [GameTypes['event'][], GameTypes['event'][]];
    const fold = { state, actions };
    const table = { game, content, setup, fold, progress: game.progressOf(state), log: [], record };
    return { table: table as unknown as Table, before, now };
  };
  yield look();
  for (const { seat, action, events } of playActions(game, state, decide)) {
    actions.push({ entry: actions.length, seat, action, events });
    turns.at(-1)!.push(...events);
    if (events.some(({ type }) => type === 'turn-started')) turns.push([]);
    yield look();
  }
}

/** The action of the highest value, with some chance; some upgrades are made for the picture. */
function liked(game: AnyGame, state: unknown, choose: Choose): GameTypes['action'] {
  const choices = game.choices(state).map(({ action }) => action);
  const all = choices.length > 0 ? choices : [game.openingAction(state) ?? game.standInAction(state)];
  const worth = (action: GameTypes['action']) =>
    (game.gainOf?.(state, action) ?? 0) +
    choose(20) / 10 +
    (action.type === 'pass' ? -0.5 : 0) +
    (action.type === 'upgrade' ? 9 : 0);
  return all.map((action) => ({ action, worth: worth(action) })).reduce((a, b) => (b.worth > a.worth ? b : a)).action;
}
