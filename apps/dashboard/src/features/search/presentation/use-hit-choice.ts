import { useFormat } from '../../../shared/i18n/use-format.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { apiKeyPaths } from '../../api-keys/paths.ts';
import { disbursementPaths } from '../../disbursements/paths.ts';
import { fundTransferPaths } from '../../fund-transfers/paths.ts';
import { legacyKeyPaths } from '../../legacy-keys/paths.ts';
import { orderPaths } from '../../orders/paths.ts';
import { paymentPaths } from '../../payments/paths.ts';
import { requestLogPaths } from '../../request-log/paths.ts';
import { snapKeyPaths } from '../../snap-keys/paths.ts';
import { subaccountPaths } from '../../subaccounts/paths.ts';
import { topUpPaths } from '../../top-ups/paths.ts';
import { webhookPaths } from '../../webhooks/paths.ts';
import { withdrawalPaths } from '../../withdrawals/paths.ts';
import type { SearchHit } from '../api/use-search.ts';
import type { Choice } from './choices.ts';

const PAGES: Readonly<Record<SearchHit['kind'], (id: string) => string>> = {
  order: orderPaths.detail,
  payment: paymentPaths.detail,
  withdrawal: withdrawalPaths.detail,
  top_up: topUpPaths.detail,
  disbursement: disbursementPaths.detail,
  disbursement_item: disbursementPaths.item,
  fund_transfer: fundTransferPaths.detail,
  subaccount: subaccountPaths.detail,
  webhook: webhookPaths.detail,
  webhook_delivery: webhookPaths.delivery,
  api_key: apiKeyPaths.detail,
  legacy_key: () => legacyKeyPaths.list,
  snap_key: snapKeyPaths.detail,
  api_request: requestLogPaths.detail,
};

/** A kind that only a newer server knows has no page here, so it is left out. */
export function isKnown({ kind }: SearchHit): boolean {
  return Object.hasOwn(PAGES, kind);
}

export function useHitChoice(): (hit: SearchHit) => Choice {
  const t = useT('search');
  const { rupiah } = useFormat();
  return (hit) => ({
    key: hit.id,
    group: 'hits',
    title: hit.title,
    detail: [t(`kind.${hit.kind}`), hit.subtitle].filter(Boolean).join(' · '),
    ...(hit.amount === null ? {} : { amount: rupiah(hit.amount) }),
    words: hit.subtitle,
    to: PAGES[hit.kind](hit.id),
  });
}
