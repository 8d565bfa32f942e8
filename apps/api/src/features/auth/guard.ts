import { LOGIN_POLICY } from '@dasbor/domain/auth';
import sql from 'sql-template-tag';
import { sha256 } from '../../platform/canonical.ts';
import type { Tx } from '../../platform/db/tx.ts';
import { minutesUntil } from '../../platform/otp/challenges.ts';

/** One spelling of an address for every table and guard. */
export const normalizeEmail = (text: string): string => text.trim().toLowerCase();

export type Guarded = { kind: 'open'; isLast: boolean } | { kind: 'locked'; remainingMinutes: number };

/**
 * Counts a password that is about to be compared. The fifth closes the address for a while; the right password opens it
 * again. An address that nobody has is counted the same, so that the lock tells nothing.
 */
export const countLogin = async (tx: Tx, email: string, now: Date): Promise<Guarded> => {
  const { maxAttempts, lockMinutes } = LOGIN_POLICY;
  const lockedUntil = new Date(now.getTime() + lockMinutes * 60_000);
  const counted = await tx.maybe<{ count: number }>(sql`
    insert into address_guard as held (address_hash, purpose, count, last_at)
    values (${sha256(email)}, 'login', 1, ${now})
    on conflict (address_hash, purpose) do update
      set count = case when held.blocked_until is null then held.count + 1 else 1 end,
          blocked_until = case when held.blocked_until is null and held.count + 1 >= ${maxAttempts}::int
                               then ${lockedUntil}::timestamptz end,
          last_at = excluded.last_at
      where held.blocked_until is null or held.blocked_until <= ${now}
    returning count`);
  if (counted) return { kind: 'open', isLast: counted.count >= maxAttempts };
  const { until } = await tx.one<{ until: string }>(sql`
    select blocked_until as until from address_guard where address_hash = ${sha256(email)} and purpose = 'login'`);
  return { kind: 'locked', remainingMinutes: minutesUntil(until, now) };
};

/**
 * Writes for an address that nobody has what would be written for a person, so that the time of the answer does not tell which it is. Kept
 * as long as the count of the address.
 */
export const writeDecoys = async (tx: Tx, email: string, writes: number, now: Date): Promise<void> => {
  for (let number = 1; number <= writes; number += 1)
    await tx.run(sql`
      insert into address_guard (address_hash, purpose, last_at) values (${sha256(email)}, ${`decoy ${number}`}, ${now})
      on conflict (address_hash, purpose) do update set last_at = excluded.last_at`);
};

export const clearLogins = async (tx: Tx, email: string): Promise<void> => {
  await tx.run(sql`delete from address_guard where address_hash = ${sha256(email)} and purpose = 'login'`);
};

/** At most one mail a minute to one address; the seconds to wait, or undefined when it may go out. */
export const countMail = async (
  tx: Tx,
  email: string,
  purpose: string,
  now: Date,
): Promise<number | undefined> => {
  const cooldownMs = LOGIN_POLICY.otpResendCooldownSeconds * 1000;
  const opensAt = new Date(now.getTime() + cooldownMs);
  const counted = await tx.run(sql`
    insert into address_guard as held (address_hash, purpose, count, blocked_until, last_at)
    values (${sha256(email)}, ${purpose}, 1, ${opensAt}, ${now})
    on conflict (address_hash, purpose) do update set blocked_until = excluded.blocked_until, last_at = excluded.last_at
      where held.blocked_until <= ${now}`);
  if (counted > 0) return undefined;
  const { until } = await tx.one<{ until: string }>(sql`
    select blocked_until as until from address_guard where address_hash = ${sha256(email)} and purpose = ${purpose}`);
  return Math.max(1, Math.ceil((Date.parse(until) - now.getTime()) / 1000));
};
