import conversion from '../../../../../../openapi/features/analytics/examples/conversion.json' with { type: 'json' };
import conversionNoTrade from '../../../../../../openapi/features/analytics/examples/conversion-no-trade.json' with { type: 'json' };
import retention from '../../../../../../openapi/features/analytics/examples/retention.json' with { type: 'json' };
import retentionNoTrade from '../../../../../../openapi/features/analytics/examples/retention-no-trade.json' with { type: 'json' };
import figures from '../../../../../../openapi/features/analytics/examples/transaction-figures.json' with { type: 'json' };
import figuresNoTrade from '../../../../../../openapi/features/analytics/examples/transaction-figures-no-trade.json' with { type: 'json' };
import { addDays } from '@dasbor/domain/kernel';
import { ok, type Scenario } from '@dasbor/sdk/testing';
import { example } from '../../../shared/testing/example.ts';
import { failed } from '../../../shared/testing/list-states.ts';

const week = {
  getConversion: ok(example<'getConversion'>(conversion)),
  getTransactionFigures: ok(example<'getTransactionFigures'>(figures)),
  getRetention: ok(example<'getRetention'>(retention)),
} satisfies Scenario;

const { data } = example<'getConversion'>(conversion);
const { data: sales } = example<'getTransactionFigures'>(figures);

export const analytics = {
  week,
  noTrade: {
    getConversion: ok(example<'getConversion'>(conversionNoTrade)),
    getTransactionFigures: ok(example<'getTransactionFigures'>(figuresNoTrade)),
    getRetention: ok(example<'getRetention'>(retentionNoTrade)),
  },
  youngMerchant: { ...week, getConversion: ok({ data: { ...data, is_comparable: false } }) },
  nothingFailed: { ...week, getConversion: ok({ data: { ...data, failures: [] } }) },
  unknownReason: {
    ...week,
    getConversion: ok({
      data: { ...data, failures: [{ code: '99999', method: 'va', count: 2, amount: 200_000 }] },
    }),
  },
  year: {
    ...week,
    getTransactionFigures: ok({
      data: {
        ...sales,
        from: '2025-11-22',
        by_day: Array.from({ length: 365 }, (_, day) => ({
          date: addDays('2025-11-22', day),
          count: 40 + (day % 7) * 3,
          amount: 6_000_000 + (day % 7) * 450_000 + day * 9_000,
        })),
      },
    }),
  },
  pending: { getConversion: 'pending', getTransactionFigures: 'pending', getRetention: 'pending' },
  failsOnce: { ...week, getConversion: [failed, week.getConversion] },
} satisfies Record<string, Scenario>;
