import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';

const AGAIN_AFTER_MS = 200;

/**
 * Writers top up and pay, readers read, without pauses. A call without a response, or with a 5xx, is retried with the same idempotency
 * key.
 */
export const startLoad = ({ url, token, writers, readers }) => {
  const told = { acknowledged: [], writes: 0, reads: 0, unavailable: 0, unanswered: 0, wrong: new Map() };
  const waiting = { writes: [], reads: [] };
  let stopped = false;

  const note = (what) => told.wrong.set(what, (told.wrong.get(what) ?? 0) + 1);

  const succeeded = (kind, begun) => {
    told[kind] += 1;
    for (const one of waiting[kind].filter(({ since }) => begun >= since)) one.resolve();
    waiting[kind] = waiting[kind].filter(({ since }) => begun < since);
  };

  const ask = async (kind, method, path, { body, key } = {}) => {
    for (;;) {
      const begun = performance.now();
      const answer = await fetch(`${url}${path}`, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          ...(body && { 'content-type': 'application/json', 'idempotency-key': key }),
        },
        body: body && JSON.stringify(body),
        signal: AbortSignal.timeout(30_000),
      }).then(
        async (reply) => ({ status: reply.status, headers: reply.headers, json: await reply.json() }),
        () => undefined,
      );
      if (answer && answer.status < 300) {
        succeeded(kind, begun);
        return answer.json.data;
      }
      if (!answer) told.unanswered += 1;
      else if (answer.status === 503 && answer.headers.get('retry-after')) told.unavailable += 1;
      else note(`${method} ${path.replace(/top_\w+/, '{id}')}: ${answer.status} ${answer.json.error_code}`);
      // Any other refusal would be repeated.
      if (answer && answer.status < 500) return undefined;
      await delay(AGAIN_AFTER_MS);
    }
  };

  const write = async () => {
    while (!stopped) {
      const key = randomBytes(12).toString('hex');
      const opened = await ask('writes', 'POST', '/dashboard/topups', {
        body: { amount: 10_000, bank: 'BCA' },
        key: `open-${key}`,
      });
      if (!opened) continue;
      const path = `/dashboard/topups/${opened.id}/simulate`;
      const paid = await ask('writes', 'POST', path, { body: { status: 'completed' }, key: `paid-${key}` });
      if (paid) told.acknowledged.push(opened.id);
    }
  };
  const read = async () => {
    while (!stopped) await ask('reads', 'GET', '/dashboard/topups?limit=25&count=true');
  };
  const all = [...Array.from({ length: writers }, write), ...Array.from({ length: readers }, read)];

  return {
    told,
    /** Resolves after a write and a read that began after this call. */
    works: () =>
      Promise.all(
        Object.values(waiting).map(
          (list) => new Promise((resolve) => list.push({ since: performance.now(), resolve })),
        ),
      ),
    /** Waits until every started call has a response. */
    stop: async () => {
      stopped = true;
      await Promise.all(all);
    },
  };
};
