import { FLAGS, ROLES } from '@dasbor/domain/access';
import sql from 'sql-template-tag';
import { makePasswords } from '../platform/auth/passwords.ts';
import type { Tx } from '../platform/db/tx.ts';
import { addMerchant } from '../platform/merchant/add-merchant.ts';
import { DEMO_ACCOUNTS, DEMO_MERCHANTS, DEMO_PASSWORD } from './accounts.ts';
import type { DemoMerchantKey } from './accounts.ts';

type Standing = {
  onboarding: 'new' | 'basic' | 'full';
  suspended: boolean;
  flags: Readonly<Record<string, boolean>>;
};

const ALL_FLAGS = Object.fromEntries(FLAGS.map((flag) => [flag, true]));

const STANDING: Readonly<Record<DemoMerchantKey, Standing>> = {
  kopi: { onboarding: 'full', suspended: false, flags: ALL_FLAGS },
  second: {
    onboarding: 'full',
    suspended: false,
    flags: { refund: true, disbursement: true, balance: true, withdrawal: true },
  },
  suspended: {
    onboarding: 'full',
    suspended: true,
    flags: { refund: true, disbursement: true, balance: true },
  },
  // A basic account has limits and few features (product spec §1).
  basic: { onboarding: 'basic', suspended: false, flags: {} },
  new: { onboarding: 'new', suspended: false, flags: {} },
};

/** Merchants with their roles in both modes, and their users. */
export const seedMerchants = async (tx: Tx, now: Date): Promise<void> => {
  const since = new Date(now.getTime() - 200 * 86_400_000);
  for (const [key, { id, name, legalName, owner }] of Object.entries(DEMO_MERCHANTS)) {
    const { onboarding, suspended, flags } = STANDING[key as DemoMerchantKey];
    await addMerchant(tx, {
      merchantId: id,
      name,
      legalName,
      ownerName: owner,
      onboardingStatus: onboarding,
      isSuspended: suspended,
      sandboxOnly: onboarding === 'new',
      features: { live: flags, sandbox: flags },
      now: since,
    });
  }
  await seedPeople(tx, since);
};

const seedPeople = async (tx: Tx, since: Date): Promise<void> => {
  // One password for all, so it is hashed once.
  const hash = await makePasswords().hash(DEMO_PASSWORD);
  for (const [place, account] of DEMO_ACCOUNTS.entries()) {
    const personId = `psn_${account.id.slice(4)}`;
    await tx.run(sql`
      insert into person (person_id, email, password_hash, email_verified_at, two_step, created_at)
      values (${personId}, ${account.email}, ${hash}, ${account.unverified ? null : since}, ${account.twoStep ?? false}, ${since})`);
    const phone = `+62812000099${String(place).padStart(2, '0')}`;
    const { id: userId, merchant: first, role: firstRole, also } = account;
    const jobs = [
      { id: userId, merchant: first, role: firstRole },
      ...(also ? [{ id: `${userId.slice(0, -1)}Z`, ...also }] : []),
    ];
    for (const { id, merchant, role } of jobs)
      await tx.run(sql`
        insert into user_account (user_id, merchant_id, person_id, email, name, phone, role_id, created_at)
        values (${id}, ${DEMO_MERCHANTS[merchant].id}, ${personId}, ${account.email}, ${account.name}, ${phone}, ${roleId(role)}, ${since})`);
  }
};

const roleId = (wanted: string): number => {
  const role = ROLES.find(({ name }) => name === wanted);
  if (!role) throw new Error(`There is no role ${wanted}.`);
  return role.id;
};
