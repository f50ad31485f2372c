import { once } from 'node:events';
import { createServer } from 'node:http';
import { build } from 'esbuild';
import { startLocalDiscord } from 'local-discord';
import { expect, it, onTestFinished } from 'vitest';
import { freePort } from '../../lab/driving/free-port.ts';
import { patient } from '../support/patience.ts';
import { openPage, startChromium } from './chromium.ts';

/** A page that does by Discord's own SDK what pages of games do without it, and tells what came of it. */
const PAGE = `
  import { DiscordSDK } from '@discord/embedded-app-sdk';
  const tell = (name, value) => document.body.append(Object.assign(document.createElement('p'), { id: name, textContent: JSON.stringify(value) }));
  const sdk = new DiscordSDK(document.documentElement.dataset.client, { disableConsoleLogOverride: true });
  await sdk.ready();
  tell('ready', { channel: sdk.channelId, instance: sdk.instanceId, platform: sdk.platform });
  await sdk.subscribe('ACTIVITY_LAYOUT_MODE_UPDATE', (layout) => tell('layout', layout));
  tell('participants', (await sdk.commands.getInstanceConnectedParticipants()).participants.map(({ id }) => id));
  const wanted = { client_id: sdk.clientId, response_type: 'code', state: '', prompt: 'none', scope: ['identify'] };
  tell('refused', await sdk.commands.authorize(wanted).catch((error) => error));
  tell('agreed', await sdk.commands.authorize(wanted));
  tell('silent', await sdk.commands.authorize(wanted));
  document.body.onclick = () => sdk.close(1000, 'done');
`;

it('answers the Embedded App SDK as Discord does', async () => {
  // The only local address whose messages the SDK takes.
  const discord = await startLocalDiscord({ port: 3333 });
  onTestFinished(() => discord.close());
  const stdin = { contents: PAGE, resolveDir: import.meta.dirname };
  const built = await build({ stdin, bundle: true, format: 'esm', target: 'es2022', write: false, logLevel: 'silent' });
  const html = `<!doctype html><html data-client="${discord.applicationId}"><body><script type="module" src="/page.js"></script></body></html>`;
  const server = createServer(({ url }, answer) => {
    const isScript = url === '/page.js';
    answer.setHeader('content-type', isScript ? 'text/javascript' : 'text/html');
    answer.end(isScript ? built.outputFiles[0]!.text : html);
  });
  server.listen(await freePort(), '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const address = server.address() as { readonly port: number };
  discord.switchActivitiesOn({ mapping: `http://127.0.0.1:${address.port}` });

  const page = await openPage(await startChromium(), { locale: 'en-US' });
  const ana = discord.personIds.Ana!;
  await page.goto(`http://localhost:3333/?user=${ana}`);
  await page.getByTestId('composer-input').fill('/launch');
  await page.keyboard.press('Enter');
  await page.getByTestId('send-command').click();
  const frame = page.getByTestId('activity').frameLocator('iframe');
  const told = async (name: string): Promise<unknown> =>
    JSON.parse(
      (await frame
        .locator(`#${name}`)
        .last()
        .textContent({ timeout: patient(20_000) }))!,
    );
  expect(await told('ready')).toEqual({
    channel: Object.values(discord.channelIds)[0],
    instance: expect.stringMatching(/^i-\d+-gc-\d+-\d+$/),
    platform: 'desktop',
  });
  expect(await told('participants')).toEqual([ana]);
  const answer = (name: string) => page.getByTestId('consent').getByRole('button', { name }).click();
  await answer('Cancel');
  expect(await told('refused')).toMatchObject({ message: 'OAuth2 Authorization was cancelled.' });
  await answer('Authorize');
  const { code } = (await told('agreed')) as { readonly code: string };
  expect(discord.activities.userOf(discord.activities.exchange(code)!)).toBe(ana);
  expect(await told('silent')).toEqual({ code: expect.not.stringMatching(code) });
  await page.getByRole('button', { name: 'Make small' }).click();
  expect(await told('layout')).toEqual({ layout_mode: 1 });
  await page.getByRole('button', { name: 'Make small' }).click();
  await frame.locator('body').click();
  await page.getByTestId('activity').waitFor({ state: 'detached' });
});
