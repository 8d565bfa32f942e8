import { openRules } from '../../../approvals/public.ts';
import { balancesOf } from '../../../balance/public.ts';
import { findCompletedTopUp, findExportFile, nameOfUser, nameOfWebhook } from '../repository.ts';
import type { Source } from '../occurrence.ts';

export const ofTopUp: Source = async (tx, { aggregate: id, payload }) => {
  const row = payload.status === 'completed' ? await findCompletedTopUp(tx, id) : undefined;
  // The money of a subaccount is not in the merchant's own balance.
  return (
    row && {
      event: 'top_up_completed',
      subjectId: id,
      occasion: id,
      name: row.subaccount,
      amount: row.amount,
    }
  );
};

export const ofLowBalance: Source = async (tx, { id, merchant_id: merchantId, payload }) => {
  if (payload.status !== 'low') return undefined;
  const { available = 0 } = await balancesOf(tx);
  return { event: 'balance_low', subjectId: merchantId, occasion: id, amount: Math.max(0, available) };
};

export const ofApprovalRules: Source = async (tx) => {
  const proposal = (await openRules(tx)).find(({ status }) => status === 'proposed');
  return (
    proposal && {
      event: 'approval_rules_waiting',
      subjectId: proposal.id,
      occasion: proposal.id,
      except: [proposal.proposed_by_id],
    }
  );
};

/** A scheduled report is mailed by its schedule (features/exports). */
export const ofExport: Source = async (tx, { aggregate: id, payload }) => {
  const { status } = payload;
  const file = status === 'completed' || status === 'failed' ? await findExportFile(tx, id) : undefined;
  return (
    file && {
      event: status === 'failed' ? 'export_failed' : 'export_ready',
      subjectId: id,
      occasion: id,
      count: status === 'failed' ? null : file.rows_written,
      people: [file.created_by_id],
      isMailed: file.schedule_id !== null,
    }
  );
};

export const ofPeople: Source = async (tx, { id, aggregate, payload }) => {
  const { status } = payload;
  if (status !== 'joined' && status !== 'role_changed') return undefined;
  const user = await nameOfUser(tx, aggregate);
  if (!user) return undefined;
  return status === 'joined'
    ? { event: 'user_joined', subjectId: aggregate, occasion: id, name: user.name, except: [aggregate] }
    : {
        event: 'user_role_changed',
        subjectId: aggregate,
        occasion: id,
        name: user.role_name,
        people: [aggregate],
      };
};

export const ofWebhook: Source = async (tx, { id, aggregate, payload }) => {
  const webhook = await nameOfWebhook(tx, aggregate);
  return (
    webhook && {
      event: payload.status === 'failing' ? 'webhook_failing' : 'webhook_disabled',
      subjectId: aggregate,
      occasion: id,
      name: webhook.name,
    }
  );
};

const DECISIONS: ReadonlySet<string | undefined> = new Set(['approved', 'needs_changes', 'rejected']);

export const ofOnboarding: Source = async (_, { id, merchant_id: merchantId, payload }) =>
  DECISIONS.has(payload.status)
    ? { event: 'account_decided', subjectId: merchantId, occasion: id }
    : undefined;
