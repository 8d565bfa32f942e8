import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import type { Document, RawOperation } from './document.ts';
import { loadTools } from './load.ts';
import { toolsOf } from './tools.ts';

const tools = loadTools();
const bundled = new URL('../../../../openapi/dist/served.json', import.meta.url);
const contract = JSON.parse(readFileSync(bundled, 'utf8')) as Document;
const operations = Object.values(contract.paths).flatMap((path) => Object.values(path));
const named = (name: string) => {
  const tool = tools.find((one) => one.name === name);
  if (!tool) throw new Error(`There is no tool ${name}.`);
  return tool;
};

const OPERATION = {
  operationId: 'getThing',
  summary: 'Get a thing',
  description: 'Returns a thing.',
  'x-scope': 'orders:read',
  'x-mode': 'any',
  'x-idempotent': false,
  responses: { 200: { content: { 'application/json': { schema: { type: 'object' } } } } },
} satisfies RawOperation;
const toolOf = (operation: Partial<RawOperation>, schemas = {}) =>
  toolsOf({
    paths: { '/things/{id}': { get: { ...OPERATION, ...operation } } },
    components: { schemas },
  });

describe('the tools of the contract', () => {
  test('are the operations of keys that answer JSON without a secret', () => {
    const ofKeys = operations.filter((one) => one['x-scope']).map(({ operationId }) => operationId);
    const left = ofKeys.filter((name) => !tools.some((tool) => tool.name === name));

    expect(left.toSorted()).toEqual([
      'createWebhook',
      'getDisbursementErrorFile',
      'getDisbursementFile',
      'getDisbursementReceipt',
      'getSettlementFile',
      'rotateWebhookSecret',
      'streamWebhookEvents',
      'uploadDisbursementFile',
    ]);
    expect(tools.every(({ name }) => ofKeys.includes(name))).toBe(true);
  });

  test('have schemas without references that a JSON Schema validator accepts', () => {
    const ajv = new Ajv2020({ strict: false, validateFormats: false });

    for (const { inputSchema } of tools) expect(() => ajv.compile(inputSchema)).not.toThrow();
    expect(JSON.stringify(tools)).not.toMatch(/"\$ref"|"x-[a-z-]+":/);
  });

  test('take path, query and body, and no header', () => {
    const { properties, required } = named('createRefund').inputSchema as never as Record<string, object>;

    expect(Object.keys(properties as object)).toEqual(['body']);
    expect(required).toEqual(['body']);
    expect(named('listPayments').inputSchema).toMatchObject({
      additionalProperties: false,
      properties: { limit: { maximum: 50 }, cursor: {}, filters: { type: 'object' } },
    });
    expect(named('listPayments').query).not.toContain('action');
  });

  test('say what personal data they return', () => {
    expect(named('listCustomers').description).toContain(
      'Returns personal data: address, email, mobile, name.',
    );
    expect(named('getBalance').description).not.toContain('personal data');
  });
});

describe('a made-up operation', () => {
  test('whose answer has a secret somewhere has no tool', () => {
    const schema = { type: 'object', properties: { data: { $ref: '#/components/schemas/Made' } } };
    const Made = { type: 'object', properties: { secret: { type: 'string' } } };
    const responses = { 201: { content: { 'application/json': { schema } } } };

    expect(toolOf({ responses }, { Made })).toEqual([]);
    expect(toolOf({})).toHaveLength(1);
  });

  test('whose schema contains itself accepts anything there', () => {
    const Node = { type: 'object', properties: { next: { $ref: '#/components/schemas/Node' } } };
    const filters = {
      name: 'filters',
      in: 'query' as const,
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Node' } } },
    };

    const [tool] = toolOf({ parameters: [filters] }, { Node });

    expect(tool?.inputSchema['properties']).toEqual({
      filters: { type: 'object', properties: { next: {} } },
    });
  });

  test('with an unknown reference is an error', () => {
    expect(() => toolOf({ parameters: [{ $ref: '#/components/parameters/None' }] })).toThrow(
      'The contract has no #/components/parameters/None.',
    );
  });
});
