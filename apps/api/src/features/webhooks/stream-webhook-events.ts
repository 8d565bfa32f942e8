import { readableEvents, WEBHOOK_EVENTS } from '@dasbor/domain/webhooks';
import sql from 'sql-template-tag';
import { sha256 } from '../../platform/canonical.ts';
import { admitServer } from '../../spec/door/admit-key.ts';
import { loadContract } from '../../spec/contract.ts';
import type { Operation } from '../../spec/contract.ts';
import type { Call, Handler, StreamWriter } from '../../spec/handlers.ts';
import { requireEvents } from './event-access.ts';
import { PUBLISHED } from './publish.ts';

// Proxies close silent connections after a minute.
const BEAT_MS = 25_000;
const RETRY_MS = 3000;
const AT_ONCE = 50;

/**
 * What webhooks are sent, for a server that nobody can call: from `Last-Event-ID` on, or from now. The order and the places
 * are the outbox's, which are given after the commit, so that nothing can turn up before a place that was told. Only what is on the disk
 * is told: a crash of the database cannot take it back.
 */
export const streamWebhookEvents: Handler<'streamWebhookEvents'> = async (call) => {
  const { session, query } = call;
  // What was named has to be open; without names it is what is open, which must be something.
  const mayHear = readableEvents(session.scopes);
  requireEvents(session, query.events ?? (mayHear.length > 0 ? mayHear : WEBHOOK_EVENTS));
  const given = call.headers['last-event-id'];
  const place = await call.deps.events.placeAfter(call.tx, typeof given === 'string' ? given : undefined);
  return {
    kind: 'stream',
    contentType: 'text/event-stream; charset=utf-8',
    start: (writer) => {
      // The place first: who is cut off before the first event comes back to it, and misses nothing.
      writer.write(`retry: ${RETRY_MS}\nid: ${place}\n\n`);
      const tell = tellAfter(place, call, writer);
      tell();
      const stopHearing = call.deps.events.subscribe(call.session, tell);
      const beat = setInterval(() => {
        writer.write(': beat\n\n');
        tell();
      }, BEAT_MS);
      return () => {
        clearInterval(beat);
        stopHearing();
      };
    },
  };
};

/** Each call of the function answered tells what there is since the last one; calls that come meanwhile are one more. */
const tellAfter = (from: string, call: Call<'streamWebhookEvents'>, writer: StreamWriter) => {
  let place = from;
  let telling: Promise<void> | undefined;
  let again = false;

  const tellAll = async (): Promise<void> => {
    for (;;) {
      const events = await readAfter(place, call);
      for (const { seq, event, body } of events) {
        writer.write(`id: ${seq}\nevent: ${event}\ndata: ${body}\n\n`);
        place = seq;
      }
      if (events.length < AT_ONCE || !(await writer.ready())) return;
    }
  };
  const tell = (): void => {
    again = telling !== undefined;
    telling ??= tellAll()
      // A key that is over by now ends it, and so does a database that is away: who may still come, comes back.
      .catch(() => writer.end())
      .finally(() => {
        telling = undefined;
        if (again) tell();
      });
  };
  return tell;
};

type Placed = { seq: string; event: string; body: string };

/** Lets the key in anew each time: whoever may not any more hears nothing. */
const readAfter = (place: string, { headers, mode, by, query, deps }: Call<'streamWebhookEvents'>) =>
  deps.db.key(
    { secretHash: secretHashOf(headers.authorization), mode, requestId: '', readOnly: true },
    async (tx, entered): Promise<Placed[]> => {
      if (!entered) throw new Error('The key is not there any more.');
      const { scopes } = admitServer(operation(), entered, { mode, address: by.ip, now: deps.clock.now() });
      const events = readableEvents(scopes, query.events);
      return tx.rows<Placed>(sql`
        select o.seq, e.event, e.body
          from outbox o
          join webhook_event e on e.merchant_id = o.merchant_id and e.mode = o.mode and e.id = o.aggregate
         where o.merchant_id = current_setting('app.merchant_id') and o.mode = current_setting('app.mode')
           and o.topic = ${PUBLISHED} and o.seq > ${place} and o.seq <= ${deps.events.reached()}
           and e.event = any(${events}::text[])
         order by o.seq limit ${AT_ONCE}`);
    },
  );

let known: Operation | undefined;
const operation = (): Operation => {
  known ??= loadContract().operations.find(({ id }) => id === 'streamWebhookEvents');
  if (!known) throw new Error('The contract has no streamWebhookEvents.');
  return known;
};

/** The door has read this header before: `Basic base64(secret:)`. */
const secretHashOf = (authorization: Call['headers'][string]): string => {
  const [, credentials = ''] = String(authorization).split(/ +/);
  return sha256(Buffer.from(credentials, 'base64').toString().replace(/:$/, ''));
};
