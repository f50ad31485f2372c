import type { Page } from 'playwright-core';

/** What the page is looked at through: this file knows no DOM otherwise. */
interface Seen {
  readonly dataset: Readonly<Record<string, string>>;
  closest(css: string): Seen | null;
}

/** The id of the newest message with a Draw button, once that is another one than `before`; `over` at the end. */
export async function nextTurn(page: Page, before: string): Promise<string> {
  const found = await page.waitForFunction((last) => {
    const { document } = globalThis as unknown as { document: { querySelectorAll(css: string): Iterable<Seen> } };
    if ([...document.querySelectorAll('[data-custom-id^="1:rematch:"]')].length > 0) return 'over';
    const draw = [...document.querySelectorAll('[data-custom-id^="1:draw:"]')].at(-1);
    const id = draw?.closest('[data-message-id]')?.dataset.messageId;
    return id === undefined || id === last ? undefined : id;
  }, before);
  return (await found.jsonValue()) as string;
}
