import secretFile from '../../../../../../openapi/features/two-step/examples/authenticator-secret.json' with { type: 'json' };
import codesFile from '../../../../../../openapi/features/two-step/examples/recovery-codes.json' with { type: 'json' };
import setUpFile from '../../../../../../openapi/features/two-step/examples/two-step.json' with { type: 'json' };
import mailFile from '../../../../../../openapi/features/two-step/examples/two-step-mail.json' with { type: 'json' };
import offFile from '../../../../../../openapi/features/two-step/examples/two-step-off.json' with { type: 'json' };
import { ok, problem, type Scenario } from '@dasbor/sdk/testing';
import { codeTaken } from '../../../shared/testing/challenge.ts';
import { example } from '../../../shared/testing/example.ts';
import { failed } from '../../../shared/testing/list-states.ts';

const setUp = example<'getTwoStep'>(setUpFile);
const off = example<'getTwoStep'>(offFile);
const secret = example<'createAuthenticator'>(secretFile);
const codes = example<'createRecoveryCodes'>(codesFile);
const withApp = {
  data: {
    ...off.data,
    is_on: true,
    authenticator_added_at: new Date().toISOString(),
    recovery_codes_left: 10,
  },
};

export const twoStep = {
  off: { getTwoStep: ok(off) },
  setUp: { getTwoStep: ok(setUp) },
  required: { getTwoStep: ok(example<'getTwoStep'>(mailFile)) },
  fewCodes: { getTwoStep: ok({ data: { ...setUp.data, recovery_codes_left: 1 } }) },
  full: {
    getTwoStep: ok({
      data: {
        ...setUp.data,
        passkeys: Array.from({ length: 10 }, (_, n) => ({
          ...setUp.data.passkeys[0]!,
          id: `psk_01KAJ80000000000000000000${n}`,
          name: `HP ${n + 1}`,
        })),
      },
    }),
  },
  pending: { getTwoStep: 'pending' },
  failed: { getTwoStep: failed },
  setsUpApp: {
    ...codeTaken,
    getTwoStep: [ok(off), ok(withApp)],
    createAuthenticator: ok(secret),
    confirmAuthenticator: ok(codes),
  },
  wrongAppCode: {
    ...codeTaken,
    getTwoStep: ok(off),
    createAuthenticator: ok(secret),
    confirmAuthenticator: problem(400, 'DPAY_OTP_INVALID', { remaining_attempts: 2 }),
  },
  replacesCodes: { ...codeTaken, getTwoStep: ok(setUp), createRecoveryCodes: ok(codes) },
  removesPasskey: {
    ...codeTaken,
    getTwoStep: [ok(setUp), ok({ data: { ...setUp.data, passkeys: [] } })],
    removePasskey: ok(),
  },
} satisfies Record<string, Scenario>;
