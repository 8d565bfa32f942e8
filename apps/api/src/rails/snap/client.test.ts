import { Writable } from 'node:stream';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { makeLog } from '../../platform/log.ts';
import { NOW } from '../../testing/trade.ts';
import { PATHS, startSnapBankStand } from './testing/bank-stand.ts';
import type { SnapBankStand } from './testing/bank-stand.ts';

const TOKEN = '/v1.0/access-token/b2b';
const lines: string[] = [];
let stand: SnapBankStand;
beforeAll(async () => {
  const log = new Writable({
    write: (chunk: Buffer, _, done) => {
      lines.push(chunk.toString());
      done();
    },
  });
  stand = await startSnapBankStand(makeLog('trace', log));
});
afterEach(() => stand.wire.mend());
afterAll(() => stand.close());

const tokens = () => stand.wire.calls(TOKEN);
const later = (minutes: number) => {
  const { clock } = stand.partner.app;
  clock.set(new Date(clock.now().getTime() + minutes * 60_000));
};
const account = () => stand.rail.inquire(stand.accountOf('found'));

describe('the access token', () => {
  test('is asked for once by twenty calls at once, and serves the next ones', async () => {
    await Promise.all(Array.from({ length: 20 }, account));
    await account();

    expect(tokens()).toBe(1);
  });

  test('is renewed before it ends, so that no call meets an old one', async () => {
    const [before, refused] = [tokens(), stand.wire.calls(PATHS.inquiry)];
    later(14.5);

    expect((await account()).status).toBe('found');
    expect(tokens() - before).toBe(1);
    expect(stand.wire.calls(PATHS.inquiry) - refused).toBe(1);
  });

  test('that the partner refuses early is renewed, and the call is sent again', async () => {
    later(1);
    const before = tokens();
    const refusal = { responseCode: '4011600', responseMessage: 'Unauthorized' };
    const expired = { responseCode: '4011601', responseMessage: 'Invalid Token (B2B)' };
    stand.wire.next(PATHS.inquiry, { kind: 'answered', status: 401, body: JSON.stringify(expired) });

    expect((await account()).status).toBe('found');
    expect(tokens() - before).toBe(1);

    stand.wire.next(PATHS.inquiry, { kind: 'answered', status: 401, body: JSON.stringify(refusal) });
    expect((await account()).status).toBe('no_response');
    expect(tokens() - before).toBe(1);
  });

  test('that two copies of the server ask for in the same second is given to both', async () => {
    later(16);
    const other = stand.another();

    const [first, second] = await Promise.all([account(), other.inquire(stand.accountOf('found'))]);

    expect([first.status, second.status]).toEqual(['found', 'found']);
  });

  test('that cannot be had leaves the outcome unknown, and no transfer is sent', async () => {
    later(16);
    const before = stand.wire.calls(PATHS.transfer);
    stand.wire.cut(TOKEN, { kind: 'call_lost' });

    expect(await stand.rail.transfer(stand.transferTo('arrives'))).toEqual({ status: 'unknown' });
    expect(stand.wire.calls(PATHS.transfer)).toBe(before);
  });
});

describe('a transfer', () => {
  test('is not failed by a revoked key: it waits, and arrives once the key works', async () => {
    await account();
    const transfer = stand.transferTo('arrives');
    await stand.partner.revoke(new Date(NOW));

    expect(await stand.rail.transfer(transfer)).toEqual({ status: 'unknown' });
    expect(await stand.rail.status(transfer)).toEqual({ status: 'unknown' });

    await stand.partner.revoke(null);
    expect(await stand.rail.status(transfer)).toEqual({ status: 'absent' });
    expect(await stand.rail.transfer(transfer)).toEqual({ status: 'processing' });
  });

  test.each([
    ['more than the balance', { amount: 900_000_000 }, 'INSUFFICIENT_BALANCE', 6],
    ['above the limit of the bank', { amount: 2_000_000_000 }, 'TRANSACTION_LIMIT', 1],
    ['to a number that is none', { accountNumber: '1' }, 'PAYLOAD_VALIDATION_FAILED', 1],
  ])('%s is refused with its reason', async (_, different, failure, times) => {
    let answer: unknown;
    for (let time = 1; time <= times; time += 1)
      answer = await stand.rail.transfer({ ...stand.transferTo('arrives'), ...different });

    expect(answer).toEqual({ status: 'failed', failure });
  });

  test('that is refused when sent again, and that the bank took the first time, is not failed', async () => {
    const transfer = stand.transferTo('answer_lost');
    await stand.rail.transfer(transfer);
    const body = JSON.stringify({
      responseCode: '4031806',
      responseMessage: 'Feature Not Allowed At This Time',
    });
    stand.wire.next(PATHS.transfer, { kind: 'answered', status: 403, body });

    expect(await stand.rail.transfer(transfer)).toEqual({ status: 'processing' });
  });

  test('that is refused is unknown while the bank cannot say whether it took it before', async () => {
    stand.wire.cut(PATHS.status, { kind: 'call_lost' });

    expect(await stand.rail.transfer({ ...stand.transferTo('arrives'), amount: 2_000_000_000 })).toEqual({
      status: 'unknown',
    });
  });

  test.each([
    ['429', 429, '4291800'],
    ['a 5xx', 503, '5031800'],
    ['a code of another service', 403, '4033614'],
    ['a code unlike its HTTP status', 500, '4031814'],
    ['a refusal that the standard lacks', 403, '4031899'],
  ])('answered by %s is unknown, not failed', async (_, status, responseCode) => {
    stand.wire.next(PATHS.transfer, { kind: 'answered', status, body: JSON.stringify({ responseCode }) });

    expect(await stand.rail.transfer(stand.transferTo('arrives'))).toEqual({ status: 'unknown' });
  });

  test('of a duplicated X-EXTERNAL-ID is looked up, and unknown if the bank does not find it', async () => {
    const body = JSON.stringify({ responseCode: '4091800', responseMessage: 'Conflict' });
    stand.wire.next(PATHS.transfer, { kind: 'answered', status: 409, body });

    expect(await stand.rail.transfer(stand.transferTo('arrives'))).toEqual({ status: 'unknown' });
  });
});

test('the log names paths and reasons, and no secret, token, account or name', async () => {
  const { clientSecret } = stand.partner.settings;
  const text = lines.join('');

  expect(text).toContain(PATHS.transfer);
  for (const secret of [clientSecret, 'Bearer', 'eyJ', '8422647', 'Budi', 'PRIVATE KEY'])
    expect(text).not.toContain(secret);
});
