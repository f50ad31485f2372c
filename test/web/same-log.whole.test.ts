import { expect, it } from 'vitest';
import { chooserFor } from '../../lab/simulation/chooser.ts';
import { makeAction } from '../../src/games/carcassonne/game/action.ts';
import { ButtonPlayer } from '../support/button-player.ts';
import { type Pirogue, startPirogue } from '../support/pirogue.ts';
import { gameOf } from '../support/seated-table.ts';
import { ORIGIN, pathOf, servePages, UNLIMITED } from './support/pages.ts';
import { enterSeat, type SeatBrowser } from './support/seat-browser.ts';

/** A running game of Ana and Ben in a channel of its own, with the same pile as every other. */
async function begun(pirogue: Pirogue) {
  const channel = pirogue.discord.world.addTextChannel('table').id;
  const options = { game: 'carcassonne', abbot: true };
  const { people, table, turn } = await gameOf(pirogue, ['Ana', 'Ben'], { channel, ...options });
  const record = (await pirogue.store.games.open(channel))!;
  return { channel, people, table, turn, record };
}

/** The actions of a game in notation, each with its seat. */
async function actionsOf({ store }: Pirogue, gameId: number): Promise<{ seat: number; action: string }[]> {
  const log = await store.log.ofGame(gameId);
  return log.map(({ entry }) => {
    if (entry.type !== 'action') throw new Error('something was taken back');
    return { seat: entry.seat, action: makeAction(entry.action as Parameters<typeof makeAction>[0]) };
  });
}

/** Plays as many of the actions as one draft holds, by what the page offers for each; returns how many these are. */
async function playDraft(browser: SeatBrowser, actions: readonly string[]): Promise<number> {
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
    const sent = next?.do ?? draft;
    expect(await browser.send('turn', { revision, draft: sent })).toMatchObject({ status: 200 });
    return 1 + drafts.indexOf(sent);
  }
}

it('logs the same for a whole game by drafts of a page as for those of the panel', async () => {
  const pirogue = await startPirogue({ webOrigin: ORIGIN });
  const inChannel = await begun(pirogue);
  const tapping = new ButtonPlayer(chooserFor(2), ({ draft }) => /( abbot|\+retrieve)$/.test(draft));
  for (let message = inChannel.turn; message.mentions.length === 1; ) {
    const mover = inChannel.people.find(({ id }) => id === message.mentions[0]!.id)!;
    await tapping.takeTurn(mover, message);
    message = await inChannel.table.nextPublicMessage(inChannel.channel);
  }
  const played = await actionsOf(pirogue, inChannel.record.id);
  expect(new Set(played.map(({ action }) => action.split(' ')[0]))).toEqual(
    new Set(['draw', 'place', 'meeple', 'pass', 'retrieve']),
  );

  const onPage = await begun(pirogue);
  const pages = await servePages(pirogue, { play: UNLIMITED });
  const path = await pathOf(pirogue, onPage.channel);
  const browsers = await Promise.all(
    onPage.record.seats.map(({ userId }, seat) =>
      enterSeat(pirogue, pages, { path, gameId: onPage.record.id, userId, 'x-forwarded-for': `203.0.113.${seat}` }),
    ),
  );
  for (let at = 0; at < played.length; ) {
    const { seat } = played[at]!;
    const rest = played.slice(at);
    const others = rest.findIndex((one) => one.seat !== seat);
    const own = others < 0 ? rest : rest.slice(0, others);
    at += await playDraft(
      browsers[seat]!,
      own.map(({ action }) => action),
    );
  }
  expect(await actionsOf(pirogue, onPage.record.id)).toEqual(played);
  expect(await pirogue.store.games.byId(onPage.record.id)).toMatchObject({ status: 'ended' });
});
