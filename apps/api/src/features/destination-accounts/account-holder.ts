import { decideHolder, isMaskedName, isSameHolder } from '@dasbor/domain/payouts';
import { outside } from '../../platform/db/outside.ts';
import { problem } from '../../spec/handlers.ts';
import type { Call, Refusal } from '../../spec/handlers.ts';
import { findMerchantNames } from './merchant-names.ts';
import type { WrittenAccount } from './read-account.ts';

type Held = { kind: 'held'; bankAccountName: string };
type Asking = Pick<Call, 'tx' | 'mode' | 'deps' | 'session'>;

/** Returns the holder according to the bank, or why the account is refused. It must be the merchant's own. */
export const checkOwnAccount = async (call: Asking, account: WrittenAccount): Promise<Held | Refusal> => {
  const held = await checkHolder(call, account, await ownNames(call));
  // Hidden letters could stand for anybody's.
  return held.kind === 'held' && isMaskedName(held.bankAccountName)
    ? problem('DPAY_ACCOUNT_HOLDER_MISMATCH', { name: held.bankAccountName })
    : held;
};

/** The message of the code names the holder as written, so that must be one of the merchant's names. */
export const isOwnName = async (call: Naming, name: string): Promise<boolean> =>
  (await ownNames(call)).some((own) => isSameHolder(name, own));

type Naming = Pick<Call, 'tx' | 'deps' | 'session'>;

const ownNames = async ({ tx, deps, session }: Naming): Promise<string[]> => [
  ...(await findMerchantNames(tx)),
  ...deps.merchants(session.merchantId).accountNames,
];

/** The same for any account, whose holder must match the given name. */
export const checkNamedHolder = (
  call: Omit<Asking, 'tx' | 'session'>,
  account: WrittenAccount,
): Promise<Held | Refusal> => checkHolder(call, account, [account.accountName]);

const checkHolder = async (
  { mode, deps }: Omit<Asking, 'tx' | 'session'>,
  { bank, accountNumber, accountName }: WrittenAccount,
  names: readonly string[],
): Promise<Held | Refusal> => {
  const asked = { mode, bankCode: bank.code, accountNumber, accountName };
  const answer = await outside(`holder of ${bank.code} ${accountNumber}`, () => deps.bank.inquire(asked));
  const decided = decideHolder(answer, names);
  return decided.ok
    ? { kind: 'held', bankAccountName: decided.value }
    : problem(decided.problem.code, decided.problem.params);
};
