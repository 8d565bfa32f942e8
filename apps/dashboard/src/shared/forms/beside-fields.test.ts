import { expect, test } from 'vitest';
import { besideFields } from './beside-fields.ts';

const tooLong = { code: 'DPAY_FIELD_TOO_LONG', params: { max: 256 } };
const required = { code: 'DPAY_REQUIRED' };

test('finds a server error by field name, with its message params', () => {
  const said = [
    { field: 'password', ...tooLong },
    { field: 'email', ...required },
  ];

  expect(besideFields(said, ['email', 'password'])).toEqual({ password: tooLong, email: required });
});

test('ignores a field that the form does not have', () => {
  const said = [
    { field: 'password', ...tooLong },
    { field: 'token', ...required },
  ];

  expect(besideFields(said, ['password'])).toEqual({ password: tooLong });
});

test.each([[undefined], [[]], [[{ field: 'token', ...required }]]])(
  'of %j nothing stands beside a field',
  (said) => {
    expect(besideFields(said, ['email', 'password'])).toBeUndefined();
  },
);
