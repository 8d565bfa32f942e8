import { randomUUID } from 'node:crypto';
import { expanded, list, refuse, TAKES } from './small-list.ts';
import type { Answer } from './small-list.ts';

export type { Answer } from './small-list.ts';

export type Asked = {
  method: string;
  url: URL;
  headers: Headers;
  body: string;
  /** What the honest server would respond to another request. */
  honestly: Shop;
};
/** Receives the honest response and may return another one. */
export type Fault = (answer: Answer, asked: Asked) => Answer;
type Shop = (asked: Asked) => Answer;

const honest: Fault = (answer) => answer;

/** An in-memory server that follows the small contract exactly, until a fault is added. */
export const smallServer = (fault: Fault = honest): typeof fetch => {
  const shop = openShop();
  return async (input, init = {}) => {
    const asked: Asked = {
      method: init.method ?? 'GET',
      url: new URL(String(input)),
      headers: new Headers(init.headers),
      body: String(init.body ?? ''),
      honestly: shop,
    };
    const id = randomUUID();
    const given = fault(shop(asked), asked);
    const language = asked.headers.get('accept-language') ?? 'id';
    const body = given.body && {
      ...('error_code' in given.body && { request_id: id, error: `${given.body.error_code} (${language})` }),
      ...given.body,
    };
    return new Response(body && JSON.stringify(body), {
      status: given.status,
      headers: { 'content-type': 'application/json', 'x-request-id': id, ...given.headers },
    });
  };
};

/** A person of another shop, who sees none of its coffees. */
export const OTHER = 'owner@second.test';

const idOf = (prefix: string, number: number): string => `${prefix}_${String(number).padStart(26, '0')}`;
const BEAN = idOf('bea', 1);
// Two of them are equal.
const SIPS = [{ ml: 10 }, { ml: 10 }, { ml: 20 }, { ml: 30 }];

const DAY_MS = 86_400_000;

const aCoffee = (number: number, price: number) => ({
  id: idOf('cof', number),
  price,
  served: false,
  size: number === 1 ? 'small' : 'large',
  bean_id: BEAN,
  // The CRC's check value: https://reveng.sourceforge.io/crc-catalogue/16.htm#crc.cat.crc-16-ibm-3740
  ticket: '12345678929B1',
  created_at: new Date(Date.now() - (number === 1 ? 2 * DAY_MS : 0)).toISOString(),
});
type Coffee = ReturnType<typeof aCoffee>;

