import revealed from '../../../../../../openapi/features/legacy-keys/examples/legacy-key-revealed.json' with { type: 'json' };
import ended from '../../../../../../openapi/features/legacy-keys/examples/legacy-key-revoked.json' with { type: 'json' };
import keys from '../../../../../../openapi/features/legacy-keys/examples/legacy-keys.json' with { type: 'json' };
import { ok, type Scenario } from '@dasbor/sdk/testing';
import { codeTaken } from '../../../shared/testing/challenge.ts';
import { example } from '../../../shared/testing/example.ts';
import { listStates } from '../../../shared/testing/list-states.ts';
import type { LegacyKey } from '../api/types.ts';

const { legacy_key: live, secret } = example<'revealLegacyKey'>(revealed).data;

/** Legacy keys, by state. */
export const legacyKeyExamples = {
  live,
  sandbox: { ...live, mode: 'sandbox', prefix: 'dp_test_' },
  neverUsed: { ...live, last_used_at: null, last_used_ip: null },
  beingReplaced: {
    ...live,
    previous_secret: { last_four: '0aBc', works_until: '2026-11-21T06:00:00.000Z' },
  },
} satisfies Record<string, LegacyKey>;

/** The key's state after revocation. */
export const revokedKey: LegacyKey = example<'revokeLegacyKey'>(ended).data;
export const liveSecret = secret;
export const sandboxSecret = secret.replace('dp_live_', 'dp_test_');

/** The page of these keys; every code is accepted. */
export const legacyKeysOf = (...shown: readonly LegacyKey[]): Scenario => ({
  ...codeTaken,
  listLegacyKeys: ok({ data: [...shown] }),
});

/** The response to revealing or rotating a key. */
export const answerOf = (legacyKey: LegacyKey, text: string) =>
  ok({ data: { legacy_key: legacyKey, secret: text } });

export const legacyKeyList = listStates('listLegacyKeys', {
  page: example<'listLegacyKeys'>(keys),
  permission: 'settings.view',
  around: codeTaken,
});
