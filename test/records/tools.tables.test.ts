import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordOf } from '../../lab/simulation/simulated-game.ts';
import type { RecordedGame } from '../../src/core/record.ts';
import { RULES_VERSION } from '../../src/games/amazonas/rules/setup.ts';
import { parseRecord } from '../support/amazonas-rules.ts';
import { playedGame } from './played.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const { plan, game } = playedGame('tools', 3);
const RECORD = recordOf(plan, game);

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'pirogue-records-'));
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** A file with a record, or with any text. */
function fileOf(name: string, content: RecordedGame | string): string {
  const file = join(folder, name);
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}

function runTool(tool: string, ...args: string[]): { status: number | null; stdout: string; stderr: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', `tools/${tool}.ts`, ...args], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

function expectUsageError(outcome: ReturnType<typeof runTool>, message: string): void {
  expect(outcome.stderr).toContain(message);
  expect(outcome.stderr).not.toMatch(/^\s+at /m);
  expect(outcome.stdout).toBe('');
  expect(outcome.status).toBe(2);
}

describe('replay', () => {
  it('tells every turn in words, and the result', () => {
    const { status, stdout, stderr } = runTool('replay', fileOf('game.json', RECORD));
    expect(stderr).toBe('');
    expect(status).toBe(0);
    const turns = stdout.match(/^Turn \d+: (yellow|red|green)$/gm)!;
    expect(turns).toHaveLength(game.state.turn);
    const first = game.setup.first;
    expect(turns.map((line) => line.split(': ')[1])).toEqual(
      turns.map((_, turn) => RECORD.seats[(first + turn) % RECORD.seats.length]),
    );
    expect(stdout).toMatch(/^ {2}tile at x -?\d+, y -?\d+ \(/m);
    expect(stdout).toMatch(/^ {2}River mouth: /m);
    expect(stdout).toContain('took back');
    expect(stdout).not.toContain('**');
    const result = stdout.trim().split('\n').at(-1)!;
    RECORD.seats.forEach((colour, seat) => {
      expect(result).toContain(`${colour} ${game.state.scores[seat]}`);
    });
  });

  it('stops after a turn, and draws the board after each', () => {
    const { status, stdout } = runTool('replay', fileOf('game.json', RECORD), '--to', '3', '--board');
    expect(status).toBe(0);
    expect(stdout.match(/^Turn \d+/gm)).toEqual(['Turn 1', 'Turn 2', 'Turn 3']);
    expect(stdout.match(/^. Y yellow: score \d+,/gm)).toHaveLength(4);
    expect(stdout.trim().split('\n').at(-1)).toMatch(/^Scores: /);
  });

  it('checks a record', () => {
    const honest = runTool('replay', '--verify', fileOf('game.json', RECORD));
    expect(honest.stdout).toBe(`The record is valid. Commitment: ${RECORD.commitment}\n`);
    expect(honest.status).toBe(0);
    const scores = RECORD.result!.scores.map((score) => score + 1);
    const altered = { ...RECORD, commitment: 'f'.repeat(64), result: { ...RECORD.result!, scores } };
    const found = runTool('replay', '--verify', fileOf('altered.json', altered));
    expect(found.stdout.split('\n')).toEqual([
      `differs: the commitment of this shuffle is ${RECORD.commitment}, not ${'f'.repeat(64)}`,
      `differs: result.scores is ${JSON.stringify(RECORD.result!.scores)}, not ${JSON.stringify(scores)}`,
      '',
    ]);
    expect(found.status).toBe(1);
  });

  it('explains itself', () => {
    const { status, stdout } = runTool('replay', '--help');
    expect(status).toBe(0);
    for (const option of ['--to', '--board', '--verify', '--tile-set']) expect(stdout).toContain(option);
  });

  it.each<[string, () => string[], string]>([
    ['no file', () => [], 'give the file of one record'],
    ['a file that is not there', () => [join(folder, 'nothing.json')], 'nothing.json cannot be read'],
    ['a file that is not JSON', () => [fileOf('text.json', 'red: draw')], 'text.json is not JSON'],
    [
      'a file that is no record',
      () => [fileOf('other.json', '{"format":1}')],
      'other.json is no record of a game:\n  ruleSet: ',
    ],
    [
      'a log line that means nothing',
      () => [fileOf('line.json', { ...RECORD, log: ['red: fly'] })],
      'log[0]: "red: fly" is no action',
    ],
    [
      'a log that breaks the rules',
      () => [fileOf('rules.json', { ...RECORD, log: [RECORD.log[0]!, RECORD.log[0]!] })],
      'the rules refuse log[1]: wrong-phase',
    ],
    [
      'another tile set',
      () => [fileOf('set.json', { ...RECORD, tileSet: { ...RECORD.tileSet, hash: '0'.repeat(64) } })],
      'it was played with the tile set 000',
    ],
    ['a tile set that is not there', () => ['--tile-set', 'none.json', fileOf('game.json', RECORD)], 'none.json'],
    ['an unknown option', () => ['--fast', 'a.json'], '--fast'],
    ['no number', () => ['--to', 'end', 'a.json'], '--to takes a whole number'],
  ])('refuses %s with status 2', (_, args, message) => {
    expectUsageError(runTool('replay', ...args()), message);
  });
});

describe('simulate', () => {
  it('plays the same games twice, and prints what they came to', () => {
    const args = ['--players', '3', '--games', '4', '--policy', 'greedy,random', '--seed', 'test'];
    const [one, two] = [runTool('simulate', ...args), runTool('simulate', ...args)];
    expect(one.status).toBe(0);
    // The first line tells the time.
    const told = one.stdout.split('\n').slice(1);
    expect(told).toEqual(two.stdout.split('\n').slice(1));
    expect(one.stdout).toMatch(/^4 games in [\d.]+ s, [\d.]+ games\/s$/m);
    expect(told.filter((line) => /^(yellow|red|green) \((greedy|random)\) +[\d.]+ +[\d.]+/.test(line))).toHaveLength(3);
    for (const words of ['median', 'villages closed', 'mouth', 'turns a game', 'discarded tiles', 'shared victories']) {
      expect(one.stdout).toContain(words);
    }
  });

  it('shares out the points that the seats have', () => {
    const { stdout } = runTool('simulate', '--games', '3', '--players', '2');
    const mean = Number(/^all +([\d.]+)/m.exec(stdout)![1]);
    const block = stdout.split('points by source')[1]!.split('\n\n')[0]!;
    const sources = [...block.matchAll(/^[A-Za-z ]+? +([\d.]+) +[\d.]+ %$/gm)].map(([, points]) => Number(points));
    expect(sources).toHaveLength(7);
    expect(sources.reduce((sum, points) => sum + points, 0)).toBeCloseTo(mean, 0);
  });

  it('writes the record of a game, which is true', () => {
    const file = join(folder, 'simulated.json');
    expect(runTool('simulate', '--games', '2', '--takebacks', '4', '--record', file).status).toBe(0);
    const parsed = parseRecord(JSON.parse(readFileSync(file, 'utf8')));
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.failure));
    expect(parsed.value.seats).toHaveLength(4);
    expect(parsed.value.log.some((line) => line.endsWith(': undo'))).toBe(true);
    expect(runTool('replay', file, '--verify').status).toBe(0);
  });

  it('explains itself', () => {
    const { status, stdout } = runTool('simulate', '--help');
    expect(status).toBe(0);
    for (const option of ['--players', '--games', '--policy', '--seed', '--record']) expect(stdout).toContain(option);
  });

  it.each<[string, string[], string]>([
    ['too many players', ['--players', '6'], '--players takes a whole number from 2 to 5, not "6"'],
    ['an unknown policy', ['--policy', 'clever'], 'there is no policy "clever", only random and greedy'],
    ['an unknown order', ['--order', 'last'], '--order takes random or given'],
    ['a stray word', ['1000'], '"1000" is no option'],
    ['a record that cannot be written', ['--games', '1', '--record', '/nowhere/at/all.json'], 'cannot be written'],
    ['no tile set', ['--tile-set', 'package.json'], 'cannot be used'],
  ])('refuses %s with status 2', (_, args, message) => {
    expectUsageError(runTool('simulate', ...args), message);
  });
});

describe('make-golden', () => {
  it('never writes over golden games', () => {
    const golden = join(ROOT, 'test', 'golden', `v${RULES_VERSION}`);
    expect(existsSync(golden)).toBe(true);
    expectUsageError(runTool('make-golden', golden), 'golden games are never edited');
  });
});
