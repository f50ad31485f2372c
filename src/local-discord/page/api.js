// @ts-check
/** @import { State, User, Channel, Message, OptionValue, Choice } from './types.js' */

/** An answer of the server that says no; `errors` maps option names to what is wrong with them. */
export class ApiError extends Error {
  /**
   * @param {number} status HTTP status, 0 when the server could not be reached
   * @param {string} message
   * @param {Record<string, string>} [errors]
   */
  constructor(status, message, errors = {}) {
    super(message);
    this.status = status;
    this.errors = errors;
  }
}

/** @typedef {{ type: string, bytes: string | File }} Sent a body and its content type */

/**
 * @param {unknown} body
 * @returns {Sent}
 */
function json(body) {
  return { type: 'application/json', bytes: JSON.stringify(body) };
}

/**
 * @param {string} method
 * @param {string} path
 * @param {Sent} [sent]
 * @returns {Promise<any>}
 */
async function call(method, path, sent) {
  let response;
  try {
    response = await fetch(path, {
      method,
      ...(sent ? { headers: { 'content-type': sent.type }, body: sent.bytes } : {}),
    });
  } catch {
    throw new ApiError(0, 'The local Discord cannot be reached.');
  }
  const text = await response.text();
  let data = null;
  try {
    data = text ? JSON.parse(text) : null;
  } catch {
    // A proxy or a crash may answer with a page of HTML; the status says enough.
  }
  if (!response.ok) {
    throw new ApiError(response.status, data?.message ?? `The server answered ${response.status}.`, data?.errors ?? {});
  }
  return data;
}

/** @param {Record<string, string | undefined>} values */
function query(values) {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) if (value) search.set(name, value);
  return search.toString();
}

/**
 * @typedef {{ user: string, channel: string }} Place who acts, and in which channel (ids)
 * @typedef {Place & { command_id: string, options: OptionValue[] }} CommandCall
 */

/** The page's server. Every call rejects with an ApiError. */
export const api = {
  /** @param {string | null} user @returns {Promise<State>} */
  state: (user) => call('GET', `/local/state?${query({ user: user ?? undefined })}`),
  /**
   * Oldest first.
   * @param {Place & { before?: string, limit?: number }} request
   * @returns {Promise<{ messages: Message[] }>}
   */
  messages: ({ user, channel, before, limit = 50 }) =>
    call('GET', `/local/messages?${query({ user, channel, before, limit: String(limit) })}`),
  /** @param {{ username: string, locale?: string }} person @returns {Promise<User>} */
  createUser: (person) => call('POST', '/local/users', json(person)),
  /** @param {{ user: string, name: string }} channel @returns {Promise<Channel>} */
  createChannel: (channel) => call('POST', '/local/channels', json(channel)),
  /** @param {Place & { content: string }} message @returns {Promise<Message>} */
  createMessage: (message) => call('POST', '/local/messages', json(message)),
  /** @param {CommandCall} command @returns {Promise<{ interaction_id: string }>} */
  runCommand: (command) => call('POST', '/local/commands', json(command)),
  /** @param {{ user: string, file: File }} upload @returns {Promise<{ id: string }>} */
  upload: ({ user, file }) =>
    call('POST', `/local/uploads?${query({ user, filename: file.name })}`, {
      type: 'application/octet-stream',
      bytes: file,
    }),
  /** @param {CommandCall} command @returns {Promise<{ choices: Choice[] }>} */
  autocomplete: (command) => call('POST', '/local/autocomplete', json(command)),
  /**
   * @param {Place & { message_id: string, component: { custom_id: string, values?: string[] } }} press
   * @returns {Promise<{ interaction_id: string }>}
   */
  pressComponent: (press) => call('POST', '/local/components', json(press)),
  /**
   * @param {Place & { interaction_id: string, custom_id: string, values: Record<string, string | string[]> }} answer
   * @returns {Promise<{ interaction_id: string }>}
   */
  submitModal: (answer) => call('POST', '/local/modals', json(answer)),
  /** @param {Place & { id: string }} message */
  dismiss: ({ user, channel, id }) => call('DELETE', `/local/messages?${query({ user, channel, id })}`),
};

/** What the event stream sends. */
const EVENT_NAMES = [
  'hello',
  'message_create',
  'message_update',
  'message_delete',
  'channel_create',
  'channel_update',
  'channel_delete',
  'commands_update',
  'user_create',
  'bot_status',
  'interaction_failed',
  'modal',
];

/**
 * Listens to what happens on the server, reconnecting for ever.
 *
 * @param {string} user
 * @param {{ event: (name: string, data: any) => void, connection: (open: boolean) => void }} listener `connection` is
 *   told true every time the stream opens, so that what was missed can be fetched again
 * @returns {() => void} closes the stream
 */
export function openEvents(user, listener) {
  /** @type {EventSource | null} */
  let source = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let retry;
  const connect = () => {
    source = new EventSource(`/local/events?${query({ user })}`);
    source.onopen = () => listener.connection(true);
    source.onerror = () => {
      listener.connection(false);
      // A browser gives up by itself after an HTTP error (a server just starting), so start over at a steady pace.
      source?.close();
      clearTimeout(retry);
      retry = setTimeout(connect, 1000);
    };
    for (const name of EVENT_NAMES) {
      source.addEventListener(name, (event) => {
        const text = /** @type {MessageEvent} */ (event).data;
        listener.event(name, text ? JSON.parse(text) : {});
      });
    }
  };
  connect();
  return () => {
    clearTimeout(retry);
    source?.close();
  };
}
