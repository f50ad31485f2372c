import type { Columns } from './schema/columns.ts';

export type MigrationsTable = ReturnType<typeof migrationsTable>;

/** Declares the table in which a dialect keeps the migrations that were run, as far as statements see it. */
export function migrationsTable({ integer, sqliteTable: table, text }: Columns, name: string) {
  return table(name, {
    hash: text('hash').notNull(),
    /** When the migration was written, which tells it from others. */
    createdAt: integer('created_at').notNull(),
  });
}
