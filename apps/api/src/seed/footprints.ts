import { API_RESOURCES } from '@dasbor/domain/api-keys';
import { newId } from '@dasbor/domain/kernel';
import { loggedBody } from '@dasbor/domain/request-log';
import sql from 'sql-template-tag';
import { searchText } from '../platform/list/find.ts';
import type { Tx } from '../platform/db/tx.ts';
import { insertRequests, noteUse } from '../platform/request-log/store.ts';
import type { NewRequest } from '../platform/request-log/store.ts';
import { DEMO_MERCHANTS } from './accounts.ts';
import { DEMO_KEYS } from './keys.ts';
import type { DemoKey } from './keys.ts';
import type { Random } from './random.ts';

// Keys of a branch exist but are not yet in use.
const MERCHANTS_KEYS = DEMO_KEYS.filter(({ ofBranch }) => ofBranch === undefined);

type Footprint = { now: Date; random: Random };

/** Recent API calls of the coffee roaster's servers, sign-ins and changes to its keys. */
export const seedFootprints = async (tx: Tx, print: Footprint): Promise<void> => {
  const rows = requests(print);
  await insertRequests(tx, rows);
  await noteUse(tx, rows);
  for (const event of events(print)) {
    // Queued for the sealer as old events, about which nobody gets a mail.
    await tx.run(sql`
      with written as (
        insert into audit_event (merchant_id, mode, actor_id, action, target, ip, device, request_id, at)
        values (${KOPI}, ${event.mode}, ${event.actorId}, ${event.action}, ${event.target}, ${event.ip}, ${event.device},
                ${newId('request', event.at, print.random.bytes(10))}, ${event.at})
        returning id, merchant_id)
      insert into audit_waiting (event_id, merchant_id, is_news) select id, merchant_id, false from written`);
  }
};

const KOPI = DEMO_MERCHANTS.kopi.id;
const HOUR_MS = 3_600_000;
const CALLS = 90;

type Sample = {
  operation: string;
  method: string;
  path: string;
  status: number;
  request?: object;
  response: object;
};

const refusal = (code: string, params?: Record<string, string>): object => ({
  error: 'Lihat error_code.',
  error_code: code,
  ...(params && { params }),
});

/** Weights and samples of calls; most succeed. */
const SAMPLES: readonly (readonly [weight: number, sample: Sample])[] = [
  [
    30,
    {
      operation: 'listPayments',
      method: 'GET',
      path: '/dashboard/payments',
      status: 200,
      response: { data: [] },
    },
  ],
  [
    20,
    {
      operation: 'createOrder',
      method: 'POST',
      path: '/dashboard/orders',
      status: 201,
      request: {
        reference_id: 'WEB-20261',
        total_amount: 189_000,
        customer: {
          reference_id: 'PLG-00012',
          name: 'Sari Dewi',
          email: 'sari@contoh.id',
          mobile: '081200000012',
        },
      },
      response: { data: { status: 'started', total_amount: 189_000 } },
    },
  ],
  [
    20,
    {
      operation: 'createPayment',
      method: 'POST',
      path: '/dashboard/payments',
      status: 201,
      request: { method: 'va', channel: 'BCA' },
      response: { data: { status: 'processing', method: 'va', channel: 'BCA' } },
    },
  ],
  [
    4,
    {
      operation: 'createPayment',
      method: 'POST',
      path: '/dashboard/payments',
      status: 409,
      request: { method: 'va', channel: 'BCA' },
      response: refusal('DPAY_PAYMENT_IN_PROGRESS', { payment_id: 'pay_01DEM0PAYMENT0000000000001' }),
    },
  ],
  [
    3,
    {
      operation: 'createOrder',
      method: 'POST',
      path: '/dashboard/orders',
      status: 400,
      request: { reference_id: '', total_amount: 0 },
      response: refusal('DPAY_INVALID_REQUEST'),
    },
  ],
  [
    2,
    {
      operation: 'listSettlements',
      method: 'GET',
      path: '/dashboard/settlements',
      status: 403,
      response: refusal('DPAY_API_KEY_SCOPE_MISSING', { scope: 'settlements:read' }),
    },
  ],
  [
    1,
    {
      operation: 'syncPayment',
      method: 'POST',
      path: '/dashboard/payments/{id}/sync',
      status: 503,
      response: refusal('DPAY_ACQUIRER_UNREACHABLE'),
    },
  ],
];

