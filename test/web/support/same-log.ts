import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { AutocompleteTable } from '../../../lab/driving/table.ts';
import { chooserFor } from '../../../lab/simulation/chooser.ts';
import { gameOf } from '../../../src/app/app.ts';
import { changeOptions } from '../../../src/app/lobby.ts';
import type { ChosenOptions } from '../../../src/core/options.ts';
import { success } from '../../../src/core/result.ts';
import type { GameRecord, StoredEntry } from '../../../src/store/records.ts';
import { ButtonPlayer } from '../../support/button-player.ts';
import { kindOf } from '../../support/draft-kind.ts';
import { type Pirogue, startPirogue } from '../../support/pirogue.ts';
import { openGame } from '../../support/seated-table.ts';
import { ORIGIN, pathOf, servePages, UNLIMITED } from './pages.ts';
import { enterSeat, type SeatBrowser } from './seat-browser.ts';

/** A game of two that is played in a channel and once more on pages. */
interface PlayedTwice {
  readonly game: 'carcassonne' | 'amazonas';
  readonly chosen?: ChosenOptions;
  /** The game is left after so many tiles; it is played to its end unless told. */
  readonly tiles?: number;
}

/** A running game of Ana and Ben in a channel of its own, with the same pile as every other. */
async function begun(pirogue: Pirogue, { game, chosen = {} }: PlayedTwice) {
  const channel = pirogue.discord.world.addTextChannel('table').id;
  const [ana, ben] = [await pirogue.person('Ana', channel), await pirogue.person('Ben', channel)];
  await ana.command('new', { game, order: 'joined', seats: 2 });
  const lobby = await openGame(pirogue, ana);
  const request = { channelId: channel, userId: ana.id, cause: randomUUID(), game: success(lobby) };
  expect(await changeOptions(pirogue.app, request, { chosen })).toMatchObject({ ok: true });
  await ben.command('join');
  await ana.command('start');
  return { channel, people: [ana, ben], record: await openGame(pirogue, ana) };
}

type Begun = Awaited<ReturnType<typeof begun>>;

/** The entries of a game's log, without their times. */
async function entriesOf({ store }: Pirogue, { id }: GameRecord): Promise<StoredEntry[]> {
  return (await store.log.ofGame(id)).map(({ entry }) => entry);
}

/** An action of a log in notation, with its seat. */
function actionOf({ app }: Pirogue, { ruleSet }: GameRecord, entry: StoredEntry): { seat: number; action: string } {
  if (entry.type !== 'action') throw new Error('something was taken back');
  return { seat: entry.seat, action: gameOf(app, ruleSet)!.makeAction(entry.action) };
}

/** Plays by the private panel, by lot, but what was never done before first. */
async function playByPanel(pirogue: Pirogue, { channel, people, record }: Begun, { tiles }: PlayedTwice) {
  const table = new AutocompleteTable(people, chooserFor(7));
  const done = new Set<string>();
  // Which tile lies which way round is no kind of action.
  const isNew = (kind: string) => !/^(place|double)\b/.test(kind) && !done.has(kind);
  const tapping = new ButtonPlayer(chooserFor(2), ({ draft }) => isNew(kindOf(draft)));
  for (;;) {
    const message = await table.nextPublicMessage(channel);
    const played = (await entriesOf(pirogue, record)).map((entry) => actionOf(pirogue, record, entry).action);
    for (const action of played) done.add(kindOf(action));
    const placed = played.filter((action) => action.startsWith('place')).length;
    if (message.mentions.length !== 1 || placed === tiles) return { placed, kinds: done };
    await tapping.takeTurn(people.find(({ id }) => id === message.mentions[0]!.id)!, message);
  }
}

/** Plays as many of the actions as one draft holds, by what the page offers for each. */
async function playDraft(browser: SeatBrowser, actions: readonly string[]): Promise<void> {
  const drafts = actions.map((_, at) => actions.slice(0, at + 1).join('+'));
  let turn = await browser.turn('');
  for (;;) {
    const { choices, revision, draft, ready, step } = turn;
    const next = choices.findLast((choice) => drafts.includes(choice.do) && choice.do.length > draft.length);
    if (!next && !ready) throw new Error(`the page does not offer ${actions[0]} after ${draft}: ${step}`);
    if (next && step !== 'draw') {
      turn = await browser.turn(next.do);
      continue;
    }
    expect(await browser.send('turn', { revision, draft: next?.do ?? draft })).toMatchObject({ status: 200 });
    return;
  }
}

/** Plays the entries of a log by pages: of what turns play by themselves it is only looked whether they have. */
async function playByPages(pirogue: Pirogue, { channel, record }: Begun, wanted: readonly StoredEntry[]) {
  const pages = await servePages(pirogue, { play: UNLIMITED });
  const path = await pathOf(pirogue, channel);
  const browsers = await Promise.all(
    record.seats.map(({ userId }, seat) =>
      enterSeat(pirogue, pages, { path, gameId: record.id, userId, 'x-forwarded-for': `203.0.113.${seat}` }),
    ),
  );
  for (;;) {
    const played = await entriesOf(pirogue, record);
    expect(played).toEqual(wanted.slice(0, played.length));
    if (played.length === wanted.length) return;
    const rest = wanted.slice(played.length).map((entry) => actionOf(pirogue, record, entry));
    const others = rest.findIndex(({ seat }) => seat !== rest[0]!.seat);
    const own = others < 0 ? rest : rest.slice(0, others);
    await playDraft(
      browsers[rest[0]!.seat]!,
      own.map(({ action }) => action),
    );
  }
}

/**
 * Plays a game by the panel and the same drafts by pages, and expects the same log of both.
 *
 * @returns how many tiles were placed, and the kinds of action that were played, such as `meeple large`
 */
export async function expectSameLog(wish: PlayedTwice): Promise<{ placed: number; kinds: ReadonlySet<string> }> {
  const pirogue = await startPirogue({ webOrigin: ORIGIN });
  const inChannel = await begun(pirogue, wish);
  const played = await playByPanel(pirogue, inChannel, wish);
  const onPage = await begun(pirogue, wish);
  expect(onPage.record.setup).toEqual(inChannel.record.setup);
  await playByPages(pirogue, onPage, await entriesOf(pirogue, inChannel.record));
  const { status } = (await pirogue.store.games.byId(inChannel.record.id))!;
  expect(status).toBe(wish.tiles === undefined ? 'ended' : 'running');
  expect(await pirogue.store.games.byId(onPage.record.id)).toMatchObject({ status });
  return played;
}
