import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { WeightRow } from '../src/games/kernel/term-weights.ts';
import type { ToolGame } from './games.ts';

/** Puts a row into the weights of a game, in place of one of the same kind with as many seats. */
export function writeWeights({ game }: ToolGame, row: WeightRow): void {
  const file = fileURLToPath(new URL(`../src/games/${game.ruleSet}/computer/weights.json`, import.meta.url));
  const rows = JSON.parse(readFileSync(file, 'utf8')) as WeightRow[];
  const kinds = [...new Set([...rows, row].map(({ kind }) => kind))];
  const all = [...rows.filter(({ kind, seats }) => kind !== row.kind || seats !== row.seats), row].sort(
    (a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind) || a.seats - b.seats,
  );
  const text = JSON.stringify(all, null, 2).replaceAll(/\[\s+(\S+)\s+(\S+)\s+\]/g, '[$1 $2]');
  writeFileSync(file, `${text}\n`);
}
