import { expect, it, vi } from 'vitest';
import { chooserFor } from '../../lab/simulation/chooser.ts';
import { type Draft, draftedTurn, parseDraft } from '../../src/app/draft.ts';
import type { Table } from '../../src/app/table.ts';
import type { HandlerContext } from '../../src/bot/handlers/command.ts';
import { panelReply } from '../../src/bot/panel/panel.ts';
import { parseControlId } from '../../src/bot/write/buttons.ts';
import { LANGUAGES, translatorFor } from '../../src/i18n/translate.ts';
import { PaintingThread, PictureError } from '../../src/render/painting-thread.ts';
import { peopleOf } from '../../src/telling/people.ts';
import { LatestDrafts } from '../../src/threads/latest-drafts.ts';
import type { TurnAnswer, TurnChoice } from '../../src/web/page/turn.ts';
import { turnAnswer } from '../../src/web/turn-answer.ts';
import { pageSpeech } from '../../src/web/turn-log.ts';
import { BOARDS, type Moment, playGame, positionBefore } from '../games/contract/played-boards.ts';

/** Positions of each game, at most so many of one board, and how far a draft goes on from each. */
const POSITIONS = 300;
const OF_A_BOARD = 12;
const STEPS = 3;

const NAMES = ['Ana', 'Ben', 'Chloé', 'Dirk', 'Eva', 'Finn'];

/** What people are told of a turn without the picture, which would take most of the time. */
function withoutPictures() {
  const painting = vi.spyOn(PaintingThread.prototype, 'paint').mockRejectedValue(new PictureError('not painted'));
  return () => painting.mockRestore();
}

/** The table before a moment, with hints unless told. */
function tableBefore(moment: Moment, hints = true): Table {
  const { board, setup } = moment.played;
  const { game } = board;
  const seats = setup.colours.map((colour, seat) => ({ userId: `user ${seat}`, colour }));
  const options = { seats: seats.length, autoDraw: false, order: 'random', hints };
  const record = { id: 1, revision: moment.entry, guildId: '1', status: 'running', seats, acts: [], options };
  const content = game.shownContent?.(board.content, setup.options ?? {}) ?? board.content;
  const position = { ...positionBefore(moment), content };
  return { ...position, game, record, log: [], progress: game.progressOf(moment.before) } as unknown as Table;
}

/** Positions of random games on the boards of a game, in which somebody has something to choose. */
function* positionsOf(ruleSet: string): Iterable<Moment> {
  const boards = BOARDS.filter(({ game }) => game.ruleSet === ruleSet);
  const choose = chooserFor(`turns of ${ruleSet}`);
  let count = 0;
  for (let number = 0; count < POSITIONS; number++) {
    const { moments } = playGame(boards[number % boards.length]!, `turns of ${ruleSet} ${number}`);
    let ofThis = 0;
    for (const moment of moments) {
      // What follows by itself, or by a standing order, leaves nobody a turn.
      const { game } = moment.played.board;
      const isDue =
        (game.dueAction?.(moment.before) ?? game.orderedAction?.(moment.before, () => undefined)) !== undefined;
      if (choose(6) > 0 || count === POSITIONS || ofThis === OF_A_BOARD || isDue) continue;
      count++;
      ofThis++;
      yield moment;
    }
  }
}

async function answerOf(table: Table, draft?: Draft, language: (typeof LANGUAGES)[number] = 'en') {
  const t = translatorFor(language);
  const { seat } = table.progress;
  const names = async () => new Map(table.record.seats.map(({ userId }, seat) => [userId, NAMES[seat]!]));
  const people = await peopleOf({ names, t }, table.record);
  return turnAnswer({ t, table, people, userId: table.record.seats[seat]!.userId, seat, wantsAdvice: false }, draft);
}

