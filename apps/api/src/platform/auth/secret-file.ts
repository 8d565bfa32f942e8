import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { StartRefusal, unusable } from '../db/folder/data-lock.ts';
import { writeWhole } from '../db/folder/write-whole.ts';

/** The minimum length of a secret, from any source. */
export const SECRET_LENGTH = 32;

/** The signing secret, created once and stored beside the data. A damaged file may have guessable content, so it is rejected. */
export const readSecretFile = (dataDir: string): Uint8Array => {
  const path = join(dataDir, FILE);
  if (!existsSync(path)) makeSecret(dataDir, path);
  const found = lookAt(path);
  if ('secret' in found) return found.secret;
  throw new StartRefusal(
    `The file ${path} holds no secret to sign with (${found.why}): restore it, or start over with --reset.`,
  );
};

/** For a data folder that is being reset. A valid secret is kept. */
export const dropBrokenSecret = (dataDir: string): void => {
  const path = join(dataDir, FILE);
  if (existsSync(path) && 'why' in lookAt(path)) rmSync(path, { recursive: true, force: true });
};

const FILE = 'secret';

const makeSecret = (dataDir: string, path: string): void => {
  try {
    writeWhole(path, randomBytes(SECRET_LENGTH).toString('base64url'));
  } catch (cause) {
    throw new StartRefusal(unusable(dataDir, cause), { cause });
  }
};

const lookAt = (path: string): { secret: Uint8Array } | { why: string } => {
  try {
    const secret = readFileSync(path);
    return lengthOf(secret) < SECRET_LENGTH ? { why: 'it has fewer than 32 characters' } : { secret };
  } catch (cause) {
    return { why: (cause as NodeJS.ErrnoException).code ?? 'it cannot be read' };
  }
};

// A file whose content did not reach the disk can have the right length but contain only zeros.
const lengthOf = (secret: Buffer): number => secret.toString('latin1').replaceAll('\0', ' ').trim().length;
