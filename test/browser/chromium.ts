import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

/** Chromium as Debian installs it; CHROMIUM names another one. */
export const EXECUTABLE = process.env.CHROMIUM ?? '/usr/bin/chromium';

/** Starts a Chromium without a window that talks to nobody but the page. */
export async function startChromium(): Promise<Browser> {
  if (!existsSync(EXECUTABLE)) {
    throw new Error(`no Chromium at ${EXECUTABLE}: install one (apt-get install chromium) or name it in CHROMIUM`);
  }
  return chromium.launch({
    executablePath: EXECUTABLE,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}
