import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { patient } from '../support/patience.ts';
import { PagePlayer } from './page-player.ts';

/** Discord's flag for messages that notify nobody. */
const SILENT = 4096;

/** Somebody who does not play, looks at everything, and has their notices. */
export class Spectator extends PagePlayer {
  /** The conversation with the bot in the list of channels, once there is one. */
  notices(): Locator {
    return this.page.locator('[data-testid=channel]').filter({ hasText: /^Pirogue/ });
  }

  /** Waits until so many notices have come, and checks that none of them called anybody. */
  async hasNotices(origin: string, count: number): Promise<void> {
    await this.notices().waitFor();
    const id = (await this.notices().getAttribute('data-channel-id'))!;
    await expect
      .poll(async () => (await this.#messages(origin, id)).length, { timeout: patient(20_000), interval: 100 })
      .toBe(count);
    for (const { flags, mentions } of await this.#messages(origin, id)) {
      expect(flags & SILENT).toBe(SILENT);
      expect(mentions).toEqual([]);
    }
  }

  /** The notices lie unread in the list of channels, without the number that a ping gets. */
  async hasQuietMark(): Promise<void> {
    await this.page
      .locator('[data-testid=channel].unread')
      .filter({ hasText: /^Pirogue/ })
      .waitFor();
    expect(await this.notices().getByTestId('mention-count').count()).toBe(0);
    expect(await this.page.title()).not.toMatch(/^\(/);
  }

  /** Reads the notices; every one says in its header that it came silently. Comes back to the channel of before. */
  async readNotices(look: () => Promise<void>): Promise<string[]> {
    const before = await this.page.evaluate(
      () => (globalThis as unknown as { location: { hash: string } }).location.hash,
    );
    await this.notices().click();
    const list = this.page.getByTestId('messages');
    const messages = list.getByTestId('message');
    await messages.first().waitFor();
    await look();
    expect(await messages.getByTestId('silent').count()).toBe(await messages.count());
    const texts = await messages.getByTestId('message-content').allTextContents();
    await this.page.evaluate((hash) => {
      (globalThis as unknown as { location: { hash: string } }).location.hash = hash;
    }, before);
    return texts;
  }

  /** Asks for a picture that only they see; resolves with the words of it. */
  async picture(command: string): Promise<string> {
    const answer = await this.ask(command);
    const image = answer.getByTestId('picture').locator('img');
    await image.waitFor();
    const alt = (await image.getAttribute('alt')) ?? '';
    expect(alt).not.toBe('');
    return alt;
  }

  async #messages(origin: string, channel: string) {
    const query = new URLSearchParams({ user: this.userId, channel, limit: '200' });
    const { messages } = (await (await fetch(`${origin}/local/messages?${query}`)).json()) as {
      messages: readonly { readonly flags: number; readonly mentions: readonly unknown[] }[];
    };
    return messages;
  }
}
