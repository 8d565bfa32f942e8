import { audit } from '../../platform/audit.ts';
import { done, problem } from '../../spec/handlers.ts';
import type { Handler } from '../../spec/handlers.ts';
import { findRole } from '../roles/public.ts';
import { setViewAs } from './repository.ts';

/** From the next call on, the door goes by the role (`admit`), in both modes and all tabs of this sign-in. */
export const startViewingAs: Handler<'startViewingAs'> = async ({ tx, body, session, by }) => {
  const role = await findRole(tx, body.role_id);
  if (!role) return problem('DPAY_ROLE_NOT_FOUND');
  await setViewAs(tx, session.sessionId, role.id);
  await audit.record(tx, by, { action: 'role.viewed', target: String(role.id) });
  return done();
};

export const stopViewingAs: Handler<'stopViewingAs'> = async ({ tx, session, by }) => {
  if (session.viewingAs) {
    await setViewAs(tx, session.sessionId, null);
    await audit.record(tx, by, { action: 'role.view_ended', target: String(session.viewingAs.roleId) });
  }
  return done();
};
