import { APPROVAL_KINDS } from '@dasbor/domain/approvals';
import type { ApprovalKind, ApprovalRule } from '@dasbor/domain/approvals';
import { completeScopes, resourcesOf } from '@dasbor/domain/api-keys';
import { formatRupiah } from '@dasbor/domain/kernel';
import type { Language } from '../../platform/problems.ts';
import type { Call } from '../../spec/handlers.ts';

export type Words = Record<Language, string>;
export type WantedScopes = Call<'createApiKey'>['body']['scopes'];
const MOST_SCOPES = 3;

/**
 * `orders:write, payments:read`. The list is truncated, so the most dangerous scopes come first: write before read, and webhooks, balance
 * and disbursements before other records.
 */
export const scopeWords = (wanted: WantedScopes, { ofSubaccount }: { ofSubaccount: boolean }): Words => {
  const scopes = completeScopes(wanted);
  const resources = resourcesOf({ ofSubaccount }).toReversed();
  const held = (['write', 'read'] as const).flatMap((access) =>
    resources.flatMap((resource) => (scopes[resource] === access ? [`${resource}:${access}`] : [])),
  );
  if (held.length === 0) return { id: 'tanpa izin', en: 'no permissions' };
  if (resources.every((resource) => scopes[resource] === 'write')) {
    return { id: 'semua izin', en: 'all permissions' };
  }
  const more = held.length > MOST_SCOPES ? ` +${held.length - MOST_SCOPES}` : '';
  const words = `${held.slice(0, MOST_SCOPES).join(', ')}${more}`;
  return { id: words, en: words };
};

type Settings = Call<'setBalanceSettings'>['body'];

/** All settings, because the code confirms all of them. */
export const settingsWords = (settings: Settings, account: string | null): Words => {
  const parts = [lowWords(settings), sweepOutWords(settings, account), sweepInWords(settings)];
  const said = (language: Language) => parts.map((words) => words[language]).join('; ');
  return { id: `Simpan pengaturan saldo: ${said('id')}`, en: `Save the balance settings: ${said('en')}` };
};

const lowWords = ({ low_balance_enabled: tells, low_balance_threshold: threshold }: Settings): Words =>
  tells && threshold !== null
    ? {
        id: `beri tahu bila saldo di bawah ${formatRupiah(threshold, 'id')}`,
        en: `tell when the balance is below ${formatRupiah(threshold, 'en')}`,
      }
    : { id: 'tanpa pemberitahuan saldo rendah', en: 'no low-balance notice' };

const sweepOutWords = (
  { sweep_out_enabled: sweeps, sweep_out_keep: keep }: Settings,
  to: string | null,
): Words => {
  if (!sweeps || to === null) {
    return { id: 'tanpa penarikan otomatis tiap malam', en: 'no automatic withdrawal at night' };
  }
  return {
    id: `setiap malam tarik saldo di atas ${formatRupiah(keep, 'id')} ke ${to}`,
    en: `every night withdraw the balance above ${formatRupiah(keep, 'en')} to ${to}`,
  };
};

const sweepInWords = ({ sweep_in_enabled: sweeps, sweep_in_bank: bank }: Settings): Words =>
  sweeps && bank !== null
    ? { id: `sweep in lewat Virtual Account ${bank}`, en: `sweep in by a ${bank} virtual account` }
    : { id: 'tanpa sweep in', en: 'no sweep in' };

type Rules = Readonly<Record<ApprovalKind, Readonly<Record<keyof ApprovalRule, number | null>>>>;

const KIND_WORDS: Readonly<Record<ApprovalKind, Words>> = {
  disbursement: { id: 'batch', en: 'batches' },
  refund: { id: 'refund', en: 'refunds' },
  withdrawal: { id: 'penarikan', en: 'withdrawals' },
  fund_transfer: { id: 'transfer dana', en: 'fund transfers' },
};

/** All amounts, because the code confirms all of them. */
export const rulesWords = (rules: Rules): Words => {
  const parts = APPROVAL_KINDS.flatMap((kind) => {
    const { one_more_from: one, two_more_from: two } = rules[kind];
    const from = (amount: number, more: string, language: Language) =>
      `${more} ${language === 'id' ? 'mulai' : 'from'} ${formatRupiah(amount, language)}`;
    const said = (language: Language) =>
      [
        ...(one === null ? [] : [from(one, '+1', language)]),
        ...(two === null ? [] : [from(two, '+2', language)]),
      ].join(', ');
    return one === null && two === null
      ? []
      : [{ id: `${KIND_WORDS[kind].id} ${said('id')}`, en: `${KIND_WORDS[kind].en} ${said('en')}` }];
  });
  if (parts.length === 0) return { id: 'tanpa orang tambahan', en: 'no additional people' };
  return { id: parts.map(({ id }) => id).join('; '), en: parts.map(({ en }) => en).join('; ') };
};
