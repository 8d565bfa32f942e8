import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import type { TestProject } from 'vitest/node';
import { migrate } from '../../platform/db/schema/migrate.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    database: { kind: 'pglite'; snapshot: string } | { kind: 'postgres'; adminUrl: string; template: string };
  }
}

const ROOT = new URL('../../../../../', import.meta.url);
const KEPT = new URL('.cache/api-database/', ROOT);
const MADE_FROM = ['apps/api/migrations', 'apps/api/src/platform/db', 'pnpm-lock.yaml'];

/** Migrates once for all runs with the same migrations. Every worker opens its own copy in memory. */
export default async function setup(project: TestProject): Promise<void> {
  const snapshot = fileURLToPath(new URL(`${await fingerprint()}.tar`, KEPT));
  await mkdir(KEPT, { recursive: true });
  if (!existsSync(snapshot)) await makeSnapshot(snapshot);
  await utimes(snapshot, new Date(), new Date());
  await removeUnused();
  project.provide('database', { kind: 'pglite', snapshot });
}

const makeSnapshot = async (file: string): Promise<void> => {
  const pglite = await PGlite.create();
  await migrate({ exec: (text) => pglite.exec(text), query: (text, values) => pglite.query(text, values) });
  // Atomic, even if another process creates it at the same time.
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, Buffer.from(await (await pglite.dumpDataDir('none')).arrayBuffer()));
  await rename(draft, file);
  await pglite.close();
};

/** Keeps files that another run may still be reading. */
const removeUnused = async (): Promise<void> => {
  for (const name of await readdir(KEPT)) {
    const file = new URL(name, KEPT);
    const found = await stat(file).catch(() => undefined);
    if (found && Date.now() - found.mtimeMs > 86_400_000) await rm(file, { force: true });
  }
};

const fingerprint = async (): Promise<string> => {
  const hash = createHash('sha256').update(process.version);
  for (const path of MADE_FROM) {
    const url = new URL(path, ROOT);
    const names = (await stat(url)).isDirectory() ? await readdir(url, { recursive: true }) : [''];
    for (const name of names.toSorted()) {
      const file = fileURLToPath(new URL(`${path}/${name}`.replace(/\/$/, ''), ROOT));
      if ((await stat(file)).isFile()) hash.update(name).update(await readFile(file));
    }
  }
  return hash.digest('hex').slice(0, 24);
};
