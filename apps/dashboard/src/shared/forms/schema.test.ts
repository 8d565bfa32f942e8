import { expect, it, test } from 'vitest';
import { array, object } from 'yup';
import { decided, decides, fieldOf, problemsIn, REQUIRED, required } from './schema.ts';

const schema = object({
  ips: decided(required),
  buyer: object({ email: decided(required) }),
  lines: array(object({ amount: decided(required) })).test(
    decides((lines: readonly unknown[]) => (lines.length === 0 ? REQUIRED : undefined)),
  ),
});

it.each([
  ['ips', 'ips'],
  ['allowed_ips', 'ips'],
  ['allowed_ips.2', 'ips'],
  ['allowed_ips[2]', 'ips'],
  ['buyer.email', 'buyer.email'],
  ['lines', 'lines'],
  ['lines[2].amount', 'lines.2.amount'],
  ['lines.2.amount', 'lines.2.amount'],
  ['lines.2.colour', undefined],
  ['buyer.colour', undefined],
  ['colour', undefined],
])('what the server says of %s is about %s', (said, want) => {
  expect(fieldOf(schema, said, { allowed_ips: 'ips' })).toBe(want);
});

test('returns the first problem of each field by its path', () => {
  const values = { ips: ' ', buyer: { email: 'a@b.test' }, lines: [{ amount: '1' }, { amount: '' }] };

  expect(problemsIn(schema, values as never, undefined)).toEqual({
    ips: REQUIRED,
    'lines.1.amount': REQUIRED,
  });
  expect(problemsIn(schema, { ...values, lines: [] } as never, undefined)).toEqual({
    ips: REQUIRED,
    lines: REQUIRED,
  });
});

test('a domain rule that returns a result yields its problem and params', () => {
  const refusing = object({
    amount: decided(() => ({
      ok: false,
      problem: { code: 'DPAY_AMOUNT_ABOVE_MAXIMUM', params: { maximum: 5 } },
    })),
  });

  expect(problemsIn(refusing, { amount: '6' } as never, undefined)).toEqual({
    amount: { code: 'DPAY_AMOUNT_ABOVE_MAXIMUM', params: { maximum: 5 } },
  });
});