const openShop = (): Shop => {
  const coffees = [1, 2].map((number) => aCoffee(number, 20_000));
  const answers = new Map<string, { request: string; answer: Answer }>();
  const letters: { to: string; code: string }[] = [];
  let confirmed: string | undefined;

  const post: Record<string, (asked: Asked) => Answer> = {
    '/dashboard/otp': ({ body }) => {
      letters.unshift({ to: 'owner@demo.test', code: String(482_913 + letters.length) });
      confirmed = JSON.stringify((JSON.parse(body) as { action: object }).action);
      return { status: 200, body: { data: { otp_session: 'session' } } };
    },
    '/dashboard/otp/verify': ({ body }) =>
      body.includes(letters[0]?.code ?? 'none')
        ? { status: 200, body: { data: { otp_token: 'token' } } }
        : refuse(400, 'DPAY_OTP_INVALID'),
    '/coffees': (asked) =>
      wrongType(asked) ??
      once(asked, answers, () => {
        const { price } = JSON.parse(asked.body) as { price: number };
        const coffee = aCoffee(coffees.length + 1, price);
        coffees.push(coffee);
        return { status: 200, body: { data: { ...coffee } } };
      }),
    '/tea': () => ({
      status: 403,
      body: { error_code: 'DPAY_FEATURE_DISABLED', params: { feature: 'tea' } },
    }),
    '/age': () => refuse(409, 'DPAY_COFFEE_SERVED'),
  };

  const serve = (asked: Asked, coffee: Coffee): Answer => {
    if (!asked.headers.has('x-otp-token')) return refuse(403, 'DPAY_OTP_REQUIRED');
    return once(asked, answers, () => {
      if (coffee.served) return refuse(409, 'DPAY_COFFEE_SERVED');
      if (confirmed !== JSON.stringify({ id: coffee.id })) return refuse(403, 'DPAY_OTP_REQUIRED');
      confirmed = undefined;
      coffee.served = true;
      return { status: 200, body: { data: { ...coffee } } };
    });
  };

  return (asked) => {
    const { method, url, headers } = asked;
    const path = url.pathname;
    if (path === '/mailbox') return { status: 200, body: { data: letters } };
    if (path === '/dashboard/login')
      return {
        status: 200,
        body: {
          data: { token: 'live', sandbox: { token: asked.body.includes(OTHER) ? 'elsewhere' : 'sandbox' } },
        },
      };
    if (path === '/dashboard/session') return { status: 200, body: {} };
    const token = headers.get('authorization');
    const isElsewhere = token === 'Bearer elsewhere';
    if (token !== 'Bearer live' && token !== 'Bearer sandbox' && !isElsewhere)
      return { ...refuse(401, 'DPAY_UNAUTHORIZED_ACCESS'), headers: { 'www-authenticate': 'Bearer' } };
    if (token === 'Bearer live' || headers.get('is-live') === 'true')
      return refuse(403, 'DPAY_MODE_MISMATCH');
    if ((headers.get('timezone') ?? 'Asia/Jakarta') !== 'Asia/Jakarta')
      return refuse(400, 'DPAY_INVALID_REQUEST', 'Timezone');
    if (method === 'GET' && path === '/coffees') return list(coffees, url.searchParams);
    if (method === 'GET' && path === '/sips') return list(SIPS, url.searchParams);
    const coffee = isElsewhere ? undefined : coffees.find((one) => path.split('/')[2] === one.id);
    const isRead = method === 'GET' && coffee !== undefined;
    const unknown = [...url.searchParams].find(
      ([name, value]) => !(isRead && name === 'expand' && TAKES[name]?.(value)),
    );
    if (unknown) return refuse(400, 'DPAY_INVALID_REQUEST', unknown[0]);
    if (path === '/beans') return { status: 200, body: { data: [{ id: BEAN }] } };
    if (!path.startsWith('/coffees/')) return post[path]?.(asked) ?? refuse(404, 'DPAY_COFFEE_NOT_FOUND');
    if (!coffee) return refuse(404, 'DPAY_COFFEE_NOT_FOUND');
    return isRead
      ? { status: 200, body: { data: expanded(coffee, url.searchParams) } }
      : serve(asked, coffee);
  };
};

const wrongType = ({ headers }: Asked): Answer | undefined =>
  headers.get('content-type') === 'application/json' ? undefined : refuse(415, 'DPAY_UNSUPPORTED_MEDIA_TYPE');

type Answers = Map<string, { request: string; answer: Answer }>;

const once = ({ headers, url, body }: Asked, answers: Answers, act: () => Answer): Answer => {
  const wrong = url.pathname === '/coffees' ? wrongField(body) : undefined;
  if (wrong) return refuse(400, 'DPAY_INVALID_REQUEST', wrong);
  const key = headers.get('idempotency-key');
  if (!key) return refuse(400, 'DPAY_IDEMPOTENCY_KEY_REQUIRED');
  const request = url.pathname + body;
  const known = answers.get(key);
  if (known?.request === request) return { ...known.answer, headers: { 'idempotent-replayed': 'true' } };
  if (known) return refuse(409, 'DPAY_IDEMPOTENCY_MISMATCH');
  const answer = act();
  if (answer.status === 200) answers.set(key, { request, answer });
  return answer;
};

const wrongField = (body: string): string | undefined => {
  try {
    const value: unknown = JSON.parse(body);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return 'body';
    const { price, bean_id: bean, ready_at: ready, ...rest } = value as Record<string, unknown>;
    if (!Number.isInteger(price) || Number(price) > 1_000_000) return 'price';
    if (typeof bean !== 'string' || !/^bea_\w{26}$/.test(bean)) return 'bean_id';
    if (typeof ready !== 'string' || Number.isNaN(Date.parse(ready))) return 'ready_at';
    const [unknown] = Object.keys(rest);
    if (unknown) return unknown;
    const ahead = Date.parse(ready) - Date.now();
    if (!(ahead > 0 && ahead < DAY_MS)) return 'ready_at';
    return bean === BEAN ? undefined : 'bean_id';
  } catch {
    return 'body';
  }
};
