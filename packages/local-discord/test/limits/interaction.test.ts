import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startLocalDiscord } from '../../src/index.ts';
import { checkLimits, expectOutcome, type Limit, type Refusal } from './limit-case.ts';
import { many, NOBODY, text } from './sample-body.ts';
import { type Act, type Given, Stage } from './stage.ts';

let stage: Stage;

beforeAll(async () => {
  stage = await Stage.open();
});

afterAll(() => stage.close());

const UNKNOWN_INTERACTION: Refusal = { status: 404, code: 10062 };
const ACKNOWLEDGED: Refusal = { code: 40060 };
const UNKNOWN_WEBHOOK: Refusal = { status: 404, code: 10015 };
const INVALID_TOKEN: Refusal = { status: 401, code: 50027 };
/** The design document gives the inner code of a wrong type as a guess. */
const WRONG_TYPE: Refusal = { at: 'type', inner: 'BASE_TYPE_CHOICES' };

const message = { content: 'x' };
const answers: Readonly<Record<number, object>> = {
  4: { type: 4, data: message },
  5: { type: 5 },
  6: { type: 6 },
  7: { type: 7, data: message },
  8: { type: 8, data: { choices: [] } },
  9: { type: 9, data: {} },
};

/** The types an answer may have; forms (9) this stand-in does not know. */
const TYPES: readonly (readonly [act: Act, types: readonly number[]])[] = [
  ['command', [4, 5]],
  ['component', [4, 5, 6, 7]],
  ['autocomplete', [8]],
];

describe.each(TYPES)('the answer to a %s', (act, allowed) => {
  it.each([4, 5, 6, 7, 8, 9])('of type %i', async (type) => {
    const given = await stage.act(act);
    expectOutcome(await stage.answer(given, answers[type]), allowed.includes(type) ? undefined : WRONG_TYPE);
  });

  it.each([0, 1, 2, 3, 99])('of type %i, which is no answer', async (type) => {
    expectOutcome(await stage.answer(await stage.act(act), { type }), WRONG_TYPE);
  });

  it.each([4, 5, 6, 7, 8, 9])('is taken once, whatever comes next: type %i answers 400 40060', async (type) => {
    const given = await stage.act(act);
    expectOutcome(await stage.answer(given, answers[allowed[0]!]));
    expectOutcome(await stage.answer(given, answers[type]), ACKNOWLEDGED);
  });
});

it('a refused answer does not use up the interaction', async () => {
  const given = await stage.act('command');
  const refusal = { at: 'data.content', inner: 'BASE_TYPE_MAX_LENGTH' };
  expectOutcome(await stage.answer(given, { type: 4, data: { content: text(2001) } }), refusal);
  expectOutcome(await stage.answer(given, answers[6]), WRONG_TYPE);
  expectOutcome(await stage.answer(given, answers[4]));
});

it('an answer needs the id and the token that belong together: 404 10062', async () => {
  const given = await stage.act('command');
  const other = await stage.act('command');
  expectOutcome(await stage.answer({ ...given, id: NOBODY }, answers[4]), UNKNOWN_INTERACTION);
  expectOutcome(await stage.answer({ ...given, token: 'x' }, answers[4]), UNKNOWN_INTERACTION);
  expectOutcome(await stage.answer({ ...given, token: other.token }, answers[4]), UNKNOWN_INTERACTION);
  expectOutcome(await stage.answer(given, answers[4]));
});

it('a first answer after the deadline: 404 10062', async () => {
  const hasty = await Stage.open({ answerDeadlineMs: 20 });
  const given = await hasty.act('command');
  await hasty.ana.waitForEvent(({ name, data }) => name === 'interaction_failed' && data.interaction_id === given.id);
  expectOutcome(await hasty.answer(given, answers[4]), UNKNOWN_INTERACTION);
  expectOutcome(await hasty.answer(given, answers[5]), UNKNOWN_INTERACTION);
  expectOutcome(await hasty.webhook('POST', given, { body: message }), UNKNOWN_WEBHOOK);
  await hasty.close();
});

it('the deadline is 3 seconds unless told', async () => {
  const usual = await startLocalDiscord({ port: 0 });
  const state = await fetch(`${usual.origin}/local/state`);
  expect(await state.json()).toMatchObject({ limits: { answer_deadline_ms: 3000 } });
  await usual.close();
});

