import { ROLES } from '@dasbor/domain/access';
import sql from 'sql-template-tag';
import { makePasswords } from '../platform/auth/passwords.ts';
import type { Db } from '../platform/db/db.ts';
import { addMerchant } from '../platform/merchant/add-merchant.ts';

export const PASSWORD = 'Rahasia-Kuat-1';

/** Merchants and users for the platform's own tests: every role at A, one owner at B, and users who cannot sign in. */
export const MERCHANT_A = 'mer_01K0000000000000000000000A';
export const MERCHANT_B = 'mer_01K0000000000000000000000B';
export const MERCHANT_SUSPENDED = 'mer_01K0000000000000000000000S';

export type Person = {
  userId: string;
  merchantId: string;
  email: string;
  roleId: number;
  twoStep?: boolean;
  verified?: boolean;
};

const person = (
  number: number,
  merchantId: string,
  email: string,
  roleId: number,
  more: Partial<Person> = {},
): Person => ({
  userId: `usr_01K${String(number).padStart(23, '0')}`,
  merchantId,
  email,
  roleId,
  ...more,
});

const personId = ({ userId }: Person): string => `psn_${userId.slice(4)}`;

export const PEOPLE: readonly Person[] = [
  ...ROLES.map(({ id, name }) =>
    person(id, MERCHANT_A, `${name.toLowerCase().replaceAll(' ', '-')}@a.test`, id),
  ),
  person(20, MERCHANT_A, 'two-step@a.test', 1, { twoStep: true }),
  person(21, MERCHANT_A, 'unverified@a.test', 1, { verified: false }),
  person(30, MERCHANT_B, 'owner@b.test', 1),
  person(40, MERCHANT_SUSPENDED, 'owner@suspended.test', 1),
];

/** The cheapest Argon2id, because every test signs in and many receive codes. */
export const CHEAP_PASSWORDS = makePasswords({ memory: 8, passes: 1, parallelism: 1 });

export const addPeople = async (db: Db): Promise<void> => {
  const passwordHash = await CHEAP_PASSWORDS.hash(PASSWORD);
  await db.system(async (tx) => {
    for (const merchantId of [MERCHANT_A, MERCHANT_B, MERCHANT_SUSPENDED]) {
      await addMerchant(tx, {
        merchantId,
        name: merchantId.slice(-1),
        legalName: `PT Kopi ${merchantId.slice(-1)}`,
        onboardingStatus: 'full',
        isSuspended: merchantId === MERCHANT_SUSPENDED,
        features: { live: { refund: true }, sandbox: { refund: true } },
        now: new Date('2026-01-01T00:00:00Z'),
      });
    }
    for (const one of PEOPLE) {
      await tx.run(sql`
        insert into person (person_id, email, password_hash, two_step, email_verified_at, created_at)
        values (${personId(one)}, ${one.email}, ${passwordHash}, ${one.twoStep ?? false},
                ${one.verified === false ? null : '2026-01-01T00:00:00Z'}, '2026-01-01')`);
      await tx.run(sql`
        insert into user_account (user_id, merchant_id, person_id, email, name, phone, role_id, created_at)
        values (${one.userId}, ${one.merchantId}, ${personId(one)}, ${one.email}, 'Sari Dewi', '+6281234567890', ${one.roleId},
                '2026-01-01')`);
    }
  });
};
