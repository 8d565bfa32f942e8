import { chakra } from '@chakra-ui/react';
import { may } from '@dasbor/domain/access';
import { decideReview } from '@dasbor/domain/fund-transfers';
import { notesProblem } from '@dasbor/domain/kernel';
import { useState } from 'react';
import { useKeptText } from '../../../shared/forms/use-kept-text.ts';
import { useCodeWords } from '../../../shared/i18n/problem-words.ts';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { PolicyButton } from '../../../shared/policy/policy-button.tsx';
import { PolicyNotice } from '../../../shared/policy/policy-notice.tsx';
import { usePolicy } from '../../../shared/policy/use-policy.ts';
import { useScope, useSession, useWho } from '../../../shared/state/session.ts';
import { Banner } from '../../../shared/ui/banner.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Field } from '../../../shared/ui/field.tsx';
import { ConfirmDialog } from '../../../shared/ui/overlays/confirm-dialog.tsx';
import { Section } from '../../../shared/ui/section.tsx';
import { Textarea } from '../../../shared/ui/textarea.ts';
import type { FundTransfer } from '../api/types.ts';
import { useAskFundTransfer } from '../api/use-ask-fund-transfer.ts';
import { useEndWords } from '../presentation/use-end-words.ts';

/** Yes or no, for those who may say it; the others are told who can. */
export function DecisionSection({ transfer }: { transfer: FundTransfer }) {
  const t = useT('fund-transfers');
  const words = useCodeWords();
  const { user_id: me } = useSession();
  const who = useWho();
  const { type, status, maker_id: makerId } = transfer;
  const draftName = `${useScope().join(' ')} reject ${transfer.id}`;
  const notes = useKeptText(draftName, status !== 'need_approval');
  if (status !== 'need_approval') return null;
  const mayReview = may(who, { permission: 'fundtransfer.approve', feature: 'fund_transfer' }).ok;
  const review = decideReview({ type, status, makerId }, { approverId: me, verdict: 'approve' });
  if (!mayReview || !review.ok) {
    return (
      <chakra.div mb="4">
        <Banner tone="info" title={t('waiting.title')}>
          {mayReview && !review.ok ? words(review.problem.code) : t('waiting.text')}
        </Banner>
      </chakra.div>
    );
  }
  return <Decide transfer={transfer} notes={notes} />;
}

interface DecideProps {
  transfer: FundTransfer;
  notes: ReturnType<typeof useKeptText>;
}

function Decide({ transfer, notes: [notes, setNotes] }: DecideProps) {
  const t = useT('fund-transfers');
  const { rupiah } = useFormat();
  const { from, to } = useEndWords();
  const decision = usePolicy('approve_transfer');
  const { approve, reject } = useAskFundTransfer();
  const [open, setOpen] = useState<'approve' | 'reject' | null>(null);
  const wrongNotes = useCodeWords()(notesProblem(notes)?.code);
  const close = () => setOpen(null);
  const facts = { amount: rupiah(transfer.total), from: from(transfer), to: to(transfer) };
  return (
    <chakra.div display="grid" gap="3" mb="4">
      <PolicyNotice action="approve_transfer" decision={decision} />
      <Section title={t('decide.title')} description={t('decide.text', { maker: transfer.maker_name })}>
        <chakra.div display="flex" flexWrap="wrap" gap="2">
          <PolicyButton variant="primary" decision={decision} onClick={() => setOpen('approve')}>
            {t('decide.approve')}
          </PolicyButton>
          <Button onClick={() => setOpen('reject')}>{t('decide.reject')}</Button>
        </chakra.div>
      </Section>
      <ConfirmDialog
        open={open === 'approve'}
        onClose={close}
        title={t('approve.title', facts)}
        text={t(`approve.text.${transfer.type === 'balance_to_bank' ? 'bank' : 'balance'}`, facts)}
        yes={t('decide.approve')}
        onConfirm={async () => {
          await approve(transfer.id);
          close();
        }}
      />
      <ConfirmDialog
        open={open === 'reject'}
        onClose={close}
        title={t('reject.title', facts)}
        text={t('reject.text')}
        yes={t('decide.reject')}
        danger
        disabledReason={wrongNotes}
        onConfirm={async () => {
          await reject(transfer.id, notes.trim());
          setNotes('');
          close();
        }}
      >
        <chakra.div my="3">
          <Field label={t('reject.notes')} optional error={wrongNotes}>
            {(control) => (
              <Textarea
                {...control}
                rows={3}
                maxLength={200}
                value={notes}
                onChange={(event) => setNotes(event.target.value)}
              />
            )}
          </Field>
        </chakra.div>
      </ConfirmDialog>
    </chakra.div>
  );
}
