import { describe, expect, test } from 'vitest';
import { readContract } from '../contract.ts';
import type { Document } from '../contract.ts';
import { breakingChanges } from './breaking.ts';

const COFFEE = {
  type: 'object',
  required: ['id', 'status'],
  properties: {
    id: { type: 'string' },
    status: { type: 'string', enum: ['brewing', 'served'] },
    cup: { $ref: '#/components/schemas/Cup' },
  },
};

/** Written anew for each test, so that each may change its own. */
const aDocument = () => ({
  paths: {
    '/coffees/{id}': {
      patch: {
        operationId: 'updateCoffee',
        'x-permission': 'coffee.edit',
        'x-otp': null as string | null,
        'x-idempotent': false,
        'x-scope': 'coffees:write' as string | undefined,
        'x-mode': 'any',
        parameters: [
          { name: 'id', in: 'path', required: true, schema: { type: 'string' } },
          { name: 'limit', in: 'query', required: false, schema: { type: 'integer', maximum: 100 } },
        ],
        requestBody: {
          required: false,
          content: { 'application/json': { schema: structuredClone(REQUEST) as Record<string, unknown> } },
        },
        responses: {
          '200': {
            content: { 'application/json': { schema: structuredClone(COFFEE) as Record<string, unknown> } },
          },
        } as Record<string, object>,
      },
    } as Record<string, Record<string, unknown>>,
  } as Record<string, Record<string, Record<string, unknown>>>,
  webhooks: {
    'coffee.served': {
      post: { requestBody: { content: { 'application/json': { schema: structuredClone(COFFEE) } } } },
    },
  } as Record<string, object>,
  components: {
    schemas: {
      Cup: {
        type: 'object',
        required: ['size'],
        properties: { size: { type: 'integer' }, saucer: { $ref: '#/components/schemas/Cup' } },
      } as Record<string, unknown>,
    },
  },
});

const REQUEST = {
  type: 'object',
  additionalProperties: false,
  required: ['price'],
  properties: {
    price: { type: 'integer', minimum: 1, maximum: 1000 },
    note: { type: ['string', 'null'], maxLength: 50 },
    size: { type: 'string', enum: ['small', 'large'] },
    tags: { type: 'array', items: { type: 'string' } },
  },
};

type Changed = ReturnType<typeof aDocument>;
type Loose = { [key: string]: Loose };
const of = (document: Changed) =>
  (document as unknown as Loose)['paths']?.['/coffees/{id}']?.['patch'] as Loose;
const request = (document: Changed) =>
  of(document)['requestBody']?.['content']?.['application/json']?.['schema'] as Loose;
const answer = (document: Changed) =>
  of(document)['responses']?.['200']?.['content']?.['application/json']?.['schema'] as Loose;
const set = (target: Loose | undefined, values: object) => void Object.assign(target as object, values);

const changesOf = (change: (document: Changed) => void) => {
  const after = aDocument();
  change(after);
  const read = (document: Changed) => readContract(document as unknown as Document);
  return breakingChanges(read(aDocument()), read(after)).map(({ where, what }) => `${where}: ${what}`);
};

test('nothing changed is nothing broken', () => {
  expect(changesOf(() => undefined)).toEqual([]);
});

describe('breaks', () => {
  test.each<[string, (document: Changed) => void, string]>([
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
    ['keys that are not taken', (d) => set(of(d), { 'x-scope': undefined }), 'takes no keys any more'],
    [
      'another scope',
      (d) => set(of(d), { 'x-scope': 'cups:write' }),
      'needs the scope cups:write, before coffees:write',
    ],
    ['a key that must be sent', (d) => set(of(d), { 'x-idempotent': true }), 'needs an Idempotency-Key'],
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

  test('an event that is gone, or says less', () => {
    expect(changesOf((d) => void delete d.webhooks['coffee.served'])).toEqual([
      'coffee.served: the event is gone',
    ]);
    expect(changesOf((d) => set(d.components.schemas.Cup as Loose, { required: [] }))).toContain(
      'coffee.served: the event.cup.size may be missing now',
    );
  });
});

describe('does not break', () => {
  test.each<[string, (document: Changed) => void]>([
    ['an operation more', (d) => void (d.paths['/cups'] = { get: { ...of(d), operationId: 'listCups' } })],
    ['a field more that may be sent', (d) => set(request(d)['properties'], { milk: { type: 'boolean' } })],
    ['a field less that must be sent', (d) => set(request(d), { required: [] })],
    [
      'a value more that is taken',
      (d) => set(request(d)['properties']?.['size'], { enum: ['small', 'large', 'huge'] }),
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
});
