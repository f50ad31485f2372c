import { randomBytes } from 'node:crypto';
import { APPLICATION_ID } from './default-world.ts';
import type { WireChannel } from './wire-types.ts';
import type { World } from './world.ts';

/** What the portal says of the application's activity. */
export interface ActivitySettings {
  /** Origin of the server that the URL mapping of `/` leads to; absent: the activity shows nothing. */
  readonly mapping?: string;
  /** The application's secret, by which codes are exchanged. */
  readonly clientSecret?: string;
}

/** How the proxy before an activity treats its server; nothing of it is so unless told. */
export interface ProxyManners {
  /** Event streams are held back until they end, so that nothing of them arrives. */
  readonly buffersEvents?: boolean;
  /** Files are kept for four hours, whatever their server says of that. */
  readonly keepsFiles?: boolean;
  /** Milliseconds that every request takes longer. */
  readonly delayMs?: number;
  /** Pixels that a phone's own controls cover below, told to pages as `--discord-safe-area-inset-bottom`. */
  readonly safeAreaBottom?: number;
}

/** A running activity: a place, and the people who have it open. */
export interface ActivityInstance {
  readonly id: string;
  readonly launchId: string;
  readonly channel: WireChannel;
  readonly users: ReadonlySet<string>;
}

/** What people have agreed to, what the application may ask for them, and the running activities. */
export class Activities {
  readonly #world: World;
  /** Undefined while activities are off for the application. */
  settings: ActivitySettings | undefined;
  manners: ProxyManners = {};
  readonly #instances = new Map<string, ActivityInstance & { readonly users: Set<string> }>();
  /** Ids of people who have let the application know who they are. */
  readonly #agreed = new Set<string>();
  /** Ids of people by code and by access token. */
  readonly #codes = new Map<string, string>();
  readonly #tokens = new Map<string, string>();

  constructor(world: World) {
    this.#world = world;
  }

  /**
   * Opens the activity in a channel for a person: the one that runs there, else a new one. The person's page is told.
   *
   * @param interactionId the interaction that was answered by this; absent if Discord itself launches it
   */
  launch(channel: WireChannel, userId: string, interactionId?: string): ActivityInstance {
    const running = [...this.#instances.values()].find((instance) => instance.channel.id === channel.id);
    const instance = running ?? this.#begin(channel);
    instance.users.add(userId);
    this.#world.emit({
      type: 'activity-launch',
      instanceId: instance.id,
      channelId: channel.id,
      userId,
      interactionId,
    });
    return instance;
  }

  /** Moves a person's activity into a window of its own, which is an activity of its own. */
  popOut(channel: WireChannel, userId: string): ActivityInstance {
    this.leave(userId);
    const instance = this.#begin(channel);
    instance.users.add(userId);
    return instance;
  }

  instance(id: string): ActivityInstance | undefined {
    return this.#instances.get(id);
  }

  /** Closes a person's activity; the last one ends it. */
  leave(userId: string): void {
    for (const [id, { users }] of this.#instances) {
      users.delete(userId);
      if (users.size === 0) this.#instances.delete(id);
    }
  }

  /** True if a person has let the application know who they are. */
  hasAgreed(userId: string): boolean {
    return this.#agreed.has(userId);
  }

  /** Notes that a person agrees; returns a code by which the application learns who it is, once. */
  agree(userId: string): string {
    this.#agreed.add(userId);
    return put(this.#codes, userId);
  }

  /** Exchanges a code for an access token; undefined for one that is used or made up. */
  exchange(code: string): string | undefined {
    const userId = this.#codes.get(code);
    this.#codes.delete(code);
    return userId === undefined ? undefined : put(this.#tokens, userId);
  }

  userOf(accessToken: string): string | undefined {
    return this.#tokens.get(accessToken);
  }

  revoke(accessToken: string): void {
    this.#tokens.delete(accessToken);
  }

  #begin(channel: WireChannel) {
    const launchId = this.#world.ids.next();
    const id = `i-${launchId}-gc-${channel.guild_id}-${channel.id}`;
    const instance = { id, launchId, channel, users: new Set<string>() };
    this.#instances.set(id, instance);
    return instance;
  }
}

/** The origin from which pages of the activity come, on another site than the page of the local Discord. */
export function activityOrigin(origin: string): string {
  return `http://${APPLICATION_ID}.localhost:${new URL(origin).port}`;
}

/** Stores a value under a random key, which is returned. */
function put(map: Map<string, string>, value: string): string {
  const key = randomBytes(15).toString('base64url');
  map.set(key, value);
  return key;
}
