import { expect, it } from 'vitest';
import { endsKey } from './ends-key.ts';

it.each([
  // A first try: whatever refuses it, nothing was made.
  { code: 'DPAY_INVALID_REQUEST', isRepeated: false, isReplayed: false, want: true },
  { code: 'DPAY_RATE_LIMITED', isRepeated: false, isReplayed: false, want: true },
  { code: 'DPAY_BANK_TRANSFERS_OFF', isRepeated: false, isReplayed: false, want: true },
  // At the door of a repetition: an earlier try may be a batch, or still be on its way.
  { code: 'DPAY_INVALID_REQUEST', isRepeated: true, isReplayed: false, want: false },
  { code: 'DPAY_RATE_LIMITED', isRepeated: true, isReplayed: false, want: false },
  { code: 'DPAY_MERCHANT_SUSPENDED', isRepeated: true, isReplayed: false, want: false },
  { code: 'DPAY_FEATURE_DISABLED', isRepeated: true, isReplayed: false, want: false },
  { code: 'DPAY_SESSION_EXPIRED', isRepeated: true, isReplayed: false, want: false },
  // Behind the door: kept under the key, for every other try as well.
  { code: 'DPAY_BANK_TRANSFERS_OFF', isRepeated: true, isReplayed: false, want: true },
  { code: 'DPAY_SUBACCOUNT_NOT_LIVE', isRepeated: true, isReplayed: false, want: true },
  { code: 'DPAY_SUBACCOUNT_NOT_FOUND', isRepeated: true, isReplayed: false, want: true },
  { code: 'DPAY_DISBURSEMENT_FILE_NOT_FOUND', isRepeated: true, isReplayed: false, want: true },
  { code: 'DPAY_DISBURSEMENT_EMPTY', isRepeated: true, isReplayed: false, want: true },
  { code: 'DPAY_DISBURSEMENT_TOO_MANY_ITEMS', isRepeated: true, isReplayed: false, want: true },
  // Kept, whatever it is, as it is said again.
  { code: 'DPAY_BANK_TRANSFERS_OFF', isRepeated: true, isReplayed: true, want: true },
  { code: 'DPAY_INVALID_REQUEST', isRepeated: true, isReplayed: true, want: true },
  { code: 'DPAY_FEATURE_DISABLED', isRepeated: true, isReplayed: true, want: true },
  // Of another try, of which nothing is told.
  { code: 'DPAY_IDEMPOTENCY_MISMATCH', isRepeated: false, isReplayed: false, want: false },
  { code: 'DPAY_IDEMPOTENCY_MISMATCH', isRepeated: true, isReplayed: false, want: false },
  { code: 'DPAY_REQUEST_IN_PROGRESS', isRepeated: false, isReplayed: false, want: false },
  { code: 'DPAY_REQUEST_IN_PROGRESS', isRepeated: true, isReplayed: false, want: false },
])('$code (repeated: $isRepeated, replayed: $isReplayed) ends the key: $want', ({ want, ...refusal }) => {
  expect(endsKey(refusal)).toBe(want);
});
