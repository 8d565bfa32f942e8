import type { ClientType, OnboardingStatus } from '@dasbor/domain/onboarding';
import sql, { raw } from 'sql-template-tag';
import type { Tx } from '../../platform/db/tx.ts';
import type { DocumentRow, FormRow, UpgradeRow } from './rows.ts';

export type StandingRow = { status: OnboardingStatus; bypass: boolean; name: string; category: string };

const STANDING = sql`select onboarding_status as status, onboarding_bypass as bypass, name,
  coalesce(business_category, '') as category from merchant`;

export const readStanding = (tx: Tx): Promise<StandingRow> => tx.one<StandingRow>(STANDING);

/** Those who write the form and send it wait for each other. */
export const lockStanding = (tx: Tx): Promise<StandingRow> =>
  tx.one<StandingRow>(sql`${STANDING} for update`);

export const setStatus = async (tx: Tx, status: OnboardingStatus): Promise<void> => {
  await tx.run(sql`update merchant set onboarding_status = ${status}`);
};

/** Whether the merchant was activated as a person without an NPWP. The documents of a full account hold it. */
export const lacksNpwp = async (tx: Tx): Promise<boolean> => {
  const { lacks } = await tx.one<{ lacks: boolean }>(sql`
    select exists (select from onboarding join merchant using (merchant_id)
                    where npwp_sealed = '' and submitted_at is not null and onboarding_status = 'basic') as lacks`);
  return lacks;
};

const FORM = sql`
  select merchant_id, client_type, business_name, business_category, business_website, business_social_media, full_name, bank,
         bank_account_number, ktp_number_sealed, npwp_sealed, bank_holder, updated_at, updated_by_name, times_submitted,
         submitted_at, submitted_by_name, answer_from, answer_to, changes, reject_reason, note, decided_at
    from onboarding`;

export const findForm = (tx: Tx): Promise<FormRow | undefined> => tx.maybe<FormRow>(FORM);

/** For a reviewer, who works for all merchants. */
export const findFormOf = (tx: Tx, merchantId: string): Promise<FormRow | undefined> =>
  tx.maybe<FormRow>(sql`${FORM} where merchant_id = ${merchantId} for update`);

/** The columns that people write. */
export type FormFields = Partial<
  Pick<
    FormRow,
    | 'business_name'
    | 'business_category'
    | 'business_website'
    | 'business_social_media'
    | 'full_name'
    | 'bank'
    | 'bank_account_number'
    | 'ktp_number_sealed'
    | 'npwp_sealed'
  > & { client_type: ClientType | null }
>;

type Edit = { now: Date; byName: string };

/** Stores the given columns, beginning with what is known from signing up, and keeps the others. The names are keys of `FormFields`, never somebody's text. */
export const storeFields = async (tx: Tx, fields: FormFields, { now, byName }: Edit): Promise<void> => {
  await tx.run(sql`
    insert into onboarding (merchant_id, business_name, business_category, updated_at, updated_by_name)
    select merchant_id, name, coalesce(business_category, ''), ${now}, ${byName} from merchant
    on conflict (merchant_id) do update set updated_at = excluded.updated_at, updated_by_name = excluded.updated_by_name`);
  for (const [column, value] of Object.entries(fields))
    await tx.run(sql`update onboarding set ${raw(column)} = ${value}`);
};

export type Submission = {
  digest: string;
  bankHolder: string;
  byName: string;
  answerFrom: string;
  answerTo: string;
  now: Date;
};

/** Fails with 23505 if another account has the ID card. */
export const storeSubmission = async (tx: Tx, sent: Submission): Promise<void> => {
  await tx.run(sql`
    update onboarding
       set ktp_number_digest = ${sent.digest}, bank_holder = ${sent.bankHolder}, times_submitted = times_submitted + 1,
           submitted_at = ${sent.now}, submitted_by_name = ${sent.byName}, answer_from = ${sent.answerFrom}::date,
           answer_to = ${sent.answerTo}::date, changes = '[]', reject_reason = null, note = null, decided_at = null`);
};

export const listDocuments = (tx: Tx): Promise<DocumentRow[]> =>
  tx.rows<DocumentRow>(sql`select kind, size, uploaded_at, uploaded_by_name from onboarding_document`);

type NewDocument = { kind: string; sealed: Uint8Array; size: number } & Edit;

/** Replaces one of the same kind. The bytes go as text, because the drivers differ on bytes. */
export const storeDocument = async (
  tx: Tx,
  { kind, sealed, size, now, byName }: NewDocument,
): Promise<void> => {
  await tx.run(sql`delete from onboarding_document where kind = ${kind}`);
  await tx.run(sql`
    insert into onboarding_document (merchant_id, kind, sealed, size, uploaded_at, uploaded_by_name)
    values (current_setting('app.merchant_id'), ${kind}, decode(${Buffer.from(sealed).toString('base64')}, 'base64'), ${size}, ${now}, ${byName})`);
};

const UPGRADE = sql`
  select merchant_id, status, contact_name, contact_phone, notes, times_submitted, submitted_at, submitted_by_name, answer_from,
         answer_to, changes, reject_reason, note, decided_at
    from account_upgrade`;

export const findUpgrade = (tx: Tx): Promise<UpgradeRow | undefined> => tx.maybe<UpgradeRow>(UPGRADE);

export const findUpgradeOf = (tx: Tx, merchantId: string): Promise<UpgradeRow | undefined> =>
  tx.maybe<UpgradeRow>(sql`${UPGRADE} where merchant_id = ${merchantId} for update`);

type UpgradeRequest = Pick<
  UpgradeRow,
  'contact_name' | 'contact_phone' | 'notes' | 'answer_from' | 'answer_to'
>;

export const storeUpgrade = async (
  tx: Tx,
  { contact_name, contact_phone, notes, answer_from, answer_to }: UpgradeRequest,
  { now, byName }: Edit,
): Promise<void> => {
  await tx.run(sql`
    insert into account_upgrade as known (merchant_id, status, contact_name, contact_phone, notes, submitted_at,
                                          submitted_by_name, answer_from, answer_to)
    values (current_setting('app.merchant_id'), 'in_review', ${contact_name}, ${contact_phone}, ${notes}, ${now}, ${byName},
            ${answer_from}::date, ${answer_to}::date)
    on conflict (merchant_id) do update
      set status = 'in_review', contact_name = excluded.contact_name, contact_phone = excluded.contact_phone,
          notes = excluded.notes, times_submitted = known.times_submitted + 1, submitted_at = excluded.submitted_at,
          submitted_by_name = excluded.submitted_by_name, answer_from = excluded.answer_from, answer_to = excluded.answer_to,
          changes = '[]', reject_reason = null, note = null, decided_at = null`);
};
