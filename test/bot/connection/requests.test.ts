import { setTimeout } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { requestWithTimeout } from '../../../src/bot/connection/requests.ts';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

test('a request that is done keeps nothing of what it sent', async () => {
  const sent = await requestWithPicture();
  // What a weak reference was made for is kept until the next task.
  await setTimeout();
  collectGarbage();
  expect(sent.deref()).toBeUndefined();
});

/** Makes a request that reads a picture from its context, as one that sends it does. */
async function requestWithPicture(): Promise<WeakRef<object>> {
  const picture = { bytes: new Uint8Array(1000) };
  await requestWithTimeout(async () => picture.bytes.length);
  return new WeakRef(picture);
}

test('a request that takes too long fails and is ended', async () => {
  let ended: AbortSignal | undefined;
  const request = requestWithTimeout((signal) => {
    ended = signal;
    return new Promise(() => undefined);
  }, 1);
  await expect(request).rejects.toThrow('longer than 1 ms');
  expect(ended!.aborted).toBe(true);
});
