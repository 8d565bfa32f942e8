import { chakra } from '@chakra-ui/react';
import { useFormat } from '../../../../shared/i18n/use-format.ts';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { usePaymentMethodWords } from '../../../../shared/payments/method-words.ts';
import { Money } from '../../../../shared/ui/money.tsx';
import { RecordRow, RecordRows } from '../../../../shared/ui/record/record-rows.tsx';
import { StatusBadge } from '../../../../shared/ui/status-badge.tsx';
import type { DuePayments } from '../../api/types.ts';
import { useDayWords } from '../../presentation/use-day-words.ts';

/** Payments by method and channel: what arrives of them, and why on this day. */
export const DueRows = ({ label, payments }: { label: string; payments: readonly DuePayments[] }) => {
  const t = useT('settlements');
  const { count, rupiah } = useFormat();
  const { reasonOf } = useDayWords();
  const methodWords = usePaymentMethodWords();
  const amountsOf = (due: DuePayments): string =>
    [
      t('list.payments', { number: count(due.payment_count) }),
      rupiah(due.payment_amount),
      t('calendar.fee', { amount: rupiah(-(due.mdr_fee + due.ppn)) }),
      ...(due.refund_amount > 0 ? [t('calendar.refunds', { amount: rupiah(-due.refund_amount) })] : []),
    ].join(' · ');
  return (
    <RecordRows label={label}>
      {payments.map((due) => {
        const { method, channel } = methodWords(due);
        return (
          <RecordRow
            key={`${due.merchant_settlement_due_date} ${due.method} ${due.channel}`}
            id={`${due.method} ${due.channel}`}
            title={channel ? `${method} · ${channel}` : method}
            amount={<Money value={due.amount} />}
            note={amountsOf(due)}
            meta={
              <>
                {reasonOf(due)}
                {due.exceeds_payments ? (
                  <chakra.span display="block">{t('calendar.exceedsHint')}</chakra.span>
                ) : null}
              </>
            }
            status={
              due.exceeds_payments ? <StatusBadge tone="warning" label={t('calendar.exceeds')} /> : null
            }
          />
        );
      })}
    </RecordRows>
  );
};
