import { expect, it } from 'vitest';
import { controlsOf, isPublic, verbOf } from '../../lab/driving/controls.ts';
import { parseDraft } from '../../src/app/draft.ts';
import { loadTable } from '../../src/app/table.ts';
import { press, publicMessage } from '../support/seated-table.ts';
import { handsOf, moverOf } from './support/hands.ts';

type Stage = Awaited<ReturnType<typeof handsOf>>;

async function begun() {
  const stage = await handsOf('1');
  const message = await stage.table.nextPublicMessage();
  const mover = moverOf(stage.players, message);
  const at = stage.players.indexOf(mover);
  const next = stage.players[(at + 1) % 3]!;
  const last = stage.players[(at + 2) % 3]!;
  return { ...stage, message, mover, next, last };
}

/** What a person can plan now. */
async function plannable(person: Stage['players'][number]) {
  const offered = await person.autocomplete('plan', { turn: '' }, 'turn');
  expect(offered.length).toBeGreaterThan(0);
  return offered.map(({ value }) => String(value));
}

/** The public messages of turns since one, with whom they ping. */
async function toldSince({ players }: Stage, id: string) {
  const messages = (await players[0]!.messages()).filter(isPublic);
  const from = messages.findIndex((one) => one.id === id);
  return messages.slice(from + 1).map(({ content, mentions }) => ({ content, pings: mentions.map((one) => one.id) }));
}

it('are played in a chain as soon as their turns come, with a message each and a ping for the last alone', async () => {
  const stage = await begun();
  const { mover, next, last, message, table, pirogue, id } = stage;
  const planned = await next.command('plan', { turn: (await plannable(next))[0]! });
  expect(planned.content).toMatch(/\*\*Your plan:\*\* .+ would bring .+nobody else sees it/s);
  await last.command('plan', { turn: (await plannable(last)).at(-1)! });
  await table.takeTurn(mover);
  await publicMessage(mover, new RegExp(`<@${mover.id}>`));
  await expect.poll(async () => (await toldSince(stage, message.id)).length).toBe(3);
  const told = await toldSince(stage, message.id);
  expect(told.map(({ pings }) => pings)).toEqual([[], [], [mover.id]]);
  expect(told.map(({ content }) => /as planned/.test(content))).toEqual([false, true, true]);
  const { acts } = (await pirogue.store.games.byId(id))!;
  expect(acts.map(({ act }) => act.type)).toEqual(['turn-planned', 'turn-planned']);
});

it('are chosen on the board, seen, changed and removed by their player alone', async () => {
  const stage = await begun();
  const { next, mover, last } = stage;
  const status = await next.command('turn');
  const panel = await press(next, status, 'plan');
  const drafted = await next.click(panel, customId(panel, 'planpick'));
  const chosen = await next.click(drafted, customId(drafted, 'planpick'));
  const set = await next.click(chosen, customId(chosen, 'planset'));
  expect(set.content).toMatch(/\*\*Your plan:\*\*/);
  expect(set.attachments).toHaveLength(1);
  expect((await next.command('plan')).content).toBe(set.content);
  // Nobody else sees anything of it.
  for (const other of [mover, last])
    for (const name of ['turn', 'log', 'plan'])
      expect((await other.command(name)).content).not.toMatch(/Your plan:|Dein Plan:/);
  const changing = await next.click(set, customId(set, 'planpage'));
  expect(changing.content).toMatch(/You plan your next turn/);
  expect((await next.command('plan', { end: true })).content).toMatch(/Your plan is removed/);
  expect((await next.command('plan', { end: true })).content).toMatch(/have not planned a turn/);
});

