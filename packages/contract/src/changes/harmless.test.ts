import { describe, expect, test } from 'vitest';
import { answer, changesFrom, changesOf, of, request, set } from '../testing/changed-contract.ts';
import type { Change, Loose } from '../testing/changed-contract.ts';

describe('does not break', () => {
  test.each<[string, Change]>([
    ['an operation more', (d) => void (d.paths['/cups'] = { get: { ...of(d), operationId: 'listCups' } })],
    ['a field more that may be sent', (d) => set(request(d)['properties'], { sugar: { type: 'boolean' } })],
    ['a field less that must be sent', (d) => set(request(d), { required: [] })],
    [
      'a value more that is taken',
      (d) => set(request(d)['properties']?.['size'], { enum: ['small', 'large', 'huge'] }),
    ],
    [
      'the width of a number, which says nothing of what is taken',
      (d) => set(request(d)['properties']?.['price'], { format: 'int64' }),
    ],
    [
      'an alternative more, as wide as it is',
      (d) =>
        set(request(d)['properties'], {
          cup: { oneOf: [{ $ref: '#/components/schemas/CupToSend' }, { type: 'null' }, { type: 'integer' }] },
        }),
    ],
    ['higher limits', (d) => set(request(d)['properties']?.['price'], { minimum: 0, maximum: 5000 })],
    [
      'a number where an integer was taken',
      (d) => set(request(d)['properties']?.['price'], { type: 'number' }),
    ],
    ['a field more that is told', (d) => set(answer(d)['properties'], { milk: { type: 'boolean' } })],
    [
      'a value more that is told, as enumerations are open',
      (d) => set(answer(d)['properties']?.['status'], { enum: ['brewing', 'served', 'cold'] }),
    ],
    [
      'a parameter more that may be given',
      (d) => void (of(d)['parameters'] as unknown as object[]).push({ name: 'x', in: 'query', schema: {} }),
    ],
    ['an event more', (d) => void (d.webhooks['coffee.cold'] = d.webhooks['coffee.served'] ?? {})],
  ])('%s', (_, change) => {
    expect(changesOf(change)).toEqual([]);
  });

  test.each<[string, Change]>([
    ['a way in that is new', (d) => set(of(d), { security: [{ accessToken: [] }] })],
    ['a flag that is needed no more', (d) => set(of(d), { 'x-feature': 'refund' })],
    ['a code that is asked for no more', (d) => set(of(d), { 'x-otp': 'coffee' })],
    ['a key that need not be sent any more', (d) => set(of(d), { 'x-idempotent': true })],
    [
      'a format that is asked for no more',
      (d) => set(request(d)['properties']?.['note'], { format: 'uuid' }),
    ],
    [
      'a pattern that is asked for no more',
      (d) => set(request(d)['properties']?.['note'], { pattern: '^a' }),
    ],
    ['a shorter least', (d) => set(request(d)['properties']?.['note'], { minLength: 5 })],
    ['a longer most', (d) => set(request(d)['properties']?.['note'], { maxLength: 5 })],
    ['a lower least', (d) => set(request(d)['properties']?.['price'], { minimum: 10 })],
    ['a higher most', (d) => set(request(d)['properties']?.['price'], { maximum: 10 })],
    ['steps that are free', (d) => set(request(d)['properties']?.['price'], { multipleOf: 100 })],
    ['a shorter list', (d) => set(request(d)['properties']?.['tags'], { minItems: 2 })],
    ['a longer list', (d) => set(request(d)['properties']?.['tags'], { maxItems: 2 })],
    ['a list that may repeat itself', (d) => set(request(d)['properties']?.['tags'], { uniqueItems: true })],
    [
      'a parameter that need not be given any more',
      (d) => set((of(d)['parameters'] as unknown as Loose[])[1], { required: true }),
    ],
  ])('%s', (_, change) => {
    expect(changesFrom(change)).toEqual([]);
  });
});
