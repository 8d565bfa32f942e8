import type { Mode } from '../access/index.ts';
import { err, ok, type Result } from '../kernel/index.ts';
import type { PaymentProblemCode } from './problems.ts';

const LOCAL = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/** Where a customer returns to: https, or a developer's own machine in sandbox. No user name or password, because they would be visible. */
export const checkReturnUrl = (text: string, mode: Mode): Result<string, PaymentProblemCode> => {
  const url = URL.parse(text);
  const isSafe =
    url?.protocol === 'https:' ||
    (mode === 'sandbox' && url?.protocol === 'http:' && LOCAL.test(url.hostname));
  return url && isSafe && url.username === '' && url.password === ''
    ? ok(url.href)
    : err('DPAY_RETURN_URL_INVALID');
};

type ParsedUrl = {
  readonly href: string;
  readonly protocol: string;
  readonly hostname: string;
  readonly username: string;
  readonly password: string;
};

// Available in every runtime, but not in the language's types.
declare const URL: { parse: (text: string) => ParsedUrl | null };
