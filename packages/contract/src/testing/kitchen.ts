import { scopesOf } from '../contract.ts';
import { runContract } from '../run/run.ts';
import { connect } from '../server.ts';
import { kitchenContract } from './kitchen-contract.ts';
import { smallServer } from './small-server.ts';
import type { Answer, Fault } from './small-server.ts';

const MOST_KETTLES = 3;
const KEY = 'dp_test_kitchen';

/** A server for that contract, and its state. */
export const openKitchen = (aheadMs = 0) => {
  const kettles = new Set<string>();
  const lamps = new Map<string, boolean>();
  const heirlooms = new Set([`pot_${'7'.repeat(26)}`]);
  const now = { heat: { degrees: 20, name: null }, timer: null as object | null, aheadMs };
  /** The requests that may have changed something. */
  const changes: string[] = [];
  let made = 0;

  const act = (method: string, path: string, sent: Record<string, unknown>): Answer => {
    if (path === '/kettles' && method === 'GET')
      return { status: 200, body: { data: [...kettles].map((id) => ({ id })) } };
    if (path === '/kettles') {
      if (kettles.size >= MOST_KETTLES) return { status: 409, body: { error_code: 'DPAY_KETTLE_LIMIT' } };
      const id = `ket_${String((made += 1)).padStart(26, '0')}`;
      kettles.add(id);
      return { status: 200, body: { data: { id } } };
    }
    const [, id = String(sent['from']), what] = /^\/kettles\/(\w+)\/?(\w*)$/.exec(path) ?? [];
    if (what !== undefined || path === '/pours') {
      if (!kettles.has(id)) return { status: 404, body: { error_code: 'DPAY_KETTLE_NOT_FOUND' } };
      if (what === 'scrap') kettles.delete(id);
      return { status: 200, body: { data: { id } } };
    }
    if (path === '/lamps' && method === 'GET')
      return { status: 200, body: { data: [...lamps].map(([one, lit]) => ({ id: one, lit })) } };
    const [, lamp = `lam_${String(lamps.size).padStart(26, '0')}`] = /^\/lamps\/(\w+)/.exec(path) ?? [];
    if (path.startsWith('/lamps')) {
      if (path !== '/lamps' && !lamps.has(lamp))
        return { status: 404, body: { error_code: 'DPAY_LAMP_NOT_FOUND' } };
      lamps.set(lamp, path === '/lamps');
      return { status: 200, body: { data: { id: lamp, lit: path === '/lamps' } } };
    }
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

  /** The small server leaves unknown requests to the kitchen. */
  const serve: Fault = (told, asked) => {
    const { method, url, headers, body } = asked;
    const isKey = headers.get('authorization') === `Basic ${btoa(`${KEY}:`)}`;
    const answer = isKey ? asked.honestly({ ...asked, headers: AS_PERSON }) : told;
    if (answer.status !== 404 || !/^\/(kettles|lamps|pours|heirlooms|heat|timer|clock)/.test(url.pathname))
      return answer;
    if (method !== 'GET') changes.push(`${method} ${url.pathname} ${body}`);
    if (url.pathname.endsWith('/lend') && !headers.has('x-otp-token'))
      return { status: 403, body: { error_code: 'DPAY_OTP_REQUIRED' } };
    const sent = asRecord(body);
    const wrong = Object.entries(sent ?? {}).find(([name, value]) => !isRight(name, value));
    return sent && !wrong
      ? act(method, url.pathname, sent)
      : { status: 400, body: { error_code: 'DPAY_INVALID_REQUEST', errors: [{ field: wrong?.[0] }] } };
  };

  return { kettles, lamps, heirlooms, now, changes, serve };
};

const AS_PERSON = new Headers({ authorization: 'Bearer sandbox' });

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
  return typeof value === (['name', 'from'].includes(name) ? 'string' : 'boolean');
};

/** Runs against that kitchen; returns what could not be ended. */
export const runInKitchen = async (
  { serve }: { serve: Fault },
  {
    hasKey = true,
    onTold = () => undefined,
    ...options
  }: {
    only?: string[];
    signal?: AbortSignal;
    onTold?: (id: string) => void;
    /** Whether the run was given a key; otherwise it creates one. */
    hasKey?: boolean;
  } = {},
) => {
  const server = await connect({
    baseUrl: 'http://kitchen.test',
    email: 'owner@demo.test',
    password: 'secret',
    isLive: false,
    scopes: scopesOf(kitchenContract),
    ...(hasKey && { key: KEY }),
    mailboxUrl: 'http://kitchen.test/mailbox',
    fetch: smallServer(serve),
  });
  const left: string[] = [];
  const results = await runContract(kitchenContract, server, {
    ...options,
    tell: ({ id }) => onTold(id),
    tellLeft: (what) => left.push(what),
  });
  return { results, left };
};
