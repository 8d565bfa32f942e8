import choicesFile from '../../../../../../openapi/features/security-history/examples/security-history-choices.json' with { type: 'json' };
import page from '../../../../../../openapi/features/security-history/examples/security-history-page.json' with { type: 'json' };
import { ok } from '@dasbor/sdk/testing';
import { example } from '../../../shared/testing/example.ts';
import { listStates } from '../../../shared/testing/list-states.ts';

export const historyAnswer = example<'listSecurityHistory'>(page);

export const choicesAnswer = example<'listSecurityHistoryChoices'>(choicesFile);

export const history = listStates('listSecurityHistory', {
  page: historyAnswer,
  permission: 'settings.view',
  around: { listSecurityHistoryChoices: ok(choicesAnswer) },
  more: {
    newerServer: ok({
      ...historyAnswer,
      data: historyAnswer.data.map((event) => ({
        ...event,
        action: 'cold_storage.opened',
        device: 'okhttp/5.1',
      })),
    }),
  },
});
