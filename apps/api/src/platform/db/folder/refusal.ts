import { accessSync, constants, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { StartRefusal, unusable } from './data-lock.ts';

/** Explains to the operator why the embedded database did not open or failed while seeding. Other errors are returned unchanged. */
export const refusalOfFolder = (dataDir: string, error: unknown): unknown => {
  if (error instanceof StartRefusal) return error;
  // Check this first: a failed write can cause any other error.
  if (isFull(dataDir)) return new StartRefusal(unusable(dataDir, { code: 'ENOSPC' }), { cause: error });
  if (!isOfFiles(error)) return error;
  const denied = whyDenied(dataDir);
  if (denied && NOT_OURS.has(denied))
    return new StartRefusal(unusable(dataDir, { code: denied }), { cause: error });
  return new StartRefusal(
    `The data folder ${dataDir} cannot be opened (${denied ?? 'its files are damaged or of another version'}): restore it, or begin anew with \`npm start -- --reset\`.`,
    { cause: error },
  );
};

const NOT_OURS = new Set(['EACCES', 'EPERM', 'EROFS']);

// WebAssembly aborts with the same error for a truncated file and a full disk.
const isOfFiles = (error: unknown): boolean => {
  const { name, message, code, cause } = error as Error & { code?: unknown };
  if (name === 'RuntimeError' || name === 'ErrnoError' || message.startsWith('PGlite failed')) return true;
  return (typeof code === 'string' && OF_FILES.test(code)) || (cause !== undefined && isOfFiles(cause));
};

// PostgreSQL's codes for corrupted data, its class for system errors, and ENOTDIR for a file in place of the folder.
const OF_FILES = /^(XX00[12]|58\w{3}|ENOTDIR)$/;

const LOG_SEGMENT = 16 * 1024 * 1024;

/** Checks whether the next segment of the write-ahead log fits: PostgreSQL allocates it as a whole. */
const isFull = (dataDir: string): boolean => {
  const { bavail, bsize } = statfsSync(dataDir);
  return bavail * bsize < LOG_SEGMENT;
};

const whyDenied = (dataDir: string): string | undefined => {
  try {
    accessSync(join(dataDir, 'pglite', 'PG_VERSION'), constants.R_OK | constants.W_OK);
    return undefined;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code;
  }
};
