import { NetworkError, ProblemError, ServerError } from '@dasbor/sdk';
import { expect, it } from 'vitest';
import { endsKey } from './ends-key.ts';

const FIRST = { headers: { 'Idempotent-Replayed': 'false' } };
const REPLAYED = { headers: { 'Idempotent-Replayed': 'true' } };

it.each([
  // First attempt: any rejection means that nothing was done.
  { code: 'DPAY_INVALID_REQUEST', unanswered: 0, want: true },
  { code: 'DPAY_RATE_LIMITED', unanswered: 0, want: true },
  { code: 'DPAY_WEBHOOK_LIMIT_REACHED', unanswered: 0, want: true },
  { code: 'DPAY_IDEMPOTENCY_MISMATCH', unanswered: 0, want: true },
  // A rejected retry says nothing about the earlier attempt, unless it is the replayed response.
  { code: 'DPAY_RATE_LIMITED', unanswered: 1, want: false },
  { code: 'DPAY_SESSION_EXPIRED', unanswered: 1, want: false },
  { code: 'DPAY_INSUFFICIENT_BALANCE', unanswered: 1, want: false },
  { code: 'DPAY_INSUFFICIENT_BALANCE', unanswered: 1, init: FIRST, want: true },
  { code: 'DPAY_INSUFFICIENT_BALANCE', unanswered: 1, init: REPLAYED, want: true },
  // Another attempt with this key is still running.
  { code: 'DPAY_REQUEST_IN_PROGRESS', unanswered: 0, want: false },
  // A proxy responded, not the API.
  { code: 'HTTP_403', unanswered: 0, want: false },
])('$code after $unanswered unanswered tries ends the key: $want', ({ code, unanswered, init, want }) => {
  const response = new Response(null, init);
  const error = new ProblemError({ operation: 'createWebhook', status: 409, code }, null, { response });

  expect(endsKey(error, unanswered)).toBe(want);
});

it.each([
  ['a lost answer', new NetworkError('createWebhook', 'timeout')],
  [
    'a fault of the server',
    new ServerError({ operation: 'createWebhook', status: 500, code: 'DPAY_INTERNAL_ERROR' }),
  ],
])('%s ends no key', (_, error) => {
  expect(endsKey(error, 0)).toBe(false);
});
