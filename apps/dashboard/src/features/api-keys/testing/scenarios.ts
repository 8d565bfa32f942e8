import active from '../../../../../../openapi/features/api-keys/examples/api-key-active.json' with { type: 'json' };
import created from '../../../../../../openapi/features/api-keys/examples/api-key-created.json' with { type: 'json' };
import expired from '../../../../../../openapi/features/api-keys/examples/api-key-expired.json' with { type: 'json' };
import neverUsed from '../../../../../../openapi/features/api-keys/examples/api-key-never-used.json' with { type: 'json' };
import regenerated from '../../../../../../openapi/features/api-keys/examples/api-key-regenerated.json' with { type: 'json' };
import revoked from '../../../../../../openapi/features/api-keys/examples/api-key-revoked.json' with { type: 'json' };
import twoSecrets from '../../../../../../openapi/features/api-keys/examples/api-key-two-secrets.json' with { type: 'json' };
import ofSubaccount from '../../../../../../openapi/features/api-keys/examples/api-key-of-subaccount.json' with { type: 'json' };
import keys from '../../../../../../openapi/features/api-keys/examples/api-keys.json' with { type: 'json' };
import { API_KEY_POLICY } from '@dasbor/domain/api-keys';
import { ok, problem, type Scenario } from '@dasbor/sdk/testing';
import { codeTaken } from '../../../shared/testing/challenge.ts';
import { example } from '../../../shared/testing/example.ts';
import { listStates } from '../../../shared/testing/list-states.ts';
import { recordStates } from '../../../shared/testing/record-states.ts';
import type { ApiKey } from '../api/types.ts';

const key = (file: { value: unknown }): ApiKey => example<'getApiKey'>(file).data;

/** The contract's example keys, by state. */
export const apiKeyExamples = {
  active: key(active),
  neverUsed: key(neverUsed),
  twoSecrets: key(twoSecrets),
  expired: key(expired),
  revoked: key(revoked),
  ofSubaccount: key(ofSubaccount),
} satisfies Record<string, ApiKey>;

export const createdApiKey = example<'createApiKey'>(created);
export const regeneratedApiKey = example<'regenerateApiKey'>(regenerated);
export const apiKeysAnswer = example<'listApiKeys'>(keys);

export const apiKeyList = listStates('listApiKeys', {
  page: apiKeysAnswer,
  permission: 'settings.view',
  more: {
    merchants: ok({ data: [apiKeyExamples.active, apiKeyExamples.revoked] }),
    allEnded: ok({ data: [apiKeyExamples.expired, apiKeyExamples.revoked] }),
    full: ok({
      data: Array.from({ length: API_KEY_POLICY.mostActive }, (_, at) => ({
        ...apiKeyExamples.neverUsed,
        id: `key_01KAJ8000000000000000001${String(at).padStart(2, '0')}`,
        name: `Kunci ${at + 1}`,
      })),
    }),
  },
});

export const apiKeyDetail = (apiKey: ApiKey): Scenario => ({
  listApiKeys: ok(apiKeysAnswer),
  getApiKey: ok({ data: apiKey }),
});

export const apiKeyDetailStates = recordStates('getApiKey', {
  notFound: problem(404, 'DPAY_API_KEY_NOT_FOUND'),
  permission: 'settings.view',
});

/** Creates a key in live mode, with its code. */
export const creation = {
  succeeds: {
    ...apiKeyDetail(createdApiKey.data.api_key),
    ...codeTaken,
    createApiKey: ok(createdApiKey, { status: 201 }),
  },
  limit: {
    ...apiKeyList.page,
    ...codeTaken,
    createApiKey: problem(409, 'DPAY_API_KEY_LIMIT', { maximum: API_KEY_POLICY.mostActive }),
  },
  refusedAddress: {
    ...apiKeyList.page,
    ...codeTaken,
    createApiKey: problem(400, 'DPAY_INVALID_REQUEST', undefined, {
      fields: [{ field: 'allowed_ips.0', code: 'DPAY_IP_RANGE_INVALID' }],
    }),
  },
} satisfies Record<string, Scenario>;
