import refused from '../../../../../../openapi/features/request-log/examples/api-request-refused.json' with { type: 'json' };
import succeeded from '../../../../../../openapi/features/request-log/examples/api-request-succeeded.json' with { type: 'json' };
import page from '../../../../../../openapi/features/request-log/examples/api-requests-page.json' with { type: 'json' };
import legacyKeys from '../../../../../../openapi/features/legacy-keys/examples/legacy-keys.json' with { type: 'json' };
import keys from '../../../../../../openapi/features/api-keys/examples/api-keys.json' with { type: 'json' };
import { ok, problem, type Scenario } from '@dasbor/sdk/testing';
import { example } from '../../../shared/testing/example.ts';
import { listStates, onePage } from '../../../shared/testing/list-states.ts';
import { recordStates } from '../../../shared/testing/record-states.ts';
import type { ApiRequestDetail } from '../api/types.ts';

export const requestsAnswer = example<'listApiRequests'>(page);
const legacyKeysAnswer = example<'listLegacyKeys'>(legacyKeys);
const around = {
  listApiKeys: ok(example<'listApiKeys'>(keys)),
  listLegacyKeys: ok(legacyKeysAnswer),
} satisfies Scenario;

/** The contract's example calls, named by their response. */
export const requestExamples = {
  succeeded: example<'getApiRequest'>(succeeded).data,
  refused: example<'getApiRequest'>(refused).data,
} satisfies Record<string, ApiRequestDetail>;

export const requestLog = listStates('listApiRequests', {
  page: requestsAnswer,
  permission: 'settings.view',
  around,
  /** The first call arrives while the user waits. */
  more: { firstCall: [ok(onePage([])), ok(requestsAnswer)] },
});

export const requestDetail = (request: ApiRequestDetail): Scenario => ({
  ...around,
  getApiRequest: ok({ data: request }),
});

export const requestDetailStates = recordStates('getApiRequest', {
  notFound: problem(404, 'DPAY_API_REQUEST_NOT_FOUND'),
  permission: 'settings.view',
});
