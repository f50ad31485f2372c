import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseScenario, playScenario } from '../support/scenario.ts';

const folder = new URL('.', import.meta.url);
const files = readdirSync(folder).filter((name) => name.endsWith('.json'));

describe('scenarios', () => {
  it('are found', () => {
    expect(files.length).toBeGreaterThan(40);
  });

  it.each(files)('%s', (file) => {
    playScenario(file, parseScenario(file, readFileSync(new URL(file, folder), 'utf8')));
  });
});
