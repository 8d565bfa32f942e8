import { audit } from '../../platform/audit.ts';
import { done } from '../../spec/handlers.ts';
import type { Handler } from '../../spec/handlers.ts';
import { revokeSession, revokeSessionsOf } from './session-repository.ts';

export const logout: Handler<'logout'> = async ({ tx, session, now, by }) => {
  await revokeSession(tx, session.sessionId, 'signed out', now);
  await audit.record(tx, by, { action: 'session.ended', target: session.sessionId });
  return done();
};

export const logoutAll: Handler<'logoutAll'> = async ({ tx, session, now, by }) => {
  await revokeSessionsOf(tx, { userId: session.userId, reason: 'signed out everywhere', now });
  await audit.record(tx, by, { action: 'session.ended_everywhere' });
  return done();
};
