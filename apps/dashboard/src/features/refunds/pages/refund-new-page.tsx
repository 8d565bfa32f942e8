import { chakra } from '@chakra-ui/react';
import { may } from '@dasbor/domain/access';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useT } from '../../../shared/i18n/use-t.ts';
import { paymentPaths } from '../../../shared/paths/money-in/payments.ts';
import { refundPaths } from '../../../shared/paths/money-in/refunds.ts';
import { useScope, useWho } from '../../../shared/state/session.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { TextField } from '../../../shared/ui/fields/field.tsx';
import { PageHeader } from '../../../shared/ui/page/page-header.tsx';
import { FailureBanner } from '../../../shared/ui/failure-banner.tsx';
import { describeFailure } from '../../../shared/lib/failure.ts';
import { PageState } from '../../../shared/ui/page/page-state.tsx';
import { useRefundable } from '../api/use-refund.ts';
import { NotRefundable } from '../components/not-refundable.tsx';
import { PaymentReturned } from '../components/payment-returned.tsx';
import { PaymentSearch } from '../components/payment-search.tsx';
import { RefundForm } from '../components/refund-form.tsx';

export default function RefundNewPage() {
  const t = useT('refunds');
  const scope = useScope().join(' ');
  const [params] = useSearchParams();
  const paymentId = params.get('payment');
  const mayOpenPayment = may(useWho(), { permission: 'payment.view' }).ok;
  return (
    <>
      <PageHeader
        title={t('form.title')}
        description={t('form.intro')}
        back={
          paymentId && mayOpenPayment
            ? { to: paymentPaths.detail(paymentId), label: t('detail.payment') }
            : { to: refundPaths.list, label: t('list.title') }
        }
      />
      <chakra.div maxW="40rem" display="grid" gap="4">
        {paymentId ? <OfPayment key={`${scope} ${paymentId}`} paymentId={paymentId} /> : <ChoosePayment />}
      </chakra.div>
    </>
  );
}

const OfPayment = ({ paymentId }: { paymentId: string }) => {
  const { data, error, mutate } = useRefundable(paymentId);
  if (error && !data) {
    return (
      <>
        <FailureBanner failure={describeFailure(error)} onRetry={() => void mutate()} />
        <ChoosePayment />
      </>
    );
  }
  if (!data) return <PageState kind="loading" />;
  return (
    <>
      <PaymentReturned refundable={data} />
      {data.reason ? <NotRefundable refundable={data} /> : <RefundForm refundable={data} />}
    </>
  );
};

/** By searching the payments, or by ID for people who may not see them. */
const ChoosePayment = () => {
  const t = useT('refunds');
  const [, setParams] = useSearchParams();
  const [typed, setTyped] = useState('');
  const maySearch = may(useWho(), { permission: 'payment.view' }).ok;
  if (maySearch) return <PaymentSearch />;
  return (
    <chakra.form
      display="grid"
      gap="4"
      onSubmit={(event) => {
        event.preventDefault();
        if (typed.trim()) setParams({ payment: typed.trim() });
      }}
    >
      <TextField
        label={t('form.paymentId')}
        autoComplete="off"
        maxLength={64}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit" variant="primary" justifySelf="start">
        {t('form.open')}
      </Button>
    </chakra.form>
  );
};
