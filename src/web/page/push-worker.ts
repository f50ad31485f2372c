/** The server's push message about a turn. */
interface PushText {
  readonly title: string;
  readonly body: string;
  /** Path of the game's page. */
  readonly path: string;
}

/** A window of the pages. */
interface PageWindow {
  readonly url: string;
  focus(): Promise<unknown>;
}

/** An event that the browser waits for. */
interface WorkerEvent {
  waitUntil(work: Promise<unknown>): void;
}

interface PushArrived extends WorkerEvent {
  readonly data: { json(): PushText } | null;
}

interface NotificationPressed extends WorkerEvent {
  readonly notification: { readonly data: string; close(): void };
}

/** The part of a service worker that is used here; pages are typed for windows. */
interface PushWorker {
  readonly registration: { showNotification(title: string, options: object): Promise<void> };
  readonly clients: {
    matchAll(options: object): Promise<readonly PageWindow[]>;
    openWindow(url: string): Promise<unknown>;
  };
  addEventListener(type: 'push', listener: (event: PushArrived) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: NotificationPressed) => void): void;
}

/*
 * Shows notifications of turns, and opens the page of the game when one is pressed. It answers no requests of pages, so that no page
 * is ever an old one because of it.
 */
const worker = globalThis as unknown as PushWorker;

worker.addEventListener('push', (event) => {
  const text = event.data?.json();
  if (!text) return;
  const { title, body, path } = text;
  // A later turn of the same game takes the place of an earlier one.
  event.waitUntil(worker.registration.showNotification(title, { body, tag: path, icon: '/icon-192.png', data: path }));
});

worker.addEventListener('notificationclick', (event) => {
  const { notification } = event;
  notification.close();
  event.waitUntil(open(notification.data));
});

/** Shows the window with a game's page, or opens one. */
async function open(path: string): Promise<void> {
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const shown = windows.find(({ url }) => new URL(url).pathname === path);
  await (shown ? shown.focus() : worker.clients.openWindow(path));
}
