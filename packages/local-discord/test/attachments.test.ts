import { type Attachment, type Client, SlashCommandBuilder } from 'discord.js';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type LocalDiscord, startLocalDiscord } from '../src/index.ts';
import { startBot } from '../src/testing/client.ts';
import { connectPerson, type TestPerson } from '../src/testing/person.ts';
import type { WireAttachment } from '../src/wire-types.ts';

const COMMAND = new SlashCommandBuilder()
  .setName('check')
  .setDescription('Checks a record')
  .addAttachmentOption((option) => option.setName('record').setDescription('The record').setRequired(true))
  .addAttachmentOption((option) => option.setName('other').setDescription('One to compare it with'))
  .toJSON();

/** A PNG of one pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

let discord: LocalDiscord;
let client: Client;
let ana: TestPerson;
let bruno: TestPerson;
let given: { record: Attachment; other: Attachment | null }[] = [];

beforeAll(async () => {
  discord = await startLocalDiscord({ port: 0 });
  const bot = await startBot(discord, {
    commands: [COMMAND],
    onInteraction: async (interaction) => {
      if (!interaction.isChatInputCommand()) return;
      const { options } = interaction;
      given.push({ record: options.getAttachment('record', true), other: options.getAttachment('other') });
      await interaction.reply('Seen.');
    },
  });
  client = bot.client;
  ana = await connectPerson(discord.origin, discord.personIds.Ana!);
  bruno = await connectPerson(discord.origin, discord.personIds.Bruno!);
});

beforeEach(() => {
  given = [];
});

afterAll(async () => {
  ana.close();
  bruno.close();
  await client.destroy();
  await discord.close();
});

function send(person: TestPerson, name: string, bytes: Buffer, type = 'application/octet-stream'): Promise<Response> {
  const query = new URLSearchParams({ user: person.id, filename: name });
  return fetch(`${discord.origin}/local/uploads?${query}`, {
    method: 'POST',
    body: new Uint8Array(bytes),
    headers: { 'content-type': type },
  });
}

async function upload(person: TestPerson, name: string, bytes: Buffer): Promise<WireAttachment> {
  const response = await send(person, name, bytes);
  expect(response.status).toBe(200);
  return (await response.json()) as WireAttachment;
}

describe('a file as an option of a command', () => {
  it('is told to the bot as Discord tells it, and can be downloaded', async () => {
    const bytes = Buffer.from('{"game": "ámazonas"}');
    const { id } = await upload(ana, 'my game.json', bytes);
    await ana.command('check', { record: id });
    expect(given).toHaveLength(1);
    const { record, other } = given[0]!;
    expect(other).toBeNull();
    expect(record).toMatchObject({
      id,
      name: 'my_game.json',
      size: bytes.length,
      contentType: 'application/json; charset=utf-8',
      ephemeral: true,
      width: null,
      height: null,
    });
    expect(record.url).toContain(`/cdn/ephemeral-attachments/${discord.applicationId}/${id}/my_game.json?ex=`);
    const response = await fetch(record.url);
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="my_game.json"');
    expect(Buffer.from(await response.arrayBuffer())).toEqual(bytes);
  });

  it('has a size in pixels when it is a picture', async () => {
    const [first, second] = [await upload(ana, 'a.png', PIXEL), await upload(ana, 'b.png', PIXEL)];
    await ana.command('check', { record: first.id, other: second.id });
    expect(given[0]!.record).toMatchObject({ name: 'a.png', contentType: 'image/png', width: 1, height: 1 });
    expect(given[0]!.other).toMatchObject({ id: second.id, name: 'b.png' });
  });

  it('must be given where it is required', async () => {
    const { id } = await upload(ana, 'a.txt', Buffer.from('a'));
    await expect(ana.command('check', {})).rejects.toMatchObject({ errors: { record: 'This option is required.' } });
    await expect(ana.command('check', { other: id })).rejects.toMatchObject({ status: 400 });
    expect(given).toEqual([]);
  });

  it('must be a file of the person who gives it', async () => {
    const { id } = await upload(ana, 'a.txt', Buffer.from('a'));
    const refusal = { errors: { record: 'Choose a file.' } };
    await expect(bruno.command('check', { record: id })).rejects.toMatchObject(refusal);
    await expect(ana.command('check', { record: '1' })).rejects.toMatchObject(refusal);
    await expect(ana.command('check', { record: 7 })).rejects.toMatchObject(refusal);
    expect(given).toEqual([]);
  });
});

describe('uploading', () => {
  it('refuses what Discord refuses, and what no page sends', async () => {
    expect((await send(ana, 'empty.txt', Buffer.alloc(0))).status).toBe(400);
    expect((await send(ana, 'large.bin', Buffer.alloc(10 * 1024 * 1024 + 1))).status).toBe(413);
    expect((await send(ana, 'form.txt', Buffer.from('a'), 'text/plain')).status).toBe(400);
    const nobody = await fetch(`${discord.origin}/local/uploads?user=1&filename=a.txt`, {
      method: 'POST',
      body: 'a',
      headers: { 'content-type': 'application/octet-stream' },
    });
    expect(nobody.status).toBe(400);
  });

  it('takes a file of the largest size', async () => {
    const { size } = await upload(ana, 'large.bin', Buffer.alloc(10 * 1024 * 1024));
    expect(size).toBe(10 * 1024 * 1024);
  });

  it('serves a file under its own name only', async () => {
    const { url } = await upload(ana, 'a.txt', Buffer.from('a'));
    expect((await fetch(url)).status).toBe(200);
    expect((await fetch(url.replace('/a.txt', '/b.txt'))).status).toBe(404);
    expect((await fetch(url.replace('ephemeral-attachments', 'attachments'))).status).toBe(404);
  });

  it('makes names safe', async () => {
    const { filename } = await upload(ana, '../..\\a "b".html', Buffer.from('<b>'));
    expect(filename).toMatch(/^[\w.-]+$/);
    expect(filename).not.toMatch(/^\./);
  });

  it('keeps the latest files only', async () => {
    const first = await upload(ana, 'first.txt', Buffer.from('a'));
    const others: WireAttachment[] = [];
    for (let count = 0; count < 50; count++) others.push(await upload(ana, `${count}.txt`, Buffer.from('a')));
    expect((await fetch(first.url)).status).toBe(404);
    for (const { url } of others) expect((await fetch(url)).status).toBe(200);
    await expect(ana.command('check', { record: first.id })).rejects.toMatchObject({ status: 400 });
  });
});
