import type { OnboardingStatus } from '@dasbor/domain/onboarding';
import sql, { bulk } from 'sql-template-tag';
import type { Tx } from '../../platform/db/tx.ts';
import type { Mode } from '../../platform/merchant/mode.ts';
import type { SuccessBody } from '../../spec/handlers.ts';

type Preset = SuccessBody<'getSession'>['data']['merchant_subaccount_preset'];

export type SignedIn = {
  phone: string | null;
  two_step: boolean;
  needs_two_step: boolean;
  login_count: number;
  merchant_count: number;
  merchant_name: string;
  onboarding_status: OnboardingStatus;
  onboarding_bypass: boolean;
  sandbox_only: boolean;
  preset: Preset;
  signed_in_at: string;
  expires_at: string;
};

/** The session's merchant and user in their current state. */
export const readSignedIn = (tx: Tx, sessionId: string): Promise<SignedIn> =>
  tx.one<SignedIn>(sql`
    select u.phone, p.two_step, s.needs_two_step, u.login_count,
           (select count(*)::int from merchants_of_person(u.user_id)) as merchant_count, m.name as merchant_name, m.onboarding_status, m.onboarding_bypass,
           m.sandbox_only, m.preset, s.created_at as signed_in_at, s.expires_at
      from auth_session s
      join user_account u on u.user_id = s.user_id
      join person p using (person_id)
      join merchant m on m.merchant_id = s.merchant_id
     where s.session_id = ${sessionId}`);

export type MerchantRow = {
  user_id: string;
  merchant_id: string;
  merchant_name: string;
  role_name: string;
  is_suspended: boolean;
};

/** Where the person of an account may work, by name. */
export const selectMerchants = (tx: Tx, userId: string): Promise<MerchantRow[]> =>
  tx.rows<MerchantRow>(sql`select * from merchants_of_person(${userId})`);

export const setViewAs = async (tx: Tx, sessionId: string, roleId: number | null): Promise<void> => {
  await tx.run(sql`update auth_session set view_as_role = ${roleId} where session_id = ${sessionId}`);
};

/** When the last unused code of this purpose was sent. */
export const lastCodeSentAt = async (
  tx: Tx,
  userId: string,
  purpose: string,
): Promise<string | undefined> => {
  const last = await tx.maybe<{ at: string }>(sql`
    select last_sent_at as at from otp_challenge
     where user_id = ${userId} and purpose = ${purpose} and used_at is null and sends > 0
     order by last_sent_at desc limit 1`);
  return last?.at;
};

export type NewConfirmation = {
  hash: string;
  merchantId: string;
  userId: string;
  purpose: string;
  actionHash: string | null;
  expiresAt: Date;
};

export const addConfirmation = async (tx: Tx, confirmation: NewConfirmation): Promise<void> => {
  const { hash, merchantId, userId, purpose, actionHash, expiresAt } = confirmation;
  await tx.run(sql`
    insert into otp_confirmation (token_hash, merchant_id, user_id, purpose, action_hash, expires_at)
    values (${hash}, ${merchantId}, ${userId}, ${purpose}, ${actionHash}, ${expiresAt})`);
};

export type PageView = { merchantId: string; mode: Mode; userId: string; route: string; at: string };

export const addPageViews = async (tx: Tx, views: readonly PageView[]): Promise<void> => {
  const rows = views.map(({ merchantId, mode, userId, route, at }) => [merchantId, mode, userId, route, at]);
  await tx.run(
    sql`insert into page_view (merchant_id, mode, user_id, route, viewed_at) values ${bulk(rows)}`,
  );
};
