import { formatDate } from '@dasbor/domain/kernel';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { useLanguage, useT } from '../../../shared/i18n/use-t.ts';
import { apiKeyPaths } from '../../../shared/paths/api-keys.ts';
import { customerPaths } from '../../../shared/paths/customers.ts';
import { destinationPaths } from '../../../shared/paths/destination-accounts.ts';
import { disbursementPaths } from '../../../shared/paths/disbursements.ts';
import { exportPaths } from '../../../shared/paths/exports.ts';
import { fundTransferPaths } from '../../../shared/paths/fund-transfers.ts';
import { invoicePaths } from '../../../shared/paths/invoices.ts';
import { legacyKeyPaths } from '../../../shared/paths/legacy-keys.ts';
import { orderPaths } from '../../../shared/paths/orders.ts';
import { paymentLinkPaths } from '../../../shared/paths/payment-links.ts';
import { paymentPaths } from '../../../shared/paths/payments.ts';
import { promoPaths } from '../../../shared/paths/promos.ts';
import { quotationPaths } from '../../../shared/paths/quotations.ts';
import { recurringInvoicePaths } from '../../../shared/paths/recurring-invoices.ts';
import { refundPaths } from '../../../shared/paths/refunds.ts';
import { requestLogPaths } from '../../../shared/paths/request-log.ts';
import { settlementPaths } from '../../../shared/paths/settlements.ts';
import { snapKeyPaths } from '../../../shared/paths/snap-keys.ts';
import { subaccountPaths } from '../../../shared/paths/subaccounts.ts';
import { topUpPaths } from '../../../shared/paths/top-ups.ts';
import { rolePaths, userPaths } from '../../../shared/paths/users.ts';
import { webhookPaths } from '../../../shared/paths/webhooks.ts';
import { withdrawalPaths } from '../../../shared/paths/withdrawals.ts';
import type { SearchHit } from '../api/use-search.ts';
import type { Choice } from './choices.ts';

const PAGES: Readonly<Record<SearchHit['kind'], (id: string) => string>> = {
  order: orderPaths.detail,
  payment: paymentPaths.detail,
  customer: customerPaths.detail,
  settlement: settlementPaths.detail,
  refund: refundPaths.detail,
  payment_link: paymentLinkPaths.detail,
  invoice: invoicePaths.detail,
  invoice_payment: (id) => `${invoicePaths.payments()}?search=${id}`,
  quotation: quotationPaths.detail,
  recurring_invoice: recurringInvoicePaths.detail,
  promo: promoPaths.detail,
  withdrawal: withdrawalPaths.detail,
  top_up: topUpPaths.detail,
  disbursement: disbursementPaths.detail,
  disbursement_item: disbursementPaths.item,
  fund_transfer: fundTransferPaths.detail,
  subaccount: subaccountPaths.detail,
  destination_account: () => destinationPaths.list,
  user: userPaths.detail,
  role: () => rolePaths.list,
  export: exportPaths.detail,
  export_schedule: () => exportPaths.schedules,
  webhook: webhookPaths.detail,
  webhook_delivery: webhookPaths.delivery,
  api_key: apiKeyPaths.detail,
  legacy_key: () => legacyKeyPaths.list,
  snap_key: snapKeyPaths.detail,
  api_request: requestLogPaths.detail,
};

/** An unknown kind from a newer server has no page here, so it is dropped. */
export const isKnown = ({ kind }: SearchHit): boolean => Object.hasOwn(PAGES, kind);

export const useHitChoice = (): ((hit: SearchHit) => Choice) => {
  const t = useT('search');
  const { rupiah } = useFormat();
  const language = useLanguage();
  const subtitleOf = ({ kind, subtitle }: SearchHit) =>
    kind === 'settlement' ? formatDate(subtitle, language) : subtitle;
  return (hit) => ({
    key: hit.id,
    group: 'hits',
    title: hit.title,
    detail: [t(`kind.${hit.kind}`), subtitleOf(hit)].filter(Boolean).join(' · '),
    ...(hit.amount === null ? {} : { amount: rupiah(hit.amount) }),
    words: hit.subtitle,
    to: PAGES[hit.kind](hit.id),
  });
};
