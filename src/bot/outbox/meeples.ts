import { type BaseMessageOptions, type Client, DiscordAPIError, formatEmoji, Routes } from 'discord.js';
import type { Logger } from 'pino';
import * as z from 'zod';
import { COLOURS } from '../../core/colour.ts';
import { GrowingPauses } from '../../guard/growing-pauses.ts';
import { SEAT_DOTS } from '../../telling/people.ts';
import { rateLimitOf, requestWithTimeout } from '../connection/requests.ts';
import { CONTENT_LIMIT } from '../write/message-text.ts';
import images from './meeples.json' with { type: 'json' };

/** First and longest pause after a failure, in milliseconds. */
const RETRY_BACKOFF = { first: 60_000, longest: 24 * 60 * 60_000 };

/** How long the emojis are taken to be there, in milliseconds: somebody may delete them. */
const KNOWN_FOR = 60 * 60_000;

/** The dot of a colour before a name: names are isolated, or mentions. */
const BEFORE_NAME = new RegExp(`(${Object.values(SEAT_DOTS).join('|')})(?= (?:\\u2068|<@))`, 'gu');

const emojis = z.object({ items: z.array(z.object({ id: z.string(), name: z.string() })) });

interface Parts {
  readonly client: Client<true>;
  readonly log: Logger;
  /** True if this process uploads what is missing; else another one does. */
  readonly mayUpload?: () => boolean;
}

/**
 * Emojis of the application: a meeple for every colour of a seat. They stand before names in replies only: where a message is
 * pushed to phones, an emoji would be shown as `:red_meeple:`. Without them names keep their dots.
 */
export class MeepleEmojis {
  readonly #parts: Parts;
  readonly #pauses = new GrowingPauses<'emojis'>(RETRY_BACKOFF);
  /** Emojis by dot. */
  #shown: ReadonlyMap<string, string> = new Map();
  #knownUntil = 0;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Reads which emojis there are, once an hour, and uploads those that are missing. What fails is tried again after a pause. */
  readonly look = async (): Promise<void> => {
    if (performance.now() < this.#knownUntil || !this.#pauses.isDue('emojis')) return;
    try {
      const known = await this.#upload();
      this.#shown = new Map(COLOURS.flatMap((one) => (known.has(one) ? [[SEAT_DOTS[one], known.get(one)!]] : [])));
      if (known.size < COLOURS.length) return;
      this.#knownUntil = performance.now() + KNOWN_FOR;
      this.#pauses.noteSuccess('emojis');
    } catch (error) {
      const pause = Math.round(this.#pauses.noteFailure('emojis'));
      const isRefused = error instanceof DiscordAPIError;
      if (!rateLimitOf(error))
        this.#parts.log[isRefused ? 'warn' : 'info']({ err: error, pause }, 'meeples are missing');
    }
  };

  /** Uploads the missing emojis; returns all of them as Markdown, by colour. */
  async #upload(): Promise<Map<string, string>> {
    const { client, mayUpload } = this.#parts;
    const route = Routes.applicationEmojis(client.application.id);
    const { items } = emojis.parse(await requestWithTimeout((signal) => client.rest.get(route, { signal })));
    const known = new Map<string, string>();
    for (const colour of COLOURS) {
      const name = `${colour}_meeple`;
      let id = items.find((one) => one.name === name)?.id;
      if (id === undefined && (mayUpload?.() ?? true)) {
        const body = { name, image: `data:image/png;base64,${images[colour]}` };
        const made = await requestWithTimeout((signal) => client.rest.post(route, { body, signal }));
        id = emojis.shape.items.element.parse(made).id;
      }
      if (id !== undefined) known.set(colour, formatEmoji({ id, name }));
    }
    return known;
  }

  /** Puts meeple emojis before the names in a reply, unless it would get too long or is edited later. */
  inReply<Reply extends Pick<BaseMessageOptions, 'content'> & { readonly later?: unknown }>(reply: Reply): Reply {
    const { content, later } = reply;
    if (!content || later || this.#shown.size === 0) return reply;
    const shown = content.replace(BEFORE_NAME, (dot) => this.#shown.get(dot) ?? dot);
    return shown.length <= CONTENT_LIMIT ? { ...reply, content: shown } : reply;
  }
}
