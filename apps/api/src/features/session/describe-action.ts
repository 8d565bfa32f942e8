import { formatCount, formatRupiah } from '@dasbor/domain/kernel';
import { runTimeOf } from '@dasbor/domain/withdrawals';
import type { Tx } from '../../platform/db/tx.ts';
import { oneLine } from '../../platform/mail/one-line.ts';
import type { Mode } from '../../platform/merchant/mode.ts';
import type { Call, OperationId } from '../../spec/handlers.ts';
import { findRules } from '../approvals/public.ts';
import { findKey } from '../api-keys/public.ts';
import { accountWords, findOwnAccount } from '../destination-accounts/public.ts';
import { findDisbursement } from '../disbursements/public.ts';
import { findFundTransfer } from '../fund-transfers/public.ts';
import { findRefund } from '../refunds/public.ts';
import { findSnapKey } from '../snap-keys/public.ts';
import { passkeyName } from '../two-step/public.ts';
import { findWithdrawal } from '../withdrawals/public.ts';
import { rulesWords, scopeWords, settingsWords } from './action-words.ts';
import { findUser, invitedRoleName, roleNameOf, merchantName } from '../users/public.ts';
import type { WantedScopes, Words } from './action-words.ts';

type Purpose = Call<'requestOtp'>['body']['purpose'];
/** The action in the form of its operation: path and body. Already validated against the contract. */
type Action<Op extends OperationId> = [Call<Op>['params']] extends [never]
  ? Call<Op>['body']
  : Call<Op>['params'] & Call<Op>['body'];
type Describes<Op extends OperationId> = (action: Action<Op>, tx: Tx) => Words | Promise<Words>;

/**
 * Describes what a code confirms, for mail and dialog: the action, the amount and the account. Built from the same action that the code is
 * bound to, so that users confirm what they read.
 */
export const describeAction = async (
  tx: Tx,
  { purpose, action, mode }: { purpose: Purpose; action: object; mode: Mode },
): Promise<Words> => {
  const words = await (DESCRIPTIONS[purpose] as Describes<OperationId>)(action as never, tx);
  return mode === 'sandbox' ? { id: `Sandbox: ${words.id}`, en: `Sandbox: ${words.en}` } : words;
};

const named = (id: string, en: string, name: string): Words => ({
  id: `${id} “${oneLine(name)}”`,
  en: `${en} “${oneLine(name)}”`,
});
/** The key as listed, or its id if it does not exist; the call is then refused anyway. */
const ofLegacyKey =
  (id: string, en: string) =>
  async (action: { id: string }, tx: Tx): Promise<Words> =>
    named(id, en, (await findKey(tx, 'legacy', action.id))?.name ?? action.id);
/** With its current or future scopes. */
const ofApiKey =
  (id: string, en: string) =>
  async (action: { id: string; scopes?: WantedScopes | undefined }, tx: Tx): Promise<Words> => {
    const key = await findKey(tx, 'api', action.id);
    if (!key) return named(id, en, action.id);
    return namedKey(id, en, { ...key, scopes: action.scopes ?? key.scopes });
  };
const namedKey = (
  id: string,
  en: string,
  {
    name,
    scopes,
    subaccount_id,
  }: { name: string; scopes: WantedScopes; subaccount_id?: string | null | undefined },
): Words => {
  const words = named(id, en, name);
  const may = scopeWords(scopes, { ofSubaccount: Boolean(subaccount_id) });
  return { id: `${words.id}: ${may.id}`, en: `${words.en}: ${may.en}` };
};
const ofSnapKey =
  (id: string, en: string) =>
  async (action: { id: string }, tx: Tx): Promise<Words> =>
    named(id, en, (await findSnapKey(tx, action.id))?.name ?? action.id);

/** The account as listed, or its id if it does not exist; the call is then refused anyway. */
const destinationWords = async (tx: Tx, id: string): Promise<string> => {
  const account = await findOwnAccount(tx, id);
  return account ? accountWords(account) : id;
};

