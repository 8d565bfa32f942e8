import { expect, it } from 'vitest';
import { isModeOpen } from './index.ts';

it.each([
  { is_live: true, sandbox_only: false, live: true },
  { is_live: true, sandbox_only: true, live: false },
  { is_live: false, sandbox_only: false, live: false },
  { is_live: false, sandbox_only: true, live: false },
])(
  'opens sandbox to everybody, and live mode according to the account: $is_live, $sandbox_only',
  ({ live, ...account }) => {
    expect(isModeOpen('live', account)).toBe(live);
    expect(isModeOpen('sandbox', account)).toBe(true);
  },
);
