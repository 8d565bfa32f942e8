import type { FeatureConfig } from '@dasbor/domain/access';
import { LIVE_FEATURES, onboardingTransitions, upgradeTransitions } from '@dasbor/domain/onboarding';
import type { OnboardingStatus, UpgradeStatus } from '@dasbor/domain/onboarding';
import sql from 'sql-template-tag';
import { audit } from '../../platform/audit.ts';
import type { AuditBy } from '../../platform/audit.ts';
import type { Tx } from '../../platform/db/tx.ts';
import type { Decision } from '../../rails/reviewer/port.ts';
import type { Deciding } from './deciding.ts';
import { tellDecision } from './notice.ts';
import { findFormOf, findUpgradeOf } from './repository.ts';

/**
 * Carries out a decision in one transaction: the status, the end of `sandbox_only`, the mail, the history and the event. Answers false if the
 * request no longer waits. Runs as the system, because a reviewer belongs to no merchant.
 */
export const decide = async (tx: Tx, deciding: Deciding): Promise<boolean> => {
  const { merchantId } = deciding;
  const { status } = await tx.one<{ status: OnboardingStatus }>(sql`
    select onboarding_status as status from merchant where merchant_id = ${merchantId} for update`);
  const done =
    deciding.kind === 'activation'
      ? await decideActivation(tx, deciding, status)
      : await decideUpgrade(tx, deciding, status);
  if (!done) return false;
  await tellDecision(tx, deciding);
  await audit.record(tx, byOf(deciding), {
    action: ACTIONS[deciding.kind][deciding.decision.outcome],
    target: merchantId,
    after: deciding.decision,
  });
  // Both modes show where the merchant stands.
  await tx.run(sql`
    insert into outbox (merchant_id, mode, topic, aggregate, payload)
    select ${merchantId}, mode, 'onboarding.updated', ${merchantId}, ${JSON.stringify({ status: deciding.decision.outcome })}::jsonb
      from unnest(array['live', 'sandbox']) as mode`);
  return true;
};

const ACTIONS = {
  activation: {
    approved: 'onboarding.approved',
    needs_changes: 'onboarding.changes_requested',
    rejected: 'onboarding.rejected',
  },
  upgrade: {
    approved: 'onboarding.upgraded',
    needs_changes: 'onboarding.upgrade_changes_requested',
    rejected: 'onboarding.upgrade_rejected',
  },
} as const;

const NEXT = { approved: 'basic', needs_changes: 'needs_changes', rejected: 'rejected' } as const;

const decideActivation = async (
  tx: Tx,
  { merchantId, decision, attempt, now }: Deciding,
  status: OnboardingStatus,
): Promise<boolean> => {
  const next = NEXT[decision.outcome];
  const form = await findFormOf(tx, merchantId);
  if (!form || isOutdated(attempt, form) || !onboardingTransitions.canMove(status, next)) return false;
  await tx.run(sql`update merchant set onboarding_status = ${next} where merchant_id = ${merchantId}`);
  if (decision.outcome === 'approved') await activate(tx, merchantId);
  await tx.run(sql`
    update onboarding
       set changes = ${JSON.stringify(changesOf(decision))}::jsonb, reject_reason = ${reasonOf(decision)},
           note = ${decision.note}, decided_at = ${now},
           -- A refused person may begin again in another account, unless the card was misused.
           ktp_number_digest = case when ${freesCard(decision)} then null else ktp_number_digest end
     where merchant_id = ${merchantId}`);
  return true;
};

/** Opens live mode. What was reviewed is now who the merchant is: the names that its own bank accounts may have. */
const activate = async (tx: Tx, merchantId: string): Promise<void> => {
  await tx.run(sql`
    update merchant m
       set sandbox_only = false, name = o.business_name, legal_name = o.business_name, owner_name = o.full_name
      from onboarding o where o.merchant_id = m.merchant_id and m.merchant_id = ${merchantId}`);
  await turnOn(tx, merchantId, LIVE_FEATURES.basic);
};

const decideUpgrade = async (
  tx: Tx,
  { merchantId, decision, attempt, now }: Deciding,
  status: OnboardingStatus,
): Promise<boolean> => {
  const next: UpgradeStatus = decision.outcome;
  const request = await findUpgradeOf(tx, merchantId);
  if (!request || isOutdated(attempt, request) || !upgradeTransitions.canMove(request.status, next))
    return false;
  if (decision.outcome === 'approved') {
    if (!onboardingTransitions.canMove(status, 'full')) return false;
    await tx.run(sql`update merchant set onboarding_status = 'full' where merchant_id = ${merchantId}`);
    await turnOn(tx, merchantId, LIVE_FEATURES.full);
  }
  await tx.run(sql`
    update account_upgrade
       set status = ${next}, changes = ${JSON.stringify(changesOf(decision))}::jsonb, reject_reason = ${reasonOf(decision)},
           note = ${decision.note}, decided_at = ${now}
     where merchant_id = ${merchantId}`);
  return true;
};

const isOutdated = (attempt: number | null, sent: { times_submitted: number }): boolean =>
  attempt !== null && attempt !== sent.times_submitted;

/** Keeps features that somebody turned off. */
const turnOn = (tx: Tx, merchantId: string, features: FeatureConfig): Promise<number> =>
  tx.run(sql`
    update merchant_mode set feature_config = ${JSON.stringify(features)}::jsonb || feature_config
     where merchant_id = ${merchantId} and mode = 'live'`);

const changesOf = (decision: Decision) => (decision.outcome === 'needs_changes' ? decision.changes : []);
const freesCard = (decision: Decision): boolean =>
  decision.outcome === 'rejected' && decision.reason !== 'suspected_misuse';
const reasonOf = (decision: Decision) => (decision.outcome === 'rejected' ? decision.reason : null);

const byOf = ({ merchantId, requestId, device, now }: Deciding): AuditBy => ({
  merchantId,
  mode: 'live',
  actorId: null,
  requestId,
  ip: '',
  device,
  at: now,
});
