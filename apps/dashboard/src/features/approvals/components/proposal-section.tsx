import { chakra } from '@chakra-ui/react';
import { may } from '@dasbor/domain/access';
import { decideRules } from '@dasbor/domain/approvals';
import { useState } from 'react';
import { useOtpStep } from '../../../shared/forms/otp/use-otp-step.tsx';
import { useT } from '../../../shared/i18n/use-t.ts';
import { useSession, useWho } from '../../../shared/state/session.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { ConfirmDialog } from '../../../shared/ui/overlays/confirm-dialog.tsx';
import { Section } from '../../../shared/ui/page/section.tsx';
import { Time } from '../../../shared/ui/time.tsx';
import { useToast } from '../../../shared/ui/toast.tsx';
import type { RulesState } from '../api/types.ts';
import { useChangeRules } from '../api/use-approval-rules.ts';
import { storedRules } from '../forms/rules-values.ts';
import { RulesTable } from './rules-table.tsx';

type Proposal = NonNullable<RulesState['proposal']>;
type ProposalSectionProps = { state: RulesState; proposal: Proposal };

/** What would change, and the decisions that this person may make. */
export const ProposalSection = ({ state, proposal }: ProposalSectionProps) => {
  const t = useT('approvals');
  const { user_id: me } = useSession();
  const isAllowed = may(useWho(), { permission: 'user_management.create' }).ok;
  const decided = decideRules(
    { status: 'proposed', proposedById: proposal.proposed_by_id },
    { personId: me, verdict: 'approve' },
  );
  const table = <RulesTable now={storedRules(state.rules)} next={storedRules(proposal.rules)} />;
  return (
    <Section title={t('rules.proposal.title')} data-section="proposal" mb="4">
      <chakra.div display="grid" gap="4">
        <chakra.p textStyle="small" color="fg.muted">
          {t('rules.proposal.by', { name: proposal.proposed_by_name })} ·{' '}
          <Time value={proposal.proposed_at} />
        </chakra.p>
        {table}
        {decided.ok ? null : <chakra.p>{t('rules.proposal.yours')}</chakra.p>}
        {isAllowed ? (
          <chakra.div display="flex" flexWrap="wrap" gap="2">
            <RejectAction id={proposal.id} isOwn={!decided.ok} />
            {decided.ok ? <ApproveAction id={proposal.id} /> : null}
          </chakra.div>
        ) : null}
      </chakra.div>
    </Section>
  );
};

const ApproveAction = ({ id }: { id: string }) => {
  const t = useT('approvals');
  const toast = useToast();
  const otp = useOtpStep();
  const { approve } = useChangeRules();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" variant="primary" onClick={() => setOpen(true)}>
        {t('rules.proposal.approve')}
      </Button>
      <ConfirmDialog
        open={isOpen}
        onClose={() => {
          otp.cancel();
          setOpen(false);
        }}
        title={t('rules.approve.title')}
        text={t('rules.approve.text')}
        yes={t('rules.approve.yes')}
        step={otp.step}
        onConfirm={async () => {
          const ask = () => otp.confirm({ purpose: 'approval_rules_approval', action: { id } });
          if (!(await approve(id, ask))) return;
          toast.success(t('rules.approve.done'));
          setOpen(false);
        }}
      />
    </>
  );
};

const RejectAction = ({ id, isOwn }: { id: string; isOwn: boolean }) => {
  const t = useT('approvals');
  const toast = useToast();
  const { reject } = useChangeRules();
  const [isOpen, setOpen] = useState(false);
  const label = t(isOwn ? 'rules.proposal.withdraw' : 'rules.proposal.reject');
  return (
    <>
      <Button size="sm" variant="dangerOutline" onClick={() => setOpen(true)}>
        {label}
      </Button>
      <ConfirmDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('rules.reject.title')}
        text={t('rules.reject.text')}
        yes={label}
        danger
        onConfirm={async () => {
          await reject(id);
          toast.success(t('rules.reject.done'));
          setOpen(false);
        }}
      />
    </>
  );
};
