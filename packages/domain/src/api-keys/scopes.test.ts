import { describe, expect, it } from 'vitest';
import { ACCESSES, API_RESOURCES, completeScopes, FULL_SCOPES, missingScope, SCOPES } from './index.ts';

const NONE = completeScopes({});

describe('missingScope', () => {
  const every = API_RESOURCES.flatMap((resource) =>
    ACCESSES.flatMap((held) => (['read', 'write'] as const).map((needed) => ({ resource, held, needed }))),
  );

  it.each(every)('$resource: $held held, $needed needed', ({ resource, held, needed }) => {
    const scope = `${resource}:${needed}` as const;
    const enough = ACCESSES.indexOf(held) >= ACCESSES.indexOf(needed);
    expect(missingScope(completeScopes({ [resource]: held }), { scope })).toBe(enough ? null : scope);
  });

  it('no scope grants access to another kind of record', () => {
    const { orders: _, ...others } = FULL_SCOPES;
    expect(missingScope(completeScopes(others), { scope: 'orders:read' })).toBe('orders:read');
  });

  it('every key may call an operation with the scope any', () => {
    expect(missingScope(NONE, { scope: 'any' })).toBeNull();
  });

  it.each([
    ['customer', 'customers:read'],
    ['payments', 'payments:read'],
    ['settlement', 'settlements:read'],
    ['order', 'orders:read'],
  ])('expanding %s also needs %s', (name, scope) => {
    const scopes = completeScopes({ orders: 'read' });
    const missing = missingScope(scopes, { scope: 'orders:read', expand: [name] });
    expect(missing).toBe(scope === 'orders:read' ? null : scope);
  });

  it('a legacy key lacks nothing', () => {
    expect(SCOPES.filter((scope) => missingScope(FULL_SCOPES, { scope }) !== null)).toEqual([]);
  });
});

it('a resource that is not named gets no access', () => {
  expect(completeScopes({ payments: 'write', orders: undefined })).toEqual({ ...NONE, payments: 'write' });
});
