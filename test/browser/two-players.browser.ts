import { expect, it } from 'vitest';
import { chooserFor } from '../../lab/simulation/chooser.ts';
import { openStore } from '../../src/store/open-store.ts';
import { runProgram } from '../support/program.ts';
import { PagePlayer } from './page-player.ts';
import { screenshot, seriousViolations, setStage } from './stage.ts';

/** Turns played before the program is killed and after it; TURNS=all plays to the final scoring. */
const TURNS = process.env.TURNS === 'all' ? Number.POSITIVE_INFINITY : Number(process.env.TURNS ?? 4);

const choose = chooserFor(21);

/** What must be visible before the next command: who is to move, or the end. */
async function nextMover(players: readonly PagePlayer[], turn: number): Promise<PagePlayer | undefined> {
  const [watcher] = players as [PagePlayer];
  const messages = watcher.page.getByTestId('messages').getByTestId('message');
  await messages
    .filter({ hasText: /it is your turn|The game is over/ })
    .nth(turn)
    .waitFor();
  const last = messages.filter({ hasText: /it is your turn|The game is over/ }).last();
  const text = (await last.getByTestId('message-content').textContent()) ?? '';
  if (text.includes('The game is over')) return undefined;
  const mention = /@(\S+?), it is your turn/.exec(text)?.[1];
  return players.find(({ name }) => name === mention);
}

async function takeTurn(player: PagePlayer): Promise<void> {
  // What it says depends on the tile: where there is only one way to lay it, the next choice is offered at once.
  const drawn = await player.ask('/draw');
  await drawn.getByTestId('picture').waitFor();
  await place(player);
  await placePiece(player);
}

async function place(player: PagePlayer): Promise<string> {
  let answer = await player.pick('place', ['x', 'y', 'rotation'], choose);
  if (answer.includes('Now place one of the doubles'))
    answer = await player.pick('double', ['tile', 'rotation'], choose);
  player.lastAnswer = answer;
  return answer;
}

async function placePiece(player: PagePlayer): Promise<void> {
  if (!player.lastAnswer.includes('Now choose a piece')) return;
  const offered = ['meeple', 'camp'].filter((piece) => player.lastAnswer.includes(`/${piece}`));
  const piece = [...offered, 'boat'][choose(offered.length + 1)]!;
  const answer = piece === 'boat' ? await player.send('/boat') : await player.pick(piece, ['on'], choose);
  expect(answer).toContain('Your turn is done');
}

it('lets two people play through the page, over a crash in the middle of a turn', async () => {
  const stage = await setStage();
  const { environment, origin, program } = stage;
  const people = stage.people.filter(({ locale }) => locale === 'en-US').slice(0, 2);
  const players: PagePlayer[] = [];
  for (const [index, { id, global_name }] of people.entries()) {
    const page = await stage.page(index);
    const player = new PagePlayer(page, id, global_name);
    await player.open(origin);
    players.push(player);
  }
  const [ana, eva] = players as [PagePlayer, PagePlayer];
  expect(await ana.send('/new')).toContain('Your game is open');
  expect(await eva.send('/join')).toContain('You have joined as red');
  expect(await ana.send('/start')).toContain('The game has started');

  let turn = 0;
  for (; turn < Math.min(TURNS, 6); turn++) {
    const mover = await nextMover(players, turn);
    await takeTurn(mover!);
  }
  const interrupted = (await nextMover(players, turn))!;
  await interrupted.send('/draw');
  await place(interrupted);
  await screenshot(ana.page, 'before-the-crash');
  program.child.kill('SIGKILL');
  await program.ended;
  const again = runProgram(environment);
  await again.ready;
  for (const player of players) await player.page.getByTestId('banner').waitFor({ state: 'hidden' });
  await placePiece(interrupted);
  const played = turn + 1;
  for (turn = played; turn < played + TURNS; turn++) {
    const mover = await nextMover(players, turn);
    if (!mover) break;
    await takeTurn(mover);
    if (turn % 20 === 0) for (const { page, name } of players) await screenshot(page, `turn-${turn}-${name}`);
  }
  await nextMover(players, turn);
  for (const { page, name } of players) await screenshot(page, `last-${name}`);

  for (const { page } of players) expect(await seriousViolations(page)).toEqual([]);
  again.child.kill('SIGTERM');
  expect(await again.ended).toBe(0);
  const store = await openStore(environment.DATABASE_URL);
  const log = await store.log.ofGame(1);
  expect(log.map(({ seq }) => seq)).toEqual(log.map((_, index) => index));
  await store.close();
});
