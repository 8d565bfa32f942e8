import { chakra } from '@chakra-ui/react';
import type { NotificationEvent } from '@dasbor/domain/notifications';
import { Fragment } from 'react';
import { oneOrMany } from '../../../shared/i18n/one-or-many.ts';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { Money } from '../../../shared/ui/money.tsx';
import type { Notification } from '../api/types.ts';

/** What the count of an event counts. */
const COUNTED: Partial<Record<NotificationEvent, 'payouts' | 'payments' | 'rows' | 'invalid'>> = {
  disbursement_waiting: 'payouts',
  disbursement_failed: 'payouts',
  disbursement_validated: 'invalid',
  settlement_paid: 'payments',
  export_ready: 'rows',
};

/** Its name, amount and count, as far as the event has them. */
export const NoticeDetails = ({ notice: { event, name, amount, count } }: { notice: Notification }) => {
  const t = useT('notifications');
  const format = useFormat();
  const counted = COUNTED[event];
  const parts = [
    ...(name === null ? [] : [{ key: 'name', part: name }]),
    ...(amount === null ? [] : [{ key: 'amount', part: <Money value={amount} /> }]),
    ...(count === null || counted === undefined
      ? []
      : [{ key: 'count', part: t(`counted.${counted}.${oneOrMany(count)}`, { many: format.count(count) }) }]),
  ];
  return parts.length === 0 ? null : (
    <chakra.span textStyle="small" fontVariantNumeric="tabular-nums">
      {parts.map(({ key, part }, index) => (
        <Fragment key={key}>
          {index === 0 ? null : ' · '}
          {part}
        </Fragment>
      ))}
    </chakra.span>
  );
};
