import { expect, test } from 'vitest';
import { describeError } from './describe-error.ts';

const WITH_VALUES: readonly [string, string, string][] = [
  [
    'a value that PostgreSQL quotes',
    'invalid input syntax for type bigint: "Sari Dewi"',
    'invalid input syntax',
  ],
  [
    'a quoted value with quotes in it',
    'invalid input syntax for type json: "{"name":"Sari Dewi"}"',
    'type json',
  ],
  [
    'text that Node could not parse',
    `Unexpected token 'S', "{"name":Sari Dewi" is not valid JSON`,
    'not valid JSON',
  ],
  ['a value that was cut off', 'value too long: "Sari Dewi', 'value too long'],
  ['a value over two lines', 'no such name: "Sari\nSari Dewi"', 'no such name'],
  ['an address without quotes', 'Recipient sari.dewi@toko.id was rejected', 'was rejected'],
  ['a phone number with dashes', 'no account for +62 812-3456-7890', 'no account for'],
  ['a one-time code', 'the code 998877 has expired', 'has expired'],
  ['a token', 'jwt eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.x is malformed', 'is malformed'],
];

test.each(WITH_VALUES)('hides %s and keeps the rest', (_, message, kept) => {
  const said = JSON.stringify(describeError(new Error(message)));

  expect(said).not.toMatch(/Sari|sari|3456|998877|eyJhb/);
  expect(said).toContain(kept);
  expect(said).toContain('describe-error.test');
});

test('hides whatever another server answered, and the details of a database', () => {
  const refusal = Object.assign(new Error('Refused: 550 Sari Dewi'), {
    code: 'EENVELOPE',
    response: '550 Sari Dewi',
  });
  const row = Object.assign(new Error('new row violates a constraint'), {
    code: '23514',
    detail: 'Sari Dewi',
  });

  expect(JSON.stringify([refusal, row].map(describeError))).not.toContain('Sari');
  expect(describeError(refusal)).toMatchObject({ type: 'Error', sqlstate: 'EENVELOPE' });
});

test('keeps hosts, ports and names of the code, which an operator needs', () => {
  const said = JSON.stringify(describeError(new Error('connect ECONNREFUSED 127.0.0.1:5432 in claimDue')));

  expect(said).toContain('connect ECONNREFUSED 127.0.0.1:5432 in claimDue');
});

test('hides a message that was changed after the error was made', () => {
  const error = new Error('the code 998877 has expired');
  error.message = 'changed';

  expect(JSON.stringify(describeError(error))).not.toContain('998877');
});
