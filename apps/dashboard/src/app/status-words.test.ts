import { expect, test } from 'vitest';
import { batchMeanings, itemMeanings } from '../features/disbursements/presentation/status-view.ts';
import { fundTransferMeanings } from '../features/fund-transfers/presentation/status-view.ts';
import { orderMeanings } from '../features/orders/presentation/status-view.ts';
import { paymentMeanings, settlementMeanings } from '../shared/payments/status-view.ts';
import { topUpMeanings } from '../features/top-ups/presentation/status-view.ts';
import { subaccountMeanings } from '../features/subaccounts/presentation/subaccount-status.ts';
import { refundMeanings } from '../features/refunds/presentation/status-view.ts';
import { replayMeanings } from '../features/webhooks/presentation/status-view.ts';
import { withdrawalMeanings } from '../features/withdrawals/presentation/status-view.ts';
import { loadProblemWords } from '../shared/i18n/problem-words.ts';
import en from '../shared/status/locales/en.json' with { type: 'json' };
import id from '../shared/status/locales/id.json' with { type: 'json' };
import type { Meaning, Meanings } from '../shared/status/meanings.ts';

test.each<[Meaning, readonly Meaning[]]>([
  [
    'completed',
    [
      orderMeanings.completed,
      paymentMeanings.completed,
      batchMeanings.success,
      itemMeanings.done,
      withdrawalMeanings.done,
      topUpMeanings.completed,
      fundTransferMeanings.completed,
      refundMeanings.completed,
      replayMeanings.completed,
    ],
  ],
  [
    'partially_completed',
    [batchMeanings.partially_success, itemMeanings.partially_success, withdrawalMeanings.partially_success],
  ],
  [
    'waiting_approval',
    [batchMeanings.need_approval, fundTransferMeanings.need_approval, refundMeanings.need_approval],
  ],
  ['waiting_payment', [orderMeanings.processing, paymentMeanings.processing, topUpMeanings.processing]],
  ['rejected', [paymentMeanings.rejected, fundTransferMeanings.rejected, batchMeanings.need_revision]],
  ['expired', [orderMeanings.expired, topUpMeanings.expired]],
])('%s has one meaning for every noun', (meaning, used) => {
  expect(used).toEqual(used.map(() => meaning));
});

test('no feature defines its own words for a status', () => {
  const files = import.meta.glob<object>(
    ['../features/*/locales/*.json', '../shared/payments/locales/*.json'],
    { eager: true, import: 'default' },
  );
  const own = Object.entries(files).filter(([, words]) =>
    ['status', 'itemStatus', 'health'].some((key) => Object.hasOwn(words, key)),
  );

  expect(own.map(([file]) => file)).toEqual([]);
});

test.each([
  ['id', id],
  ['en', en],
] as const)('a rejected step names its states as the badges do: %s', async (language, words) => {
  const { DPAY_TRANSITION_NOT_ALLOWED: ofAll, DPAY_SIMULATION_NOT_ALLOWED: ofPayments } =
    await loadProblemWords(language);
  const wordsOf = (meanings: Meanings<string>, raw: string) => words[meanings[raw] as Meaning];
  const states = { ...fundTransferMeanings, ...itemMeanings, ...batchMeanings, ...settlementMeanings };
  const shared = { ...states, ...subaccountMeanings };

  expect(ofAll?.values).toMatchObject(
    Object.fromEntries(Object.keys(shared).map((raw) => [raw, wordsOf(shared, raw)])),
  );
  for (const [raw, word] of Object.entries(ofPayments?.values ?? {}))
    expect([raw, word]).toEqual([raw, wordsOf(paymentMeanings, raw)]);
});
