import { expect, test } from 'vitest';
import { compress } from '../../../src/render/paint/compressor.ts';

test('equal bytes are compressed to equal streams, whatever a compressor did before', async () => {
  // Bytes that cannot be made smaller, whose stream is a little longer than the output buffer: it begins three bytes further on in
  // the buffer each time, until the buffer is full within the last block.
  const bytes = Buffer.alloc(32_748);
  for (let index = 0, random = 1; index < bytes.length; index++) {
    random = (random * 48_271) % 0x7fffffff;
    bytes[index] = random >> 8;
  }
  const streams = new Set<string>();
  for (let count = 0; count < 60; count++) streams.add((await compress(bytes)).toString('base64'));
  expect(streams.size).toBe(1);
});
