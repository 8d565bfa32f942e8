import { expect, test } from 'vitest';
import { loadContract } from '../spec/contract.ts';
import { languageOf, makeProblems } from './problems.ts';

const problems = makeProblems(loadContract().catalogue);
const to = { language: 'id', requestId: 'req_1' } as const;

test('a message names its amounts as people write them', () => {
  const { status, body } = problems.tell(
    { code: 'DPAY_AMOUNT_NOT_EQUAL_BILL', params: { billed: 150_000 } },
    to,
  );

  expect(status).toBe(400);
  expect(body.error).toMatch(/Rp\s150\.000/);
});

test('every code of the catalogue can be told in both languages without a gap', () => {
  for (const [code, { params }] of Object.entries(loadContract().catalogue)) {
    for (const language of ['id', 'en'] as const) {
      expect(problems.tell({ code, params }, { ...to, language }).body.error, code).not.toMatch(/[{}]|^$/);
    }
  }
});

test('a code that the contract does not have is a fault', () => {
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
