import rules from '../../../../../../openapi/features/sign-in-rules/examples/sign-in-rules.json' with { type: 'json' };
import webhooks from '../../../../../../openapi/features/webhooks/examples/webhooks-page.json' with { type: 'json' };
import { ok, type Scenario } from '@dasbor/sdk/testing';
import { example } from '../../../shared/testing/example.ts';
import { failed } from '../../../shared/testing/list-states.ts';

export const settings = {
  inUse: {
    listWebhooks: ok(example<'listWebhooks'>(webhooks)),
    getSignInRules: ok(example<'getSignInRules'>(rules)),
  },
  statesFail: { listWebhooks: failed, getSignInRules: failed },
} satisfies Record<string, Scenario>;
