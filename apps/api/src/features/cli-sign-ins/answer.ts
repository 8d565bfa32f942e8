import {
  CLI_SIGN_IN_POLICY,
  cliKeyExpiry,
  decideCode,
  decideGuess,
  readUserCode,
  scopesForCli,
} from '@dasbor/domain/cli-sign-ins';
import { ok, problem } from '../../spec/handlers.ts';
import type { Call, Handler, Refusal, SuccessBody } from '../../spec/handlers.ts';
import { makeKey } from '../api-keys/public.ts';
import {
  countWrongCode,
  findByCode,
  findGuesses,
  noteApproval,
  noteRefusal,
  type OpenRow,
} from './repository.ts';
import { codeHash, placeOf } from './secrets.ts';

type CliSignIn = SuccessBody<'findCliSignIn'>['data'];
type Asking = Pick<Call, 'tx' | 'now' | 'deps' | 'session' | 'mode'>;

const MINUTE_MS = 60_000;

/** What a person does with the code that the command shows. */
export const findCliSignIn: Handler<'findCliSignIn'> = async (call) => {
  const open = await findOpen(call, call.body.user_code);
  return 'kind' in open ? open : ok({ data: toSignIn(open, call) });
};

export const approveCliSignIn: Handler<'approveCliSignIn'> = async (call) => {
  const { body, tx, now, mode, deps, session } = call;
  const open = await findOpen(call, body.user_code);
  if ('kind' in open) return open;
  const decided = decideCode(open, mode);
  if (!decided.ok) return problem(decided.problem.code, decided.problem.params);

  const made = await makeKey(call, {
    name: open.name,
    scopes: scopesForCli(mode, session.permissions),
    allowedIps: [],
    expiresAt: cliKeyExpiry(now).toISOString(),
    subaccountId: null,
    isPersonal: true,
  });
  if (!made.ok) return problem(made.problem.code, made.problem.params);
  const { apiKey, secret } = made.value;
  await noteApproval(tx, { id: apiKey.id, sealed: deps.vault.seal(secret, placeOf(open.device_hash)) });
  return ok({ data: apiKey }, { status: 201 });
};

export const refuseCliSignIn: Handler<'refuseCliSignIn'> = async (call) => {
  const open = await findOpen(call, call.body.user_code);
  if ('kind' in open) return open;
  const decided = decideCode(open, call.mode);
  if (!decided.ok) return problem(decided.problem.code, decided.problem.params);
  await noteRefusal(call.tx, call.now);
  return ok({ data: toSignIn(open, call) });
};

type Open = OpenRow & { userCode: string };

/** A wrong code is counted, and the count is kept. */
const findOpen = async (call: Asking, typed: string): Promise<Open | Refusal> => {
  const { tx, now, deps, session } = call;
  const guess = decideGuess(await findGuesses(tx, session.userId), now);
  if (!guess.ok) return problem(guess.problem.code, guess.problem.params);
  const userCode = readUserCode(typed);
  const row = userCode === undefined ? undefined : await findByCode(tx, codeHash(deps, userCode), now);
  if (row && userCode !== undefined) return { ...row, userCode };
  const startsAgainBefore = new Date(now.getTime() - CLI_SIGN_IN_POLICY.wrongCodesMinutes * MINUTE_MS);
  await countWrongCode(tx, { userId: session.userId, now, startsAgainBefore });
  return problem('DPAY_CLI_CODE_UNKNOWN', undefined, { commit: true });
};

const toSignIn = (row: Open, { now, session }: Asking): CliSignIn => ({
  user_code: row.userCode,
  mode: row.mode,
  name: row.name,
  ip: row.ip,
  scopes: scopesForCli(row.mode, session.permissions),
  created_at: row.created_at,
  expires_at: row.expires_at,
  key_expires_at: cliKeyExpiry(now).toISOString(),
});
