import { describe, expect, it } from 'vitest';
import { validateLogin } from './index.ts';

describe('validateLogin', () => {
  it('accepts an email and any password', () => {
    expect(validateLogin({ email: 'owner@demo.test', password: ' ' })).toEqual({});
  });

  // spec 5.2
  it('names each empty field', () => {
    expect(validateLogin({ email: '', password: '' })).toEqual({
      email: { code: 'DPAY_REQUIRED' },
      password: { code: 'DPAY_REQUIRED' },
    });
  });

  // spec 5.1
  it('reports an invalid email', () => {
    expect(validateLogin({ email: 'owner', password: 'x' })).toEqual({
      email: { code: 'DPAY_EMAIL_INVALID' },
    });
  });
});
