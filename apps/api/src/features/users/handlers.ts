import sql, { empty } from 'sql-template-tag';
import { escapeLike } from '../../platform/list/find.ts';
import { answerList } from '../../spec/answer/answer-list.ts';
import { ok, problem } from '../../spec/handlers.ts';
import type { Handler } from '../../spec/handlers.ts';
import { countUsers, findUser, selectUsers } from './repository.ts';
import { toUser } from './rows.ts';

export { deactivateUser, reactivateUser, removeUser } from './access.ts';
export { updateUser } from './edit.ts';
export { inviteUser, resendInvitation } from './invite.ts';
export {
  acceptOwnership,
  declineOwnership,
  getOwnershipTransfer,
  offerOwnership,
  withdrawOwnership,
} from './ownership.ts';

/** Without those who were removed, unless somebody asks for them. A reader of masked addresses cannot search for them either. */
export const listUsers: Handler<'listUsers'> = (call) => {
  const { status, role_id: roleId } = call.query.filters ?? {};
  const { masksPersonalData } = call.session;
  return answerList(call, {
    of: sql`true`,
    matching: (text) => {
      const pattern = `%${escapeLike(text.trim().toLowerCase())}%`;
      const byAddress = masksPersonalData ? empty : sql`or email like ${pattern}`;
      return sql`(lower(name) like ${pattern} or lower(id) like ${pattern} ${byAddress})`;
    },
    filtered: sql`
      ${status ? sql`and status = any(${status}::text[])` : sql`and status <> 'removed'`}
      ${roleId === undefined ? empty : sql`and role_id = ${roleId}`}`,
    select: selectUsers,
    count: countUsers,
    present: async (rows) => rows.map((row) => toUser(row, call.session)),
  });
};

export const getUser: Handler<'getUser'> = async ({ params, tx, session }) => {
  const row = await findUser(tx, params.id);
  return row ? ok({ data: toUser(row, session) }) : problem('DPAY_USER_NOT_FOUND');
};
