import { type Failure, type Obstacle, obstacleOf } from '../../../shared/api/failure.ts';
import type { AccountField, FieldCodes } from './account-values.ts';

/** What the page does about a refused inquiry or claim. */
export type Refusal =
  | { at: 'fields'; codes: FieldCodes }
  | { at: 'form'; code: FormCode }
  /** The link is no longer open: its new state says all. */
  | { at: 'link' }
  | { at: 'connection'; obstacle: Obstacle };

export type FormCode = (typeof FORM_CODES)[number];

const FORM_CODES = ['DPAY_BANK_UNREACHABLE', 'DPAY_REFUND_CLAIM_UNAVAILABLE'] as const;
const FIELDS = ['bank_code', 'account_number'] as const satisfies readonly AccountField[];

export const refusalOf = (failure: Failure): Refusal => {
  if (failure.kind !== 'problem') return { at: 'connection', obstacle: failure };
  const { code, fields } = failure;
  if (code.startsWith('DPAY_REFUND_LINK_')) return { at: 'link' };
  if (code === 'DPAY_BANK_ACCOUNT_NOT_FOUND') return { at: 'fields', codes: { account_number: code } };
  const ofForm = FORM_CODES.find((known) => known === code);
  if (ofForm) return { at: 'form', code: ofForm };
  const codes: FieldCodes = {};
  for (const field of FIELDS) {
    const found = fields.find((one) => one.field === field);
    if (found) codes[field] = found.code;
  }
  return Object.keys(codes).length > 0
    ? { at: 'fields', codes }
    : { at: 'connection', obstacle: obstacleOf(failure) };
};
