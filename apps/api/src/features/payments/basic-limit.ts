import { rupiah } from '@dasbor/domain/kernel';
import { decideBasicPayment, hasBasicLimit } from '@dasbor/domain/onboarding';
import type { BasicUse, OnboardingStatus } from '@dasbor/domain/onboarding';
import type { NewCharge } from '@dasbor/domain/payments';
import sql from 'sql-template-tag';
import type { Tx } from '../../platform/db/tx.ts';
import { problem } from '../../spec/handlers.ts';
import type { Refusal } from '../../spec/handlers.ts';
import type { Charging } from './charging.ts';

type Standing = { status: OnboardingStatus; bypass: boolean };

const STANDING = sql`select onboarding_status as status, onboarding_bypass as bypass from merchant`;

/** Charges of a basic account wait for each other, so that two at once cannot pass the limit together. */
export const refuseAboveBasicLimit = async (
  { tx, mode, now }: Charging,
  { amount, adminFee }: NewCharge,
): Promise<Refusal | undefined> => {
  const standing = await tx.one<Standing>(STANDING);
  if (!hasBasicLimit({ ...standing, mode })) return undefined;
  await tx.run(sql`${STANDING} for update`);
  const decided = decideBasicPayment(rupiah(amount - adminFee), await basicUseOf(tx, now));
  return decided.ok ? undefined : problem(decided.problem.code, decided.problem.params);
};

/** What counts against the limit, in the mode of the transaction. Our fee on top of the price is not the merchant's money. */
export const basicUseOf = async (tx: Tx, now: Date): Promise<BasicUse> => {
  const { paid, open } = await tx.one<{ paid: string; open: string }>(sql`
    select coalesce(sum(amount - admin_fee) filter (where status = 'completed'), 0) as paid,
           coalesce(sum(amount - admin_fee) filter (where status in ('started', 'processing') and expires_at > ${now}), 0) as open
      from payment`);
  return { paid: rupiah(Number(paid)), open: rupiah(Number(open)) };
};
