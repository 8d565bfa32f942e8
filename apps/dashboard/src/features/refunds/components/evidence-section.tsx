import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { MoneyLines } from '../../../shared/detail/money-lines.tsx';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { describeFailure } from '../../../shared/lib/failure.ts';
import { refundPaths } from '../../../shared/paths/money-in/refunds.ts';
import { Status } from '../../../shared/status/status.tsx';
import { FailureBanner } from '../../../shared/ui/failure-banner.tsx';
import { Money } from '../../../shared/ui/money.tsx';
import { PageState } from '../../../shared/ui/page/page-state.tsx';
import { Section } from '../../../shared/ui/page/section.tsx';
import { RecordRow, RecordRows } from '../../../shared/ui/record/record-rows.tsx';
import { Time } from '../../../shared/ui/time.tsx';
import type { Refund, RefundEvidence } from '../api/types.ts';
import { useEvidence } from '../api/use-evidence.ts';
import { isWaiting, refundMeanings, shownRefundStatus } from '../presentation/status-view.ts';

/** What to check before a refund is decided. */
export const EvidenceSection = ({ refund }: { refund: Refund }) =>
  isWaiting(refund) ? <Evidence id={refund.id} /> : null;

const Evidence = ({ id }: { id: string }) => {
  const t = useT('refunds');
  const { data, error, mutate } = useEvidence(id);
  return (
    <Section title={t('evidence.title')} data-section="evidence">
      {data ? (
        <chakra.div display="grid" gap="5">
          <OfPayment payment={data.payment} />
          {data.funding ? <Funding funding={data.funding} /> : null}
          <OfCustomer customer={data.customer} />
          <OfMaker maker={data.maker} />
        </chakra.div>
      ) : error ? (
        <FailureBanner failure={describeFailure(error)} onRetry={() => void mutate()} />
      ) : (
        <PageState kind="loading" />
      )}
    </Section>
  );
};

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <chakra.div display="grid" gap="1">
    <chakra.h3 textStyle="label">{title}</chakra.h3>
    {children}
  </chakra.div>
);

const OfPayment = ({ payment }: { payment: RefundEvidence['payment'] }) => {
  const t = useT('refunds');
  return (
    <Part title={t('evidence.payment')}>
      <MoneyLines
        lines={[
          { key: 'paid', label: t('detail.paid'), amount: payment.paid_amount },
          { key: 'other', label: t('evidence.other'), amount: payment.other_refunds_amount },
          ...(payment.returned_amount > 0
            ? [{ key: 'returned', label: t('form.returnedLine'), amount: payment.returned_amount }]
            : []),
          { key: 'left', label: t('evidence.left'), amount: payment.left_amount },
        ]}
      />
    </Part>
  );
};

const Funding = ({ funding }: { funding: NonNullable<RefundEvidence['funding']> }) => {
  const t = useT('refunds');
  const source = funding.source === 'balance' ? 'balance' : 'unsettled';
  return (
    <Part title={t('evidence.funding')}>
      <MoneyLines
        lines={[
          { key: 'available', label: t(`evidence.${source}`), amount: funding.available },
          { key: 'after', label: t('evidence.after'), amount: funding.after },
        ]}
      />
      {funding.after < 0 ? (
        <chakra.p textStyle="small" color="fg.error">
          {t('evidence.short')}
        </chakra.p>
      ) : null}
    </Part>
  );
};

const useCountWords = () => {
  const t = useT('refunds');
  const { rupiah, count } = useFormat();
  return ({
    refund_count: number,
    refund_amount: amount,
  }: {
    refund_count: number;
    refund_amount: number;
  }) => {
    if (number === 0) return t('evidence.none');
    const words = { number: count(number), amount: rupiah(amount) };
    return number === 1 ? t('evidence.one', words) : t('evidence.several', words);
  };
};

const OfCustomer = ({ customer }: { customer: RefundEvidence['customer'] }) => {
  const t = useT('refunds');
  const countWords = useCountWords();
  return (
    <Part title={t('evidence.customer')}>
      <p>{customer ? countWords(customer) : t('evidence.customerNone')}</p>
      {customer?.contact_changed_at ? (
        <chakra.p textStyle="small" color="fg.error">
          {t('evidence.contactChanged', { name: customer.contact_changed_by ?? '–' })}{' '}
          <Time value={customer.contact_changed_at} />
        </chakra.p>
      ) : null}
      {customer && customer.latest.length > 0 ? (
        <RecordRows label={t('evidence.customer')}>
          {customer.latest.map(({ id, amount, created_at: at, maker_name: maker, ...refund }) => (
            <RecordRow
              key={id}
              id={id}
              to={refundPaths.detail(id)}
              title={maker}
              meta={<Time value={at} />}
              amount={<Money value={amount} />}
              status={<Status of={refundMeanings} is={shownRefundStatus(refund)} />}
            />
          ))}
        </RecordRows>
      ) : null}
    </Part>
  );
};

const OfMaker = ({ maker }: { maker: RefundEvidence['maker'] }) => {
  const t = useT('refunds');
  const { count } = useFormat();
  const countWords = useCountWords();
  const rejected = maker.rejected_count;
  return (
    <Part title={t('evidence.maker', { name: maker.name })}>
      <p>
        {countWords(maker)} {rejected > 0 ? t('evidence.rejected', { number: count(rejected) }) : null}
      </p>
    </Part>
  );
};
