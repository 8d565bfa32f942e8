import { expect, test } from 'vitest';
import { StartRefusal } from './data-lock.ts';
import { migrate } from './migrate.ts';

test('a database of a newer version is refused in one sentence, before anything is done to it', async () => {
  const done: string[] = [];
  const client = {
    exec: async (text: string) => done.push(text),
    query: async <R>() => ({ rows: [{ name: '9999_of_tomorrow.sql', checksum: 'x' }] as R[] }),
  };

  const refused: unknown = await migrate(client).catch((error: unknown) => error);

  expect(refused).toBeInstanceOf(StartRefusal);
  expect(String(refused)).toContain('newer version (9999_of_tomorrow.sql)');
  expect(done).toHaveLength(1);
});
