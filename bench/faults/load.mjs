import { setTimeout as delay } from 'node:timers/promises';

const AGAIN_AFTER_MS = 200;
const GIVE_UP_MS = 30_000;

/**
 * Workers that each repeat a flow without pauses, or with `perSecond` calls together. A call without a response, or with a 5xx, is
 * retried with the same idempotency key.
 * @param {{ url: string, perSecond?: number, workers: [number, (ask: Function, told: object) => Promise<void>][] }} options `url` of the
 *   host; a worker is a number of concurrent repetitions of one flow
 */
export const startLoad = ({ url, perSecond = Infinity, workers }) => {
  const told = {
    writes: 0,
    reads: 0,
    unavailable: 0,
    unanswered: 0,
    slowestMs: 0,
    again: new Map(),
    wrong: new Map(),
  };
  const waiting = { writes: [], reads: [] };
  let stopped = false;
  const turn = pacedAt(perSecond);

  const count = (map, what) => map.set(what, (map.get(what) ?? 0) + 1);

  const succeeded = (kind, begun) => {
    told[kind] += 1;
    told.slowestMs = Math.max(told.slowestMs, performance.now() - begun);
    for (const one of waiting[kind].filter(({ since }) => begun >= since)) one.resolve();
    waiting[kind] = waiting[kind].filter(({ since }) => begun < since);
  };

  const ask = async (method, path, { authorization, body, key } = {}) => {
    const kind = body ? 'writes' : 'reads';
    for (;;) {
      await turn();
      const begun = performance.now();
      const answer = await fetch(`${url}${path}`, {
        method,
        headers: {
          authorization,
          ...(body && { 'content-type': 'application/json', 'idempotency-key': key }),
        },
        body: body && JSON.stringify(body),
        signal: AbortSignal.timeout(GIVE_UP_MS),
      }).then(
        async (reply) => ({ status: reply.status, headers: reply.headers, json: await reply.json() }),
        (error) => void count(told.again, error.cause?.code ?? error.name),
      );
      if (answer && answer.status < 300) {
        succeeded(kind, begun);
        return answer.json.data;
      }
      if (answer && UNAVAILABLE.has(answer.status))
        count(told.again, `${answer.status} by ${authorOf(answer.json)}`);
      if (!answer) told.unanswered += 1;
      else if (UNAVAILABLE.has(answer.status) && answer.headers.get('retry-after')) told.unavailable += 1;
      else
        count(
          told.wrong,
          `${method} ${path.replace(/[a-z]+_\w{26}/, '{id}')}: ${answer.status} ${answer.json.error_code}`,
        );
      // Any other refusal would be repeated.
      if (answer && answer.status < 500) return undefined;
      await delay(AGAIN_AFTER_MS);
    }
  };

  const repeat = async (flow) => {
    while (!stopped) await flow(ask);
  };
  const all = workers.flatMap(([count, flow]) => Array.from({ length: count }, () => repeat(flow)));

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

const authorOf = ({ request_id: id = '' }) => (id.startsWith('req_') ? 'the API' : 'the proxy');

// 502 and 504 come from a proxy that lost the copy while it waited.
const UNAVAILABLE = new Set([502, 503, 504]);

/** Resolves as often as this per second. Turns that nobody took are lost, so there is no burst after a pause. */
const pacedAt = (perSecond) => {
  let next = 0;
  return async () => {
    if (perSecond === Infinity) return;
    const now = performance.now();
    next = Math.max(next, now - 1000 / perSecond) + 1000 / perSecond;
    if (next > now) await delay(next - now);
  };
};
