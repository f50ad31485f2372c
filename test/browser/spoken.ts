import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';

/** A folder for what screen readers find on pages, to be read. */
const SPOKEN = process.env.SPOKEN;

/** In a page: notes each text that comes into a live region, as a screen reader says it without being asked. */
const NOTED = `
  globalThis.said = [];
  const live = '[role=status], [role=alert], [aria-live=polite], [aria-live=assertive]';
  new MutationObserver((changes) => {
    const regions = new Set(changes.map(({ target }) => (target.closest ? target : target.parentElement)?.closest(live)));
    for (const region of regions) if (region?.textContent) said.push(region.textContent);
  }).observe(document, { subtree: true, childList: true, characterData: true });`;

/** Notes from now on what the live regions of a page say; a page that is loaded later is noted, too. */
export async function noteSaid(page: Page): Promise<void> {
  await page.addInitScript(NOTED);
}

/** What the live regions of a page have said since this was asked last, the first first. */
export async function saidSince(page: Page): Promise<string[]> {
  return page.evaluate<string[]>('said.splice(0)');
}

/** What a screen reader finds in the part of a page in which a turn is played, in its order. */
export async function spokenTurn(page: Page): Promise<string> {
  return page.locator('#tray').ariaSnapshot();
}

/** Writes down what a screen reader finds and is told, where SPOKEN names a folder for it. */
export async function noteSpoken(page: Page, name: string, said: readonly string[]): Promise<void> {
  if (!SPOKEN) return;
  await mkdir(SPOKEN, { recursive: true });
  const all = await page.locator('body').ariaSnapshot();
  await writeFile(join(SPOKEN, `${name}.txt`), [...said.map((text) => `says: ${text}`), '', all].join('\n'));
}
