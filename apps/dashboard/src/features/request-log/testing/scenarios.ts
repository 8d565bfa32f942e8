import refused from '../../../../../../openapi/features/request-log/examples/api-request-refused.json' with { type: 'json' };
import succeeded from '../../../../../../openapi/features/request-log/examples/api-request-succeeded.json' with { type: 'json' };
import none from '../../../../../../openapi/features/request-log/examples/api-requests-none.json' with { type: 'json' };
import page from '../../../../../../openapi/features/request-log/examples/api-requests-page.json' with { type: 'json' };
import legacyKeys from '../../../../../../openapi/features/legacy-keys/examples/legacy-keys.json' with { type: 'json' };
import keys from '../../../../../../openapi/features/api-keys/examples/api-keys.json' with { type: 'json' };
import { ok, problem, type Scenario } from '@dasbor/sdk/testing';
import { example } from '../../../shared/testing/example.ts';
import type { ApiRequestDetail } from '../api/types.ts';

export const requestsAnswer = example<'listApiRequests'>(page);
const legacyKeysAnswer = example<'listLegacyKeys'>(legacyKeys);
const around = {
  listApiKeys: ok(example<'listApiKeys'>(keys)),
  listLegacyKeys: ok(legacyKeysAnswer),
} satisfies Scenario;
const nothing = ok(example<'listApiRequests'>(none));

/** Calls of the contract, named by how they were answered. */
export const requestExamples = {
  succeeded: example<'getApiRequest'>(succeeded).data,
  refused: example<'getApiRequest'>(refused).data,
} satisfies Record<string, ApiRequestDetail>;

export const requestLog = {
  page: { ...around, listApiRequests: ok(requestsAnswer) },
  none: { ...around, listApiRequests: nothing },
  /** The first call comes while somebody waits for it. */
  firstCall: { ...around, listApiRequests: [nothing, ok(requestsAnswer)] },
  pending: { ...around, listApiRequests: 'pending' },
  failed: {
    ...around,
    listApiRequests: problem(500, 'DPAY_INTERNAL_ERROR', undefined, { requestId: 'req_01KAJ8FAILED' }),
  },
  forbidden: { ...around, listApiRequests: problem(403, 'DPAY_FORBIDDEN', { permission: 'settings.view' }) },
} satisfies Record<string, Scenario>;

export function requestDetail(request: ApiRequestDetail): Scenario {
  return { ...around, getApiRequest: ok({ data: request }) };
}

export const requestDetailStates = {
  pending: { getApiRequest: 'pending' },
  notFound: { getApiRequest: problem(404, 'DPAY_API_REQUEST_NOT_FOUND') },
} satisfies Record<string, Scenario>;
