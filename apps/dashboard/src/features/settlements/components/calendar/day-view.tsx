import { toldSum } from '@dasbor/domain/kernel';
import { may } from '@dasbor/domain/access';
import { Link } from 'react-router-dom';
import { BreakdownSection } from '../../../../shared/detail/detail-sections.tsx';
import { MoneyLines } from '../../../../shared/detail/money-lines.tsx';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { ListSection } from '../../../../shared/list/list-section.tsx';
import { paymentPaths } from '../../../../shared/paths/money-in/payments.ts';
import { settlementPaths } from '../../../../shared/paths/money-in/settlements.ts';
import { useWho } from '../../../../shared/state/session.ts';
import { LinkButton } from '../../../../shared/ui/button.tsx';
import { PageState } from '../../../../shared/ui/page/page-state.tsx';
import { Section } from '../../../../shared/ui/page/section.tsx';
import type { DuePayments, SettlementCalendar } from '../../api/types.ts';
import { duePaymentList } from '../../payment-list.tsx';
import { arrivingOf } from '../../presentation/arriving.ts';
import { CalendarNotices } from './calendar-notices.tsx';
import { DayBadges } from './day-badges.tsx';
import { DaySection } from './day-section.tsx';

type DayViewProps = { calendar: SettlementCalendar; date: string; subaccount: string | undefined };

/** The sums of a day, why its payments arrive then, and the payments. */
export const DayView = ({ calendar, date, subaccount }: DayViewProps) => {
  const t = useT('settlements');
  const mayOpen = may(useWho(), { permission: 'payment.view' }).ok;
  const day = calendar.days.find((one) => one.date === date);
  const late = calendar.late.filter((due) => due.merchant_settlement_due_date === date);
  const payments = day?.payments ?? late;
  if (payments.length === 0) return <NothingArrives />;
  const arriving = arrivingOf(payments);
  return (
    <>
      <CalendarNotices late={late} payments={day?.payments ?? []} />
      {arriving.length > 0 ? (
        <BreakdownSection>
          <MoneyLines
            lines={linesOf(arriving).map((line) => ({ ...line, label: t(`detail.line.${line.key}`) }))}
          />
        </BreakdownSection>
      ) : null}
      <DaySection
        date={date}
        title={t('calendar.why')}
        badges={day ? <DayBadges day={day} today={calendar.today} /> : null}
        payments={payments}
      />
      <ListSection
        of={duePaymentList}
        path={{ date }}
        filters={subaccount ? { subaccount_id: subaccount } : undefined}
        title={t('detail.payments.title')}
        empty={{ title: t('calendar.none.title'), description: '' }}
        fileName={`${duePaymentList.name}_${date}`}
        rowPath={mayOpen ? (payment) => paymentPaths.detail(payment.id) : undefined}
      />
    </>
  );
};

const linesOf = (payments: readonly DuePayments[]) => {
  const sumOf = (read: (due: DuePayments) => number) => toldSum(payments.map(read));
  const refunds = sumOf(({ refund_amount: amount }) => -amount);
  return [
    { key: 'payments', amount: sumOf((due) => due.payment_amount) },
    ...(refunds === 0 ? [] : [{ key: 'refunds' as const, amount: refunds }]),
    { key: 'fee', amount: sumOf((due) => -due.mdr_fee) },
    { key: 'ppn', amount: sumOf((due) => -due.ppn) },
    { key: 'amount', amount: sumOf((due) => due.amount), isTotal: true },
  ] as const;
};

/** Another day, or its payments are settled meanwhile. */
const NothingArrives = () => {
  const t = useT('settlements');
  return (
    <Section>
      <PageState
        kind="empty"
        title={t('calendar.none.title')}
        description={t('calendar.none.description')}
        action={
          <LinkButton>
            <Link to={settlementPaths.list}>{t('calendar.none.action')}</Link>
          </LinkButton>
        }
      />
    </Section>
  );
};
