import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const FOLDER = 'src/store/postgres/migrations';

/** What a migration may do while the version before still runs (docs/PROCESSES.md): nothing that it uses goes or changes. */
const ADDITIONS = [
  /^CREATE TABLE /i,
  /^CREATE (UNIQUE )?INDEX /i,
  /^CREATE (OR REPLACE )?FUNCTION /i,
  /^ALTER TABLE \S+ ADD CONSTRAINT \S+ FOREIGN KEY /i,
  /^ALTER TABLE \S+ ADD COLUMN \S+ (?:(?!NOT NULL).)*$/is,
  /^ALTER TABLE \S+ ADD COLUMN .*DEFAULT .*NOT NULL/is,
  /^INSERT INTO "database_id" /i,
  // Whose values the server works out.
  /^ALTER TABLE \S+ ADD COLUMN \S+ \S+ GENERATED ALWAYS AS /i,
  // The version before sees posts of games only, as it asks for them together with their games.
  /^ALTER TABLE "posts" ALTER COLUMN "game_id" DROP NOT NULL;?$/i,
  // Of a column that came with the same migration, which the version before neither reads nor writes.
  /^UPDATE posts SET act = /,
  /^CREATE TRIGGER posts_act BEFORE INSERT ON posts /,
  /^DROP INDEX /i,
];

function isAddition(statement: string): boolean {
  const text = statement.replace(/^\s*--.*$/gm, '').trim();
  return text === '' || ADDITIONS.some((addition) => addition.test(text));
}

it('only adds to the database of a server, so that processes of the version before go on', () => {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith('.sql'));
  expect(files.length).toBeGreaterThan(0);
  for (const file of files) {
    const statements = readFileSync(`${FOLDER}/${file}`, 'utf8').split('--> statement-breakpoint');
    expect(
      statements.filter((statement) => !isAddition(statement)),
      file,
    ).toEqual([]);
  }
});

it.each([
  'ALTER TABLE "games" DROP COLUMN "options"',
  'ALTER TABLE "games" RENAME COLUMN "options" TO "chosen"',
  'ALTER TABLE "games" ADD COLUMN "pace" text NOT NULL',
  'ALTER TABLE "games" ALTER COLUMN "setup" SET NOT NULL',
  'DROP TABLE "pings"',
  'UPDATE games SET revision = 0',
])('would refuse %s', (statement) => {
  expect(isAddition(statement)).toBe(false);
});
