import { safe } from './safe.ts';
import type { Look } from './table.ts';

export type LoggedRequest = {
  id: string;
  created_at: string;
  operation: string;
  method: string;
  path: string;
  status: number;
  error_code: string | null;
  duration_ms: number;
  key: { name: string };
};

const TIME = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Jakarta', timeStyle: 'medium' });
const RED = 31;
const YELLOW = 33;
const GREEN = 32;

/** A request on one line. */
export const logLine = (request: LoggedRequest, { hasColour }: Look): string => {
  const { id, created_at, method, path, status, error_code, duration_ms, key } = request;
  const colour = status >= 500 ? RED : status >= 400 ? YELLOW : GREEN;
  const shown = safe(String(status));
  const said = hasColour ? `\u001B[${colour}m${shown}\u001B[39m` : shown;
  const rest = [`${duration_ms} ms`, key.name, error_code ?? '', id].filter(Boolean).join('  ');
  return `${TIME.format(new Date(created_at))}  ${said}  ${safe(method).padEnd(6)}  ${safe(path)}  ${safe(rest)}`;
};