describe('to the millisecond', () => {
  const DEADLINE = 60_000;
  const LIFE = 15 * 60_000;
  let started: number;
  let exact: Stage;

  // Only the date stands still; timers and sockets go on.
  beforeEach(async () => {
    exact = await Stage.open({ answerDeadlineMs: DEADLINE });
    vi.useFakeTimers({ toFake: ['Date'] });
    started = Date.now();
  });

  afterEach(async () => {
    vi.useRealTimers();
    await exact.close();
  });

  it.each([
    ['at the deadline', DEADLINE, undefined],
    ['behind it: 404 10062', DEADLINE + 1, UNKNOWN_INTERACTION],
  ])('a first answer %s', async (_what, after, refusal) => {
    const given = await exact.act('command');
    vi.setSystemTime(started + after);
    expectOutcome(await exact.answer(given, answers[4]), refusal);
  });

  it.each([
    ['at 15 minutes', LIFE, undefined],
    ['behind them: 401 50027', LIFE + 1, INVALID_TOKEN],
  ])('a token %s', async (_what, after, refusal) => {
    const given = await exact.act('command');
    await exact.answer(given, answers[4]);
    vi.setSystemTime(started + after);
    expectOutcome(await exact.webhook('POST', given, { body: message }), refusal);
  });
});

const WEBHOOK: readonly (readonly [method: string, path: string, body: object | undefined])[] = [
  ['POST', '', message],
  ['GET', '/messages/@original', undefined],
  ['PATCH', '/messages/@original', message],
  ['DELETE', '/messages/@original', undefined],
];

describe.each(WEBHOOK)('the webhook of an interaction: %s %s', (method, path, body) => {
  const call = (where: Stage, given: Given) =>
    where.webhook(method, given, { path, ...(body === undefined ? {} : { body }) });

  it('before and after the first answer: 404 10015', async () => {
    const given = await stage.act('command');
    expectOutcome(await call(stage, given), UNKNOWN_WEBHOOK);
    await stage.answer(given, answers[4]);
    expectOutcome(await call(stage, given));
  });

  it('after the life of the token: 401 50027', async () => {
    // The token is over at the moment it is used: no test needs to wait for that.
    const brief = await Stage.open({ tokenLifeMs: -1 });
    const given = await brief.act('command');
    expectOutcome(await brief.answer(given, answers[4]));
    expectOutcome(await call(brief, given), INVALID_TOKEN);
    await brief.close();
  });

  it('with a token that never was: 401 50027', async () => {
    expectOutcome(await call(stage, { id: NOBODY, token: 'nonsense' }), INVALID_TOKEN);
  });

  it('of another application: 404 10015', async () => {
    const given = await stage.act('command');
    await stage.answer(given, answers[4]);
    const other = await stage.send(method, `/webhooks/${NOBODY}/${given.token}${path}`, body);
    expectOutcome(other, UNKNOWN_WEBHOOK);
  });
});

const suggestion = (fields: object = {}) => ({ name: 'n', value: 'v', ...fields });
const suggests = (...choices: object[]) => ({ choices });

const SUGGESTIONS: readonly Limit[] = [
  {
    what: 'suggestions, up to 25',
    max: 25,
    body: (count) => suggests(...many(count, (index) => suggestion({ value: `v${index}` }))),
    at: 'data.choices',
    inner: 'BASE_TYPE_MAX_LENGTH',
  },
  {
    what: 'no list of suggestions',
    takes: suggests(),
    refuses: {},
    at: 'data.choices',
    inner: 'BASE_TYPE_REQUIRED',
  },
  {
    what: 'name of a suggestion, 1-100',
    min: 1,
    max: 100,
    body: (count) => suggests(suggestion({ name: text(count) })),
    at: 'data.choices[0].name',
    inner: 'BASE_TYPE_BAD_LENGTH',
    innerBelow: 'BASE_TYPE_REQUIRED',
  },
  {
    what: 'value of a suggestion, 1-100',
    min: 1,
    max: 100,
    body: (count) => suggests(suggestion({ value: text(count) })),
    at: 'data.choices[0].value',
    inner: 'BASE_TYPE_BAD_LENGTH',
    innerBelow: 'BASE_TYPE_REQUIRED',
  },
];

describe('autocomplete', () => {
  checkLimits(SUGGESTIONS, async (data) => stage.answer(await stage.act('autocomplete'), { type: 8, data }));
});
