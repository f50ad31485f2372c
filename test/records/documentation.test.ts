import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { POSITION_FIELDS } from '../../lab/positions/amazonas/position-notation.ts';
import {
  ADDED_PIECES,
  POSITION_FIELDS as CARCASSONNE_FIELDS,
} from '../../lab/positions/carcassonne/position-notation.ts';
import { commitmentText } from '../../src/core/commitment.ts';
import { parseLogLine as readCarcassonneLine } from '../../src/core/log.ts';
import { makeAction } from '../../src/games/amazonas/rules/action.ts';
import { RULES } from '../../src/games/amazonas/rules/game-rules.ts';
import { ACTION_SCHEMAS } from '../../src/games/carcassonne/game/action.ts';
import { tileSetFileSchema } from '../../src/games/carcassonne/game/content.ts';
import { RULES as CARCASSONNE_RULES } from '../../src/games/carcassonne/game/game-rules.ts';
import { carcassonne } from '../../src/games/carcassonne/index.ts';
import { BASE_OPTIONS, EXPANSION_OPTIONS } from '../../src/games/carcassonne/rules/options.ts';
import { readContentFiles } from '../../src/games/contract/content-files.ts';
import { parseLogLine, recordSchema } from '../support/amazonas-rules.ts';
import { playedGame } from './played.ts';

const TEXT = pageOf('RECORD');
const ENGINE = pageOf('ENGINE');

function pageOf(name: string): string {
  return readFileSync(new URL(`../../docs/${name}.md`, import.meta.url), 'utf8');
}

/** Keys of a JSON schema with their paths, such as `setup.pile`. */
function keysOf(schema: z.core.JSONSchema.JSONSchema, path = ''): string[] {
  return Object.entries(schema.properties ?? {}).flatMap(([key, value]) => {
    const name = path === '' ? key : `${path}.${key}`;
    return [name, ...keysOf(value as z.core.JSONSchema.JSONSchema, name)];
  });
}

describe('docs/RECORD.md', () => {
  const keys = keysOf(z.toJSONSchema(recordSchema) as z.core.JSONSchema.JSONSchema);

  it('has a line for every key of a record, and for no other', () => {
    expect(keys.length).toBeGreaterThan(15);
    const documented = [...TEXT.matchAll(/^\| `([a-zA-Z.]+)` \| (?:yes|no) \|/gm)].map(([, key]) => key!);
    expect([...documented].sort()).toEqual([...keys].sort());
  });

  it('says of every key whether it may be missing', () => {
    const { required } = z.toJSONSchema(recordSchema) as { required: string[] };
    for (const key of keys.filter((name) => !name.includes('.'))) {
      const line = TEXT.split('\n').find((text) => text.startsWith(`| \`${key}\` |`))!;
      expect(/\| (yes|no) \|/.exec(line)?.[1], key).toBe(required.includes(key) ? 'yes' : 'no');
    }
  });

  it('shows log lines that can be read, one of every action', () => {
    const block = /```text log\n([\s\S]*?)```/.exec(TEXT)![1]!.trim().split('\n');
    const entries = block.map((line) => parseLogLine(line, ['red', 'blue']));
    expect(entries).not.toContain(undefined);
    const types = entries.map((entry) =>
      entry!.type === 'takeback' ? 'undo' : makeAction(entry!.action).split(' ')[0],
    );
    expect(new Set(types)).toEqual(new Set(['draw', 'place', 'double', 'meeple', 'camp', 'boat', 'undo']));
  });

  it('describes the text of the commitment line by line', () => {
    const block = /```text commitment\n([\s\S]*?)```/.exec(TEXT)![1]!.trim().split('\n');
    const told = commitmentText(RULES, playedGame('documentation').game.setup, 'random')!.trimEnd().split('\n');
    expect(block).toHaveLength(told.length);
    block.forEach((line, index) => {
      const pattern = new RegExp(`^${line.replace(/<[^>]+>/g, '.+')}$`);
      expect(told[index]).toMatch(pattern);
    });
  });

  it('shows every action of Carcassonne as it is written, and its options', () => {
    const block = /```text carcassonne\n([\s\S]*?)```/.exec(TEXT)![1]!.trim().split('\n');
    const entries = block.map((line) => readCarcassonneLine(CARCASSONNE_RULES, line, ['red', 'blue']));
    const types = entries.map((entry) => (entry?.type === 'action' ? entry.action.type : undefined));
    expect(new Set(types)).toEqual(new Set(ACTION_SCHEMAS.map(({ shape }) => shape.type.value)));
    for (const [name, values] of Object.entries(BASE_OPTIONS)) {
      expect(TEXT.replaceAll('\n', ' ')).toMatch(new RegExp(`\`${name}\`[^(]*\\(${values.join(', ')}\\)`));
    }
    const expansions = Object.keys(EXPANSION_OPTIONS).map((name) => `\`${name}\``);
    expect(TEXT.replaceAll('\n', ' ')).toContain(`those that are played: ${expansions.join(', ')}.`);
    for (const piece of ADDED_PIECES) expect(TEXT).toContain(`\`${piece}\``);
  });

  it('tells every tile of the base game of Carcassonne', () => {
    const { tiles } = tileSetFileSchema.parse(readContentFiles(carcassonne));
    const rows = tiles.flatMap(({ id, set, count, rotations, segments }) => {
      const parts = segments.map(({ kind, ports, marks }, index) =>
        [index, kind, ...ports, ...(marks?.coatOfArms ? ['(coat of arms)'] : [])].join(' '),
      );
      return set === 'base' ? [`| \`${id}\` | ${count} | ${rotations} | ${parts.join(', ')} |`] : [];
    });
    expect(TEXT.split('\n').filter((line) => line.startsWith('| `base-'))).toEqual(rows);
  });
});

describe('docs/ENGINE.md', () => {
  it('names the fields of a position in their order', () => {
    const fields = [...ENGINE.matchAll(/^\d\. \*\*([a-z]+)\*\*/gm)].map(([, field]) => field);
    expect(fields).toEqual([...POSITION_FIELDS]);
    expect(ENGINE).toContain(`\`${CARCASSONNE_FIELDS.join(' ')}\``);
  });
});
