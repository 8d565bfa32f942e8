import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';

export type MigrationFile = {
  name: string;
  text: string;
  checksum: string;
  /** Versions without this migration can no longer use the database (`-- oldest version: 0412_name.sql`). */
  oldest: string | undefined;
  /** Statements that PostgreSQL refuses in a transaction, such as `create index concurrently` (`-- outside a transaction`). */
  isOutside: boolean;
};

const FOLDER = new URL('../../../../migrations/', import.meta.url);

/** The SQL files of this version, in the order in which they run. */
export const migrationFiles = async (folder: URL = FOLDER): Promise<MigrationFile[]> => {
  const names = (await readdir(folder)).filter((name) => /^\d{4}_[a-z0-9_]+\.sql$/.test(name)).toSorted();
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(new URL(name, folder), 'utf8');
      return {
        name,
        text,
        checksum: createHash('sha256').update(text).digest('hex'),
        oldest: /^-- oldest version: (\d{4}_\w+\.sql)$/m.exec(text)?.[1],
        isOutside: /^-- outside a transaction\b/m.test(text),
      };
    }),
  );
};

/** For files outside a transaction, which hold plain statements: a semicolon ends a line only where a statement ends. */
export const statementsOf = (text: string): string[] =>
  text
    .split(/;[ \t]*$/m)
    .map((statement) => statement.trim())
    .filter((statement) => statement.replaceAll(/^\s*--.*$/gm, '').trim() !== '');
