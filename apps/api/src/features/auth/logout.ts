import { audit } from '../../platform/audit.ts';
import { done } from '../../spec/handlers.ts';
import type { Handler } from '../../spec/handlers.ts';
import { forgetDevicesOf } from '../devices/public.ts';
import { revokeSession, revokeSessionsOf } from './session-repository.ts';

export const logout: Handler<'logout'> = async ({ tx, session, now, by }) => {
  await revokeSession(tx, session.sessionId, 'signed out', now);
  await audit.record(tx, by, { action: 'session.ended', target: session.sessionId });
  return done();
};

/** Also forgets the devices that need no second step, because the person may have lost one. */
export const logoutAll: Handler<'logoutAll'> = async ({ tx, session, now, by }) => {
  await revokeSessionsOf(tx, { userId: session.userId, reason: 'signed out everywhere', now });
  await forgetDevicesOf(tx, session.userId);
  await audit.record(tx, by, { action: 'session.ended_everywhere' });
  return done();
};
