import { formatDate } from '@dasbor/domain/kernel';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { useLanguage, useT } from '../../../shared/i18n/use-t.ts';
import { apiKeyPaths } from '../../../shared/paths/developers/api-keys.ts';
import { customerPaths } from '../../../shared/paths/money-in/customers.ts';
import { destinationPaths } from '../../../shared/paths/money-out/destination-accounts.ts';
import { disbursementPaths } from '../../../shared/paths/money-out/disbursements.ts';
import { exportPaths } from '../../../shared/paths/exports.ts';
import { fundTransferPaths } from '../../../shared/paths/money-out/fund-transfers.ts';
import { invoicePaths } from '../../../shared/paths/money-in/invoices.ts';
import { legacyKeyPaths } from '../../../shared/paths/developers/legacy-keys.ts';
import { orderPaths } from '../../../shared/paths/money-in/orders.ts';
import { paymentLinkPaths } from '../../../shared/paths/money-in/payment-links.ts';
import { paymentPaths } from '../../../shared/paths/money-in/payments.ts';
import { promoPaths } from '../../../shared/paths/money-in/promos.ts';
import { quotationPaths } from '../../../shared/paths/money-in/quotations.ts';
import { recurringInvoicePaths } from '../../../shared/paths/money-in/recurring-invoices.ts';
import { refundPaths } from '../../../shared/paths/money-in/refunds.ts';
import { requestLogPaths } from '../../../shared/paths/developers/request-log.ts';
import { settlementPaths } from '../../../shared/paths/money-in/settlements.ts';
import { snapKeyPaths } from '../../../shared/paths/developers/snap-keys.ts';
import { subaccountPaths } from '../../../shared/paths/money-out/subaccounts.ts';
import { topUpPaths } from '../../../shared/paths/money-out/top-ups.ts';
import { rolePaths, userPaths } from '../../../shared/paths/account/users.ts';
import { webhookPaths } from '../../../shared/paths/developers/webhooks.ts';
import { withdrawalPaths } from '../../../shared/paths/money-out/withdrawals.ts';
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
