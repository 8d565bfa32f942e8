import cliKey from '../../../../../../openapi/features/cli-sign-ins/examples/cli-key.json' with { type: 'json' };
import live from '../../../../../../openapi/features/cli-sign-ins/examples/cli-sign-in-live.json' with { type: 'json' };
import sandbox from '../../../../../../openapi/features/cli-sign-ins/examples/cli-sign-in-sandbox.json' with { type: 'json' };
import { ok, problem, type Scenario } from '@dasbor/sdk/testing';
import { codeTaken } from '../../../shared/testing/challenge.ts';
import { example } from '../../../shared/testing/example.ts';

const answered = (file: { value: unknown }): Scenario => ({
  ...codeTaken,
  findCliSignIn: ok(example<'findCliSignIn'>(file)),
  approveCliSignIn: ok(example<'approveCliSignIn'>(cliKey), { status: 201 }),
  refuseCliSignIn: ok(example<'refuseCliSignIn'>(file)),
});

/** Sign-ins of the command line, by what a person finds. */
export const cliSignIn = {
  sandbox: answered(sandbox),
  live: answered(live),
  unknown: { findCliSignIn: problem(404, 'DPAY_CLI_CODE_UNKNOWN') },
  tooManyTries: { findCliSignIn: problem(429, 'DPAY_CLI_CODE_TRIES', { remaining_minutes: 10 }) },
  endedMeanwhile: { ...answered(sandbox), approveCliSignIn: problem(404, 'DPAY_CLI_CODE_UNKNOWN') },
  tooManyKeys: {
    ...answered(sandbox),
    approveCliSignIn: problem(409, 'DPAY_API_KEY_LIMIT', { maximum: 20 }),
  },
} satisfies Record<string, Scenario>;
