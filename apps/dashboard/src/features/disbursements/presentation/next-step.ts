import type { Permission } from '@dasbor/domain/access';
import { decideOtherPerson, may, type Who } from '@dasbor/domain/access';
import { decideEdit, decideReject, decideSendAgain, decideSubmit } from '@dasbor/domain/disbursements';
import type { Problem } from '@dasbor/domain/kernel';
import type { Disbursement } from '../api/types.ts';
import { batchToDecide } from './batch-to-decide.ts';

type Viewer = {
  readonly userId: string;
} & Who;

/** The next step for this person on this batch, and what blocks it. */
export type NextStep =
  | { readonly kind: 'fix' }
  | { readonly kind: 'submit'; readonly refused?: Problem }
  | { readonly kind: 'approve'; readonly refused?: Problem }
  | { readonly kind: 'retrigger' }
  | { readonly kind: 'simulate' }
  /** Somebody else's turn, or nobody's. */
  | { readonly kind: 'none' };

export const nextStep = (batch: Disbursement, viewer: Viewer): NextStep => {
  const { status, counts } = batch;
  const holds = (permission: Permission) => may(viewer, { permission, feature: 'disbursement' }).ok;

  switch (status) {
    case 'draft':
    case 'need_revision': {
      if (!holds('disbursement.create')) return { kind: 'none' };
      if (counts.invalid > 0) return { kind: 'fix' };
      return { kind: 'submit', ...refusedBy(submission(batch)) };
    }
    case 'need_approval': {
      if (!holds('disbursement.approve')) return { kind: 'none' };
      return { kind: 'approve', ...refusedBy(decideReject(batchToDecide(batch), viewer.userId)) };
    }
    case 'processing':
      return viewer.mode === 'sandbox' && holds('disbursement.create') && counts.processing > 0
        ? { kind: 'simulate' }
        : { kind: 'none' };
    case 'partially_success':
    case 'failed':
      return holds('disbursement.retrigger') && decideSendAgain(batch, counts).ok
        ? { kind: 'retrigger' }
        : { kind: 'none' };
    default:
      return { kind: 'none' };
  }
};

const submission = (batch: Disbursement) => {
  const { version, counts } = batch;
  return decideSubmit(batchToDecide(batch), {
    version,
    invalidItems: counts.invalid,
    validatingItems: counts.need_validation,
  });
};

const refusedBy = (decided: { ok: true } | { ok: false; problem: Problem }): { refused?: Problem } =>
  decided.ok ? {} : { refused: decided.problem };

/** Whether this person can still approve it. Changing or submitting it permanently removes that right. */
export const mayApproveLater = (batch: Disbursement, viewer: Viewer): boolean =>
  mayFix(batch, viewer) &&
  may(viewer, { permission: 'disbursement.approve', feature: 'disbursement' }).ok &&
  decideOtherPerson(batch.maker_ids, viewer.userId).ok;

/** Whether this person may change its rows now. */
export const mayFix = (batch: Pick<Disbursement, 'status'>, viewer: Who): boolean =>
  editRefusal(batch, viewer) === null;

/** Whether this person may change rows at all, regardless of the batch's status. */
export const mayEverFix = (viewer: Who): boolean => fixing(viewer).ok;

const fixing = (viewer: Who) => may(viewer, { permission: 'disbursement.create', feature: 'disbursement' });

/** Why this person may not change it now. */
export const editRefusal = (batch: Pick<Disbursement, 'status'>, viewer: Who): Problem | null => {
  const allowed = fixing(viewer);
  const decided = allowed.ok ? decideEdit(batch) : allowed;
  return decided.ok ? null : decided.problem;
};

/** Why this person may not send it back now. */
export const rejectRefusal = (batch: Disbursement, viewer: Viewer): Problem | null => {
  const allowed = may(viewer, { permission: 'disbursement.approve', feature: 'disbursement' });
  const decided = allowed.ok ? decideReject(batchToDecide(batch), viewer.userId) : allowed;
  return decided.ok ? null : decided.problem;
};
