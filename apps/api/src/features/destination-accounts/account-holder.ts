import { decideHolder } from '@dasbor/domain/payouts';
import { problem } from '../../spec/handlers.ts';
import type { Call, Refusal } from '../../spec/handlers.ts';
import { findMerchantNames } from './merchant-names.ts';
import type { WrittenAccount } from './read-account.ts';

type Held = { kind: 'held'; bankAccountName: string };
type Asking = Pick<Call, 'tx' | 'mode' | 'deps' | 'outside' | 'session'>;

/** Returns the holder according to the bank, or why the account is refused. It must be the merchant's own. */
export const checkOwnAccount = async (call: Asking, account: WrittenAccount): Promise<Held | Refusal> =>
  checkHolder(call, account, [
    ...(await findMerchantNames(call.tx)),
    ...call.deps.merchants(call.session.merchantId).accountNames,
  ]);

/** The same for any account, whose holder must match the given name. */
export const checkNamedHolder = (
  call: Omit<Asking, 'tx' | 'session'>,
  account: WrittenAccount,
): Held | Refusal => checkHolder(call, account, [account.accountName]);

const checkHolder = (
  { mode, deps, outside }: Omit<Asking, 'tx' | 'session'>,
  { bank, accountNumber, accountName }: WrittenAccount,
  names: readonly string[],
): Held | Refusal => {
  const answer = outside(() => deps.bank.inquire({ mode, bankCode: bank.code, accountNumber, accountName }));
  const decided = decideHolder(answer, names);
  return decided.ok
    ? { kind: 'held', bankAccountName: decided.value }
    : problem(decided.problem.code, decided.problem.params);
};