const requests = ({ now, random }: Footprint): NewRequest[] =>
  Array.from({ length: CALLS }, (_, index) => {
    const at = new Date(now.getTime() - (index * 1.7 + random.next()) * HOUR_MS);
    const sample = pick(random);
    const used = random.pick(MERCHANTS_KEYS.filter((key) => works(key) && isAnsweredSo(key, sample)));
    const id = newId('request', at, random.bytes(10));
    const url = sample.path.replace('{id}', newId('payment', at, random.bytes(10)));
    const request = loggedBody(sample.request && JSON.stringify(sample.request));
    const response = loggedBody(JSON.stringify(sample.response));
    const { error_code: code = null } = sample.response as { error_code?: string };
    return {
      merchant_id: KOPI,
      mode: used.mode,
      id,
      key_id: used.id,
      operation: sample.operation,
      method: sample.method,
      path: sample.path,
      url,
      status: sample.status,
      error_code: code,
      duration_ms: Math.round(random.delay(18)),
      ip: `203.0.113.${random.int(5, 9)}`,
      user_agent: 'dasbor-sdk node/24',
      idempotency_key: sample.method === 'POST' ? `demo-${id.slice(-20)}` : null,
      request_body: request?.text ?? null,
      request_truncated: request?.truncated ?? null,
      response_body: response?.text ?? null,
      response_truncated: response?.truncated ?? null,
      search_text: searchText(id, url, code),
      created_at: at.toISOString(),
    };
  });

const works = ({ revokedDaysAgo, expiresInDays = 1 }: DemoKey): boolean =>
  revokedDaysAgo === undefined && expiresInDays > 0;

/** A key gets 403 for its scopes exactly where they are missing. */
const isAnsweredSo = ({ scopes }: DemoKey, { path, method, status }: Sample): boolean => {
  const resource = API_RESOURCES.find((one) => path.startsWith(`/dashboard/${one}`));
  const access = (resource && scopes[resource]) ?? 'none';
  return (status === 403) === (method === 'GET' ? access === 'none' : access !== 'write');
};

const pick = (random: Random): Sample => {
  const weights = Object.fromEntries(SAMPLES.map(([weight], place) => [place, weight]));
  const [, sample] = SAMPLES[Number(random.weighted(weights))] as (typeof SAMPLES)[number];
  return sample;
};

type Done = {
  mode: 'live' | 'sandbox' | null;
  actorId: string | null;
  action: string;
  target: string | null;
  ip: string;
  device: string;
  at: Date;
};

const DEVICES = [
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
  'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
] as const;

// Newest first, with the key that each changed.
const ACTIONS: readonly (readonly [
  action: string,
  mode: Done['mode'],
  target: string | null,
  byNobody?: true,
])[] = [
  ['api_key.regenerated', 'live', DEMO_KEYS[2]?.id ?? null],
  ['session.started', 'live', null],
  ['session.refused', 'live', null, true],
  ['api_key.updated', 'live', DEMO_KEYS[1]?.id ?? null],
  ['snap_key.public_key_set', 'live', 'snk_01DEM0SNAP0000000000000001'],
  ['session.started', 'live', null],
  ['password.changed', 'live', null],
  ['legacy_key.revealed', 'live', 'key_01DEM0KEY00000000000000009'],
  ['session.ended', 'live', null],
  ['two_step.turned_on', 'live', null],
  ['api_key.created', 'sandbox', DEMO_KEYS[0]?.id ?? null],
  ['session.started', 'live', null],
];

const events = ({ now, random }: Footprint): Done[] =>
  ACTIONS.map(([action, mode, target, byNobody], index) => ({
    action,
    mode,
    target,
    actorId: byNobody ? null : `usr_01DEM0VSER000000000000000${random.pick([1, 2, 6])}`,
    ip: byNobody ? '198.51.100.77' : `203.0.113.${random.int(20, 29)}`,
    device: random.pick(DEVICES),
    at: new Date(now.getTime() - (index * 11 + 3 + random.next()) * HOUR_MS),
  }));
