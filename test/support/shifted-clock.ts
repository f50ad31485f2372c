/** The environment of a program whose clock is ahead by so many minutes, or behind. */
export function clockAhead(minutes: number): Readonly<Record<string, string>> {
  const file = new URL('./shifted-clock.mjs', import.meta.url).href;
  return { NODE_OPTIONS: `--import=${file}`, CLOCK_AHEAD: String(minutes) };
}
