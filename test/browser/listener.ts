import type { Page } from 'playwright-core';

/** Notes in a page what a screen reader says by itself: texts of live regions when they change, and what gets the focus. */
const NOTES = `
  globalThis.heard = [];
  const textOf = (one) => (one.ariaLabel || one.labels?.[0]?.textContent || one.textContent || '').trim().replace(/\\s+/g, ' ');
  const kinds = { H2: 'heading', BUTTON: 'button', INPUT: 'choice', P: 'text' };
  addEventListener('focusin', ({ target }) => {
    const state = target.disabled ? ', unavailable' : target.checked ? ', chosen' : '';
    heard.push('focus: ' + (kinds[target.tagName] ?? target.tagName.toLowerCase()) + ' "' + textOf(target) + '"' + state);
  });
  const REGION = '[role=status], [role=alert], [aria-live]';
  addEventListener('DOMContentLoaded', () => {
    new MutationObserver((changes) => {
      const said = new Map();
      for (const { target, addedNodes } of changes) {
        const parts = addedNodes.length > 0 ? [...addedNodes] : [target];
        for (const part of parts) {
          const inside = part.nodeType === 1 ? part : part.parentElement;
          const region = inside?.closest(REGION);
          if (!region || region.ariaLive === 'off') continue;
          // Parts of some regions are told each by itself.
          const isWhole = region.ariaAtomic !== 'false';
          said.set(isWhole ? region : inside, region.role === 'alert' ? 'at once' : 'politely');
        }
      }
      for (const [part, how] of said) if (part.isConnected && textOf(part)) heard.push(how + ': ' + textOf(part));
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });`;

/** Lets a page note what it says; to be called before it is opened. */
export async function listenTo(page: Page): Promise<void> {
  await page.addInitScript(NOTES);
}

/** What was said since the last call, a line each. */
export async function heardBy(page: Page): Promise<readonly string[]> {
  return page.evaluate<string[]>('heard.splice(0)');
}

/** What is read in the tray from its beginning on, a line each. */
export async function trayRead(page: Page): Promise<string> {
  return page.locator('#tray').ariaSnapshot();
}
