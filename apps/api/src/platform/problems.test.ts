import { BATCH_STATUSES, ITEM_STATUSES } from '@dasbor/domain/disbursements';
import { FUND_TRANSFER_STATUSES } from '@dasbor/domain/fund-transfers';
import { ORDER_STATUSES } from '@dasbor/domain/orders';
import { PAYMENT_STATUSES } from '@dasbor/domain/payments';
import { TOP_UP_STATUSES } from '@dasbor/domain/top-ups';
import { expect, test } from 'vitest';
import { loadContract } from '../spec/contract.ts';
import { languageOf, makeProblems } from './problems.ts';

const problems = makeProblems(loadContract().catalogue);
const to = { language: 'id', requestId: 'req_1' } as const;

test('a message formats amounts', () => {
  const { status, body } = problems.tell(
    { code: 'DPAY_AMOUNT_NOT_EQUAL_BILL', params: { billed: 150_000 } },
    to,
  );

  expect(status).toBe(400);
  expect(body.error).toMatch(/Rp\s150\.000/);
});

test.each([
  ['DPAY_WEBHOOK_URL_PORT', { port: 10_080 }, 'Port 10080 tidak dapat dipakai.'],
  ['DPAY_PUBLIC_KEY_TOO_SHORT', { minimum_bits: 2048 }, 'Kunci RSA minimal 2048 bit.'],
  ['DPAY_DISBURSEMENT_TOO_MANY_ITEMS', { maximum: 10_000 }, 'Satu batch paling banyak 10.000 item.'],
])('a count is grouped, but a number used as a name is not: %s', (code, params, words) => {
  expect(problems.tell({ code, params }, to).body.error).toContain(words);
});

test.each([
  ['id', 'Tidak dapat dilakukan: statusnya kini “Menunggu persetujuan”.'],
  ['en', 'This cannot be done: the status is “Waiting for approval” now.'],
] as const)('a state is written in words for people and stays a name for programs: %s', (language, words) => {
  const params = { from: 'need_approval', to: 'cancelled' };
  const { body } = problems.tell({ code: 'DPAY_TRANSITION_NOT_ALLOWED', params }, { ...to, language });

  expect(body).toMatchObject({ error: expect.stringContaining(words), params });
});

test('every domain state that can be refused has words', () => {
  const states = [
    BATCH_STATUSES,
    ITEM_STATUSES,
    FUND_TRANSFER_STATUSES,
    ORDER_STATUSES,
    PAYMENT_STATUSES,
    TOP_UP_STATUSES,
  ].flat();
  const { values = {} } = loadContract().catalogue['DPAY_TRANSITION_NOT_ALLOWED'] ?? {};

  expect(Object.keys(values)).toEqual(expect.arrayContaining([...states]));
});

test('every code of the catalogue has a complete message in both languages', () => {
  for (const [code, { params }] of Object.entries(loadContract().catalogue)) {
    for (const language of ['id', 'en'] as const) {
      const said = problems.tell({ code, params }, { ...to, language }).body.error;
      // The words of a message's template are in braces, as people type them.
      const left = Object.values(params ?? {}).reduce<string>(
        (text, value) => text.replaceAll(String(value), ''),
        said,
      );
      expect(said, code).not.toBe('');
      expect(left, code).not.toMatch(/[{}]/);
    }
  }
});

test('a code that is not in the contract is a fault', () => {
  expect(() => problems.tell({ code: 'DPAY_MADE_UP' }, to)).toThrow('DPAY_MADE_UP');
});

test.each([
  [undefined, 'id'],
  ['', 'id'],
  ['en', 'en'],
  ['en-US,en;q=0.5', 'en'],
  ['id;q=0.4,en;q=0.8', 'en'],
  ['fr,de', 'id'],
  ['en;q=0', 'id'],
  ['*', 'id'],
])('Accept-Language %s is answered in %s', (header, language) => {
  expect(languageOf(header)).toBe(language);
});
