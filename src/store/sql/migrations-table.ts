import type { Columns } from './schema/columns.ts';

export type MigrationsTable = ReturnType<typeof migrationsTable>;

/** Declares the table of a dialect for applied migrations, with the columns that statements use. */
export function migrationsTable({ integer, sqliteTable: table, text }: Columns, name: string) {
  return table(name, {
    hash: text('hash').notNull(),
    /** When the migration was written; it identifies the migration. */
    createdAt: integer('created_at').notNull(),
  });
}
