import { reviewDates } from '@dasbor/domain/onboarding';
import { INDONESIAN_HOLIDAYS } from '@dasbor/domain/payments';
import sql from 'sql-template-tag';
import { digestOf, sealNumber } from '../features/onboarding/public.ts';
import type { Tx } from '../platform/db/tx.ts';
import type { Vault } from '../platform/vault.ts';
import { DEMO_MERCHANTS } from './accounts.ts';

const DAY = 86_400_000;

/** The forms of two persons: one was approved two weeks ago, the other is half filled in. */
export const seedOnboarding = async (tx: Tx, { now, vault }: { now: Date; vault: Vault }): Promise<void> => {
  const { basic, new: fresh } = DEMO_MERCHANTS;
  const sentAt = new Date(now.getTime() - 15 * DAY);
  const { from, to } = reviewDates('individual', sentAt, INDONESIAN_HOLIDAYS);
  const ktpNumber = '3374016203790002';
  await tx.run(sql`
    insert into onboarding (merchant_id, client_type, business_name, business_category, business_social_media, full_name, bank,
                            bank_account_number, ktp_number_sealed, ktp_number_digest, bank_holder, updated_at, updated_by_name,
                            times_submitted, submitted_at, submitted_by_name, answer_from, answer_to, decided_at)
    values (${basic.id}, 'individual', ${basic.name}, 'food___beverages', 'https://sosial.example/kuebutini', ${basic.owner}, 'bri',
            '012301004567508', ${sealNumber(vault, basic.id, ktpNumber)}, ${digestOf(vault, ktpNumber)},
            ${basic.owner.toUpperCase()}, ${sentAt}, ${basic.owner}, 1, ${sentAt}, ${basic.owner}, ${from}::date, ${to}::date,
            ${new Date(sentAt.getTime() + DAY / 4)})`);
  await tx.run(sql`
    insert into onboarding (merchant_id, client_type, business_name, business_category, updated_at, updated_by_name)
    values (${fresh.id}, 'individual', ${fresh.name}, 'food___beverages', ${new Date(now.getTime() - DAY)}, ${fresh.owner})`);
};
