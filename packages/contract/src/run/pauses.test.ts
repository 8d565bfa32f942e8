import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { excuseOf } from '../cases/succeed.ts';
import type { Tools } from '../cases/case.ts';
import type { Operation } from '../contract.ts';
import type { Reply } from '../exchange/exchange.ts';
import { describeUnseen } from './report.ts';
import { SUCCESS } from './run.ts';
import { failuresOf, runAgainst, skipsOf } from '../testing/run-against.ts';
import { smallContract } from '../testing/small-contract.ts';
import type { Fault } from '../testing/small-server.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

const refusals = JSON.stringify(smallContract).replaceAll(
  'DPAY_OTP_REQUIRED',
  'DPAY_OTP_REQUIRED","DPAY_CUT_OFF_TIME',
);
const twist = JSON.parse(refusals) as object;

const CUT_OFF = { error_code: 'DPAY_CUT_OFF_TIME', params: { from: '23:30', to: '00:00' } };

/** An authorised call to make a coffee, or to request a code for serving one, is refused during the pause. */
const pausedAt =
  (end: string, hours = CUT_OFF.params): Fault =>
  (answer, { method, url }) =>
    method === 'POST' && url.pathname.endsWith(end) && (answer.status < 300 || wantsCode(answer))
      ? { status: 403, body: { ...CUT_OFF, params: hours } }
      : answer;

const wantsCode = ({ body }: ReturnType<Fault>) =>
  body !== undefined && 'error_code' in body && body.error_code === 'DPAY_OTP_REQUIRED';

const runAt = (jakarta: string, end: string, { isComplete = false, hours = CUT_OFF.params } = {}) => {
  vi.setSystemTime(new Date(`2026-11-25T${jakarta}+07:00`));
  return runAgainst(pausedAt(end, hours), { twist, isComplete });
};

const CODE_FIRST = 'without a confirmation by code it is refused';

describe('a server with a pause before midnight in Jakarta', () => {
  test.each(['23:30:00', '23:59:59'])('passes at %s, and the hours are reported', async (now) => {
    const making = await runAt(now, '/coffees');
    const serving = await runAt(now, '/serve');

    expect(failuresOf([...making, ...serving])).toEqual([]);
    expect(skipsOf(making, SUCCESS)).toContain('createCoffee: it pauses from 23:30 to 00:00 WIB');
    expect(skipsOf(serving, CODE_FIRST)).toEqual(['serveCoffee: it pauses from 23:30 to 00:00 WIB']);
  });

  test('reports the hours for operations that depend on a paused one, and for codes not sent then', async () => {
    const making = await runAt('23:48:00', '/coffees');
    const asking = await runAt('23:48:00', '/otp');

    expect(skipsOf(making, SUCCESS)).toContain(
      'serveCoffee: createCoffee, which comes before it, pauses from 23:30 to 00:00 WIB',
    );
    expect(skipsOf(asking, SUCCESS)).toContain('serveCoffee: it pauses from 23:30 to 00:00 WIB');
  });

  test('cannot be shown to be complete then, and the last line says how long to wait', async () => {
    const results = await runAt('23:48:00', '/coffees', { isComplete: true });

    expect(failuresOf(results)).toEqual([`createCoffee: ${SUCCESS}`, `serveCoffee: ${SUCCESS}`]);
    expect(describeUnseen(results).split('\n').at(-1)).toBe(
      'Wait until 00:00 WIB and run it again: the pause hides part of createCoffee, serveCoffee.',
    );
  });

  test.each(['23:29:59', '00:00:00', '10:00:00'])('fails if it claims the pause at %s', async (now) => {
    expect(failuresOf(await runAt(now, '/coffees'))).toContain('createCoffee: the example cup succeeds');
    expect(failuresOf(await runAt(now, '/serve'))).toContain(`serveCoffee: ${CODE_FIRST}`);
  });
});

const MAKES = 'createCoffee: the example cup succeeds';

describe('a pause across midnight', () => {
  const hours = { from: '23:30', to: '02:00' };

  test.each(['23:30:00', '00:00:00', '01:04:00', '01:59:59'])('applies at %s', async (now) => {
    const results = await runAt(now, '/coffees', { hours });

    expect(failuresOf(results)).toEqual([]);
    expect(skipsOf(results, SUCCESS)).toContain('createCoffee: it pauses from 23:30 to 02:00 WIB');
  });

  test.each(['23:29:59', '02:00:00', '12:00:00'])('does not apply at %s', async (now) => {
    expect(failuresOf(await runAt(now, '/coffees', { hours }))).toContain(MAKES);
  });
});

test('a pause is at most half a day', async () => {
  const results = await runAt('01:04:00', '/coffees', { hours: { from: '23:00', to: '11:00' } });

  expect(failuresOf(results)).toEqual([]);
});

test.each([
  ['spans the whole day', '00:00', '00:00'],
  ['spans all but a minute of it', '00:00', '23:59'],
  ['is longer than half of it', '23:00', '11:01'],
  ['ends at no time of the day', '00:00', '24:00'],
  ['names no times', '', 'zz'],
])('a pause that %s is invalid', async (_, from, to) => {
  const results = await runAt('01:04:00', '/coffees', { hours: { from, to } });

  expect(failuresOf(results)).toContain(MAKES);
  expect(describeUnseen(results)).not.toContain('Wait until');
});

describe('a SNAP call that is not allowed at this time', () => {
  const replyOf = (json: object): Reply => ({
    status: 403,
    headers: new Headers(),
    json,
    text: '',
    sent: '',
  });
  const notNow = replyOf({ responseCode: '4031806', responseMessage: 'Feature Not Allowed At This Time' });
  const excuse = (tools: Tools, reply: Reply) => excuseOf(tools, { permission: 'any' } as Operation, reply);
  const begin = () => ({ server: { lacks: () => false } }) as unknown as Tools;

  beforeEach(() => vi.setSystemTime(new Date('2026-11-25T23:40:00+07:00')));

  test('is due to the pause that another operation named before', () => {
    const tools = begin();

    expect(excuse(tools, replyOf(CUT_OFF))).toMatchObject({ until: '00:00' });
    expect(excuse(tools, notNow)).toMatchObject({ skipped: 'it pauses from 23:30 to 00:00 WIB' });
  });

  test('fails if no operation named a pause, and so does a call that is not allowed at all', () => {
    const tools = begin();

    expect(excuse(tools, notNow)).toBeUndefined();
    excuse(tools, replyOf(CUT_OFF));
    expect(excuse(tools, replyOf({ responseCode: '4031801' }))).toBeUndefined();
  });
});
