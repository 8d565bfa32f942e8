import { checkoutUrlOf } from '../../platform/merchant/checkout-url.ts';
import type { Tx } from '../../platform/db/tx.ts';
import type { Call } from '../../spec/handlers.ts';
import { toItem } from '../orders/public.ts';
import { historyOf } from './history.ts';
import { findLink, paidBy } from './repository.ts';
import { toPaymentLink } from './rows.ts';
import type { LinkRow, PaymentLink, Reading } from './rows.ts';

type Asking = Pick<Call, 'tx' | 'now' | 'session' | 'deps'>;

export const readingOf = ({ now, session, deps }: Asking): Reading => ({
  now,
  masked: session.masksPersonalData,
  checkoutUrl: checkoutUrlOf(deps, session),
});

/** One link with its items, the words of its mail and its history. */
export const answerLink = async (asking: Asking, id: string): Promise<PaymentLink> =>
  wholeLink(asking.tx, (await findLink(asking.tx, id)) as LinkRow, readingOf(asking));

export const wholeLink = async (tx: Tx, row: LinkRow, reading: Reading): Promise<PaymentLink> => ({
  ...toPaymentLink(row, (await paidBy(tx, [row.order_id])).get(row.order_id), reading),
  items: row.items.map((item) => toItem(item, reading.checkoutUrl)),
  email_subject: row.email_subject,
  email_content: row.email_content,
  history: await historyOf(tx, row, reading),
});
