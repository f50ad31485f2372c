import { afterAll, beforeAll, expect, it } from 'vitest';
import { pngOf } from '../support/picture.ts';
import { expectOutcome } from './limit-case.ts';
import { Stage } from './stage.ts';

let stage: Stage;

beforeAll(async () => {
  stage = await Stage.open();
});

afterAll(() => stage.close());

const image = (bytes: Buffer) => `data:image/png;base64,${bytes.toString('base64')}`;
const create = (name: string, bytes = pngOf(2, 2)) =>
  stage.send('POST', '/applications/{app}/emojis', { name, image: image(bytes) });

it('keeps emojis of 256 KiB and names of 2 to 32 letters, digits and lines, each once', async () => {
  expectOutcome(await create('ab', Buffer.alloc(256 * 1024)));
  expectOutcome(await create('x'.repeat(32)));
  expectOutcome(await create('large', Buffer.alloc(256 * 1024 + 1)), {
    code: 50035,
    at: 'image',
    inner: 'BINARY_TYPE_MAX_SIZE',
  });
  for (const name of ['a', 'x'.repeat(33), 'red-meeple']) expect((await create(name)).body.code).toBe(50035);
  expectOutcome(await create('ab'), { code: 50035, at: 'name', inner: 'APPLICATION_EMOJI_NAME_ALREADY_TAKEN' });
  const { body } = await stage.send('GET', '/applications/{app}/emojis');
  const [first] = body.items;
  expectOutcome(await stage.send('DELETE', `/applications/{app}/emojis/${first.id}`));
  expectOutcome(await stage.send('DELETE', `/applications/{app}/emojis/${first.id}`), { status: 404, code: 10014 });
});
