import type { RefundAccount, RefundBank, RefundClaim } from '@dasbor/sdk';
import { offline, ok, problem, type Scenario } from '@dasbor/sdk/testing';
import accountFile from '../../../../../../openapi/features/refund-claims/examples/refund-account.json' with { type: 'json' };
import cancelledFile from '../../../../../../openapi/features/refund-claims/examples/refund-claim-cancelled.json' with { type: 'json' };
import expiredFile from '../../../../../../openapi/features/refund-claims/examples/refund-claim-expired.json' with { type: 'json' };
import failedFile from '../../../../../../openapi/features/refund-claims/examples/refund-claim-failed.json' with { type: 'json' };
import heldFile from '../../../../../../openapi/features/refund-claims/examples/refund-claim-held.json' with { type: 'json' };
import openFile from '../../../../../../openapi/features/refund-claims/examples/refund-claim-open.json' with { type: 'json' };
import paidFile from '../../../../../../openapi/features/refund-claims/examples/refund-claim-paid.json' with { type: 'json' };
import replacedFile from '../../../../../../openapi/features/refund-claims/examples/refund-claim-replaced.json' with { type: 'json' };
import usedFile from '../../../../../../openapi/features/refund-claims/examples/refund-claim-used.json' with { type: 'json' };
import walletFile from '../../../../../../openapi/features/refund-claims/examples/refund-wallet.json' with { type: 'json' };

// The contract's lint validates every example against its schema.
const claimOf = (file: { value: unknown }) => (file.value as { data: RefundClaim }).data;
const accountOf = (file: { value: unknown }) => (file.value as { data: RefundAccount }).data;

export const claims = {
  open: claimOf(openFile),
  used: claimOf(usedFile),
  held: claimOf(heldFile),
  paid: claimOf(paidFile),
  failed: claimOf(failedFile),
  expired: claimOf(expiredFile),
  replaced: claimOf(replacedFile),
  cancelled: claimOf(cancelledFile),
};

const account = ok({ data: accountOf(accountFile) });
const wallet = ok({ data: accountOf(walletFile) });

export const shown = (claim: RefundClaim): Scenario => ({ getRefundClaim: ok({ data: claim }) });

const used = ok({ data: claims.used });
const isOpen: Scenario = {
  ...shown(claims.open),
  inquireRefundAccount: account,
  claimRefund: used,
};
/** As many as a real list has. */
const MANY: readonly RefundBank[] = Array.from({ length: 150 }, (_, at) => ({
  code: `bank_${at}`,
  name: `Bank Pembangunan ${at + 1}`,
  type: 'bank',
}));

/** Named by what the customer meets. */
export const links = {
  open: isOpen,
  manyBanks: shown({ ...claims.open, banks: [...claims.open.banks, ...MANY] }),
  longNames: shown({
    ...claims.open,
    merchant_name: 'PT Perkumpulan Penggiling Kopi Nusantara Berkelanjutan Sejahtera Abadi (Persero) Tbk',
    order_reference: 'INVOICE-2026-11-KOPI-ARABIKA-GAYO-TAKENGON-0000001041',
    amount: 999_999_999,
  }),
  openInPause: { ...isOpen, ...shown({ ...claims.open, sent_after: '2099-11-20T17:00:00.000Z' }) },
  wallet: { ...isOpen, inquireRefundAccount: wallet },
  loading: { getRefundClaim: 'pending' },
  checking: { ...isOpen, inquireRefundAccount: 'pending' },
  claiming: { ...isOpen, claimRefund: 'pending' },
  wrongAccount: { ...isOpen, inquireRefundAccount: problem(404, 'DPAY_BANK_ACCOUNT_NOT_FOUND') },
  bankNotOffered: {
    ...isOpen,
    inquireRefundAccount: problem(400, 'DPAY_INVALID_REQUEST', undefined, {
      fields: [{ field: 'bank_code', code: 'DPAY_REFUND_BANK_NOT_OFFERED' }],
    }),
  },
  bankUnreachable: { ...isOpen, inquireRefundAccount: problem(503, 'DPAY_BANK_UNREACHABLE') },
  unavailable: { ...isOpen, inquireRefundAccount: problem(409, 'DPAY_REFUND_CLAIM_UNAVAILABLE') },
  askedTooOften: {
    ...isOpen,
    inquireRefundAccount: problem(429, 'DPAY_RATE_LIMITED', { retry_after: 2400 }, { retryAfter: 2400 }),
  },
  accountClosedMeanwhile: { ...isOpen, claimRefund: problem(404, 'DPAY_BANK_ACCOUNT_NOT_FOUND') },
  answerLost: { ...isOpen, claimRefund: [offline(), used] },
  usedElsewhere: {
    ...isOpen,
    getRefundClaim: [ok({ data: claims.open }), used],
    claimRefund: problem(409, 'DPAY_REFUND_LINK_USED'),
  },
  arrivesSoon: { getRefundClaim: [used, ok({ data: claims.paid })] },
  sentAgainMeanwhile: { getRefundClaim: [ok({ data: claims.failed }), ok({ data: claims.paid })] },
  unknown: { getRefundClaim: problem(404, 'DPAY_REFUND_LINK_NOT_FOUND') },
  openedTooOften: {
    getRefundClaim: [
      problem(429, 'DPAY_RATE_LIMITED', { retry_after: 1 }, { retryAfter: 1 }),
      ok({ data: claims.open }),
    ],
  },
  offline: { getRefundClaim: [offline(), ok({ data: claims.open })] },
  serverDown: { getRefundClaim: problem(500, 'DPAY_INTERNAL_ERROR') },
} as const satisfies Record<string, Scenario>;