/** One for every purpose of the contract: a missing one does not compile. */
const DESCRIPTIONS = {
  email_change: ({ email }) => named('Ganti email masuk menjadi', 'Change the sign-in email to', email),
  two_step: ({ enabled }) =>
    enabled
      ? { id: 'Aktifkan verifikasi 2 langkah', en: 'Turn on 2-step verification' }
      : { id: 'Matikan verifikasi 2 langkah', en: 'Turn off 2-step verification' },
  authenticator: () => ({ id: 'Siapkan aplikasi autentikator', en: 'Set up an authenticator app' }),
  authenticator_remove: () => ({ id: 'Hapus aplikasi autentikator', en: 'Remove the authenticator app' }),
  passkey: ({ name }) => named('Tambahkan passkey', 'Add the passkey', name),
  passkey_remove: async ({ id }, tx) =>
    named('Hapus passkey', 'Remove the passkey', (await passkeyName(tx, id)) ?? id),
  recovery_codes: () => ({ id: 'Ganti semua kode pemulihan', en: 'Replace all recovery codes' }),
  sign_in_rules: (rules) => ({
    id: `Simpan aturan masuk: verifikasi 2 langkah ${rules.requires_two_step ? 'wajib untuk semua' : 'tidak wajib'}, perangkat ${rules.remembers_devices ? 'boleh' : 'tidak boleh'} diingat`,
    en: `Save the sign-in rules: 2-step verification ${rules.requires_two_step ? 'required from everyone' : 'not required'}, devices ${rules.remembers_devices ? 'may' : 'may not'} be remembered`,
  }),
  api_key_create: (key) => namedKey('Buat kunci API', 'Create the API key', key),
  api_key_update: ofApiKey('Ubah kunci API', 'Change the API key'),
  api_key_regenerate: ofApiKey('Ganti secret kunci API', 'Replace the secret of the API key'),
  cli_sign_in: ({ user_code: code }) =>
    named(
      'Izinkan CLI masuk ke mode live dengan kode',
      'Let the command line sign in to live with the code',
      code,
    ),
  snap_key_create: ({ name }) => named('Buat kunci SNAP', 'Create the SNAP key', name),
  snap_key_update: ofSnapKey('Ubah kunci SNAP', 'Change the SNAP key'),
  snap_secret_reveal: ofSnapKey('Tampilkan secret kunci SNAP', 'Show the secret of the SNAP key'),
  snap_secret_regenerate: ofSnapKey('Ganti secret kunci SNAP', 'Replace the secret of the SNAP key'),
  snap_public_key: ofSnapKey('Tampilkan public key kunci SNAP', 'Show the public key of the SNAP key'),
  snap_public_key_set: ofSnapKey('Ganti public key kunci SNAP', 'Replace the public key of the SNAP key'),
  legacy_key_reveal: ofLegacyKey('Tampilkan kunci lama', 'Show the legacy key'),
  legacy_key_regenerate: ofLegacyKey('Ganti kunci lama', 'Replace the legacy key'),
  legacy_key_revoke: ofLegacyKey('Cabut kunci lama', 'Revoke the legacy key'),
  destination_account: (account) => ({
    id: `Tambahkan rekening tujuan ${accountWords(account)}`,
    en: `Add the destination account ${accountWords(account)}`,
  }),
  withdrawal: async ({ amount, destination_account_id: id }, tx) => {
    const to = await destinationWords(tx, id);
    return {
      id: `Tarik ${formatRupiah(amount, 'id')} ke ${to}`,
      en: `Withdraw ${formatRupiah(amount, 'en')} to ${to}`,
    };
  },
  withdrawal_approval: async ({ id }, tx) => {
    const row = await findWithdrawal(tx, id);
    if (!row) return named('Setujui penarikan dana', 'Approve the withdrawal', id);
    const to = accountWords(row);
    return {
      id: `Setujui penarikan ${formatRupiah(Number(row.amount), 'id')} ke ${to}`,
      en: `Approve the withdrawal of ${formatRupiah(Number(row.amount), 'en')} to ${to}`,
    };
  },
  approval_rules: (rules) => {
    const words = rulesWords(rules);
    return { id: `Usulkan aturan persetujuan: ${words.id}`, en: `Propose approval rules: ${words.en}` };
  },
  approval_rules_approval: async ({ id }, tx) => {
    const row = await findRules(tx, id);
    const words = row ? rulesWords(row.rules) : { id, en: id };
    return { id: `Setujui aturan persetujuan: ${words.id}`, en: `Approve approval rules: ${words.en}` };
  },
  withdrawal_schedule: async (action, tx) => {
    const { enabled, amount } = action;
    if (!enabled) return { id: 'Matikan penarikan terjadwal', en: 'Turn off the scheduled withdrawal' };
    const { hour, minute } = runTimeOf(action);
    const [h, m] = [hour, minute].map((part) => String(part).padStart(2, '0'));
    const to = await destinationWords(tx, action.destination_account_id);
    return {
      id: `Tarik ${amount === null ? 'seluruh saldo tersedia' : formatRupiah(amount, 'id')} setiap hari pukul ${h}.${m} WIB ke ${to}`,
      en: `Withdraw ${amount === null ? 'the whole available balance' : formatRupiah(amount, 'en')} every day at ${h}:${m} WIB to ${to}`,
    };
  },
  balance_settings: async (action, tx) => {
    const { destination_account_id: id } = action;
    return settingsWords(action, id === null ? null : await destinationWords(tx, id));
  },
  disbursement_approval: async ({ id, total }, tx) => {
    const batch = await findDisbursement(tx, id);
    const name = oneLine(batch?.name ?? id);
    const payouts = batch?.items_valid ?? 0;
    return {
      id: `Setujui batch “${name}”: ${formatCount(payouts, 'id')} penerima, ${formatRupiah(total, 'id')} termasuk biaya`,
      en: `Approve the batch “${name}”: ${formatCount(payouts, 'en')} ${payouts === 1 ? 'payout' : 'payouts'}, ${formatRupiah(total, 'en')} including fees`,
    };
  },
  fund_transfer_approval: async ({ id }, tx) => {
    const row = await findFundTransfer(tx, id);
    if (!row) return named('Setujui transfer dana', 'Approve the fund transfer', id);
    const total = Number(row.amount) + Number(row.fee) + Number(row.ppn);
    const { bank_code: bank, account_number: number, account_name: name } = row;
    const to =
      bank !== null && number !== null && name !== null
        ? accountWords({ bank_code: bank, account_number: number, account_name: name })
        : null;
    return {
      id: `Setujui transfer dana ${formatRupiah(total, 'id')} dari ${oneLine(row.source_name ?? MAIN.id)} ke ${to ?? oneLine(row.destination_name ?? MAIN.id)}`,
      en: `Approve the fund transfer of ${formatRupiah(total, 'en')} from ${oneLine(row.source_name ?? MAIN.en)} to ${to ?? oneLine(row.destination_name ?? MAIN.en)}`,
    };
  },
  refund_approval: async ({ id }, tx) => {
    const row = await findRefund(tx, id);
    if (!row) return named('Setujui refund', 'Approve the refund', id);
    const amount = Number(row.amount);
    return named(
      `Setujui refund ${formatRupiah(amount, 'id')} untuk pesanan`,
      `Approve the refund of ${formatRupiah(amount, 'en')} for the order`,
      row.order_reference,
    );
  },
  whitelist_account: (account) => ({
    id: `Izinkan transfer dana ke ${accountWords(account)}`,
    en: `Allow fund transfers to ${accountWords(account)}`,
  }),
  user_invite: async (wish, tx) => {
    const [email, role] = [oneLine(wish.userEmail.trim()), oneLine(await invitedRoleName(tx, wish))];
    return { id: `Undang ${email} sebagai ${role}`, en: `Invite ${email} as ${role}` };
  },
  user_update: async ({ id, userName, roleID }, tx) => {
    const user = await findUser(tx, id);
    const who = oneLine(user?.email ?? id);
    const role = roleID === undefined ? undefined : oneLine(await roleNameOf(tx, roleID));
    const name = userName === undefined ? undefined : oneLine(userName.trim());
    const said = (parts: readonly (string | undefined)[]) => parts.filter(Boolean).join(', ');
    return {
      id: `Ubah ${who}: ${said([role && `peran ${role}`, name && `nama “${name}”`])}`,
      en: `Change ${who}: ${said([role && `role ${role}`, name && `name “${name}”`])}`,
    };
  },
  ownership_transfer: async ({ user_id: id }, tx) => {
    const merchant = oneLine(await merchantName(tx));
    const to = oneLine((await findUser(tx, id))?.email ?? id);
    return {
      id: `Serahkan kepemilikan “${merchant}” kepada ${to}; Anda menjadi Admin`,
      en: `Hand over the ownership of “${merchant}” to ${to}; you become Admin`,
    };
  },
  ownership_accept: async (_, tx) => {
    const merchant = await merchantName(tx);
    return named('Terima kepemilikan', 'Accept the ownership of', merchant);
  },
  account_delete: async (_, tx) => {
    const merchant = await merchantName(tx);
    return named('Hapus akun Anda di', 'Delete your account at', merchant);
  },
} satisfies {
  destination_account: Describes<'createDestinationAccount'>;
  email_change: Describes<'changeEmail'>;
  two_step: Describes<'setTwoStep'>;
  authenticator: Describes<'createAuthenticator'>;
  authenticator_remove: Describes<'removeAuthenticator'>;
  passkey: Describes<'createPasskeyOptions'>;
  passkey_remove: Describes<'removePasskey'>;
  recovery_codes: Describes<'createRecoveryCodes'>;
  sign_in_rules: Describes<'setSignInRules'>;
  api_key_create: Describes<'createApiKey'>;
  api_key_update: Describes<'updateApiKey'>;
  api_key_regenerate: Describes<'regenerateApiKey'>;
  cli_sign_in: Describes<'approveCliSignIn'>;
  snap_key_create: Describes<'createSnapKey'>;
  snap_key_update: Describes<'updateSnapKey'>;
  snap_secret_reveal: Describes<'revealSnapSecret'>;
  snap_secret_regenerate: Describes<'regenerateSnapSecret'>;
  snap_public_key: Describes<'getSnapPublicKey'>;
  snap_public_key_set: Describes<'setSnapPublicKey'>;
  legacy_key_reveal: Describes<'revealLegacyKey'>;
  legacy_key_regenerate: Describes<'regenerateLegacyKey'>;
  legacy_key_revoke: Describes<'revokeLegacyKey'>;
  withdrawal: Describes<'createWithdrawal'>;
  withdrawal_approval: Describes<'approveWithdrawal'>;
  approval_rules: Describes<'proposeApprovalRules'>;
  approval_rules_approval: Describes<'approveApprovalRules'>;
  withdrawal_schedule: Describes<'setWithdrawalSchedule'>;
  balance_settings: Describes<'setBalanceSettings'>;
  disbursement_approval: Describes<'approveDisbursement'>;
  fund_transfer_approval: Describes<'approveFundTransfer'>;
  refund_approval: Describes<'approveRefund'>;
  whitelist_account: Describes<'addWhitelistedAccount'>;
  user_invite: Describes<'inviteUser'>;
  user_update: Describes<'updateUser'>;
  ownership_transfer: Describes<'offerOwnership'>;
  ownership_accept: Describes<'acceptOwnership'>;
  account_delete: Describes<'deleteProfile'>;
} satisfies Record<Purpose, unknown>;

const MAIN: Words = { id: 'saldo utama', en: 'the main balance' };
