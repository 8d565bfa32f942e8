import { FULL_SCOPES } from '@dasbor/domain/api-keys';
import { describe, expect, it, test } from 'vitest';
import { PRESETS, scopesOfSubaccount } from '../forms/key-values.ts';
import { apiKeyExamples, apiKeysAnswer } from '../testing/scenarios.ts';
import { summariseScopes } from './scope-groups.ts';
import { curlSnippet, sdkSnippet } from './snippets.ts';
import { endsSoon, splitByStatus } from './status-view.ts';

const none = {
  orders: 'none',
  payments: 'none',
  customers: 'none',
  settlements: 'none',
  disbursements: 'none',
  balance: 'none',
  webhooks: 'none',
  logs: 'none',
} as const;

test.each([
  [FULL_SCOPES, { kind: 'full' }],
  [PRESETS.readOnly, { kind: 'readOnly' }],
  [none, { kind: 'none' }],
  [PRESETS.acceptPayments, { kind: 'some', write: ['orders', 'payments'], read: ['customers'] }],
  [
    { ...none, webhooks: 'read' as const },
    { kind: 'some', write: [], read: ['webhooks'] },
  ],
])('scopes in short form: %o', (scopes, want) =>
  expect(summariseScopes({ scopes, subaccount: null })).toEqual(want),
);

test('for a subaccount, everything means every scope that its keys may have', () => {
  const subaccount = { id: 'sub_1', name: 'Bandung' };
  const summary = (scopes: typeof FULL_SCOPES) =>
    summariseScopes({ scopes: scopesOfSubaccount(scopes), subaccount });

  expect([summary(FULL_SCOPES), summary(PRESETS.readOnly)]).toEqual([{ kind: 'full' }, { kind: 'readOnly' }]);
  expect(scopesOfSubaccount(FULL_SCOPES).webhooks).toBe('none');
});

describe('the first call', () => {
  const facts = { secret: 'dp_test_x', baseUrl: 'http://localhost:4001' };

  it.each([
    [{ ...none, orders: 'read' as const }, '/dashboard/orders?limit=1'],
    [{ ...none, settlements: 'read' as const, payments: 'write' as const }, '/dashboard/payments?limit=1'],
    [{ ...none, webhooks: 'write' as const }, '/dashboard/webhooks?limit=1'],
    [{ ...none, customers: 'read' as const }, '/dashboard/reference/banks'],
  ])('uses an operation that the key may call: %o', (scopes, path) => {
    expect(curlSnippet({ ...facts, scopes })).toBe(`curl -u "dp_test_x:" "http://localhost:4001${path}"`);
  });

  it('reads the environment variable if the secret is no longer known', () => {
    const unknown = { ...facts, secret: null, scopes: FULL_SCOPES };
    expect(curlSnippet(unknown)).toContain('"$DASBOR_KEY:"');
    expect(sdkSnippet(unknown)).toContain('key: process.env.DASBOR_KEY,');
  });

  it('uses the same record in the SDK snippet', () => {
    const code = sdkSnippet({ ...facts, scopes: { ...none, settlements: 'read' } });
    expect(code).toContain("key: 'dp_test_x'");
    expect(code).toContain('dasbor.listSettlements(');
  });
});

test('active keys are apart from ended ones; an unknown status counts as active', () => {
  const strange = { ...apiKeyExamples.active, status: 'suspended' as 'active' };
  const { active, ended } = splitByStatus([...apiKeysAnswer.data, strange]);
  expect(active.map(({ status }) => status)).toContain('suspended');
  expect(new Set(ended.map(({ status }) => status))).toEqual(new Set(['expired', 'revoked']));
});

test.each([
  ['2026-12-05T05:00:00.000Z', true],
  ['2026-12-05T05:00:00.001Z', false],
  [null, false],
])('with expiry %s, the key ends soon: %o', (at, want) => {
  const now = new Date('2026-11-21T05:00:00.000Z');
  expect(endsSoon({ status: 'active', expires_at: at }, now)).toBe(want);
  expect(endsSoon({ status: 'expired', expires_at: at }, now)).toBe(false);
});
