import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { CARCASSONNE } from '../../lab/simulation/carcassonne.ts';
import { simulateGame } from '../../lab/simulation/simulated-game.ts';
import { makeAction } from '../../src/games/carcassonne/game/action.ts';
import type { ActionType } from '../../src/games/carcassonne/rules/action.ts';
import type { TileSet } from '../../src/games/carcassonne/rules/tile-set.ts';
import { patient } from '../support/patience.ts';
import { storeLog } from '../support/stored-game.ts';
import { heardBy, listenTo, trayRead } from './listener.ts';
import { setPageStage } from './page-stage.ts';
import { openSeat } from './played-page.ts';
import type { SeatedPlayer } from './seated-player.ts';

/** A folder for what a screen reader says in each of these turns, to be read. */
const SPOKEN = process.env.SPOKEN;

const NAMES = ['Ana', 'Ben'] as const;

const OPTIONS = { dragon: true, abbey: true, mage: true, inns: true, traders: true, abbot: true };

/** A game of Ana and Ben with all boxes just before a turn in which something is done, with the actions of that turn. */
async function turnWith(wanted: ActionType) {
  const stage = await setPageStage({ proxies: 1 });
  const { pirogue, channelId } = stage;
  const set = pirogue.app.library.ownContent('carcassonne') as TileSet;
  const played = {
    game: CARCASSONNE,
    set,
    players: 2,
    seed: 'spoken',
    policies: ['random'],
    options: OPTIONS,
  } as const;
  const { setup, log } = simulateGame({ ...played, order: 'given' });
  const entries = log.map((entry) => {
    if (entry.type === 'takeback') throw new Error('nothing is taken back here');
    return entry;
  });
  const at = entries.findIndex(({ action }, index) => action.type === wanted && index > 60);
  if (at < 0) throw new Error(`nobody does ${wanted}`);
  const isBegin = ({ action }: (typeof entries)[number]) => action.type === 'draw' || action.type === 'abbey';
  const from = entries.findLastIndex((entry, index) => index <= at && isBegin(entry));
  const next = entries.findIndex((entry, index) => index > at && isBegin(entry));
  const people = [await pirogue.person('Ana'), await pirogue.person('Ben')] as const;
  const seats = people.map(({ id }, seat) => ({ id, name: NAMES[seat]!, locale: 'en-US' }));
  const stored = { ruleSet: 'carcassonne', setup, log: log.slice(0, from), ended: false, channelId, people: seats };
  await storeLog(pirogue, { ...stored, options: { chosen: OPTIONS } });
  const record = (await pirogue.store.games.open(channelId))!;
  const turn = entries.slice(from, next).map(({ seat, action }) => ({ seat, action: makeAction(action) }));
  return { stage, record, people, turn, from };
}

/** Presses a control of the tray by keys. */
async function pressByKeys({ page }: SeatedPlayer, key: string): Promise<void> {
  await page.locator(`#turn [data-key=${key}]`).focus();
  await page.keyboard.press('Space');
}

/** Takes one step of a player's turn by keys, in the list, towards the actions that are still to come. */
async function takeStepOf(player: SeatedPlayer, actions: readonly string[]): Promise<void> {
  const turn = player.turn!;
  const drafts = actions.map((_, at) => actions.slice(0, at + 1).join('+'));
  const at = turn.choices.findLastIndex(({ do: draft }) => drafts.includes(draft) && draft.length > turn.draft.length);
  const choice = turn.choices[at];
  if (turn.step === 'draw') await pressByKeys(player, 'draw');
  else if (choice) {
    const isSame = ({ at: square }: typeof choice) => square?.x === choice.at?.x && square?.y === choice.at?.y;
    const isListed = turn.step !== 'square' || choice.best;
    await pressByKeys(player, `choice-${isListed ? at : turn.choices.findIndex((one) => one.best && isSame(one))}`);
    const next = await player.settled(turn);
    if (isListed) return;
    await pressByKeys(player, `turn-${next.turns.findIndex((one) => one.do === choice.do)}`);
    await player.settled(next);
    return;
  } else {
    expect(drafts).toContain(turn.draft);
    expect(turn.ready).toBe(true);
    await pressByKeys(player, 'confirm');
  }
  await player.settled(turn);
}

/** What the players hear of a turn, and what they read at each of its steps. */
async function spokenTurn({ stage, record, people, turn, from }: Awaited<ReturnType<typeof turnWith>>) {
  const players: SeatedPlayer[] = [];
  for (const { id } of people) players.push(await openSeat(stage, record, { userId: id, prepare: listenTo }));
  const heard: string[] = [];
  const read: string[] = [];
  const done = async () => (await stage.pirogue.store.log.ofGame(record.id)).length - from;
  const listen = async () => {
    for (const [seat, { page }] of players.entries()) {
      const lines = (await heardBy(page)).map((line) => `${NAMES[seat]} ${line}`);
      heard.push(...lines);
      read.push(...lines);
    }
  };
  for (let at = await done(); at < turn.length; at = await done()) {
    const { seat } = turn[at]!;
    const player = players[seat]!;
    await expect.poll(() => player.step(), { timeout: patient(20_000) }).not.toBe('wait');
    await listen();
    read.push('', `--- ${NAMES[seat]}: ${player.turn!.step}`, await trayRead(player.page), '');
    const next = turn.findIndex((one, index) => index > at && one.seat !== seat);
    const actions = turn.slice(at, next < 0 ? undefined : next).map(({ action }) => action);
    await takeStepOf(player, actions);
    await listen();
  }
  return { heard, read };
}

it.each(['dragon', 'abbey', 'mage', 'witch', 'wagon', 'fairy'] as const)(
  'tells a screen reader all of a turn with all boxes once: %s',
  async (wanted) => {
    const spoken = await turnWith(wanted);
    const { heard, read } = await spokenTurn(spoken);
    if (SPOKEN) {
      await mkdir(SPOKEN, { recursive: true });
      const actions = spoken.turn.map(({ seat, action }) => `${NAMES[seat]}: ${action}`);
      await writeFile(join(SPOKEN, `${wanted}.txt`), `${[...actions, '', ...read].join('\n')}\n`);
    }
    // Nothing is said twice in a row; what others did before is said once.
    expect(heard.filter((line, at) => line === heard[at - 1])).toEqual([]);
    const told = heard.filter((line) => / politely: (?:Ana|Ben): /.test(line));
    expect(told).toEqual([...new Set(told)]);
    // What was drawn is heard before its squares are read.
    const drawn = heard.filter((line) => / politely: You have drawn: /.test(line));
    expect(drawn.length).toBeGreaterThanOrEqual(spoken.turn.filter(({ action }) => action === 'draw').length);
  },
);
