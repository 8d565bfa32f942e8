import { LOGIN_POLICY } from '@dasbor/domain/auth';
import { networkOf, SIGN_UP_POLICY } from '@dasbor/domain/sign-up';
import sql from 'sql-template-tag';
import { sha256 } from '../../platform/canonical.ts';
import type { Tx } from '../../platform/db/tx.ts';
import { minutesUntil } from '../../platform/otp/challenges.ts';

/** The normalised form of an address for all tables and guards. */
export const normalizeEmail = (text: string): string => text.trim().toLowerCase();

export type Guarded = { kind: 'open'; isLast: boolean } | { kind: 'locked'; remainingMinutes: number };

type Tries = { purpose: string; most: number; lockMinutes: number };

const LOGIN: Tries = {
  purpose: 'login',
  most: LOGIN_POLICY.maxAttempts,
  lockMinutes: LOGIN_POLICY.lockMinutes,
};

/**
 * Counts a password attempt before the comparison. The fifth locks the address for a while; the right password unlocks it. Unknown
 * addresses are counted alike, so that the lock reveals nothing.
 */
export const countLogin = async (tx: Tx, email: string, now: Date): Promise<Guarded> => {
  const counted = await countTry(tx, email, LOGIN, now);
  return counted.kind === 'open' ? { kind: 'open', isLast: counted.remaining === 0 } : counted;
};

export type Tried = { kind: 'open'; remaining: number } | { kind: 'locked'; remainingMinutes: number };

/** Counts an attempt for an address or a number. The last one locks it; `clearTries` unlocks it. */
export const countTry = async (
  tx: Tx,
  address: string,
  { purpose, most, lockMinutes }: Tries,
  now: Date,
): Promise<Tried> => {
  const lockedUntil = new Date(now.getTime() + lockMinutes * 60_000);
  const counted = await tx.maybe<{ count: number }>(sql`
    insert into address_guard as held (address_hash, purpose, count, last_at)
    values (${sha256(address)}, ${purpose}, 1, ${now})
    on conflict (address_hash, purpose) do update
      set count = case when held.blocked_until is null then held.count + 1 else 1 end,
          blocked_until = case when held.blocked_until is null and held.count + 1 >= ${most}::int
                               then ${lockedUntil}::timestamptz end,
          last_at = excluded.last_at
      where held.blocked_until is null or held.blocked_until <= ${now}
    returning count`);
  if (counted) return { kind: 'open', remaining: Math.max(0, most - counted.count) };
  const { until } = await tx.one<{ until: string }>(sql`
    select blocked_until as until from address_guard where address_hash = ${sha256(address)} and purpose = ${purpose}`);
  return { kind: 'locked', remainingMinutes: minutesUntil(until, now) };
};

export const findTries = (
  tx: Tx,
  address: string,
  purpose: string,
): Promise<{ count: number; until: string | null } | undefined> =>
  tx.maybe(sql`
    select count, blocked_until as until from address_guard
     where address_hash = ${sha256(address)} and purpose = ${purpose}`);

export const clearTries = async (tx: Tx, address: string, purpose: string): Promise<void> => {
  await tx.run(
    sql`delete from address_guard where address_hash = ${sha256(address)} and purpose = ${purpose}`,
  );
};

/**
 * Writes the same for an unknown address as for a user, so that response time does not reveal which it is. The rows are kept as long as the
 * attempt count.
 */
export const writeDecoys = async (tx: Tx, email: string, writes: number, now: Date): Promise<void> => {
  for (let number = 1; number <= writes; number += 1)
    await tx.run(sql`
      insert into address_guard (address_hash, purpose, last_at) values (${sha256(email)}, ${`decoy ${number}`}, ${now})
      on conflict (address_hash, purpose) do update set last_at = excluded.last_at`);
};

export const clearLogins = (tx: Tx, email: string): Promise<void> => clearTries(tx, email, LOGIN.purpose);

/** Limits mails to one per minute and address. Returns the seconds to wait, or undefined if a mail may be sent. */
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

type Window = { purpose: string; most: number; minutes: number };

/** Counts within a window that begins with the first. Returns the seconds until it ends if there were too many. */
export const countWithin = async (
  tx: Tx,
  address: string,
  { purpose, most, minutes }: Window,
  now: Date,
): Promise<number | undefined> => {
  const endsAt = new Date(now.getTime() + minutes * 60_000);
  const counted = await tx.one<{ count: number; until: string }>(sql`
    insert into address_guard as held (address_hash, purpose, count, blocked_until, last_at)
    values (${sha256(address)}, ${purpose}, 1, ${endsAt}, ${now})
    on conflict (address_hash, purpose) do update
      set count = case when held.blocked_until <= ${now} then 1 else held.count + 1 end,
          blocked_until = case when held.blocked_until <= ${now} then excluded.blocked_until else held.blocked_until end,
          last_at = excluded.last_at
    returning count, blocked_until as until`);
  if (counted.count <= most) return undefined;
  return Math.max(1, Math.ceil((Date.parse(counted.until) - now.getTime()) / 1000));
};

/** Counts a sign-up from a network. Returns the seconds to wait if there were too many. */
export const countSignUp = (tx: Tx, address: string, now: Date): Promise<number | undefined> => {
  const { mostPerNetwork: most, networkWindowMinutes: minutes } = SIGN_UP_POLICY;
  return countWithin(tx, networkOf(address), { purpose: 'sign_up', most, minutes }, now);
};
