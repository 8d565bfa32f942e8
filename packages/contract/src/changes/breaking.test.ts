import { describe, expect, test } from 'vitest';
import { answer, between, changed, changesOf, of, request, set } from '../testing/changed-contract.ts';
import type { Change, Loose } from '../testing/changed-contract.ts';

test('an unchanged contract breaks nothing', () => {
  expect(changesOf(() => undefined)).toEqual([]);
});

describe('breaks', () => {
  test.each<[string, Change, string]>([
    ['an operation that is gone', (d) => void delete d.paths['/coffees/{id}'], 'the operation is gone'],
    [
      'another address',
      (d) => {
        d.paths['/cups/{id}'] = d.paths['/coffees/{id}'] ?? {};
        delete d.paths['/coffees/{id}'];
      },
      'moved from PATCH /coffees/{id} to PATCH /cups/{id}',
    ],
    [
      'another permission',
      (d) => set(of(d), { 'x-permission': 'coffee.own' }),
      'needs the permission coffee.own, before coffee.edit',
    ],
    [
      'a code that must confirm',
      (d) => set(of(d), { 'x-otp': 'coffee' }),
      'needs a confirmation by code (coffee)',
    ],
    [
      'a code that is asked of other merchants',
      (d) => set(of(d), { 'x-otp': 'coffee', 'x-otp-feature': 'coffee_code' }),
      'needs a confirmation by code (coffee)',
    ],
    ['keys that are not taken', (d) => set(of(d), { 'x-scope': undefined }), 'takes no keys any more'],
    [
      'another scope',
      (d) => set(of(d), { 'x-scope': 'cups:write' }),
      'needs the scope cups:write, before coffees:write',
    ],
    ['a key that must be sent', (d) => set(of(d), { 'x-idempotent': true }), 'needs an Idempotency-Key'],
    [
      'keys that are let in no more',
      (d) => set(of(d), { security: [{ accessToken: [] }] }),
      'lets nobody in by apiKey any more',
    ],
    ['a flag that is needed', (d) => set(of(d), { 'x-feature': 'refund' }), 'needs the feature refund'],
    ['sandbox alone', (d) => set(of(d), { 'x-mode': 'sandbox' }), 'works in sandbox alone'],
    [
      'a parameter that must be given',
      (d) => set((of(d)['parameters'] as unknown as Loose[])[1], { required: true }),
      'the parameter limit must be given now',
    ],
    [
      'a parameter that is gone',
      (d) => void (of(d)['parameters'] as unknown as Loose[]).pop(),
      'the parameter limit is gone',
    ],
    [
      'a lower limit of a parameter',
      (d) => set((of(d)['parameters'] as unknown as Loose[])[1]?.['schema'], { maximum: 50 }),
      'the parameter limit: maximum sank to 50',
    ],
    [
      'a body that must be sent',
      (d) => set(of(d)['requestBody'], { required: true }),
      'a body must be sent now',
    ],
    [
      'a field that must be sent',
      (d) => set(request(d), { required: ['price', 'size'] }),
      'the body.size must be given now',
    ],
    [
      'a field that is refused',
      (d) => void delete request(d)['properties']?.['note'],
      'the body.note is gone',
    ],
    [
      'another type to send',
      (d) => set(request(d)['properties']?.['price'], { type: 'string' }),
      'the body.price was integer and is string',
    ],
    [
      'null that is not taken',
      (d) => set(request(d)['properties']?.['note'], { type: 'string' }),
      'the body.note was string or null and is string',
    ],
    [
      'a value that is not taken',
      (d) => set(request(d)['properties']?.['size'], { enum: ['small'] }),
      'the body.size does not take large any more',
    ],
    [
      'a higher least',
      (d) => set(request(d)['properties']?.['price'], { minimum: 10 }),
      'the body.price: minimum rose to 10',
    ],
    [
      'a shorter text',
      (d) => set(request(d)['properties']?.['note'], { maxLength: 20 }),
      'the body.note: maxLength sank to 20',
    ],
    [
      'a new pattern',
      (d) => set(request(d)['properties']?.['note'], { pattern: '^a' }),
      'the body.note must match ^a now',
    ],
    [
      'a format where none was',
      (d) => set(request(d)['properties']?.['note'], { format: 'uuid' }),
      'the body.note must be of the format uuid now',
    ],
    [
      'a lower most',
      (d) => set(request(d)['properties']?.['price'], { maximum: 10 }),
      'the body.price: maximum sank to 10',
    ],
    [
      'a longer least',
      (d) => set(request(d)['properties']?.['note'], { minLength: 5 }),
      'the body.note: minLength rose to 5',
    ],
    [
      'more that a list must have',
      (d) => set(request(d)['properties']?.['tags'], { minItems: 2 }),
      'the body.tags: minItems rose to 2',
    ],
    [
      'fewer that a list may have',
      (d) => set(request(d)['properties']?.['tags'], { maxItems: 2 }),
      'the body.tags: maxItems sank to 2',
    ],
    [
      'a list that may not repeat itself',
      (d) => set(request(d)['properties']?.['tags'], { uniqueItems: true }),
      'the body.tags may not repeat a value now',
    ],
    [
      'steps between numbers',
      (d) => set(request(d)['properties']?.['price'], { multipleOf: 100 }),
      'the body.price must be a multiple of 100 now',
    ],
    [
      'fields that were passed over and are refused',
      (d) => {
        set(request(d)['properties'], { milk: { type: 'object', additionalProperties: false } });
      },
      'the body.milk takes no other fields any more',
    ],
    [
      'a limit behind a reference that may be null',
      (d) => set(d.components.schemas.CupToSend as Loose, { maxLength: 5 }),
      'the body.cup: maxLength sank to 5',
    ],
    [
      'a limit beside a reference',
      (d) =>
        set(request(d)['properties'], {
          cup: { oneOf: [{ $ref: '#/components/schemas/CupToSend', pattern: '^c' }, { type: 'null' }] },
        }),
      'the body.cup must match ^c now',
    ],
    [
      'a parameter more that must be given',
      (d) =>
        void (of(d)['parameters'] as unknown as object[]).push({
          name: 'day',
          in: 'query',
          required: true,
          schema: { type: 'string' },
        }),
      'the parameter day must be given now',
    ],
    [
      'a format of a parameter',
      (d) => set((of(d)['parameters'] as unknown as Loose[])[0]?.['schema'], { format: 'uuid' }),
      'the parameter id must be of the format uuid now',
    ],
    [
      'another type inside a list',
      (d) => set(request(d)['properties']?.['tags'], { items: { type: 'integer' } }),
      'the body.tags[] was string and is integer',
    ],
    [
      'an answer that is gone',
      (d) => void delete of(d)['responses']?.['200'],
      '200 is not answered any more',
    ],
    [
      'a field that is not told',
      (d) => void delete answer(d)['properties']?.['cup'],
      'the answer 200.cup is gone',
    ],
    [
      'a field that may be missing',
      (d) => set(answer(d), { required: ['id'] }),
      'the answer 200.status may be missing now',
    ],
    [
      'null where none was',
      (d) => set(answer(d)['properties']?.['id'], { type: ['string', 'null'] }),
      'the answer 200.id was string and is string or null',
    ],
    [
      'a change behind a reference',
      (d) => set(d.components.schemas.Cup as Loose, { required: [] }),
      'the answer 200.cup.size may be missing now',
    ],
  ])('%s', (_, change, what) => {
    expect(changesOf(change)).toContain(`updateCoffee: ${what}`);
  });

  test('a code required of every merchant, formerly only of those with a flag', () => {
    const flagged: Change = (d) => set(of(d), { 'x-otp': 'coffee', 'x-otp-feature': 'coffee_code' });
    const everybody: Change = (d) => set(of(d), { 'x-otp': 'coffee' });

    expect(between(changed(flagged), changed(everybody))).toEqual([
      'updateCoffee: needs a confirmation by code (coffee)',
    ]);
    expect(between(changed(everybody), changed(flagged))).toEqual([]);
  });

  test('an event that is removed, or has fewer fields', () => {
    expect(changesOf((d) => void delete d.webhooks['coffee.served'])).toEqual([
      'coffee.served: the event is gone',
    ]);
    expect(changesOf((d) => set(d.components.schemas.Cup as Loose, { required: [] }))).toContain(
      'coffee.served: the event.cup.size may be missing now',
    );
  });
});
