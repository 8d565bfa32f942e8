import { decideHolder } from '@dasbor/domain/payouts';
import { ok, problem } from '../../spec/handlers.ts';
import type { Call, Handler, Refusal } from '../../spec/handlers.ts';
import type { Destination } from './begin.ts';
import { readDestination } from './destination.ts';
import { findMerchantNames } from './repository.ts';

type Held = { kind: 'held'; bankAccountName: string };
type Asking = Pick<Call, 'tx' | 'mode' | 'deps' | 'outside' | 'session'>;

/** Returns the holder according to the bank, or why the account is refused. It must be the merchant's own. */
export const checkOwnAccount = async (call: Asking, destination: Destination): Promise<Held | Refusal> =>
  checkHolder(call, destination, [
    ...(await findMerchantNames(call.tx)),
    ...call.deps.merchants(call.session.merchantId).accountNames,
  ]);

/** The same for any account, whose holder must match the given name. */
export const checkNamedHolder = (
  call: Omit<Asking, 'tx' | 'session'>,
  destination: Destination,
): Held | Refusal => checkHolder(call, destination, [destination.accountName]);

const checkHolder = (
  { mode, deps, outside }: Omit<Asking, 'tx' | 'session'>,
  { bank, accountNumber, accountName }: Destination,
  names: readonly string[],
): Held | Refusal => {
  const answer = outside(() => deps.bank.inquire({ mode, bankCode: bank.code, accountNumber, accountName }));
  const decided = decideHolder(answer, names);
  return decided.ok
    ? { kind: 'held', bankAccountName: decided.value }
    : problem(decided.problem.code, decided.problem.params);
};

/** Called by the form before its review. */
export const inquireWithdrawalAccount: Handler<'inquireWithdrawalAccount'> = async (call) => {
  const read = readDestination(call.body);
  if (!read.ok) return problem('DPAY_INVALID_REQUEST', undefined, { errors: read.errors });
  const { bank, accountNumber } = read.destination;
  const checked = await checkOwnAccount(call, read.destination);
  if (checked.kind === 'problem') return checked;
  return ok({
    data: {
      bank_code: bank.code,
      bank_name: bank.name,
      account_number: accountNumber,
      bank_account_name: checked.bankAccountName,
    },
  });
};
