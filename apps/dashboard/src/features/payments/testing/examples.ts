import bnplCancelled from '../../../../../../openapi/features/payments/examples/bnpl-cancelled.json' with { type: 'json' };
import cardSettled from '../../../../../../openapi/features/payments/examples/card-completed-settled.json' with { type: 'json' };
import directDebitRejected from '../../../../../../openapi/features/payments/examples/direct-debit-rejected.json' with { type: 'json' };
import ewalletWaiting from '../../../../../../openapi/features/payments/examples/ewallet-completed-waiting.json' with { type: 'json' };
import ewalletStarted from '../../../../../../openapi/features/payments/examples/ewallet-started.json' with { type: 'json' };
import onlineBankingFailed from '../../../../../../openapi/features/payments/examples/online-banking-failed.json' with { type: 'json' };
import expanded from '../../../../../../openapi/features/payments/examples/payment-expanded.json' with { type: 'json' };
import qrisWaiting from '../../../../../../openapi/features/payments/examples/qris-completed-waiting.json' with { type: 'json' };
import retailStoreProcessing from '../../../../../../openapi/features/payments/examples/retail-store-processing.json' with { type: 'json' };
import vaSettled from '../../../../../../openapi/features/payments/examples/va-completed-settled.json' with { type: 'json' };
import vaWaiting from '../../../../../../openapi/features/payments/examples/va-completed-waiting.json' with { type: 'json' };
import vaProcessing from '../../../../../../openapi/features/payments/examples/va-processing.json' with { type: 'json' };
import { example } from '../../../shared/testing/example.ts';
import type { Payment } from '../api/types.ts';

const one = (file: { value: unknown }): Payment => example<'getPayment'>(file).data;

/** The contract's example payments, named by their condition. */
export const paymentExamples = {
  vaProcessing: one(vaProcessing),
  vaWaiting: one(vaWaiting),
  vaSettled: one(vaSettled),
  ewalletStarted: one(ewalletStarted),
  ewalletWaiting: one(ewalletWaiting),
  cardSettled: one(cardSettled),
  qrisWaiting: one(qrisWaiting),
  retailStoreProcessing: one(retailStoreProcessing),
  onlineBankingFailed: one(onlineBankingFailed),
  directDebitRejected: one(directDebitRejected),
  bnplCancelled: one(bnplCancelled),
  expanded: one(expanded),
} satisfies Record<string, Payment>;
