import sql from 'sql-template-tag';
import type { Tx } from '../../platform/db/tx.ts';
import { personOf } from './repository.ts';

export const storePending = async (
  tx: Tx,
  { personId, sealed, now }: { personId: string; sealed: string; now: Date },
): Promise<void> => {
  await tx.run(sql`
    insert into authenticator_app (person_id, pending_secret, pending_at) values (${personId}, ${sealed}, ${now})
    on conflict (person_id) do update set pending_secret = excluded.pending_secret, pending_at = excluded.pending_at`);
};

/** The secret that waits for its first code. */
export const findPending = async (tx: Tx, personId: string, since: Date): Promise<string | undefined> => {
  const row = await tx.maybe<{ pending_secret: string }>(sql`
    select pending_secret from authenticator_app
     where person_id = ${personId} and pending_secret is not null and pending_at > ${since}`);
  return row?.pending_secret;
};

/** Replaces the secret in use. The first code is used up with it. */
export const confirmPending = async (
  tx: Tx,
  { personId, step, now }: { personId: string; step: number; now: Date },
): Promise<void> => {
  await tx.run(sql`
    update authenticator_app
       set sealed_secret = pending_secret, confirmed_at = ${now}, last_step = ${step}, pending_secret = null, pending_at = null
     where person_id = ${personId}`);
};

export const findSecret = async (tx: Tx, personId: string): Promise<string | undefined> => {
  const row = await tx.maybe<{ sealed_secret: string }>(sql`
    select sealed_secret from authenticator_app where person_id = ${personId} and sealed_secret is not null`);
  return row?.sealed_secret;
};

/** One statement, so that of two concurrent calls with one code only the first succeeds. */
export const useStep = async (tx: Tx, personId: string, step: number): Promise<boolean> => {
  const used = await tx.run(sql`
    update authenticator_app set last_step = ${step} where person_id = ${personId} and last_step < ${step}`);
  return used === 1;
};

export const removeApp = async (tx: Tx, userId: string): Promise<boolean> => {
  const removed = await tx.run(sql`
    delete from authenticator_app where person_id = ${personOf(userId)} and sealed_secret is not null`);
  return removed === 1;
};

export const appAddedAt = async (tx: Tx, userId: string): Promise<string | null> => {
  const row = await tx.maybe<{ confirmed_at: string }>(sql`
    select confirmed_at from authenticator_app where person_id = ${personOf(userId)} and sealed_secret is not null`);
  return row?.confirmed_at ?? null;
};
