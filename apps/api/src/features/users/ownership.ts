import { OWNER_ROLE_ID } from '@dasbor/domain/access';
import {
  decideAcceptance,
  decideHandOver,
  FORMER_OWNER_ROLE_ID,
  isOwner,
  ownershipExpiry,
  ownershipStatusOf,
} from '@dasbor/domain/users';
import type { OwnershipStatus } from '@dasbor/domain/users';
import { audit } from '../../platform/audit.ts';
import { ok, problem } from '../../spec/handlers.ts';
import type { Call, Handler, Refusal, RefusesAction, SuccessBody } from '../../spec/handlers.ts';
import { doerOf, lockedDoer } from './actor.ts';
import type { Doer } from './actor.ts';
import { endTransfer, findTransfer, insertTransfer, waitingTransfer } from './ownership-repository.ts';
import type { OwnershipRow } from './ownership-repository.ts';
import { mailBoth } from './ownership-words.ts';
import { findUser, merchantName, saveUser, tellChanged } from './repository.ts';
import { ofRow } from './rows.ts';
import type { UserRow } from './rows.ts';

type Transfer = SuccessBody<'acceptOwnership'>['data'];
type Step = Exclude<OwnershipStatus, 'waiting' | 'expired'>;

export const getOwnershipTransfer: Handler<'getOwnershipTransfer'> = async ({ tx, now, session }) => {
  const row = await waitingTransfer(tx, now);
  const isConcerned = row && (isOwner(session) || session.userId === row.receiver_id);
  return ok({ data: isConcerned ? toTransfer(row, now) : null });
};

const decideOffer = async (
  { tx, now }: Pick<Call, 'tx' | 'now'>,
  receiverId: string,
  doer: Doer,
): Promise<Refusal | undefined> => {
  const receiver = await findUser(tx, receiverId);
  if (!receiver) return problem('DPAY_USER_NOT_FOUND');
  const allowed = decideHandOver(doer, ofRow(receiver));
  if (!allowed.ok) return problem(allowed.problem.code);
  return (await waitingTransfer(tx, now)) ? problem('DPAY_OWNERSHIP_WAITING') : undefined;
};

/** Before a code is sent, and again before it is required. */
export const refuseOffer: RefusesAction<'offerOwnership'> = ({ session, ...call }, { user_id: userId }) =>
  decideOffer(call, userId, doerOf(session));

export const offerOwnership: Handler<'offerOwnership'> = async (call) => {
  const { tx, body, now, deps, session } = call;
  const doer = await lockedDoer(call);
  const refusal = await decideOffer(call, body.user_id, doer);
  if (refusal) return refusal;
  const id = deps.ids.next('ownership_transfer', now);
  const expiresAt = ownershipExpiry(now);
  await insertTransfer(tx, { id, giverId: session.userId, receiverId: body.user_id, now, expiresAt });
  const row = (await findTransfer(tx, id)) as OwnershipRow;
  await tell(call, row, 'waiting', 'ownership.offered');
  return ok({ data: toTransfer(row, now) }, { status: 201 });
};

/** The hand-over and its giver, or why this person cannot accept it. */
const decideAccept = async (
  { tx, now, session }: Pick<Call, 'tx' | 'now' | 'session'>,
  id: string,
): Promise<{ refusal: Refusal } | { row: OwnershipRow; giver: UserRow }> => {
  const row = await findTransfer(tx, id);
  if (!row || row.receiver_id !== session.userId) return { refusal: problem('DPAY_OWNERSHIP_NOT_FOUND') };
  const giver = (await findUser(tx, row.giver_id)) as UserRow;
  const allowed = decideAcceptance(stateOf(row), ofRow(giver), now);
  return allowed.ok ? { row, giver } : { refusal: problem(allowed.problem.code) };
};

/** Before a code is sent, and again before it is required. */
export const refuseAcceptance: RefusesAction<'acceptOwnership'> = async (call, { id }) => {
  const decided = await decideAccept(call, id);
  return 'refusal' in decided ? decided.refusal : undefined;
};

/** The merchant has an owner at every moment: both roles change in one transaction, under the lock of all changes of people. */
export const acceptOwnership: Handler<'acceptOwnership'> = async (call) => {
  const { tx, params, session } = call;
  await lockedDoer(call);
  const decided = await decideAccept(call, params.id);
  if ('refusal' in decided) return decided.refusal;
  const { row, giver } = decided;
  await saveUser(tx, { id: session.userId, name: row.receiver_name, roleId: OWNER_ROLE_ID });
  await saveUser(tx, { id: giver.id, name: giver.name, roleId: FORMER_OWNER_ROLE_ID });
  // Open lists show each person's row anew.
  for (const { id, status } of [{ id: session.userId, status: 'active' }, giver])
    await tellChanged(tx, id, status);
  return end(call, row, 'accepted');
};

export const declineOwnership: Handler<'declineOwnership'> = async (call) => {
  const { tx, params, session, now } = call;
  await lockedDoer(call);
  const row = await findTransfer(tx, params.id);
  if (!row || row.receiver_id !== session.userId) return problem('DPAY_OWNERSHIP_NOT_FOUND');
  if (ownershipStatusOf(stateOf(row), now) !== 'waiting') return problem('DPAY_OWNERSHIP_ENDED');
  return end(call, row, 'declined');
};

/** By any owner: the giver may be the person whose sign-in was stolen. */
export const withdrawOwnership: Handler<'withdrawOwnership'> = async (call) => {
  const { tx, params, now } = call;
  const doer = await lockedDoer(call);
  if (!isOwner(doer)) return problem('DPAY_OWNER_ONLY');
  const row = await findTransfer(tx, params.id);
  if (!row) return problem('DPAY_OWNERSHIP_NOT_FOUND');
  if (ownershipStatusOf(stateOf(row), now) !== 'waiting') return problem('DPAY_OWNERSHIP_ENDED');
  return end(call, row, 'withdrawn');
};

type Ending = Pick<Call, 'tx' | 'now' | 'by' | 'session'>;

const end = async (call: Ending, row: OwnershipRow, step: Step) => {
  const { tx, now } = call;
  await endTransfer(tx, row.id, step, now);
  await tell(call, row, step, `ownership.${step}`);
  return ok({ data: toTransfer((await findTransfer(tx, row.id)) as OwnershipRow, now) });
};

const tell = async (
  { tx, by, session, now }: Ending,
  transfer: OwnershipRow,
  step: Step | 'waiting',
  action: string,
): Promise<void> => {
  const merchant = await merchantName(tx);
  await mailBoth(tx, { transfer, step, merchantId: session.merchantId, merchant, now });
  await audit.record(tx, by, { action, target: transfer.receiver_id });
  await tellChanged(tx, transfer.id, step);
};

const stateOf = ({ status, expires_at: expiresAt }: OwnershipRow) => ({ status, expiresAt });

const toTransfer = (row: OwnershipRow, now: Date): Transfer => ({
  id: row.id,
  status: ownershipStatusOf(stateOf(row), now),
  giver: { id: row.giver_id, name: row.giver_name },
  receiver: { id: row.receiver_id, name: row.receiver_name },
  created_at: row.created_at,
  expires_at: row.expires_at,
  ended_at: row.ended_at,
});
