import type { PageChannel, PageState, PageUser } from '../page-types.ts';
import type { WireChoice, WireMessage } from '../wire-types.ts';

/** An error response of the server. */
export class ApiError extends Error {
  readonly status: number;

  /** @param status HTTP status, 0 when the server could not be reached */
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

async function call<T>(method: string, path: string, body?: object): Promise<T> {
  const isFile = body instanceof File;
  const type = isFile ? 'application/octet-stream' : 'application/json';
  const sent = body ? { headers: { 'content-type': type }, body: isFile ? body : JSON.stringify(body) } : {};
  const response = await fetch(path, { method, ...sent }).catch(() => {
    throw new ApiError(0, 'The local Discord cannot be reached.');
  });
  const data = response.status === 204 ? null : await response.json().catch(() => null);
  if (response.ok) return data as T;
  throw new ApiError(response.status, data?.message ?? `The server answered ${response.status}.`);
}

function query(values: Readonly<Record<string, string | undefined>>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) if (value) search.set(name, value);
  return search.toString();
}

/** Who acts, and in which channel (ids). */
interface Place {
  readonly user: string;
  readonly channel: string;
}

/** The value of an option as an interaction carries it. */
export interface OptionValue {
  readonly name: string;
  readonly type: number;
  readonly value?: string | number | boolean;
  readonly focused?: boolean;
  readonly options?: readonly OptionValue[];
}

interface CommandCall extends Place {
  readonly command_id: string;
  /** The person or message that a command of a menu is about. */
  readonly target_id?: string;
  readonly options: readonly OptionValue[];
}

interface Started {
  readonly interaction_id: string;
}

/** How many messages are fetched at a time. */
export const PAGE_SIZE = 50;

/** The page's server. Every call rejects with an ApiError. */
export const api = {
  state: (user?: string) => call<PageState>('GET', `/local/state?${query({ user })}`),
  /** Oldest first. */
  messages: ({ user, channel, before }: Place & { before?: string }) =>
    call<{ messages: WireMessage[] }>(
      'GET',
      `/local/messages?${query({ user, channel, before, limit: String(PAGE_SIZE) })}`,
    ),
  createUser: (person: { username: string; locale: string }) => call<PageUser>('POST', '/local/users', person),
  openDirect: (user: string) => call<PageChannel>('POST', '/local/directs', { user }),
  createMessage: (message: Place & { content: string }) =>
    call<{ channel_id: string }>('POST', '/local/messages', message),
  runCommand: (command: CommandCall) => call<Started>('POST', '/local/commands', command),
  upload: (user: string, file: File) =>
    call<{ id: string }>('POST', `/local/uploads?${query({ user, filename: file.name })}`, file),
  autocomplete: (command: CommandCall) => call<{ choices: WireChoice[] }>('POST', '/local/autocomplete', command),
  press: (press: Place & { message_id: string; component: { custom_id: string; values?: readonly string[] } }) =>
    call<Started>('POST', '/local/components', press),
  /** `code` is absent while the person has to be asked. */
  authorize: (consent: { user: string; agrees: boolean }) =>
    call<{ code?: string }>('POST', '/local/authorize', consent),
  participants: (instance: string) => call<object>('GET', `/local/participants?${query({ instance })}`),
  popOut: (place: Place) => call<{ instance_id: string }>('POST', '/local/popouts', place),
  closeActivity: (user: string) => call('DELETE', `/local/activities?${query({ user })}`),
  dismiss: ({ user, channel, id }: Place & { id: string }) =>
    call('DELETE', `/local/messages?${query({ user, channel, id })}`),
};

/**
 * Listens to what happens on the server, reconnecting for ever.
 *
 * @param listener.connection told true every time the stream opens, so that what was missed can be fetched again
 */
export function openEvents(
  user: string,
  // biome-ignore lint/suspicious/noExplicitAny: what an event tells depends on its name
  listener: { event: (name: string, data: any) => void; connection: (open: boolean) => void },
): void {
  const source = new EventSource(`/local/events?${query({ user })}`);
  source.onopen = () => listener.connection(true);
  source.onerror = () => {
    listener.connection(false);
    // A browser gives up by itself after an HTTP error (a server just starting), so start over at a steady pace.
    source.close();
    setTimeout(openEvents, 1000, user, listener);
  };
  source.onmessage = ({ data: told }) => {
    const { event, data } = JSON.parse(told);
    listener.event(event, data);
  };
}
