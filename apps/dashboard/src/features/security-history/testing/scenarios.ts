import none from '../../../../../../openapi/features/security-history/examples/security-history-none.json' with { type: 'json' };
import page from '../../../../../../openapi/features/security-history/examples/security-history-page.json' with { type: 'json' };
import { ok, problem, type Scenario } from '@dasbor/sdk/testing';
import { example } from '../../../shared/testing/example.ts';

export const historyAnswer = example<'listSecurityHistory'>(page);

export const history = {
  page: { listSecurityHistory: ok(historyAnswer) },
  none: { listSecurityHistory: ok(example<'listSecurityHistory'>(none)) },
  newerServer: {
    listSecurityHistory: ok({
      ...historyAnswer,
      data: historyAnswer.data.map((event) => ({ ...event, action: 'passkey.added', device: 'okhttp/5.1' })),
    }),
  },
  pending: { listSecurityHistory: 'pending' },
  failed: {
    listSecurityHistory: problem(500, 'DPAY_INTERNAL_ERROR', undefined, { requestId: 'req_01KAJ8FAILED' }),
  },
  forbidden: { listSecurityHistory: problem(403, 'DPAY_FORBIDDEN', { permission: 'settings.view' }) },
} satisfies Record<string, Scenario>;
