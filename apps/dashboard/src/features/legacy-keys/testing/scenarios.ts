import revealed from '../../../../../../openapi/features/legacy-keys/examples/legacy-key-revealed.json' with { type: 'json' };
import ended from '../../../../../../openapi/features/legacy-keys/examples/legacy-key-revoked.json' with { type: 'json' };
import none from '../../../../../../openapi/features/legacy-keys/examples/legacy-keys-none.json' with { type: 'json' };
import keys from '../../../../../../openapi/features/legacy-keys/examples/legacy-keys.json' with { type: 'json' };
import { ok, problem, type Scenario } from '@dasbor/sdk/testing';
import { codeTaken } from '../../../shared/testing/challenge.ts';
import { example } from '../../../shared/testing/example.ts';
import type { LegacyKey } from '../api/types.ts';

const { legacy_key: live, secret } = example<'revealLegacyKey'>(revealed).data;

/** Legacy keys, named by how they stand. */
export const legacyKeyExamples = {
  live,
  sandbox: { ...live, mode: 'sandbox', prefix: 'dp_test_' },
  neverUsed: { ...live, last_used_at: null, last_used_ip: null },
  beingReplaced: {
    ...live,
    previous_secret: { last_four: '0aBc', works_until: '2026-11-21T06:00:00.000Z' },
  },
} satisfies Record<string, LegacyKey>;

/** How it stands once it was revoked. */
export const revokedKey: LegacyKey = example<'revokeLegacyKey'>(ended).data;
export const liveSecret = secret;
export const sandboxSecret = secret.replace('dp_live_', 'dp_test_');

/** The page of these keys, where every code is taken. */
export function legacyKeysOf(...shown: readonly LegacyKey[]): Scenario {
  return { ...codeTaken, listLegacyKeys: ok({ data: [...shown] }) };
}

/** What reading or replacing a key answers. */
export function answerOf(legacyKey: LegacyKey, text: string) {
  return ok({ data: { legacy_key: legacyKey, secret: text } });
}

export const legacyKeyStates = {
  one: { ...codeTaken, listLegacyKeys: ok(example<'listLegacyKeys'>(keys)) },
  none: { listLegacyKeys: ok(example<'listLegacyKeys'>(none)) },
  pending: { listLegacyKeys: 'pending' },
  failed: {
    listLegacyKeys: problem(500, 'DPAY_INTERNAL_ERROR', undefined, { requestId: 'req_01KAJ8FAILED' }),
  },
  forbidden: { listLegacyKeys: problem(403, 'DPAY_FORBIDDEN', { permission: 'settings.view' }) },
} satisfies Record<string, Scenario>;
