import askedFile from '../../../../../../openapi/features/access-requests/examples/missing-asked.json' with { type: 'json' };
import featureFile from '../../../../../../openapi/features/access-requests/examples/missing-feature.json' with { type: 'json' };
import modeFile from '../../../../../../openapi/features/access-requests/examples/missing-mode.json' with { type: 'json' };
import nobodyFile from '../../../../../../openapi/features/access-requests/examples/missing-permission-nobody.json' with { type: 'json' };
import permissionFile from '../../../../../../openapi/features/access-requests/examples/missing-permission.json' with { type: 'json' };
import planFile from '../../../../../../openapi/features/access-requests/examples/missing-plan.json' with { type: 'json' };
import { ok, problem, type Scenario } from '@dasbor/sdk/testing';
import { example } from '../../../shared/testing/example.ts';
import { failed } from '../../../shared/testing/list-states.ts';

const answer = (file: { value: unknown }) => ok(example<'getMissingAccess'>(file));
const asked = answer(askedFile);

/** What the server says about the missing access, by business state. */
export const missingAccess = {
  permission: { getMissingAccess: answer(permissionFile), requestAccess: asked },
  askedElsewhere: {
    getMissingAccess: [answer(permissionFile), asked],
    requestAccess: problem(409, 'DPAY_ACCESS_ASKED_RECENTLY', { remaining_minutes: 42 }),
  },
  refused: {
    getMissingAccess: answer(permissionFile),
    requestAccess: problem(409, 'DPAY_ACCESS_NOBODY_CAN_GRANT'),
  },
  asked: { getMissingAccess: asked },
  nobody: { getMissingAccess: answer(nobodyFile) },
  feature: { getMissingAccess: answer(featureFile) },
  plan: { getMissingAccess: answer(planFile) },
  mode: { getMissingAccess: answer(modeFile) },
  loading: { getMissingAccess: 'pending' },
  failed: { getMissingAccess: failed },
} as const satisfies Record<string, Scenario>;
