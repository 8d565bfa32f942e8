import { orderPaths } from '../../../shared/paths/money-in/orders.ts';
import { paymentPaths } from '../../../shared/paths/money-in/payments.ts';
import { refundPaths } from '../../../shared/paths/money-in/refunds.ts';
import { paymentMeanings, shownStatus } from '../../../shared/payments/status-view.ts';
import type { Meanings } from '../../../shared/status/meanings.ts';
import { orderMeanings } from '../../orders/public.ts';
import { refundMeanings, shownRefundStatus } from '../../refunds/public.ts';
import type { CustomerActivityItem } from '../api/types.ts';

const PATHS: Readonly<Record<string, (id: string) => string>> = {
  order: orderPaths.detail,
  payment: paymentPaths.detail,
  refund: refundPaths.detail,
};

export const isKnownKind = ({ kind }: CustomerActivityItem): boolean => Object.hasOwn(PATHS, kind);

/** A kind from a newer server has no page here. */
export const activityPath = ({ kind, id }: CustomerActivityItem): string =>
  PATHS[kind]?.(id) ?? orderPaths.list();

/** The meanings and the displayed status of a record. An unknown one is grey. */
export const activityStatus = (item: CustomerActivityItem): { of: Meanings<string>; is: string } => {
  const { kind, status } = item;
  if (kind === 'payment') {
    const payment = {
      status: status as Parameters<typeof shownStatus>[0]['status'],
      settlement_status: item.settlement_status,
      settlement_due_date: null,
    };
    return { of: paymentMeanings as Meanings<string>, is: shownStatus(payment).status };
  }
  if (kind === 'refund') {
    const refund = { status, type: item.refund_type ?? 'normal' };
    return { of: refundMeanings as Meanings<string>, is: shownRefundStatus(refund) };
  }
  return { of: orderMeanings as Meanings<string>, is: status };
};
