import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Readonly<Record<string, string>> };
const TOOLS = Object.values(scripts).flatMap((script) => / (tools\/\S+\.ts)$/.exec(script)?.[1] ?? []);

it('there are tools', () => {
  expect(TOOLS.length).toBeGreaterThan(10);
});

// One that goes wrong rejects, and one that does not know the option would do its work.
it.each(TOOLS)('%s tells its use and does nothing else', async (tool) => {
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', tool, '--help']);
  expect(stdout).toMatch(/npm run [a-z:]+/);
});
