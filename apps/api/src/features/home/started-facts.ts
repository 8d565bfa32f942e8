import type { StartedStep } from '@dasbor/domain/home';
import type { OnboardingStatus } from '@dasbor/domain/onboarding';
import sql from 'sql-template-tag';
import type { Tx } from '../../platform/db/tx.ts';

type Facts = Readonly<Record<Exclude<StartedStep, 'activation'>, boolean>> & {
  onboarding_status: OnboardingStatus;
  preset: { webhook?: boolean } | null;
};

/** One look-up of an index for each fact. */
export const startedFacts = (tx: Tx, userId: string): Promise<Facts> =>
  tx.one<Facts>(sql`select * from started_facts(${userId})`);
