import { chakra } from '@chakra-ui/react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { useT } from '../../../shared/i18n/use-t.ts';
import { describeFailure } from '../../../shared/lib/failure.ts';
import { useAway, useLeadOn } from '../../../shared/lib/use-lead-on.tsx';
import { PolicyNotice } from '../../../shared/policy/policy-notice.tsx';
import { usePolicy } from '../../../shared/policy/use-policy.ts';
import { useScope } from '../../../shared/state/session.ts';
import { LinkButton } from '../../../shared/ui/button.tsx';
import { FailureBanner } from '../../../shared/ui/failure-banner.tsx';
import { PageHeader } from '../../../shared/ui/page-header.tsx';
import { balancePaths } from '../../balance/paths.ts';
import { useBalance } from '../../balance/public.ts';
import { useBanks } from '../api/use-banks.ts';
import { ReviewDialog } from '../components/review-dialog.tsx';
import { WithdrawalForm } from '../components/withdrawal-form.tsx';
import { useBankCheck } from '../forms/use-bank-check.ts';
import { useWithdrawalForm } from '../forms/use-withdrawal-form.ts';
import { withdrawalPaths } from '../paths.ts';

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

function NewWithdrawal({ draftName }: { draftName: string }) {
  const t = useT('withdrawals');
  const leadOn = useLeadOn();
  const { isShown } = useAway();
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const balance = useBalance();
  const banks = useBanks();
  const aheadMs = balance.data?.aheadMs ?? 0;
  const decision = usePolicy('withdraw', aheadMs);
  const known = banks.data ?? [];
  const available = balance.data?.available;
  const form = useWithdrawalForm(draftName, { banks: known, available });
  const bank = useBankCheck({ refuse: form.refuse, isShown });
  const closeReview = () => setParams({}, { replace: true });
  const failed = [balance, banks].find(({ data, error }) => error && !data);

  return (
    <chakra.div display="grid" gap="4" maxW="40rem">
      <PolicyNotice action="withdraw" decision={decision} aheadMs={aheadMs} />
      {failed ? (
        <FailureBanner failure={describeFailure(failed.error)} onRetry={() => void failed.mutate()} />
      ) : null}
      <WithdrawalForm
        form={form}
        banks={known}
        available={available}
        decision={decision}
        aheadMs={aheadMs}
        isAsking={bank.isAsking}
        onReview={() =>
          void bank.check(form.plan?.account ?? null, () => void navigate(withdrawalPaths.review))
        }
      />
      {bank.failure ? <FailureBanner failure={bank.failure} /> : null}
      {form.plan ? (
        <ReviewDialog
          open={params.get('step') === 'review'}
          plan={form.plan}
          decision={decision}
          onClose={closeReview}
          onCreated={(withdrawal) => {
            form.clear();
            leadOn(withdrawalPaths.detail(withdrawal.id), t('form.done'), { replace: true });
          }}
          onRefused={(fields) => {
            const isBeside = form.refuse(fields);
            if (isBeside && isShown()) closeReview();
            return isBeside;
          }}
        />
      ) : null}
    </chakra.div>
  );
}
