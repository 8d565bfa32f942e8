import {
  channelsOf,
  decideQuietHours,
  decideWhatsApp,
  dueAt,
  eventRule,
  eventsOf,
  mayReceive,
} from '@dasbor/domain/notifications';
import type { Preferences } from '@dasbor/domain/notifications';
import { ok, problem } from '../../../spec/handlers.ts';
import type { Call, Handler } from '../../../spec/handlers.ts';
import { findPreferences, findReached, movePosts, storePreferences } from './repository.ts';

export const getNotificationPreferences: Handler<'getNotificationPreferences'> = async (call) =>
  ok({ data: await shown(call, await findPreferences(call.tx, call.session.userId)) });

export const setNotificationPreferences: Handler<'setNotificationPreferences'> = async (call) => {
  const { tx, session, body, now, deps } = call;
  const quiet = decideQuietHours({ from: body.quiet_from, to: body.quiet_to });
  if (!quiet.ok) return refuse('quiet_to', quiet.problem.code);
  const { whatsapp } = await findReached(tx, session.userId);
  const texts = decideWhatsApp(body.events, { isVerified: whatsapp !== null });
  if (!texts.ok) {
    const index = body.events.findIndex((one) => one.whatsapp);
    return refuse(`events.${index}.whatsapp`, texts.problem.code);
  }
  const before = await findPreferences(tx, session.userId);
  // An event that a new role no longer allows may still be in an open form.
  const chosen = body.events.filter(({ event }) => mayReceive(session, event));
  const after: Preferences = {
    channels: {
      ...before.channels,
      ...Object.fromEntries(
        chosen.map(({ event, app, mail, whatsapp: text }) => [event, { app, mail, whatsapp: text }]),
      ),
    },
    quiet: quiet.value,
    digest: body.digest,
    digestHour: body.digest_hour,
  };
  await storePreferences(tx, session.userId, after, now);
  // Not by the clock of the sandbox, which may be ahead.
  const real = deps.clock.now();
  await movePosts(tx, session.userId, {
    mail: dueAt('mail', after, real),
    whatsapp: dueAt('whatsapp', after, real),
  });
  return ok({ data: await shown(call, after) });
};

const refuse = (field: string, code: string) =>
  problem('DPAY_INVALID_REQUEST', undefined, { errors: [{ field, code }] });

const shown = async ({ tx, session }: Pick<Call, 'tx' | 'session'>, preferences: Preferences) => {
  const { email, whatsapp } = await findReached(tx, session.userId);
  return {
    events: eventsOf(session).map((event) => ({
      event,
      ...channelsOf(preferences, event),
      fixed: [...(eventRule(event).fixed ?? [])],
    })),
    quiet_from: preferences.quiet?.from ?? null,
    quiet_to: preferences.quiet?.to ?? null,
    digest: preferences.digest,
    digest_hour: preferences.digestHour,
    email,
    whatsapp_number: whatsapp,
  };
};
