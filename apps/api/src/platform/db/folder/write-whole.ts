import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { makeFolder } from './writable.ts';

/** Writes a file atomically, readable only by this user. A full disk or a power failure never leaves a partial file. */
export const writeWhole = (path: string, text: string): void => {
  makeFolder(dirname(path));
  const draft = `${path}.${process.pid}.new`;
  try {
    const file = openSync(draft, 'w', 0o600);
    try {
      writeFileSync(file, text);
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    renameSync(draft, path);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
};