/** The drafts of the buttons and menus of a panel on all of its pages, by what they do. */
async function panelDrafts(table: Table, draft?: Draft) {
  const t = translatorFor('en');
  const names = async () => new Map(table.record.seats.map(({ userId }, seat) => [userId, NAMES[seat]!]));
  const context = {
    app: { store: { plans: { ofSeat: async () => undefined } } },
    services: { latestDrafts: new LatestDrafts({ weigh: async () => undefined }) },
    request: { userId: table.record.seats[table.progress.seat]!.userId },
    say: pageSpeech(t),
    settings: { advice: false, hints: true },
    names,
  } as unknown as HandlerContext;
  const chosen = new Set<string>();
  const confirms = new Set<string>();
  for (let page = 0, before = -1; before < chosen.size; page++) {
    before = chosen.size;
    const reply = await panelReply(context, { table, draft, page } as Parameters<typeof panelReply>[1]);
    const rows = JSON.parse(JSON.stringify(reply.components ?? [])) as {
      components: { custom_id: string; disabled?: boolean; options?: { value: string }[] }[];
    }[];
    for (const { custom_id: id, disabled, options } of rows.flatMap(({ components }) => components)) {
      const { verb, argument } = parseControlId(id)!;
      if (verb === 'choose' || verb === 'kind' || verb === 'pass')
        for (const one of options?.map(({ value }) => value) ?? [argument]) chosen.add(one);
      else if (verb === 'confirm' && !disabled) confirms.add(argument);
    }
  }
  return { chosen, confirms };
}

const doOf = (choices: readonly Pick<TurnChoice, 'do'>[]) => choices.map((choice) => choice.do);

/** Expects that an answer offers exactly what the rules allow, and the same as the panel. */
async function expectSameOffer(table: Table, answer: TurnAnswer, draft?: Draft): Promise<void> {
  const { game } = table;
  const { userId } = table.record.seats[table.progress.seat]!;
  const { choices } = draftedTurn(table, userId, draft);
  expect(answer.choices).toHaveLength(choices.length);
  const additions = answer.choices.filter(({ besides, chosen }) => besides && chosen);
  for (const { action } of choices) {
    const notation = game.makeAction(action);
    const isOffered = ({ do: one }: TurnChoice) => one.split('+').includes(notation);
    expect(answer.choices.some(isOffered) || additions.length > 0, notation).toBe(true);
  }
  const { chosen, confirms } = await panelDrafts(table, draft);
  const [best, others] = [doOf(answer.choices.filter((one) => one.best)), doOf(answer.turns)];
  if (answer.step === 'decision') {
    // Who hears them can tell them apart.
    const words = answer.choices.map(({ say }) => say);
    expect(new Set(words).size, words.join()).toBe(words.length);
    // The panel of a few decisions plays them at once; that of many shows only the page with the chosen one, if there is one.
    const shown = new Set([...chosen, ...confirms]);
    const all = doOf(answer.choices);
    expect([...shown].filter((one) => !all.includes(one))).toEqual([]);
    if (!answer.choices.some((one) => one.chosen)) expect(shown).toEqual(new Set(all));
    return;
  }
  const back = answer.back ? [answer.back] : [];
  // The prompt asks for a letter.
  // Squares are told in the order of their numbers.
  const numbers = answer.choices.filter((one) => one.best).map(({ say }) => Number.parseInt(say, 10));
  if (answer.step === 'square') expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  if (answer.step === 'tile') for (const { say } of answer.choices) expect(say).toMatch(/^[A-Z] · ./);
  if (answer.step === 'square' || answer.step === 'tile') {
    expect(chosen).toEqual(new Set([...best, ...others, ...back]));
    return;
  }
  expect(confirms).toEqual(new Set(answer.ready ? [answer.draft] : []));
  const offered = new Set([...doOf(answer.choices), ...others, ...back]);
  expect([...chosen].filter((one) => !offered.has(one))).toEqual([]);
  // Of a place that is not chosen, the panel offers its most common piece alone.
  expect(answer.choices.filter((one) => !chosen.has(one.do) && one.piece === undefined)).toEqual([]);
}

