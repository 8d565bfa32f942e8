import type { ClientType } from '@dasbor/domain/onboarding';
import sql from 'sql-template-tag';
import type { Tx } from '../../platform/db/tx.ts';
import type { Vault } from '../../platform/vault.ts';
import type { RequestToReview } from '../../rails/reviewer/port.ts';
import { openNumber } from './sealed.ts';

export type WaitingRequest = RequestToReview & { businessName: string; fullName: string; answerTo: string };

type Row = {
  kind: RequestToReview['kind'];
  merchant_id: string;
  client_type: ClientType | null;
  ktp_number_sealed: string | null;
  business_name: string;
  full_name: string | null;
  times_submitted: number;
  submitted_at: string;
  answer_to: string;
};

const MOST = 500;

/** Everything that a reviewer must decide, the oldest first. */
export const waitingRequests = async (tx: Tx, vault: Vault): Promise<WaitingRequest[]> => {
  const rows = await tx.rows<Row>(sql`
    select 'activation' as kind, o.merchant_id, o.client_type, o.ktp_number_sealed, o.business_name, o.full_name,
           o.times_submitted, o.submitted_at, o.answer_to
      from onboarding o join merchant m using (merchant_id) where m.onboarding_status = 'in_review'
    union all
    select 'upgrade', u.merchant_id, o.client_type, o.ktp_number_sealed, m.name, coalesce(o.full_name, u.contact_name),
           u.times_submitted, u.submitted_at, u.answer_to
      from account_upgrade u join merchant m using (merchant_id) left join onboarding o using (merchant_id)
     where u.status = 'in_review'
     order by submitted_at limit ${MOST}`);
  return rows.map((row) => ({
    kind: row.kind,
    merchantId: row.merchant_id,
    clientType: row.client_type ?? 'individual',
    ktpNumber: openNumber(vault, row.merchant_id, row.ktp_number_sealed ?? ''),
    attempt: row.times_submitted,
    submittedAt: new Date(row.submitted_at),
    businessName: row.business_name,
    fullName: row.full_name ?? '',
    answerTo: row.answer_to,
  }));
};
