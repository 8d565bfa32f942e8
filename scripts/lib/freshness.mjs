// Whether a build is up to date, by a fingerprint of its sources' names, sizes and times.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from './paths.mjs';

/** @param {string} stampFile @param {string[]} sources files and folders, relative to the checkout */
export const freshness = (stampFile, sources) => {
  const now = fingerprint(sources);
  return {
    isFresh: existsSync(stampFile) && readFileSync(stampFile, 'utf8') === now,
    mark: () => writeFileSync(stampFile, now),
  };
};

const fingerprint = (sources) => {
  const hash = createHash('sha256');
  const visit = (path) => {
    if (!existsSync(path)) return;
    const stat = statSync(path);
    if (!stat.isDirectory()) return void hash.update(`${path}\0${stat.size}\0${stat.mtimeMs}\n`);
    for (const name of readdirSync(path).sort()) if (!IS_OUTPUT.test(name)) visit(join(path, name));
  };
  for (const source of sources) visit(inRoot(source));
  return hash.digest('hex');
};

// Includes uncommitted build output among the sources, which would make the first build of a fresh checkout stale.
const IS_OUTPUT = /^(node_modules|dist)$|\.gen\.d\.ts$/;