/** Expects words without markup, and that what happened begins with who did it, named once. */
function expectPlainWords(answer: TurnAnswer): void {
  for (const line of answer.since) {
    const [first] = line.split(';');
    expect(first).toMatch(new RegExp(NAMES.join('|')));
    expect(first).not.toMatch(new RegExp(`(${NAMES.join('|')}).*\\1`));
    expect(line).not.toMatch(/[.;]; |\.\.$/);
  }
  const words = JSON.stringify([answer.prompt, answer.lines, answer.confirm, answer.choices]);
  expect(words).not.toMatch(/\*\*|`|<[@#t/a-z]|undefined|NaN|\[object/);
}

for (const ruleSet of new Set(BOARDS.map(({ game }) => game.ruleSet))) {
  it(`offers what the panel and the rules offer in ${POSITIONS} positions of ${ruleSet}`, async () => {
    const restore = withoutPictures();
    const choose = chooserFor(`drafts of ${ruleSet}`);
    const steps = new Set<string>();
    for (const moment of positionsOf(ruleSet)) {
      const table = tableBefore(moment);
      const { game } = table;
      let draft: Draft | undefined;
      for (let step = 0; step < STEPS; step++) {
        const answer = await answerOf(table, draft, LANGUAGES[step % LANGUAGES.length]);
        steps.add(answer.step ?? answer.state);
        expectPlainWords(answer);
        // A button has little room: a tile of several is its letter.
        if (/\bdouble /.test(answer.draft)) expect(answer.confirm).toMatch(/(^|; )[A-Z](\s?;|$)/);
        const choice = answer.choices[choose(Math.max(1, answer.choices.length))];
        if (answer.step === 'draw') {
          expect(answer.choices.map((one) => one.do)).toEqual([game.makeAction(moment.action)]);
          break;
        }
        if (!choice) {
          expect(answer.ready).toBe(true);
          break;
        }
        await expectSameOffer(table, answer, draft);
        draft = parseDraft(game, choice.do)!;
      }
    }
    restore();
    expect([...steps]).toEqual(expect.arrayContaining(['draw', 'square', 'piece']));
  });
}

it('tells nothing of what a choice brings if hints are switched off', async () => {
  for (const moment of [...positionsOf('carcassonne')].filter((_, index) => index % 10 === 0)) {
    const table = tableBefore(moment, false);
    const first = await answerOf(table);
    expect(first.dead).toBeUndefined();
    const [choice] = first.choices;
    const second = await answerOf(table, choice && parseDraft(table.game, choice.do));
    for (const { choices, lines } of [first, second]) {
      expect(choices.filter(({ effect, gain, star }) => effect !== undefined || gain !== undefined || star)).toEqual(
        [],
      );
      expect(lines.join()).not.toMatch(/Whatever you choose|This tile:|With a piece:/);
    }
  }
});

it('tells of squares that no tile fits any more, in words too', async () => {
  const late = BOARDS.filter(({ game }) => game.ruleSet === 'carcassonne').flatMap((board) =>
    playGame(board, 'dead squares').moments.slice(-2),
  );
  const tables = late.map((moment) => tableBefore(moment));
  const found = tables.flatMap((table) => {
    const dead = table.game.deadSquares!(table.fold.state);
    return dead.length > 0 ? [{ table, dead }] : [];
  });
  expect(found.length).toBeGreaterThan(0);
  for (const { table, dead } of found.slice(0, 5)) {
    const { squares, say } = (await answerOf(table)).dead!;
    expect(squares).toEqual(dead);
    for (const { x, y } of dead) expect(say).toContain(`${x},${y}`);
  }
});

it('answers nothing to a draft that draws, or goes on after that, but what it would answer without', async () => {
  for (const ruleSet of ['amazonas', 'carcassonne']) {
    for (const moment of [...positionsOf(ruleSet)].filter((_, index) => index % 6 === 0)) {
      const table = tableBefore(moment);
      const { game } = table;
      const start = await answerOf(table, []);
      const draw = game.exampleAction('draw')!;
      const further = start.choices.slice(0, 2).map((one) => parseDraft(game, one.do)![0]!);
      for (const choice of start.choices.slice(0, 3)) {
        const draft = parseDraft(game, choice.do)!;
        const expected = await answerOf(table, draft);
        // Beside tiles of islands a draw is a choice like others.
        if (expected.choices.some((one) => one.do.endsWith(game.makeAction(draw)))) continue;
        for (const after of [[draw], [draw, ...further]])
          expect([start, expected]).toContainEqual(await answerOf(table, [...draft, ...after]));
      }
    }
  }
});
