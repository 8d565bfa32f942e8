import requiredFile from '../../../../../../openapi/features/sign-in-rules/examples/sign-in-rules.json' with { type: 'json' };
import defaultFile from '../../../../../../openapi/features/sign-in-rules/examples/sign-in-rules-default.json' with { type: 'json' };
import { ok, problem, type Scenario } from '@dasbor/sdk/testing';
import { codeTaken } from '../../../shared/testing/challenge.ts';
import { example } from '../../../shared/testing/example.ts';
import { failed } from '../../../shared/testing/list-states.ts';

const optional = example<'getSignInRules'>(defaultFile);
const required = example<'getSignInRules'>(requiredFile);

export const signInRules = {
  optional: { ...codeTaken, getSignInRules: ok(optional), setSignInRules: ok(required) },
  required: { getSignInRules: ok(required) },
  notSaved: { ...codeTaken, getSignInRules: ok(optional), setSignInRules: failed },
  pending: { getSignInRules: 'pending' },
  failed: { getSignInRules: failed },
  forbidden: { getSignInRules: problem(403, 'DPAY_FORBIDDEN', { permission: 'settings.view' }) },
} satisfies Record<string, Scenario>;
