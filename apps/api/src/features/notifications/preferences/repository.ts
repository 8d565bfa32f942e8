import { DEFAULT_PREFERENCES } from '@dasbor/domain/notifications';
import type { Digest, Preferences } from '@dasbor/domain/notifications';
import sql from 'sql-template-tag';
import type { Tx } from '../../../platform/db/tx.ts';

export type PreferenceColumns = {
  channels: Preferences['channels'] | null;
  quiet_from: string | null;
  quiet_to: string | null;
  digest: Digest | null;
  digest_hour: number | null;
};

export const toPreferences = (row: PreferenceColumns | undefined): Preferences =>
  row?.channels && row.digest !== null && row.digest_hour !== null
    ? {
        channels: row.channels,
        quiet:
          row.quiet_from === null || row.quiet_to === null
            ? null
            : { from: row.quiet_from, to: row.quiet_to },
        digest: row.digest,
        digestHour: row.digest_hour,
      }
    : DEFAULT_PREFERENCES;

export const findPreferences = async (tx: Tx, userId: string): Promise<Preferences> =>
  toPreferences(
    await tx.maybe<PreferenceColumns>(sql`
      select channels, quiet_from, quiet_to, digest, digest_hour from notification_preference where user_id = ${userId}`),
  );

export const storePreferences = async (
  tx: Tx,
  userId: string,
  { channels, quiet, digest, digestHour }: Preferences,
  now: Date,
): Promise<void> => {
  await tx.run(sql`
    insert into notification_preference (merchant_id, user_id, channels, quiet_from, quiet_to, digest, digest_hour, changed_at)
    values (current_setting('app.merchant_id'), ${userId}, ${JSON.stringify(channels)}::jsonb, ${quiet?.from ?? null},
            ${quiet?.to ?? null}, ${digest}, ${digestHour}, ${now})
    on conflict (merchant_id, user_id) do update
      set channels = excluded.channels, quiet_from = excluded.quiet_from, quiet_to = excluded.quiet_to, digest = excluded.digest,
          digest_hour = excluded.digest_hour, changed_at = excluded.changed_at`);
};

export type Reached = { email: string | null; whatsapp: string | null };

/** Verified addresses. A person who signed up by WhatsApp has a number in place of an email. */
export const findReached = (tx: Tx, userId: string): Promise<Reached> =>
  tx.one<Reached>(sql`
    select case when u.email like '%@%' and p.email_verified_at is not null then u.email end as email, p.whatsapp
      from user_account u join person p using (person_id) where u.user_id = ${userId}`);

/** What waits to be sent follows the new rhythm, whichever mode it is of (migration 0407). */
export const movePosts = async (
  tx: Tx,
  userId: string,
  due: Readonly<Record<'mail' | 'whatsapp', Date>>,
): Promise<void> => {
  for (const channel of ['mail', 'whatsapp'] as const)
    await tx.run(sql`
      update notification_post set due_at = ${due[channel]} where user_id = ${userId} and channel = ${channel}`);
};
