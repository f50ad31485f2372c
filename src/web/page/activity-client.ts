import type { ActivityEntry, EntryProblem } from './activity.ts';
import { DiscordClient } from './discord-client.ts';
import { make } from './dom.ts';
import { asJson, fetchWithTimeout } from './fetching.ts';

/** Layout of a frame that is no more than a picture beside other things. */
const SMALL_LAYOUT = 1;

/** Parameters of the address for the choices at the foot of the page. */
const CHOICES = ['theme', 'lang'];

const main = document.querySelector('main')!;
const { client = '', parents = '', again = '', looking = '', failed = '' } = main.dataset;

/** Opens the page of the channel's game in this frame of Discord. It never leaves its address, whose query Discord needs. */
export async function openActivity(): Promise<void> {
  const query = new URLSearchParams(location.search);
  const discord = new DiscordClient(parents.split(' ').filter(Boolean));
  // A reader who does not identify themselves is a spectator.
  const code = await codeOf(discord, query.get('frame_id') ?? '').catch(() => undefined);
  const instance = query.get('instance_id') ?? '';
  const entry = await enter({ instance, ...(code !== undefined && { code }) }).catch(() => ({ problem: failed }));
  if ('problem' in entry) return showProblem(entry.problem);
  discord.subscribe('ACTIVITY_LAYOUT_MODE_UPDATE', (data) => showLayout(data as { readonly layout_mode: number }));
  document.addEventListener('click', (event) => openOutside(event, discord));
  await showPage(entry).catch(() => showProblem(failed));
}

/** Opens a link to another site outside of this frame, which has to keep its address. */
function openOutside(event: MouseEvent, discord: DiscordClient): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.getAttribute('href')?.startsWith('#')) return;
  event.preventDefault();
  void discord.command('OPEN_EXTERNAL_LINK', { url: link.href }).catch(() => undefined);
}

/** An OAuth code with which the server identifies the reader; the first time, Discord asks the reader for consent. */
async function codeOf(discord: DiscordClient, frameId: string): Promise<string> {
  await discord.greet(client, frameId);
  const wanted = { client_id: client, scope: ['identify'], prompt: 'none', response_type: 'code' };
  const { code } = (await discord.command('AUTHORIZE', wanted)) as { readonly code: string };
  return code;
}

async function enter(body: {
  readonly instance: string;
  readonly code?: string;
}): Promise<ActivityEntry | EntryProblem> {
  const answer = await fetch(withChoices('/activity/enter'), asJson(body));
  return (await answer.json()) as ActivityEntry | EntryProblem;
}

/** Puts the page of a game in the place of this document, and runs its script. */
async function showPage({ path, token, role }: ActivityEntry): Promise<void> {
  globalThis.pageToken = token;
  const answer = await fetchWithTimeout(withChoices(path), { headers: { accept: 'text/html' } });
  if (!answer.ok) throw new Error(`page: ${answer.status}`);
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const script = page.querySelector<HTMLScriptElement>('script[type=module]')!.getAttribute('src')!;
  // The content of `noscript` would be loaded, and the channel is already beside this frame.
  for (const one of page.querySelectorAll('noscript, .head .name a:not(#how)')) one.remove();
  const { documentElement: root } = document;
  root.lang = page.documentElement.lang;
  root.dataset.theme = page.documentElement.dataset.theme;
  document.title = page.title;
  document.body.replaceChildren(...page.body.childNodes);
  if (role === 'unknown') document.getElementById('tray')?.append(...withAgain(looking));
  document.addEventListener('submit', keepChoices);
  await import(new URL(script, location.origin).href);
}

/**
 * Shows the page with the theme or language that the reader chooses; the address keeps them, together with the parameters of
 * Discord.
 */
function keepChoices(event: SubmitEvent): void {
  event.preventDefault();
  const form = new FormData(event.target as HTMLFormElement);
  const query = new URLSearchParams(location.search);
  for (const name of CHOICES) query.set(name, String(form.get(name)));
  history.replaceState(history.state, '', `${location.pathname}?${query}`);
  location.reload();
}

function withChoices(path: string): URL {
  const address = new URL(path, location.origin);
  const query = new URLSearchParams(location.search);
  for (const name of CHOICES) if (query.has(name)) address.searchParams.set(name, query.get(name)!);
  return address;
}

function showLayout({ layout_mode: mode }: { readonly layout_mode: number }): void {
  document.documentElement.classList.toggle('small', mode === SMALL_LAYOUT);
}

function showProblem(text: string): void {
  main.replaceChildren(...withAgain(text));
}

/** A sentence, and a button that starts again. */
function withAgain(textContent: string): HTMLElement[] {
  const button = make('button', { type: 'button', textContent: again, onclick: () => location.reload() });
  return [make('p', { textContent, role: 'status' }), button];
}
