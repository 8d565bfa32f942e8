import { customers } from '@dasbor/sdk/resources';
import { columnsOf } from '../../shared/list/define/column-kinds.tsx';
import { defineList } from '../../shared/list/define/define-list.ts';
import { useT } from '../../shared/i18n/use-t.ts';
import { usePaymentMethodWords } from '../../shared/payments/method-words.ts';
import { useStatusLabel } from './presentation/use-status-label.ts';
import { customerKeys } from './api/keys.ts';
import type { CustomerActivityItem } from './api/types.ts';
import { ActivityStatus } from './components/activity-status.tsx';
import { activityPath, isKnownKind } from './presentation/activity-view.ts';

const { time, money, id, text, column } = columnsOf<CustomerActivityItem>();

/** The orders, payments and refunds of one customer, from any date. */
export const customerActivityList = defineList<CustomerActivityItem>()({
  name: 'customer-activity',
  words: 'customers',
  at: 'activity',
  permission: 'order.view',
  operations: customers,
  fetchPage: (client, asked) => client.listCustomerActivity(asked),
  keys: customerKeys,
  path: activityPath,
  isUndated: true,
  isUnsearched: true,
  filters: {},
  useColumns: () => {
    const t = useT('customers');
    const statusLabel = useStatusLabel();
    const methodWords = usePaymentMethodWords();
    return [
      time('created', 'created_at'),
      text('kind', (row) => (isKnownKind(row) ? t(`activity.kind.${row.kind}`) : row.kind), { length: 12 }),
      text('reference', 'reference', { link: true, length: 20 }),
      text(
        'method',
        ({ method, channel }) => {
          if (method === null || channel === null) return null;
          const words = methodWords({ method, channel });
          return words.channel ?? words.method;
        },
        { length: 14 },
      ),
      column('status', {
        essential: true,
        cell: (row) => <ActivityStatus item={row} />,
        csv: statusLabel,
        length: 18,
      }),
      id('id', 'id', { extra: true }),
      money('amount', 'amount', { strong: true, length: 12 }),
    ];
  },
  useCard: (columns) => (row) => ({
    title: columns['kind']?.cell(row),
    amount: columns['amount']?.cell(row),
    note: row.reference,
    meta: (
      <>
        {columns['created']?.cell(row)}
        {row.method === null ? null : <> · {columns['method']?.cell(row)}</>}
      </>
    ),
    status: columns['status']?.cell(row),
  }),
});
