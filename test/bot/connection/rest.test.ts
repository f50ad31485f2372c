import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { REST } from 'discord.js';
import { expect, onTestFinished, test } from 'vitest';
import { sendFilesWhole } from '../../../src/bot/connection/rest.ts';

test('a message with files arrives as a form of its JSON and of each file with name, type and bytes', async () => {
  const { rest, received } = await restToServer();
  const body = { content: 'Zoë drew “the river”', attachments: [{ id: '0', description: 'the board' }] };
  const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, ...Buffer.from('\r\n--boundary--\r\n')]);
  const files = [
    { name: 'board.png', data: png },
    { name: 'Zoë’s "game".json', data: Buffer.from('{}') },
  ];
  await rest.post('/channels/1/messages', { body, files });
  const form = await received();
  expect(JSON.parse(String(form.get('payload_json')))).toEqual(body);
  const [board, game] = [form.get('files[0]') as File, form.get('files[1]') as File];
  expect([board.name, board.type]).toEqual(['board.png', 'image/png']);
  expect(Buffer.from(await board.arrayBuffer())).toEqual(png);
  expect([game.name, game.type, await game.text()]).toEqual(['Zoë’s "game".json', 'application/octet-stream', '{}']);
});

/** A REST client whose requests a server receives; `received` resolves with the form of the last one. */
async function restToServer() {
  let last: (() => Promise<FormData>) | undefined;
  const server = createServer(async (request, response) => {
    const bytes = new Uint8Array(await buffer(request));
    const headers = { 'Content-Type': request.headers['content-type']! };
    last = () => new Response(bytes, { headers }).formData();
    response.setHeader('Content-Type', 'application/json').end('{}');
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void server.close());
  const rest = new REST({ api: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }).setToken('token');
  sendFilesWhole(rest);
  return { rest, received: () => last!() };
}
