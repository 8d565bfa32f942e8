import { useT } from '../../../shared/i18n/use-t.ts';
import { ListPage } from '../../../shared/list/list-page.tsx';
import { useListQuery } from '../../../shared/list/use-list-query.ts';
import { useScope } from '../../../shared/state/session.ts';
import { Money } from '../../../shared/ui/money.tsx';
import { Time } from '../../../shared/ui/time.tsx';
import { usePayments } from '../api/use-payments.ts';
import { PaymentStatusBadge } from '../components/payment-status-badge.tsx';
import { paymentPaths } from '../paths.ts';
import { usePaymentMethodWords } from '../presentation/method-words.ts';
import { usePaymentColumns } from './payment-columns.tsx';
import { usePaymentFields } from './payment-fields.ts';

/** One list per mode and merchant: rows of the one before are never kept on screen for the next. */
export default function PaymentsPage() {
  return <PaymentList key={useScope().join(' ')} />;
}

function PaymentList() {
  const t = useT('payments');
  const methodWords = usePaymentMethodWords();
  const fields = usePaymentFields();
  const list = useListQuery('payments', fields);
  const result = usePayments(list);

  return (
    <ListPage
      title={t('list.title')}
      list={list}
      result={result}
      columns={usePaymentColumns()}
      fields={fields}
      rowPath={(payment) => paymentPaths.detail(payment.id)}
      card={(payment) => {
        const { method, channel } = methodWords(payment);
        return {
          title: payment.order_reference,
          amount: <Money value={payment.amount} />,
          meta: (
            <>
              {channel ?? method} · <Time value={payment.created_at} />
            </>
          ),
          status: <PaymentStatusBadge payment={payment} isShort />,
        };
      }}
      searchPlaceholder={t('list.search')}
      permission="payment.view"
      empty={{ title: t('list.empty.title'), description: t('list.empty.description') }}
    />
  );
}
