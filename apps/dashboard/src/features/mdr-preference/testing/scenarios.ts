import customerFile from '../../../../../../openapi/features/mdr-preference/examples/mdr-preference.json' with { type: 'json' };
import defaultFile from '../../../../../../openapi/features/mdr-preference/examples/mdr-preference-default.json' with { type: 'json' };
import { ok, problem, type Scenario } from '@dasbor/sdk/testing';
import { example } from '../../../shared/testing/example.ts';
import { failed } from '../../../shared/testing/list-states.ts';

const customer = example<'getMdrPreference'>(customerFile);
const merchant = example<'getMdrPreference'>(defaultFile);

export const mdrPreference = {
  merchant: { getMdrPreference: ok(merchant), setMdrPreference: ok(customer) },
  customer: { getMdrPreference: ok(customer), setMdrPreference: ok(merchant) },
  notSaved: { getMdrPreference: ok(merchant), setMdrPreference: failed },
  pending: { getMdrPreference: 'pending' },
  failed: { getMdrPreference: failed },
  forbidden: { getMdrPreference: problem(403, 'DPAY_FORBIDDEN', { permission: 'settings.view' }) },
} satisfies Record<string, Scenario>;
