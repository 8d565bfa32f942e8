import { readContract } from '../contract.ts';
import type { Document } from '../contract.ts';

const BASE = {
  'x-permission': 'any',
  'x-feature': null,
  'x-otp': null,
  'x-idempotent': false,
  'x-mode': 'any',
};
const BY_KEY = { security: [{ accessToken: [] }, { apiKey: [] }], 'x-scope': 'kettles:write' };
const record = (properties: object) => ({ type: 'object', properties });
const answers = (data: object | readonly [object]) => ({
  content: {
    'application/json': {
      schema: record({
        data: Array.isArray(data) ? { type: 'array', items: record(data[0] as object) } : record(data),
      }),
    },
  },
});
const refusal = { content: { 'application/json': { schema: { type: 'object' } } } };
const responses = (data: object | readonly [object]) =>
  Object.fromEntries(
    ['200', '400', '401', '403', '404', '409', '415'].map((status) => [
      status,
      status === '200' ? answers(data) : refusal,
    ]),
  );
const kettle = { id: { type: 'string', pattern: '^ket_[0-9]{26}$' } };
const heirloom = { id: { type: 'string', pattern: '^pot_[0-9]{26}$' } };
const lamp = { id: { type: 'string', pattern: '^lam_[0-9]{26}$' }, lit: { type: 'boolean' } };
const heat = { degrees: { type: 'integer', maximum: 100 }, name: { type: 'string' } };
const id = { name: 'id', in: 'path', required: true, schema: kettle.id };
const takes = (properties: object, value: object) => ({
  content: { 'application/json': { schema: { type: 'object', properties }, examples: { one: { value } } } },
});

/** Lasting effects: kettles, at most three, and settings. Also a record that cannot be created again. */
export const kitchenContract = readContract({
  openapi: '3.1.0',
  'x-examples-at': '2026-11-20T03:00:00.000Z',
  paths: {
    '/kettles': {
      get: { ...BASE, operationId: 'listKettles', responses: responses([kettle]) },
      post: {
        ...BASE,
        operationId: 'createKettle',
        'x-undone-by': { operation: 'scrapKettle' },
        responses: responses(kettle),
      },
    },
    '/kettles/{id}': {
      get: { ...BASE, operationId: 'getKettle', parameters: [id], responses: responses(kettle) },
    },
    '/kettles/{id}/scrap': {
      post: {
        ...BASE,
        ...BY_KEY,
        operationId: 'scrapKettle',
        'x-leaves': null,
        parameters: [id],
        responses: responses(kettle),
      },
    },
    '/kettles/{id}/polish': {
      post: {
        ...BASE,
        ...BY_KEY,
        operationId: 'polishKettle',
        parameters: [id],
        requestBody: takes({ degrees: heat.degrees }, { degrees: 40 }),
        responses: responses(kettle),
      },
    },
    '/kettles/{id}/lend': {
      post: {
        ...BASE,
        operationId: 'lendKettle',
        'x-otp': 'lend',
        parameters: [id],
        responses: responses(kettle),
      },
    },
    '/lamps': {
      get: { ...BASE, operationId: 'listLamps', responses: responses([lamp]) },
      post: {
        ...BASE,
        operationId: 'lightLamp',
        'x-undone-by': { operation: 'quenchLamp' },
        responses: responses(lamp),
      },
    },
    '/lamps/{id}/quench': {
      post: {
        ...BASE,
        operationId: 'quenchLamp',
        'x-leaves': { lit: false },
        parameters: [{ ...id, schema: lamp.id }],
        responses: responses(lamp),
      },
    },
    '/pours': {
      post: {
        ...BASE,
        operationId: 'pour',
        requestBody: takes({ from: kettle.id }, { from: `ket_${'8'.repeat(26)}` }),
        responses: responses({}),
      },
    },
    '/heirlooms': { get: { ...BASE, operationId: 'listHeirlooms', responses: responses([heirloom]) } },
    '/heirlooms/{id}/melt': {
      post: {
        ...BASE,
        operationId: 'meltHeirloom',
        'x-unsampled': 'There is one of each.',
        parameters: [{ ...id, schema: heirloom.id }],
        responses: responses(heirloom),
      },
    },
    '/heat': {
      get: { ...BASE, operationId: 'getHeat', responses: responses(heat) },
      put: {
        ...BASE,
        operationId: 'setHeat',
        'x-undone-by': { as_before: 'getHeat' },
        requestBody: takes(heat, { degrees: 90, name: 'boiling' }),
        responses: responses(heat),
      },
    },
    '/timer': {
      get: { ...BASE, operationId: 'getTimer', responses: responses({}) },
      put: {
        ...BASE,
        operationId: 'setTimer',
        'x-undone-by': { as_before: 'getTimer', if_none: { on: false } },
        requestBody: takes({ on: { type: 'boolean' }, hour: { type: 'integer' } }, { on: true, hour: 7 }),
        responses: responses({}),
      },
    },
    '/clock': {
      get: { ...BASE, operationId: 'getClock', responses: responses({}) },
      put: {
        ...BASE,
        operationId: 'setClock',
        'x-undone-by': { as_before: 'getClock', ahead: { now: 'ahead_ms' } },
        requestBody: takes(
          { now: { oneOf: [{ type: 'string', format: 'date-time' }, { type: 'null' }] } },
          { now: '2026-11-21T03:00:00.000Z' },
        ),
        responses: responses({}),
      },
    },
  },
} as unknown as Document);
