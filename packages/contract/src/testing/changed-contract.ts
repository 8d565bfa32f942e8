import { breakingChanges } from '../changes/breaking.ts';
import { readContract } from '../contract.ts';
import type { Document } from '../contract.ts';

const COFFEE = {
  type: 'object',
  required: ['id', 'status'],
  properties: {
    id: { type: 'string' },
    status: { type: 'string', enum: ['brewing', 'served'] },
    cup: { $ref: '#/components/schemas/Cup' },
  },
};

/** Built again for each test, because tests modify it. */
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
        'x-feature': null as string | null,
        security: [{ accessToken: [] }, { apiKey: [] }] as object[],
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
      CupToSend: { type: 'string', maxLength: 20 } as Record<string, unknown>,
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
    note: { type: ['string', 'null'], minLength: 1, maxLength: 50 },
    cup: { oneOf: [{ $ref: '#/components/schemas/CupToSend' }, { type: 'null' }] },
    size: { type: 'string', enum: ['small', 'large'] },
    milk: { type: 'object' },
    tags: { type: 'array', minItems: 1, maxItems: 5, items: { type: 'string' } },
  },
};

type Changed = ReturnType<typeof aDocument>;
export type Loose = { [key: string]: Loose };
export const of = (document: Changed) =>
  (document as unknown as Loose)['paths']?.['/coffees/{id}']?.['patch'] as Loose;
export const request = (document: Changed) =>
  of(document)['requestBody']?.['content']?.['application/json']?.['schema'] as Loose;
export const answer = (document: Changed) =>
  of(document)['responses']?.['200']?.['content']?.['application/json']?.['schema'] as Loose;
export const set = (target: Loose | undefined, values: object) =>
  void Object.assign(target as object, values);

export type Change = (document: Changed) => void;
export const between = (before: Changed, after: Changed) => {
  const read = (document: Changed) => readContract(document as unknown as Document);
  return breakingChanges(read(before), read(after)).map(({ where, what }) => `${where}: ${what}`);
};
export const changed = (change: Change) => {
  const document = aDocument();
  change(document);
  return document;
};
export const changesOf = (change: Change) => between(aDocument(), changed(change));
/** The reverse: what undoing the change breaks. */
export const changesFrom = (change: Change) => between(changed(change), aDocument());
