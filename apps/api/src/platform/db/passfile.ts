import { readFile } from 'node:fs/promises';

/**
 * The path of `?passfile=` in a database URL. Like libpq's: lines of `host:port:database:user:password`, `*` fits everything, and `\`
 * escapes a colon. A URL with a password has no use for the file.
 */
export const passfileOf = (url: string): string | undefined => {
  const { password, searchParams } = new URL(url);
  return password === '' ? (searchParams.get('passfile') ?? undefined) : undefined;
};

export type Target = { host: string; port: number; database?: string | undefined; user?: string | undefined };

/** Read for each new connection, so that a changed password needs no restart. */
export const passwordFrom = async (path: string, target: Target): Promise<string | undefined> => {
  const { host, port, database = '', user = '' } = target;
  const wanted = [host, String(port), database, user];
  for (const line of (await readFile(path, 'utf8')).split('\n')) {
    if (line.startsWith('#')) continue;
    const fields = [...line.matchAll(FIELD)].map(([field]) => field);
    const fits = wanted.every((text, index) => fields[index] === '*' || unescaped(fields[index]) === text);
    if (fits && fields.length === 5) return unescaped(fields[4]);
  }
  return undefined;
};

// From the start of the line or behind a colon to the next colon.
const FIELD = /(?<=^|:)(?:\\.|[^:\\])*/g;
const unescaped = (field = ''): string => field.replaceAll(/\\(.)/g, '$1');
