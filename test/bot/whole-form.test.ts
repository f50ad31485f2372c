import { expect, test } from 'vitest';
import { wholeForm } from '../../src/bot/whole-form.ts';

test('files and what is said with them are read from the form as they were', async () => {
  const image = Buffer.from([0, 13, 10, 45, 45, 255]);
  const payload = { content: 'drawn:\n--form 🛶' };
  const { type, parts } = wholeForm(
    [
      { name: 'board of "Zoë"\r\n.png', data: image },
      { name: 'game.json', data: '{}' },
      { name: 'notes', data: Buffer.from('x'), key: 'extra', contentType: 'text/html' },
      { name: 'unknown.bin', data: image },
    ],
    payload,
  );
  const read = await new Response(Buffer.concat(parts), { headers: { 'content-type': type } }).formData();
  const file = (key: string) => read.get(key) as File;
  expect([...read.keys()]).toEqual(['files[0]', 'files[1]', 'extra', 'files[3]', 'payload_json']);
  expect(file('files[0]').name).toBe('board of "Zoë"\r\n.png');
  expect(Buffer.from(await file('files[0]').arrayBuffer())).toEqual(image);
  expect(await file('files[1]').text()).toBe('{}');
  expect(['files[0]', 'files[1]', 'extra', 'files[3]'].map((key) => file(key).type)).toEqual([
    'image/png',
    'application/json',
    'text/html',
    'application/octet-stream',
  ]);
  expect(JSON.parse(read.get('payload_json') as string)).toEqual(payload);
});
