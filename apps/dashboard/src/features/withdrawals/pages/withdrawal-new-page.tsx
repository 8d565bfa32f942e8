import { chakra } from '@chakra-ui/react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { useT } from '../../../shared/i18n/use-t.ts';
import { useForm } from '../../../shared/forms/use-form.tsx';
import { describeFailure } from '../../../shared/lib/failure.ts';
import { useAway, useGoToResult } from '../../../shared/lib/go-to-result.tsx';
import { PolicyNotice } from '../../../shared/policy/policy-notice.tsx';
import { usePolicy } from '../../../shared/policy/use-policy.ts';
import { useScope } from '../../../shared/state/session.ts';
import { LinkButton } from '../../../shared/ui/button.tsx';
import { FailureBanner } from '../../../shared/ui/failure-banner.tsx';
import { PageHeader } from '../../../shared/ui/page/page-header.tsx';
import { balancePaths } from '../../../shared/paths/money-out/balance.ts';
import { useBalance } from '../../balance/public.ts';
import { useBanks } from '../../../shared/destination/use-banks.ts';
import { useOwnAccounts } from '../../../shared/destination/use-destinations.ts';
import { ReviewDialog } from '../components/review-dialog.tsx';
import { WithdrawalForm } from '../components/withdrawal-form.tsx';
import { EMPTY_VALUES, planOf, withdrawalSchema } from '../forms/withdrawal-values.ts';
import { withdrawalPaths } from '../../../shared/paths/money-out/withdrawals.ts';

export default function WithdrawalNewPage() {
  const t = useT('withdrawals');
  const scope = useScope().join(' ');
  return (
    <>
      <PageHeader
        title={t('form.title')}
        description={t('form.intro')}
        back={{ to: balancePaths.balance, label: t('form.back') }}
        actions={
          <>
            <LinkButton size="sm">
              <Link to={withdrawalPaths.schedule}>{t('list.schedule')}</Link>
            </LinkButton>
            <LinkButton size="sm">
              <Link to={withdrawalPaths.list}>{t('form.history')}</Link>
            </LinkButton>
          </>
        }
      />
      <NewWithdrawal key={scope} draftName={`${scope} withdrawal`} />
    </>
  );
}

const NewWithdrawal = ({ draftName }: { draftName: string }) => {
  const t = useT('withdrawals');
  const goToResult = useGoToResult();
  const { isShown } = useAway();
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const balance = useBalance();
  const banks = useBanks();
  const aheadMs = balance.data?.aheadMs ?? 0;
  const decision = usePolicy('withdraw', aheadMs);
  const accounts = useOwnAccounts();
  const available = balance.data?.available;
  const around = { banks: banks.data ?? [], accounts: accounts.data ?? [], available };
  const form = useForm({
    initial: EMPTY_VALUES,
    schema: withdrawalSchema,
    around,
    draft: draftName,
    submit: () => {
      if (!decision.allowed || !plan) return;
      // What is reviewed stays chosen, whatever changes in the list.
      form.set({ destination_account_id: plan.account.id });
      void navigate(withdrawalPaths.review);
    },
  });
  /** Null while the form is incomplete or invalid. */
  const plan = planOf(form.values, around);
  const closeReview = () => setParams({}, { replace: true });
  const failed = [balance, banks, accounts].find(({ data, error }) => error && !data);

  return (
    <chakra.div display="grid" gap="4" maxW="40rem">
      <PolicyNotice action="withdraw" decision={decision} aheadMs={aheadMs} />
      {failed ? (
        <FailureBanner failure={describeFailure(failed.error)} onRetry={() => void failed.mutate()} />
      ) : null}
      <WithdrawalForm form={form} plan={plan} around={around} decision={decision} aheadMs={aheadMs} />
      {form.banner}
      {plan ? (
        <ReviewDialog
          open={params.get('step') === 'review'}
          plan={plan}
          decision={decision}
          onClose={closeReview}
          onCreated={(withdrawal) => {
            form.clear();
            goToResult(withdrawalPaths.detail(withdrawal.id), t('form.done'), { replace: true });
          }}
          onRefused={(error) => {
            const isBeside = form.refuse(error);
            if (isBeside && isShown()) closeReview();
            return isBeside;
          }}
        />
      ) : null}
    </chakra.div>
  );
};
