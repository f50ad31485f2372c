import { make } from './dom.ts';
import { asJson, fetchWithTimeout } from './fetching.ts';
import type { PushAnswer } from './push-answer.ts';

/** Adds a button that turns notifications of turns for this browser on or off; nothing if the browser cannot be notified. */
export async function offerPush(place: HTMLElement, address: URL): Promise<void> {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) return;
  const answer = await ask(address);
  if (!answer) return;
  const button = make('button', { type: 'button', className: 'push' });
  const problem = make('p', { role: 'status' });
  let isOn = await isNotified(answer);
  const show = () => {
    button.textContent = isOn ? answer.words.off : answer.words.on;
  };
  button.addEventListener('click', async () => {
    // Not disabled, so that it keeps the focus.
    if (button.ariaBusy === 'true') return;
    button.ariaBusy = 'true';
    problem.textContent = '';
    const done = isOn
      ? await ask(address, { method: 'DELETE' })
      : await subscribe(address, answer).catch(() => undefined);
    button.ariaBusy = 'false';
    if (done) isOn = done.endpoint !== undefined;
    else if (!isOn) problem.textContent = answer.words.refused;
    show();
  });
  show();
  place.append(button, problem);
}

/** True if the address that the server knows is still that of this browser. */
async function isNotified({ endpoint }: PushAnswer): Promise<boolean> {
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  return endpoint !== undefined && subscription?.endpoint === endpoint && Notification.permission === 'granted';
}

/** Asks the reader for permission and the browser for its address, and tells the server. */
async function subscribe(address: URL, { key }: PushAnswer): Promise<PushAnswer | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined;
  await navigator.serviceWorker.register('/push-worker.js');
  const { pushManager } = await navigator.serviceWorker.ready;
  const before = await pushManager.getSubscription();
  // A subscription for another key would never get a message.
  if (before && textOf(before.options.applicationServerKey) !== key) await before.unsubscribe();
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const target = {
    endpoint: subscription.endpoint,
    key: textOf(subscription.getKey('p256dh')),
    auth: textOf(subscription.getKey('auth')),
  };
  return ask(address, asJson(target));
}

async function ask(address: URL, how?: RequestInit): Promise<PushAnswer | undefined> {
  const answer = await fetchWithTimeout(address, how).catch(() => undefined);
  return answer?.ok ? ((await answer.json()) as PushAnswer) : undefined;
}

/** Bytes in base64url. */
function textOf(bytes: ArrayBuffer | null): string {
  const text = btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0))));
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}
