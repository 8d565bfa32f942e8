import { readableEvents, WEBHOOK_EVENTS } from '@dasbor/domain/webhooks';
import sql from 'sql-template-tag';
import { sha256 } from '../../platform/canonical.ts';
import { admitServer } from '../../spec/door/admit-key.ts';
import { loadContract } from '../../spec/contract.ts';
import type { Operation } from '../../spec/contract.ts';
import type { Call, Handler, StreamWriter } from '../../spec/handlers.ts';
import { requireEvents } from './event-access.ts';
import { PUBLISHED } from './publish.ts';

// Proxies close idle connections after a minute.
const BEAT_MS = 25_000;
const RETRY_MS = 3000;
const AT_ONCE = 50;

/**
 * Streams what webhooks receive, for servers that cannot be called: after `Last-Event-ID`, or from now. Positions come from the outbox and
 * are assigned after the commit, so no event can appear before a sent position. Only events on the disk are sent: a database crash cannot
 * undo them.
 */
export const streamWebhookEvents: Handler<'streamWebhookEvents'> = async (call) => {
  const { session, query } = call;
  // Named events must be readable. By default, all readable events are sent, and there must be at least one.
  const mayHear = readableEvents(session.scopes);
  requireEvents(session, query.events ?? (mayHear.length > 0 ? mayHear : WEBHOOK_EVENTS));
  const given = call.headers['last-event-id'];
  const place = await call.deps.events.placeAfter(call.tx, typeof given === 'string' ? given : undefined);
  return {
    kind: 'stream',
    contentType: 'text/event-stream; charset=utf-8',
    start: (writer) => {
      // Sends the position first, so that a client that loses the connection before the first event misses nothing.
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

/** Each call of the returned function sends the events since the last one. Calls during a run trigger one more run. */
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
      // Ends the stream if the key has ended or the database is unavailable. A client with a valid key reconnects.
      .catch(() => writer.end())
      .finally(() => {
        telling = undefined;
        if (again) tell();
      });
  };
  return tell;
};

type Placed = { seq: string; event: string; body: string };

/** Checks the key on every read, so that a key that was restricted receives nothing more. */
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

/** The door has already validated this header: `Basic base64(secret:)`. */
const secretHashOf = (authorization: Call['headers'][string]): string => {
  const [, credentials = ''] = String(authorization).split(/ +/);
  return sha256(Buffer.from(credentials, 'base64').toString().replace(/:$/, ''));
};
