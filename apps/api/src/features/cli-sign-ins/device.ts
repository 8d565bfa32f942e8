import { randomBytes, randomInt } from 'node:crypto';
import { PERMISSIONS } from '@dasbor/domain/access';
import { keyFormProblems } from '@dasbor/domain/api-keys';
import {
  CLI_SIGN_IN_POLICY,
  cliKeyName,
  decidePoll,
  newUserCode,
  scopesForCli,
} from '@dasbor/domain/cli-sign-ins';
import { sha256 } from '../../platform/canonical.ts';
import { ok, problem } from '../../spec/handlers.ts';
import type { PublicHandler } from '../../spec/handlers.ts';
import { collectSecret, findByDevice, insertSignIn, notePoll, slowDown } from './repository.ts';
import { codeHash, placeOf } from './secrets.ts';

const MINUTE_MS = 60_000;

/** What the command calls, before it has a key. */
export const startCliSignIn: PublicHandler<'startCliSignIn'> = async ({ body, deps, mode, by, now }) => {
  const name = cliKeyName(body.name);
  // Only the name is from outside; nobody has approved anything yet.
  const errors = keyFormProblems({ name: body.name, scopes: scopesForCli(mode, PERMISSIONS) }, now);
  if (errors.length > 0) return problem('DPAY_INVALID_REQUEST', undefined, { errors });

  const deviceCode = randomBytes(32).toString('base64url');
  const userCode = newUserCode((below) => randomInt(below));
  const { expiryMinutes, intervalSeconds } = CLI_SIGN_IN_POLICY;
  const expiresAt = new Date(now.getTime() + expiryMinutes * MINUTE_MS);
  await deps.db.signIn((tx) =>
    insertSignIn(tx, {
      deviceHash: sha256(deviceCode),
      userCodeHash: codeHash(deps, userCode),
      mode,
      name,
      ip: by.ip,
      intervalSeconds,
      now,
      expiresAt,
    }),
  );
  const data = {
    device_code: deviceCode,
    user_code: userCode,
    verification_url: `${deps.dashboardUrl}/#/settings/command-line?code=${userCode}`,
    interval: intervalSeconds,
    expires_at: expiresAt.toISOString(),
  };
  return ok({ data }, { status: 201 });
};

/** A hasty poll is counted and kept. The secret leaves the database with the answer that contains it. */
export const pollCliSignIn: PublicHandler<'pollCliSignIn'> = ({ body, deps, mode, now }) =>
  deps.db.signIn(async (tx) => {
    const deviceHash = sha256(body.device_code);
    const row = await findByDevice(tx, deviceHash, { mode, now });
    if (!row) return problem('DPAY_CLI_SIGN_IN_ENDED');
    const pace = { polledAt: row.polled_at, intervalSeconds: row.interval_seconds };
    const decided = decidePoll(pace, now);
    if (!decided.ok) {
      await slowDown(tx, deviceHash, now, CLI_SIGN_IN_POLICY.slowDownSeconds);
      return problem(decided.problem.code, decided.problem.params);
    }
    await notePoll(tx, deviceHash, now);
    if (row.refused_at !== null) return ok({ data: { status: 'refused' as const, secret: null } });
    if (row.sealed === null) return ok({ data: { status: 'pending' as const, secret: null } });
    await collectSecret(tx, deviceHash, now);
    const secret = deps.vault.open(row.sealed, placeOf(deviceHash));
    return ok({ data: { status: 'approved' as const, secret } });
  });
