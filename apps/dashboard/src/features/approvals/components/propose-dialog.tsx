import type { ApprovalRules } from '@dasbor/domain/approvals';
import { useOtpStep } from '../../../shared/forms/otp/use-otp-step.tsx';
import { useT } from '../../../shared/i18n/use-t.ts';
import { ConfirmDialog } from '../../../shared/ui/overlays/confirm-dialog.tsx';
import { useChangeRules } from '../api/use-approval-rules.ts';
import { RulesTable } from './rules-table.tsx';

type ProposeDialogProps = {
  open: boolean;
  now: ApprovalRules;
  next: ApprovalRules;
  onClose: () => void;
  onProposed: () => void;
};

/** Shows what would change, then asks for a code that is bound to all amounts. */
export const ProposeDialog = ({ open, now, next, onClose, onProposed }: ProposeDialogProps) => {
  const t = useT('approvals');
  const otp = useOtpStep();
  const { propose } = useChangeRules();
  return (
    <ConfirmDialog
      open={open}
      onClose={() => {
        otp.cancel();
        onClose();
      }}
      title={t('rules.propose.title')}
      text={t('rules.propose.text')}
      yes={t('rules.propose.yes')}
      step={otp.step}
      onConfirm={async () => {
        const ask = () => otp.confirm({ purpose: 'approval_rules', action: { ...next } });
        if (await propose(next, ask)) onProposed();
      }}
    >
      <RulesTable now={now} next={next} />
    </ConfirmDialog>
  );
};
