import { may } from '@dasbor/domain/access';
import { hasBasicLimit } from '@dasbor/domain/onboarding';
import { ok } from '../../spec/handlers.ts';
import type { Call, Ok } from '../../spec/handlers.ts';
import { basicUseOf } from '../payments/public.ts';
import { findForm, findUpgrade, listDocuments, readStanding } from './repository.ts';
import { toOnboarding } from './rows.ts';
import type { Onboarding } from './rows.ts';

type Reading = Pick<Call, 'tx' | 'session' | 'now' | 'deps'>;

/** How it is now, for this person. */
export const answerOnboarding = async ({
  tx,
  session,
  now,
  deps,
}: Reading): Promise<Ok<{ data: Onboarding }>> => {
  const { status, bypass, ...known } = await readStanding(tx);
  const seesLimit =
    hasBasicLimit({ status, mode: session.mode, bypass }) && may(session, { permission: 'payment.view' }).ok;
  const parts = {
    status,
    known,
    form: await findForm(tx),
    documents: await listDocuments(tx),
    upgrade: await findUpgrade(tx),
    use: seesLimit ? await basicUseOf(tx, now) : undefined,
  };
  const maySeeForm = may(session, { permission: 'user_management.create' }).ok;
  return ok({ data: toOnboarding(parts, { vault: deps.vault, maySeeForm }) });
};
