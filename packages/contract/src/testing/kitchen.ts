import { readContract } from '../contract.ts';
import type { Document } from '../contract.ts';
import { runContract } from '../run.ts';
import { connect } from '../server.ts';
import { smallServer } from './small-server.ts';
import type { Answer, Asked, Fault } from './small-server.ts';

const BASE = {
  'x-permission': 'any',
  'x-feature': null,
  'x-otp': null,
  'x-idempotent': false,
  'x-mode': 'any',
};
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
const heat = { degrees: { type: 'integer', maximum: 100 }, name: { type: 'string' } };
const id = { name: 'id', in: 'path', required: true, schema: kettle.id };
const takes = (properties: object, value: object) => ({
  content: { 'application/json': { schema: { type: 'object', properties }, examples: { one: { value } } } },
});

/** What goes on acting: kettles, of which there may be two, and settings. And what nobody can make again. */
const contract = readContract({
  openapi: '3.1.0',
  'x-examples-at': '2026-11-20T03:00:00.000Z',
  paths: {
    '/kettles': {
      post: {
        ...BASE,
        operationId: 'createKettle',
        'x-undone-by': { operation: 'scrapKettle' },
        responses: responses(kettle),
      },
    },
    '/kettles/{id}/scrap': {
      post: { ...BASE, operationId: 'scrapKettle', parameters: [id], responses: responses(kettle) },
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

const MOST_KETTLES = 2;

/** A server that keeps that contract, and what it has now. */
export const openKitchen = (aheadMs = 0) => {
  const kettles = new Set<string>();
  const heirlooms = new Set([`pot_${'7'.repeat(26)}`]);
  const now = { heat: { degrees: 20, name: null }, timer: null as object | null, aheadMs };
  let made = 0;

  const act = (method: string, path: string, sent: Record<string, unknown>): Answer => {
    if (path === '/kettles') {
      if (kettles.size >= MOST_KETTLES) return { status: 409, body: { error_code: 'DPAY_KETTLE_LIMIT' } };
      const id = `ket_${String((made += 1)).padStart(26, '0')}`;
      kettles.add(id);
      return { status: 200, body: { data: { id } } };
    }
    const [, scrapped] = /^\/kettles\/(.+)\/scrap$/.exec(path) ?? [];
    if (scrapped !== undefined)
      return kettles.delete(scrapped)
        ? { status: 200, body: { data: { id: scrapped } } }
        : { status: 404, body: { error_code: 'DPAY_KETTLE_NOT_FOUND' } };
    if (path === '/heirlooms') return { status: 200, body: { data: [...heirlooms].map((id) => ({ id })) } };
    const [, melted] = /^\/heirlooms\/(.+)\/melt$/.exec(path) ?? [];
    if (melted !== undefined)
      return heirlooms.delete(melted)
        ? { status: 200, body: { data: { id: melted } } }
        : { status: 404, body: { error_code: 'DPAY_HEIRLOOM_NOT_FOUND' } };
    if (method === 'PUT' && path === '/heat') Object.assign(now.heat, sent);
    if (method === 'PUT' && path === '/timer') now.timer = { ...now.timer, ...sent };
    if (method === 'PUT' && path === '/clock')
      now.aheadMs = sent['now'] === null ? 0 : Date.parse(String(sent['now'])) - Date.now();
    const data =
      path === '/heat' ? now.heat : path === '/timer' ? now.timer : { ahead_ms: Math.max(0, now.aheadMs) };
    return { status: 200, body: { data } };
  };

  /** What the small server knows nothing of, it leaves to the kitchen. */
  const serve = (answer: Answer, { method, url, body }: Asked): Answer => {
    if (answer.status !== 404 || !/^\/(kettles|heirlooms|heat|timer|clock)/.test(url.pathname)) return answer;
    const sent = asRecord(body);
    const wrong = Object.entries(sent ?? {}).find(([name, value]) => !isRight(name, value));
    return sent && !wrong
      ? act(method, url.pathname, sent)
      : { status: 400, body: { error_code: 'DPAY_INVALID_REQUEST', errors: [{ field: wrong?.[0] }] } };
  };

  return { kettles, heirlooms, now, serve };
};

const asRecord = (body: string): Record<string, unknown> | undefined => {
  try {
    return body === '' ? {} : (JSON.parse(body) as Record<string, unknown>);
  } catch {
    return undefined;
  }
};

const isRight = (name: string, value: unknown): boolean => {
  if (name === 'now') return value === null || !Number.isNaN(Date.parse(String(value)));
  if (typeof value === 'number') return Number.isInteger(value) && value <= 100;
  return typeof value === (name === 'name' ? 'string' : 'boolean');
};

/** A run in that kitchen: what it could not end. */
export const runInKitchen = async (
  { serve }: { serve: Fault },
  options: { only?: string[]; signal?: AbortSignal; onTold?: (id: string) => void } = {},
) => {
  const server = await connect({
    baseUrl: 'http://kitchen.test',
    email: 'owner@demo.test',
    password: 'secret',
    isLive: false,
    fetch: smallServer(serve),
  });
  const left: string[] = [];
  const results = await runContract(contract, server, {
    ...options,
    tell: ({ id }) => options.onTold?.(id),
    tellLeft: (what) => left.push(what),
  });
  return { results, left };
};
