import { usesKey } from '@dasbor/domain/api-keys';
import { loggedBody } from '@dasbor/domain/request-log';
import type { Logger } from 'pino';
import { searchText } from '../list/find.ts';
import type { Db } from '../db/db.ts';
import { faultOf } from '../faults.ts';
import type { Mode } from '../merchant/mode.ts';
import { insertRequests, noteUse } from './store.ts';
import type { NewRequest } from './store.ts';

/** A finished call by key. Bodies are raw here and masked before they are stored. */
export type ApiCall = {
  id: string;
  merchantId: string;
  mode: Mode;
  keyId: string;
  operation: string;
  method: string;
  path: string;
  url: string;
  status: number;
  durationMs: number;
  ip: string;
  userAgent: string | null;
  idempotencyKey: string | null;
  requestBody: string | null;
  responseBody: string | null;
  at: Date;
  /** Whether the database checked the key. A call rejected earlier does not count as a use of the key. */
  cameIn: boolean;
};

export type RequestLog = {
  /** Returns at once and never throws. */
  add: (call: ApiCall) => void;
  /** For a call whose owner is not yet known. A call without an owner is dropped. */
  addLater: (call: Promise<ApiCall | undefined>) => void;
  /** Writes the queue; used by tests and at shutdown. */
  flush: () => Promise<void>;
};

const SOON_MS = 300;
const MOST_AT_ONCE = 200;
// A long database outage costs log lines, not server memory.
const MOST_WAITING = 2_000;

export const makeRequestLog = (db: Db, log: Logger): RequestLog => {
  const waiting: ApiCall[] = [];
  const unknown = new Set<Promise<void>>();
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> | undefined;

  const write = async (): Promise<void> => {
    while (waiting.length > 0) {
      const batch = waiting.splice(0, MOST_AT_ONCE);
      const rows = batch.map(rowOf);
      const used = rows.filter((row, index) => batch[index]?.cameIn && usesKey(row.error_code));
      try {
        await db.system(async (tx) => {
          await insertRequests(tx, rows);
          await noteUse(tx, used);
        });
      } catch (error) {
        // Rows that the database rejects would be rejected again. Only if it is unavailable are they queued again.
        if (faultOf(error) === 'DPAY_SERVICE_UNAVAILABLE') waiting.unshift(...batch);
        throw error;
      }
    }
  };
  const flush = async (): Promise<void> => {
    await Promise.all(unknown);
    clearTimeout(timer);
    timer = undefined;
    writing ??= write()
      .catch((error: unknown) =>
        log.error({ err: error, waiting: waiting.length }, 'the log of calls could not be written'),
      )
      .finally(() => {
        writing = undefined;
      });
    await writing;
  };
  const add = (call: ApiCall): void => {
    if (waiting.length >= MOST_WAITING) waiting.shift();
    waiting.push(call);
    timer ??= setTimeout(() => void flush(), SOON_MS).unref();
  };

  return {
    add,
    addLater: (later) => {
      if (unknown.size >= MOST_WAITING) return;
      const found = later
        .then((call) => call && add(call))
        .catch((error: unknown) => log.error({ err: error }, 'it is not known whose call that was'))
        .finally(() => unknown.delete(found));
      unknown.add(found);
    },
    flush,
  };
};

const rowOf = (call: ApiCall): NewRequest => {
  const request = loggedBody(call.requestBody);
  const response = loggedBody(call.responseBody);
  const errorCode = call.status >= 400 ? errorCodeOf(call.responseBody) : null;
  return {
    merchant_id: call.merchantId,
    mode: call.mode,
    id: call.id,
    key_id: call.keyId,
    operation: call.operation,
    method: call.method,
    path: call.path,
    url: call.url,
    status: call.status,
    error_code: errorCode,
    duration_ms: Math.round(call.durationMs),
    ip: call.ip,
    user_agent: call.userAgent,
    idempotency_key: call.idempotencyKey,
    request_body: request?.text ?? null,
    request_truncated: request?.truncated ?? null,
    response_body: response?.text ?? null,
    response_truncated: response?.truncated ?? null,
    search_text: searchText(call.id, call.url, errorCode),
    created_at: call.at.toISOString(),
  };
};

const errorCodeOf = (body: string | null): string | null =>
  /"error_code":"(DPAY_[A-Z_]+)"/.exec(body ?? '')?.[1] ?? null;
