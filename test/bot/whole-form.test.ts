import { expect, test } from 'vitest';
import { wholeForm } from '../../src/bot/whole-form.ts';

test('a form in one piece says what it said before', async () => {
  const image = Buffer.from([0, 13, 10, 45, 45, 255]);
  const form = new FormData();
  form.append('files[0]', new Blob([image], { type: 'image/png' }), 'board of "Zoë"\r\n.png');
  form.append('files[1]', new Blob(['{}']), 'game.json');
  form.append('payload_json', '{"content":"drawn:\\n--form 🛶"}');
  const { type, bytes } = await wholeForm(form);
  const read = await new Response(bytes, { headers: { 'content-type': type } }).formData();
  const [board, game] = [read.get('files[0]') as File, read.get('files[1]') as File];
  expect(board.name).toBe('board of "Zoë"\r\n.png');
  expect(board.type).toBe('image/png');
  expect(Buffer.from(await board.arrayBuffer())).toEqual(image);
  expect(game.name).toBe('game.json');
  expect(await game.text()).toBe('{}');
  expect(read.get('payload_json')).toBe('{"content":"drawn:\\n--form 🛶"}');
  expect([...read.keys()]).toEqual(['files[0]', 'files[1]', 'payload_json']);
});
