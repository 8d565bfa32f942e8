import { chakra } from '@chakra-ui/react';
import { useSearchParams } from 'react-router-dom';
import { useState } from 'react';
import { useForm } from '../../../shared/forms/use-form.tsx';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { describeFailure } from '../../../shared/lib/failure.ts';
import { useGoToResult } from '../../../shared/lib/go-to-result.tsx';
import { PolicyNotice } from '../../../shared/policy/policy-notice.tsx';
import { usePolicy } from '../../../shared/policy/use-policy.ts';
import { useScope } from '../../../shared/state/session.ts';
import { FailureBanner } from '../../../shared/ui/failure-banner.tsx';
import { ConfirmDialog } from '../../../shared/ui/overlays/confirm-dialog.tsx';
import { PageHeader } from '../../../shared/ui/page/page-header.tsx';
import { useBalance } from '../../balance/public.ts';
import { useAllSubaccounts } from '../../../shared/subaccounts/use-all-subaccounts.ts';
import { useBanks } from '../../../shared/destination/use-banks.ts';
import { useAskFundTransfer } from '../api/use-ask-fund-transfer.ts';
import { useApprovedAccounts } from '../api/use-approved-accounts.ts';
import { PlanLines } from '../components/plan-lines.tsx';
import { TransferForm } from '../components/transfer-form.tsx';
import { emptyValues, planOf, transferSchema } from '../forms/transfer-values.ts';
import { fundTransferPaths } from '../../../shared/paths/money-out/fund-transfers.ts';

export default function FundTransferNewPage() {
  const t = useT('fund-transfers');
  const scope = useScope().join(' ');
  return (
    <>
      <PageHeader
        title={t('form.title')}
        description={t('form.intro')}
        back={{ to: fundTransferPaths.list, label: t('list.title') }}
      />
      <NewFundTransfer key={scope} draftName={`${scope} fund-transfer`} />
    </>
  );
}

const NewFundTransfer = ({ draftName }: { draftName: string }) => {
  const t = useT('fund-transfers');
  const { rupiah } = useFormat();
  const goToResult = useGoToResult();
  const [params] = useSearchParams();
  const to = params.get('to');
  const { create } = useAskFundTransfer();
  const balance = useBalance();
  const banks = useBanks();
  const subaccounts = useAllSubaccounts({ status: 'live' });
  const approved = useApprovedAccounts();
  const decision = usePolicy('transfer', balance.data?.aheadMs);
  const [isReviewing, setReviewing] = useState(false);

  const around = {
    banks: banks.data ?? [],
    subaccounts: subaccounts.data ?? [],
    merchantAvailable: balance.data?.available,
  };
  const form = useForm({
    initial: emptyValues(to),
    schema: transferSchema,
    around,
    draft: to ? `${draftName} ${to}` : draftName,
    submit: () => setReviewing(decision.allowed),
  });
  const plan = planOf(form.values, around);
  const failed = [balance, banks, subaccounts, approved].find(({ data, error }) => error && !data);

  const confirm = async () => {
    if (!plan) return;
    try {
      const transfer = await create(plan.body);
      form.clear();
      goToResult(fundTransferPaths.detail(transfer.id), t('form.done'), { replace: true });
    } catch (error) {
      if (!form.refuse(error)) throw error;
      setReviewing(false);
    }
  };

  return (
    <chakra.div display="grid" gap="4" maxW="40rem">
      <PolicyNotice action="transfer" decision={decision} />
      {failed ? (
        <FailureBanner failure={describeFailure(failed.error)} onRetry={() => void failed.mutate()} />
      ) : null}
      <TransferForm
        form={form}
        around={around}
        approved={approved.data === null ? null : (approved.data ?? [])}
        plan={plan}
        decision={decision}
      />
      {plan ? (
        <ConfirmDialog
          open={isReviewing}
          onClose={() => setReviewing(false)}
          title={t('review.title', { amount: rupiah(plan.amount) })}
          text={t('review.text')}
          yes={t('review.yes')}
          onConfirm={confirm}
        >
          <PlanLines plan={plan} />
        </ConfirmDialog>
      ) : null}
    </chakra.div>
  );
};
