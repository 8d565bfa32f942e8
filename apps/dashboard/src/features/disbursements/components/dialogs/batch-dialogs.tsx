import { useSession, useWho } from '../../../../shared/state/session.ts';
import type { Disbursement } from '../../api/types.ts';
import { mayFix, nextStep } from '../../presentation/next-step.ts';
import { useStep } from '../../presentation/use-step.ts';
import { ApproveDialog } from './approve-dialog.tsx';
import { CancelDialog, RenameDialog } from './draft-dialogs.tsx';
import { RejectDialog } from './reject-dialog.tsx';
import { RetriggerDialog } from './retrigger-dialog.tsx';
import { SimulateDialog } from './simulate-dialog.tsx';
import { SubmitDialog } from './submit-dialog.tsx';

/**
 * The dialogs of a batch. Only one is open, and only if the batch's status allows it, so an outdated URL opens nothing. If a colleague
 * acted first, the typed text and the rejection stay visible.
 */
export const BatchDialogs = ({ batch }: { batch: Disbursement }) => {
  const who = useWho();
  const { user_id: userId } = useSession();
  const { step, close } = useStep();
  const next = nextStep(batch, { ...who, userId });
  const isOpen = (name: string, isAllowed: boolean) => ({
    batch,
    open: step === name && isAllowed,
    asked: step === name,
    onClose: close,
  });
  const isFree = !('refused' in next);
  const isMaker = mayFix(batch, who);
  return (
    <>
      <SubmitDialog {...isOpen('submit', next.kind === 'submit' && isFree)} />
      <ApproveDialog {...isOpen('approve', next.kind === 'approve' && isFree)} />
      <RejectDialog {...isOpen('reject', true)} />
      <RetriggerDialog {...isOpen('retrigger', next.kind === 'retrigger')} items="all" />
      <SimulateDialog {...isOpen('simulate', next.kind === 'simulate')} items="all" />
      <RenameDialog {...isOpen('rename', true)} />
      <CancelDialog {...isOpen('cancel', isMaker)} />
    </>
  );
};