it('are whole turns that are offered, nothing else that is typed', async () => {
  const { next, pirogue, id, players } = await begun();
  const [whole = ''] = await plannable(next);
  const [square] = whole.split('+');
  for (const turn of ['rubbish @everyone', '+', square!, `${whole}+pass`, `${whole}+${whole}`]) {
    const told = await next.command('plan', { turn });
    expect(told.content, turn).toMatch(/no whole turn|cannot|not/);
    expect(told.content, turn).not.toMatch(/Your plan|@everyone/);
    expect(await pirogue.store.plans.ofSeat(id, players.indexOf(next)), turn).toBeUndefined();
  }
  for (const turn of ['rubbish @everyone', square!])
    expect((await next.command('plan', { turn })).content).toMatch(/no whole turn/);
  expect((await next.command('plan', { turn: whole })).content).toMatch(/Your plan/);
});

it('are dropped with the reason when somebody has placed a tile there, and the player is pinged once', async () => {
  const stage = await begun();
  const { next, mover, pirogue, id, message } = stage;
  const { game, fold } = await loadTable(pirogue.app, (await pirogue.store.games.byId(id))!);
  const squares = game.choices(fold.state).map(({ options }) => options);
  const contested = (await plannable(next)).flatMap((turn) => {
    const { x, y } = parseDraft(game, turn)![0] as unknown as { x: number; y: number };
    const square = squares.find((one) => one.x === x && one.y === y);
    return square ? [{ turn, square }] : [];
  })[0]!;
  await next.command('plan', { turn: contested.turn });
  await mover.command('place', contested.square);
  await stage.table.placePiece(mover);
  await publicMessage(mover, new RegExp(`<@${next.id}>`));
  expect((await toldSince(stage, message.id)).map(({ pings }) => pings)).toEqual([[next.id]]);
  expect((await next.command('draw')).content).toMatch(/Your plan was not played:\*\* .+/);
  expect((await next.command('plan')).content).toMatch(/nothing to plan: play it[\s\S]*was not played/);
});

it('take nothing back from others: who played before them is asked for, and they go back with that turn', async () => {
  const stage = await begun();
  const { mover, next, last, message, table, pirogue, id } = stage;
  await next.command('plan', { turn: (await plannable(next))[0]! });
  await last.command('plan', { turn: (await plannable(last)).at(-1)! });
  await table.takeTurn(mover);
  await expect.poll(async () => (await toldSince(stage, message.id)).length).toBe(3);
  const before = await tilesOf(stage);
  // The turn of `next` can be taken back, too, and so can that of `last` alone.
  expect((await mover.command('undo')).content).toMatch(/the others are asked now/);
  const question = await publicMessage(mover, /asks you to let the last action be taken back/);
  for (const other of [next, last]) await press(other, question, 'vote', 'yes');
  await publicMessage(mover, /took back the last action; the tile drawn since/);
  expect((await tilesOf(stage)).length).toBe(before.length - 2);
  const record = (await pirogue.store.games.byId(id))!;
  const { progress } = await loadTable(pirogue.app, record);
  expect(progress.seat).toBe(stage.players.indexOf(mover));
  expect(record.acts.map(({ act }) => act.type).filter((type) => type.startsWith('turn-'))).toEqual([
    'turn-planned',
    'turn-planned',
    'turn-taken-back',
  ]);
  // The draw to which the game has gone back is final, and nobody's plan is left over.
  expect((await last.command('undo')).content).not.toMatch(/are asked now/);
  await table.placePiece(mover);
  await publicMessage(mover, new RegExp(`<@${next.id}>`));
  expect((await mover.command('verify')).content).toMatch(/`[0-9a-f]{64}`/);
  expect((await mover.command('log')).content).toMatch(/took back/);
});

/** The tiles on the board. */
async function tilesOf({ pirogue, id }: Stage) {
  const { game, fold } = await loadTable(pirogue.app, (await pirogue.store.games.byId(id))!);
  return game.viewOf(fold.state).tiles;
}

const customId = (message: Parameters<typeof controlsOf>[0], verb: string) =>
  controlsOf(message).find((one) => verbOf(one) === verb)!.custom_id;
