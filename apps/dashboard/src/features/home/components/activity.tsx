import { chakra } from '@chakra-ui/react';
import { useT } from '../../../shared/i18n/use-t.ts';
import { Status } from '../../../shared/status/status.tsx';
import { Money } from '../../../shared/ui/money.tsx';
import { PageState } from '../../../shared/ui/page/page-state.tsx';
import { RecordRow, RecordRows } from '../../../shared/ui/record/record-rows.tsx';
import { Section } from '../../../shared/ui/page/section.tsx';
import { Skeleton } from '../../../shared/ui/page/skeleton.tsx';
import { Time } from '../../../shared/ui/time.tsx';
import { orderPaths } from '../../../shared/paths/money-in/orders.ts';
import { orderMeanings } from '../../orders/public.ts';
import { paymentPaths } from '../../../shared/paths/money-in/payments.ts';
import { PaymentStatusBadge } from '../../../shared/payments/payment-status-badge.tsx';
import { usePaymentMethodWords } from '../../../shared/payments/method-words.ts';
import { type Payment } from '../../payments/public.ts';
import type { ActivityItem } from '../api/types.ts';
import { useActivity } from '../api/use-activity.ts';

/** As many rows as fit the height of the statuses beside them. */
const SHOWN = 5;

/** The latest activity, newest first, updated live. */
export const Activity = () => {
  const t = useT('home');
  const { data: items, error, mutate } = useActivity();
  return (
    <Section title={t('activity.title')} padding="flush">
      {items ? (
        <Items items={items.slice(0, SHOWN)} />
      ) : error ? (
        <PageState kind="failed" error={error} onRetry={() => void mutate()} />
      ) : (
        <PageState kind="loading">
          <Waiting />
        </PageState>
      )}
    </Section>
  );
};

const Items = ({ items }: { items: readonly ActivityItem[] }) => {
  const t = useT('home');
  if (items.length === 0) {
    return <PageState kind="empty" title={t('activity.empty')} description={t('activity.emptyText')} />;
  }
  return (
    <RecordRows label={t('activity.title')}>
      {items.map((item) => (
        <Item key={item.id} item={item} />
      ))}
    </RecordRows>
  );
};

const Item = ({ item }: { item: ActivityItem }) => {
  const t = useT('home');
  const methodWords = usePaymentMethodWords();
  const isOrder = item.kind === 'order';
  const how =
    item.method && item.channel ? methodWords({ method: item.method, channel: item.channel }) : null;
  return (
    <RecordRow
      id={item.id}
      to={isOrder ? orderPaths.detail(item.subject_id) : paymentPaths.detail(item.subject_id)}
      title={item.reference}
      meta={
        <>
          {isOrder ? t('activity.order') : (how?.channel ?? how?.method)} · <Time value={item.at} />
        </>
      }
      amount={<Money value={item.amount} />}
      status={
        isOrder ? (
          <Status of={orderMeanings} is={item.status} />
        ) : (
          <PaymentStatusBadge payment={asPayment(item)} />
        )
      }
    />
  );
};

/** As in the list of payments: an unknown status is gray. */
const asPayment = ({ status, settlement_status }: ActivityItem) => ({
  status: status as Payment['status'],
  settlement_status,
  settlement_due_date: null,
});

const Waiting = () =>
  [1, 2, 3, 4, 5].map((row) => (
    <chakra.div key={row} display="flex" justifyContent="space-between" px="5" py="3">
      <chakra.div display="grid" gap="2">
        <Skeleton height="4" width="9rem" />
        <Skeleton height="3.5" width="12rem" />
      </chakra.div>
      <chakra.div display="grid" gap="2" justifyItems="end">
        <Skeleton height="4" width="6rem" />
        <Skeleton height="4" width="5rem" />
      </chakra.div>
    </chakra.div>
  ));
