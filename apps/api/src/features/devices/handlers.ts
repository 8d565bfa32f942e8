import { audit } from '../../platform/audit.ts';
import { done, ok, problem } from '../../spec/handlers.ts';
import type { Handler } from '../../spec/handlers.ts';
import { endOwnSession, forgetOne, openSessions, rememberedDevices } from './repository.ts';

export const listSessions: Handler<'listSessions'> = async ({ tx, session, now }) => {
  const rows = await openSessions(tx, session.userId, now);
  return ok({
    data: rows.map((row) => ({
      id: row.session_id,
      merchant_name: row.merchant_name,
      device: row.device,
      ip_address: row.ip,
      second_step: row.second_step,
      is_current: row.session_id === session.sessionId,
      signed_in_at: row.created_at,
      last_seen_at: row.seen_at,
    })),
  });
};

export const endSession: Handler<'endSession'> = async ({ tx, session, params, now, by }) => {
  const ended = await endOwnSession(tx, { userId: session.userId, sessionId: params.id, now });
  if (!ended) return problem('DPAY_SIGN_IN_NOT_FOUND');
  await audit.record(tx, by, { action: 'session.ended', target: params.id });
  return done();
};

export const listRememberedDevices: Handler<'listRememberedDevices'> = async ({ tx, session, now }) =>
  ok({ data: await rememberedDevices(tx, session.userId, now) });

export const forgetDevice: Handler<'forgetDevice'> = async ({ tx, session, params, by }) => {
  if (!(await forgetOne(tx, session.userId, params.id))) return problem('DPAY_DEVICE_NOT_FOUND');
  await audit.record(tx, by, { action: 'remembered_device.forgotten', target: params.id });
  return done();
};
