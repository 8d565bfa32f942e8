import partly from '../../../../../../openapi/features/withdrawals/examples/withdrawal-partly.json' with { type: 'json' };
import ofSubaccount from '../../../../../../openapi/features/settlements/examples/settlement-of-subaccount.json' with { type: 'json' };
import settled from '../../../../../../openapi/features/settlements/examples/settlement-settled.json' with { type: 'json' };
import waiting from '../../../../../../openapi/features/settlements/examples/settlement-waiting.json' with { type: 'json' };
import processing from '../../../../../../openapi/features/top-ups/examples/top-up-processing.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { example } from '../../../shared/testing/example.ts';
import { recordsOfSettlement, recordsOfTopUp, recordsOfWithdrawal } from './our-records.ts';

const settlement = example<'getSettlement'>(settled).data;

describe('what a bank can show', () => {
  it('of a withdrawal is each transfer that arrived', () => {
    expect(recordsOfWithdrawal(example<'getWithdrawal'>(partly).data)).toEqual([
      {
        key: 'wdr_01KAJ800000000000000000004-1',
        kind: 'withdrawal',
        id: 'wdr_01KAJ800000000000000000004',
        date: '2026-11-20',
        amount: 1_000_000_000,
        references: ['wdr_01KAJ800000000000000000004-1', 'FT26324008412'],
        account: '8422647002',
      },
    ]);
  });

  it('has the day in Jakarta', () => {
    const late = { ...settlement, settled_at: '2026-11-20T17:30:00.000Z' };

    expect(recordsOfSettlement(late)).toMatchObject([{ date: '2026-11-21' }]);
  });

  it.each([
    ['waits', example<'getSettlement'>(waiting).data],
    ['belongs to a subaccount', example<'getSettlement'>(ofSubaccount).data],
    ['is negative', { ...settlement, amount: -1 }],
  ])('is nothing of a settlement that %s', (_, one) => {
    expect(recordsOfSettlement(one)).toEqual([]);
  });

  it('is nothing of a top up that was not paid', () => {
    expect(recordsOfTopUp(example<'getTopUp'>(processing).data)).toEqual([]);
  });
});
