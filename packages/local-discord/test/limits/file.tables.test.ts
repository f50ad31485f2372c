import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RawAnswer } from '../support/raw.ts';
import { checkLimits, expectOutcome, type Limit, type Refusal } from './limit-case.ts';
import { many, text } from './sample-body.ts';
import { Stage } from './stage.ts';

let stage: Stage;

beforeAll(async () => {
  stage = await Stage.open();
});

afterAll(() => stage.close());

const MIB = 1024 * 1024;
const TOO_LARGE: Refusal = { status: 413, code: 40005 };
const TOO_MANY: Refusal = { code: 30015 };

const small = (count: number) => many(count, () => Buffer.from('x'));
const files = (...sizes: number[]) => sizes.map((size) => Buffer.alloc(size));
const described = (description: string, id = '0') => ({ attachments: [{ id, description }] });

type Send = (body: object, files?: readonly Buffer[]) => Promise<RawAnswer>;

/** Every way of a file to Discord; in callbacks all paths begin with `data.`. */
const WAYS: readonly (readonly [what: string, prefix: string, send: Send])[] = [
  ['a post', '', (body, own) => stage.send('POST', '/channels/{amazon}/messages', body, own)],
  [
    'an edit',
    '',
    async (body, own) => {
      const { id } = await stage.post({ content: 'x' });
      return stage.send('PATCH', `/channels/{amazon}/messages/${id}`, body, own);
    },
  ],
  ['an answer', 'data.', async (data, own) => stage.answer(await stage.act('command'), { type: 4, data }, own)],
  [
    'a follow-up',
    '',
    async (body, own) => {
      const given = await stage.act('command');
      await stage.answer(given, { type: 4, data: { content: 'x' } });
      return stage.webhook('POST', given, { body, ...(own === undefined ? {} : { files: own }) });
    },
  ],
  [
    'an edit of an answer',
    '',
    async (body, own) => {
      const given = await stage.act('command');
      await stage.answer(given, { type: 5 });
      const request = { path: '/messages/@original', body, ...(own === undefined ? {} : { files: own }) };
      return stage.webhook('PATCH', given, request);
    },
  ],
];

/** Files, and what is said about the first of them. */
interface Parcel {
  readonly files: readonly Buffer[];
  readonly body?: object;
}

const limits = (prefix: string): readonly Limit<Parcel>[] => [
  {
    what: 'a file, up to 10 MiB',
    takes: { files: files(10 * MIB) },
    refuses: { files: files(1, 10 * MIB + 1) },
    ...TOO_LARGE,
  },
  {
    // The frame of the multipart body counts as well: a little is left for it.
    what: 'a request, up to 25 MiB',
    takes: { files: files(10 * MIB, 10 * MIB, 5 * MIB - 4096) },
    refuses: { files: files(10 * MIB, 10 * MIB, 5 * MIB) },
    ...TOO_LARGE,
  },
  { what: 'files, up to 10', takes: { files: small(10) }, refuses: { files: small(11) }, ...TOO_MANY },
  {
    what: 'description of a file, up to 1024',
    max: 1024,
    body: (count) => ({ files: small(1), body: described(text(count)) }),
    at: `${prefix}attachments[0].description`,
    inner: 'BASE_TYPE_MAX_LENGTH',
  },
  {
    // The inner code is not in the design document.
    what: 'a description without its file',
    takes: { files: small(1), body: described('a', '0') },
    refuses: { files: small(1), body: described('a', '1') },
    at: `${prefix}attachments[0].id`,
    inner: 'ATTACHMENT_NOT_FOUND',
  },
];

describe.each(WAYS)('files of %s', (_what, prefix, send) => {
  checkLimits(limits(prefix), ({ files: own, body = {} }) => send({ content: 'x', ...body }, own));
});

describe('files', () => {
  it('that stay count on an edit: 400 30015', async () => {
    const path = '/channels/{amazon}/messages';
    const { body } = await stage.send('POST', path, { content: 'x' }, small(9));
    const attachments = body.attachments.map(({ id }: { id: string }) => ({ id }));
    const edit = (fresh: number, placeholders: number) => {
      const listed = [...attachments, ...many(placeholders, (index) => ({ id: `${index}` }))];
      return stage.send('PATCH', `${path}/${body.id}`, { attachments: listed }, small(fresh));
    };
    expectOutcome(await edit(2, 2), TOO_MANY);
    // A file needs no placeholder in the list to count.
    expectOutcome(await edit(2, 0), TOO_MANY);
    const taken = await edit(1, 1);
    expectOutcome(taken);
    expect(taken.body.attachments).toHaveLength(10);
  });

  it('have their limit in every interaction', async () => {
    for (const act of ['command', 'component', 'autocomplete'] as const) {
      expect(await stage.act(act)).toMatchObject({ attachment_size_limit: 10 * MIB });
    }
  });
});
