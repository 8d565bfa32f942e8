import { canonicalPermission } from '@dasbor/domain/access';
import type { Deps } from '../../deps.ts';
import { canonical } from '../../platform/canonical.ts';
import type { RelayedEvent } from '../../platform/work/event-hub.ts';
import { admit } from '../../spec/door/admit.ts';
import { problem } from '../../spec/handlers.ts';
import type { Handler, Session } from '../../spec/handlers.ts';
import { NOTIFICATION_TOPIC } from '../notifications/public.ts';
import { PUBLISHED } from '../webhooks/public.ts';

// Proxies close idle connections after a minute.
const BEAT_MS = 25_000;
const RETRY_MS = 3000;
// The maximum of the bigint that counts events; some 19-digit numbers exceed it.
const LAST_PLACE = 9_223_372_036_854_775_807n;

/**
 * Streams changes of the caller's merchant and mode, from `Last-Event-ID` if given. Ends with the session, and when the caller's
 * permissions change: the client reconnects with the new ones.
 */
export const streamEvents: Handler<'streamEvents'> = async ({ session, headers, tx, deps }) => {
  const given = headers['last-event-id'];
  const after = typeof given === 'string' ? given : undefined;
  if (after !== undefined && BigInt(after) > LAST_PLACE) {
    const errors = [{ field: 'Last-Event-ID', code: 'DPAY_FIELD_INVALID' }];
    return problem('DPAY_INVALID_REQUEST', undefined, { errors });
  }
  const place = await deps.events.placeAfter(tx, after);
  return {
    kind: 'stream',
    contentType: 'text/event-stream; charset=utf-8',
    start: (writer) => {
      // Sends the position first, so that a client that loses the connection before the first event misses nothing.
      writer.write(`retry: ${RETRY_MS}\nid: ${place}\n\n`);
      let last = BigInt(place);
      const tell = (event: RelayedEvent): void => {
        if (BigInt(event.seq) <= last || !mayHear(session, event)) return;
        last = BigInt(event.seq);
        writer.write(text(event));
      };
      // Subscribes before reading missed events. An event may arrive both ways, and is sent once.
      const isOpen = async () => (await writer.ready()) && (await stand()) === 'same';
      // The screen loads its session again, with the new permissions.
      const stand = async (): Promise<Standing> => {
        const standing = await mayStill(session, deps);
        if (standing === 'changed') writer.write(changedText(last, deps.clock.now()));
        return standing;
      };
      let told: Promise<void> = tellMissed(session, deps, { after: place, tell, isOpen }).catch(() =>
        writer.end(),
      );
      // Ends at once when access is lost, without waiting for the next heartbeat.
      const stopHearing = deps.events.subscribe(session, (event) => {
        told = told
          .then(isOpen)
          .then((open) => (open ? tell(event) : writer.end()))
          .catch(() => writer.end());
      });

      const beat = setInterval(() => {
        stand().then(
          (standing) => (standing === 'same' ? writer.write(': beat\n\n') : writer.end()),
          () => writer.end(),
        );
      }, BEAT_MS);
      return () => {
        clearInterval(beat);
        stopHearing();
      };
    },
  };
};

type Missed = { after: string; tell: (event: RelayedEvent) => void; isOpen: () => Promise<boolean> };

/** Pages until nothing is left, because a client would not notice a gap. Stops if the client disconnected or lost access. */
const tellMissed = async (session: Session, deps: Deps, { after, tell, isOpen }: Missed): Promise<void> => {
  let place = after;
  for (;;) {
    const missed = await deps.db.tenant(tenantOf(session), (tx) => deps.events.since(tx, place));
    missed.forEach(tell);
    const last = missed.at(-1);
    if (!last) return;
    if (!(await isOpen())) throw new Error('Nobody may read on.');
    place = last.seq;
  }
};

const tenantOf = ({ merchantId, mode }: Session) => ({ merchantId, mode });

type Standing = 'same' | 'changed' | 'over';

const mayStill = async (session: Session, { db, clock, presence }: Deps): Promise<Standing> => {
  if (!(await presence.look(session.sessionId))) return 'over';
  const { sessionId, userId, merchantId, mode, name } = session;
  const claims = { sid: sessionId, sub: userId, merchant_id: merchantId, mode, name, mobile: null };
  return db.session({ sessionId, mode, requestId: '', readOnly: true }, async (_, entered) => {
    const now = admit(claims, entered, clock.now());
    return canonical(rightsOf(now)) === canonical(rightsOf(session)) ? 'same' : 'changed';
  });
};

/** Beside the name of a role, all that a screen shows by. */
const rightsOf = ({
  roleId,
  permissions,
  masksPersonalData,
  viewingAs,
  flags,
  suspended,
  activated,
}: Session) => ({
  roleId,
  masksPersonalData,
  viewingAs,
  permissions,
  flags,
  suspended,
  activated,
});

/** Where the merchant stands, which every session shows. */
const STANDING_CHANGED = 'onboarding.updated';

/**
 * `payment.updated` requires the permission to see payments. A topic without a permission is sent to nobody, and a notification only to its
 * person.
 */
const mayHear = ({ permissions, userId }: Session, { topic, aggregate }: RelayedEvent): boolean => {
  if (topic === PUBLISHED) return false;
  if (topic === NOTIFICATION_TOPIC) return aggregate === userId;
  if (topic === STANDING_CHANGED) return true;
  const needed = canonicalPermission(`${topic.split('.')[0]}.view`);
  return needed !== undefined && permissions.includes(needed);
};

const changedText = (last: bigint, now: Date): string => {
  const data = { topic: 'session.updated', subject_id: '', status: 'changed', at: now.toISOString() };
  return `id: ${last}\nevent: session.updated\ndata: ${JSON.stringify(data)}\n\n`;
};

const text = ({ seq, topic, aggregate, payload, created_at: createdAt }: RelayedEvent): string => {
  const data = { topic, subject_id: aggregate, status: String(payload['status'] ?? ''), at: createdAt };
  return `id: ${seq}\nevent: ${topic}\ndata: ${JSON.stringify(data)}\n\n`;
};
