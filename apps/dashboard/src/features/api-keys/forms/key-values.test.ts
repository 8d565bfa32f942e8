import { describe, expect, it } from 'vitest';
import { problemsIn } from '../../../shared/forms/schema.ts';
import { apiKeyExamples } from '../testing/scenarios.ts';
import {
  createBody,
  EMPTY_VALUES,
  PRESETS,
  keySchema,
  updateBody,
  type Values,
  valuesOf,
  withKnownChoices,
} from './key-values.ts';

// 12.00 WIB
const now = new Date('2026-11-21T05:00:00.000Z');
const filled = { ...EMPTY_VALUES, name: ' Toko online ', scopes: PRESETS.acceptPayments };
const problemsOf = (values: Values, saved: Values) => problemsIn(keySchema, values, { saved, now });
const problems = (changes: object) => problemsOf({ ...filled, ...changes }, EMPTY_VALUES);

describe('createBody', () => {
  it('trims values, sends one address per line and removes trailing commas', () => {
    expect(createBody({ ...filled, ips: '203.0.113.7,\n\n 2001:db8::/32 ' }, now)).toEqual({
      name: 'Toko online',
      scopes: {
        orders: 'write',
        payments: 'write',
        customers: 'read',
        settlements: 'none',
        disbursements: 'none',
        balance: 'none',
        webhooks: 'none',
        logs: 'none',
      },
      allowed_ips: ['203.0.113.7', '2001:db8::/32'],
      expires_at: null,
    });
  });

  it.each([
    ['30', '2026-12-21T16:59:59.000Z'],
    ['365', '2027-11-21T16:59:59.000Z'],
  ] as const)('%s days end on a day in Jakarta', (expiry, want) => {
    expect(createBody({ ...filled, expiry }, now).expires_at).toBe(want);
  });

  it('a day ends with its last second in Jakarta', () => {
    const body = createBody({ ...filled, expiry: 'date', day: '2026-11-21' }, now);
    expect(body.expires_at).toBe('2026-11-21T16:59:59.000Z');
  });
});

describe('updateBody', () => {
  const before = valuesOf(apiKeyExamples.active);

  it('sends nothing if nothing changed', () => expect(updateBody(before, before, now)).toEqual({}));

  it.each([
    [{ name: 'Kasir' }, { name: 'Kasir' }],
    [{ ips: '' }, { allowed_ips: [] }],
    [{ expiry: 'never' as const }, {}],
    [{ scopes: PRESETS.readOnly }, { scopes: PRESETS.readOnly }],
  ])('sends only the changes: %o', (changes, want) => {
    expect(updateBody({ ...before, ...changes }, before, now)).toEqual(want);
  });

  it('removes an expiry with null', () => {
    const expiring = valuesOf(apiKeyExamples.neverUsed);
    expect(updateBody({ ...expiring, expiry: 'never' }, expiring, now)).toEqual({ expires_at: null });
  });
});

describe('keySchema', () => {
  it('accepts a complete form', () => expect(problems({})).toEqual({}));

  it('reports every invalid field at once', () => {
    expect(
      problems({ name: ' ', scopes: EMPTY_VALUES.scopes, ips: 'rumah', expiry: 'date', day: '' }),
    ).toEqual({
      name: { code: 'DPAY_REQUIRED' },
      scopes: { code: 'DPAY_SCOPE_REQUIRED' },
      ips: { code: 'ipInvalid', params: { line: 1, text: 'rumah' } },
      expiry: { code: 'expiryInvalid', params: { earliest: '2026-11-21', latest: '2036-11-17' } },
    });
  });

  it('reports the first invalid line by its number in the field', () => {
    const ips = '203.0.113.7\n\n10.0.0.7/8\nrumah';
    expect(problems({ ips }).ips).toEqual({ code: 'ipInvalid', params: { line: 3, text: '10.0.0.7/8' } });
  });

  it.each([
    [50, undefined],
    [51, { code: 'ipsTooMany', params: { maximum: 50 } }],
  ])('%i addresses', (count, want) => {
    const ips = Array.from({ length: count }, (_, at) => `10.0.0.${at}`).join('\n');
    expect(problems({ ips }).ips).toEqual(want);
  });

  it.each([
    ['2026-11-20', false],
    ['2026-11-21', true],
    ['2036-11-17', true],
    ['2036-11-19', false],
    ['21 Nov', false],
  ])('until %s: %o', (day, isFine) => {
    expect(problems({ expiry: 'date', day }).expiry === undefined).toBe(isFine);
  });

  it('accepts an unchanged expiry in the past, and rejects it once it is edited', () => {
    const before = valuesOf(apiKeyExamples.expired);
    expect(problemsOf({ ...before, name: 'Lain' }, before)).toEqual({});
    expect(problemsOf({ ...before, day: '2026-10-02' }, before)).toHaveProperty('expiry');
  });
});

describe('a draft', () => {
  const draft = { ...filled, expiry: 'date' as const, day: '2027-01-01' };

  it('restores the stored values', () => expect(withKnownChoices(draft)).toEqual(draft));

  it('is discarded if its expiry is unknown to this version', () => {
    expect(withKnownChoices({ ...draft, expiry: 'soon' as never })).toBeUndefined();
  });

  it('drops a scope that is unknown to this version', () => {
    const scopes = { ...filled.scopes, orders: 'admin' as never, payments: 'read' as const };
    expect(withKnownChoices({ ...filled, scopes })?.scopes).toMatchObject({
      orders: 'none',
      payments: 'read',
    });
  });
});
