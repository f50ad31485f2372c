import { CARCASSONNE } from '../../lab/simulation/carcassonne.ts';
import { simulateGame } from '../../lab/simulation/simulated-game.ts';
import type { Action } from '../../src/games/carcassonne/rules/action.ts';
import type { State } from '../../src/games/carcassonne/rules/state.ts';
import type { TileSet } from '../../src/games/carcassonne/rules/tile-set.ts';
import type { Pirogue } from './pirogue.ts';
import { storeLog } from './stored-game.ts';

const { rules } = CARCASSONNE;

/** A step of a game: the states around an action. */
interface Step {
  readonly before: State;
  readonly action: Action;
  readonly after: State;
}

/** Somebody to move on a map with its chips, just before the first action of theirs that is as wanted. */
export async function moverBefore(pirogue: Pirogue, map: string, wanted: (step: Step) => boolean, more: object = {}) {
  const set = pirogue.app.library.ownContent('carcassonne') as TileSet;
  const options = { map, chips: true, ...more };
  const played = { game: CARCASSONNE, set, players: 2, seed: 'decisions', policies: ['random'], options };
  const { setup, log } = simulateGame({ ...played, order: 'given' });
  const channelId = Object.values(pirogue.discord.channelIds)[0]!;
  const people = ['Ana', 'Eva'].map((name) => ({ id: pirogue.discord.personIds[name]!, name, locale: 'en-US' }));
  let before = rules.startState(set, setup);
  for (const [entries, entry] of log.entries()) {
    if (entry.type === 'takeback') throw new Error('nothing is taken back here');
    const { action, seat } = entry;
    const after = rules.copyState(before);
    rules.perform(after, action, []);
    if (wanted({ before, action, after })) {
      const earlier = { ruleSet: 'carcassonne', setup, log: log.slice(0, entries), ended: false, channelId, people };
      await storeLog(pirogue, earlier);
      return { mover: await pirogue.person(people[seat]!.name), action };
    }
    before = after;
  }
  throw new Error('the game has no such moment');
}
