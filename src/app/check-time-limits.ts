import { eachGame } from '../guard/each-game.ts';
import type { GameRecord, GameWithEnds, PostToWrite } from '../store/records.ts';
import { type Offer, offersOf, type Vote, votesOf } from './acts.ts';
import type { App } from './app.ts';
import { commitActs, isWithoutObject } from './decision.ts';
import { closeOffer } from './seats.ts';
import { type Table, tableOf } from './table.ts';
import { freeSeatEnd, freesSeat, hasPassed, offerEnd, type TableClock, tableClockOf, voteEnd } from './time-limits.ts';

/** An open vote, offer or free seat of a table. */
interface Open {
  /** Index of the act that opened it. */
  readonly act: number;
  /** When its time is over, in milliseconds since 1970; undefined while a clock stands still without a known end. */
  readonly end: number | undefined;
  /** Edit for its message. */
  readonly refresh: PostToWrite;
  /** Ends a vote or an offer; a free seat ends by itself. */
  readonly close?: () => Promise<unknown>;
}

/** Decides votes and ends offers whose time is over. Edits the messages of open ones when their ends have changed. */
export async function checkTimeLimits(app: App): Promise<void> {
  await eachGame(app, 'votes and offers', await app.store.games.withEnds(), async (known) => {
    const record = await app.store.games.byId(known.gameId);
    if (record?.status !== 'running') return;
    const result = await tableOf(app, record);
    if (result.ok) await tend(app, result.value, known);
  });
}

async function tend(app: App, table: Table, { gameId, shown }: GameWithEnds): Promise<void> {
  const { record } = table;
  const clock = await tableClockOf(app, record);
  const open = openAt(app, table, clock);
  const isOver = ({ end }: Open) => end !== undefined && end <= clock.now;
  const over = open.find((one) => one.close && isOver(one));
  if (over) {
    // Only one is closed, as that changes the table. The others, and a write that failed, follow at the next check.
    await over.close!();
    return;
  }
  const lasting = open.filter((one) => !isOver(one));
  const ends = Object.fromEntries(lasting.map(({ act, end }) => [act, end ?? null]));
  const posts = open.flatMap(({ act, refresh }) => (shown[act] === ends[act] ? [] : [refresh]));
  const isSame = posts.length === 0 && Object.keys(shown).length === lasting.length && lasting.length > 0;
  if (isSame) return;
  if ((await app.store.games.noteEnds({ gameId, shown: ends, acts: record.acts.length, posts })) && posts.length > 0)
    app.wake.posts(record.guildId);
}

function openAt(app: App, table: Table, clock: TableClock): Open[] {
  const { record } = table;
  return [
    ...votesOf(record).flatMap((vote) => [
      ...openVote(app, table, { vote, clock }),
      ...freeSeat(record, { vote, clock }),
    ]),
    ...offersOf(record)
      .filter(({ outcome }) => outcome === 'open')
      .map((offer) => openOffer(app, table, { offer, clock })),
  ];
}

function openVote(
  app: App,
  table: Table,
  { vote, clock }: { readonly vote: Vote; readonly clock: TableClock },
): Open[] {
  const { record } = table;
  if (vote.outcome !== 'open') return [];
  const refresh = { type: 'refresh', kind: 'vote', act: vote.act } as const;
  const close = () => {
    const outcome = isWithoutObject(table, vote)
      ? 'vote-dropped'
      : hasPassed(record, vote, clock)
        ? 'vote-passed'
        : 'vote-failed';
    return commitActs(app, {}, table, { acts: [{ type: outcome }], posts: [refresh] });
  };
  return [{ act: vote.act, end: voteEnd(record, vote, clock), refresh, close }];
}

function freeSeat(record: GameRecord, { vote, clock }: { readonly vote: Vote; readonly clock: TableClock }): Open[] {
  if (!freesSeat(vote)) return [];
  const refresh = { type: 'refresh', kind: 'vote', act: vote.act } as const;
  return [{ act: vote.decided!.act, end: freeSeatEnd(record, vote, clock), refresh }];
}

function openOffer(
  app: App,
  table: Table,
  { offer, clock }: { readonly offer: Offer; readonly clock: TableClock },
): Open {
  const refresh = { type: 'refresh', kind: 'offer', act: offer.act } as const;
  const end = offerEnd(table.record, offer, clock);
  return { act: offer.act, end, refresh, close: () => closeOffer(app, {}, table, offer) };
}
