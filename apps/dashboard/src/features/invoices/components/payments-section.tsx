import { chakra } from '@chakra-ui/react';
import { decideReversal } from '@dasbor/domain/invoices';
import { formatDate } from '@dasbor/domain/kernel';
import { useLanguage, useT } from '../../../shared/i18n/use-t.ts';
import { invoicePaths } from '../../../shared/paths/money-in/invoices.ts';
import { useSession } from '../../../shared/state/session.ts';
import { Status } from '../../../shared/status/status.tsx';
import { AppLink } from '../../../shared/ui/app-link.tsx';
import { Money } from '../../../shared/ui/money.tsx';
import { Section } from '../../../shared/ui/page/section.tsx';
import { Time } from '../../../shared/ui/time.tsx';
import type { Invoice, InvoicePayment } from '../api/types.ts';
import { invoicePaymentMeanings } from '../presentation/status-view.ts';
import { usePaidByWords } from '../presentation/use-paid-by-words.ts';
import { useMayCreate } from './create-invoice.tsx';
import { PaymentLink } from './payment-link.tsx';
import { ReverseAction } from './reverse-action.tsx';

/** What was paid, by customers and by hand, oldest first. */
export const PaymentsSection = ({ invoice }: { invoice: Invoice }) => {
  const t = useT('invoices');
  const { payments = [], status, id } = invoice;
  if (status === 'draft') return null;
  return (
    <Section
      title={t('paid.title')}
      data-section="payments"
      actions={
        payments.length > 0 ? (
          <AppLink to={invoicePaths.payments({ invoice: [id] })} textStyle="small">
            {t('paid.all')}
          </AppLink>
        ) : null
      }
    >
      {payments.length === 0 ? (
        <chakra.p textStyle="body" color="fg.muted">
          {t('paid.none')}
        </chakra.p>
      ) : (
        <chakra.ul listStyleType="none" m="0" p="0">
          {payments.map((payment) => (
            <Row key={payment.id} payment={payment} />
          ))}
        </chakra.ul>
      )}
    </Section>
  );
};

const Row = ({ payment }: { payment: InvoicePayment }) => {
  const t = useT('invoices');
  const language = useLanguage();
  const paidBy = usePaidByWords();
  const isReversed = payment.status === 'reversed';
  return (
    <chakra.li
      data-payment={payment.id}
      py="2.5"
      borderBottomWidth="1px"
      borderColor="border.muted"
      _last={{ borderBottomWidth: '0' }}
      textStyle="body"
    >
      <chakra.div display="flex" flexWrap="wrap" justifyContent="space-between" columnGap="3" rowGap="1">
        <chakra.span display="inline-flex" flexWrap="wrap" alignItems="center" columnGap="2" rowGap="1">
          <chakra.strong fontWeight="medium">{paidBy(payment)}</chakra.strong>
          <Status of={invoicePaymentMeanings} is={payment.status} />
        </chakra.span>
        <Money
          value={payment.amount}
          fontWeight="semibold"
          {...(isReversed ? { textDecoration: 'line-through', color: 'fg.muted' } : {})}
        />
      </chakra.div>
      <chakra.div textStyle="small" color="fg.muted" mt="0.5" overflowWrap="anywhere">
        {formatDate(payment.paid_on, language)}
        {payment.recorded_by_name ? ` · ${t('paid.by', { name: payment.recorded_by_name })}` : null}
        {payment.is_paid_before ? ` · ${t('paid.before')}` : null}
        {payment.note ? ` · ${payment.note}` : null}
      </chakra.div>
      {payment.payment_id ? <PaymentLink id={payment.payment_id} /> : null}
      {isReversed ? (
        <chakra.div textStyle="small" color="fg.muted" overflowWrap="anywhere">
          {t('paid.reversed', {
            name: payment.reversed_by_name ?? '–',
            reason: payment.reversal_reason ?? '–',
          })}{' '}
          <Time value={payment.reversed_at} />
        </chakra.div>
      ) : null}
      <Reversal payment={payment} />
    </chakra.li>
  );
};

/** A second person takes back a record, and everybody else reads why they cannot. */
const Reversal = ({ payment }: { payment: InvoicePayment }) => {
  const t = useT('invoices');
  const { user_id: me } = useSession();
  const mayCreate = useMayCreate();
  const decided = decideReversal(
    {
      isManual: payment.method === 'manual',
      isPermanent: payment.is_permanent,
      isReversed: payment.status === 'reversed',
      recordedBy: payment.recorded_by_id ?? '',
    },
    me,
  );
  if (!mayCreate) return null;
  if (decided.ok) return <ReverseAction payment={payment} />;
  const why = WHY[decided.problem.code as keyof typeof WHY];
  return why ? (
    <chakra.p textStyle="small" color="fg.muted" mt="1">
      {t(why)}
    </chakra.p>
  ) : null;
};

const WHY = {
  DPAY_INVOICE_PAYMENT_PERMANENT: 'reverse.permanent',
  DPAY_MAKER_IS_APPROVER: 'reverse.own',
} as const;
