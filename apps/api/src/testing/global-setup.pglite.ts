import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { TestProject } from 'vitest/node';
import { migrate } from '../platform/db/migrate.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    database: { kind: 'pglite'; snapshot: string } | { kind: 'postgres'; adminUrl: string; template: string };
  }
}

/** Migrates once; every test file opens its own copy of the result in memory. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'dasbor-test-'));
  const snapshot = join(folder, 'migrated.tar');
  const pglite = await PGlite.create();
  await migrate({ exec: (text) => pglite.exec(text), query: (text, values) => pglite.query(text, values) });
  await writeFile(snapshot, Buffer.from(await (await pglite.dumpDataDir('none')).arrayBuffer()));
  await pglite.close();

  project.provide('database', { kind: 'pglite', snapshot });
  return () => rm(folder, { recursive: true, force: true });
}
