import { type AccountAnswer, isSameHolder, maskName } from '../../payouts/index.ts';
import type { Issue, IssueCode } from './issues.ts';

export type Standing = {
  readonly status: 'valid' | 'invalid';
  readonly issues: readonly Issue[];
  /** The name as the bank states it, if it does. */
  readonly statedName: string | null;
};

/** The status and issues of a payout after its bank answered. */
export const decideAccount = (writtenName: string, answer: AccountAnswer): Standing => {
  if (answer.status !== 'found') {
    return { status: 'invalid', issues: [ISSUE_OF[answer.status]], statedName: null };
  }
  const { name } = answer;
  if (isSameHolder(writtenName, name)) return { status: 'valid', issues: [], statedName: name };
  const mismatch: Issue = {
    field: 'account_owner_name',
    code: 'NAME_MISMATCH',
    params: { name: maskName(name) },
  };
  return { status: 'invalid', issues: [mismatch], statedName: name };
};

const ISSUE_OF = {
  not_found: { field: 'account_number', code: 'ACCOUNT_NOT_FOUND' },
  inactive: { field: 'account_number', code: 'ACCOUNT_INACTIVE' },
  disturbed: { field: 'bank_code', code: 'BANK_DISTURBED' },
  no_response: { field: 'bank_code', code: 'BANK_NO_RESPONSE' },
} as const satisfies Record<Exclude<AccountAnswer['status'], 'found'>, Issue>;

/** Issues caused by a bank's answer; cleared when the bank is queried again. */
export const BANK_ISSUES: ReadonlySet<IssueCode> = /* @__PURE__ */ new Set([
  ...Object.values(ISSUE_OF).map(({ code }) => code),
  'NAME_MISMATCH',
] as const);
