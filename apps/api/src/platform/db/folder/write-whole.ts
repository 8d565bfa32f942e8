import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { makeFolder } from './writable.ts';

/** Writes a file for this user alone that is there whole or not at all, also when the disk is full or the power goes. */
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
