import { decideRoute, fieldsOfOtherKind, planFundTransfer } from '@dasbor/domain/fund-transfers';
import { notesProblem, rupiah } from '@dasbor/domain/kernel';
import { THE_MERCHANT } from '@dasbor/domain/ledger';
import { policy } from '@dasbor/domain/policy';
import type { Standing } from '@dasbor/domain/subaccounts';
import { audit } from '../../platform/audit.ts';
import { searchText } from '../../platform/list/find.ts';
import { outbox } from '../../platform/work/outbox.ts';
import { ok, problem, refuseField } from '../../spec/handlers.ts';
import type { Call, Handler, Refusal } from '../../spec/handlers.ts';
import { balancesOf } from '../balance/public.ts';
import { readStanding } from '../subaccounts/public.ts';
import { checkNamedHolder, readAccount } from '../destination-accounts/public.ts';
import { findFundTransfer, insertFundTransfer } from './repository.ts';
import { decideToBank } from './route.ts';
import { toFundTransfer } from './rows.ts';
import type { FundTransferRow } from './rows.ts';

/** Stores the request. No money moves before another user approves it. */
export const createFundTransfer: Handler<'createFundTransfer'> = async (call) => {
  const { body, tx, now, deps, session } = call;
  const stray = fieldsOfOtherKind(body.type, body);
  if (stray.length > 0) {
    const errors = stray.map((field) => ({ field, code: 'DPAY_FIELD_UNKNOWN' }));
    return problem('DPAY_INVALID_REQUEST', undefined, { errors });
  }
  // The approver reads them.
  const wrongNotes = notesProblem(body.notes);
  if (wrongNotes)
    return problem('DPAY_INVALID_REQUEST', undefined, { errors: [{ field: 'notes', ...wrongNotes }] });
  const allowed = policy('transfer', { ...session, now });
  if (!allowed.allowed) return problem(allowed.reason.code, allowed.reason.params);

  const holder = body.source_subaccount_id ?? THE_MERCHANT;
  const source = await readStanding(tx, holder);
  if (source === undefined) return refuseField('source_subaccount_id', { code: 'DPAY_SUBACCOUNT_NOT_FOUND' });
  const end =
    body.type === 'balance_to_bank' ? await readBankEnd(call, source) : await readBalanceEnd(call, source);
  if ('kind' in end) return end;

  const { available = 0 } = await balancesOf(tx, holder);
  const planned = planFundTransfer(body.type, rupiah(body.amount), {
    available: rupiah(available),
    maximum: end.maximum === null ? null : rupiah(end.maximum),
  });
  if (!planned.ok) return problem(planned.problem.code, planned.problem.params);

  const { amount, fee, ppn } = planned.value;
  const id = deps.ids.next('fund_transfer', now);
  await insertFundTransfer(tx, {
    id,
    type: body.type,
    source: holder,
    ...end.columns,
    amount,
    fee,
    ppn,
    notes: body.notes?.trim() || null,
    maker_id: session.userId,
    maker_name: session.name,
    search_text: searchText(id, holder, end.columns.destination, ...end.words, body.notes),
    created_at: now.toISOString(),
  });
  await audit.record(tx, call.by, { action: 'fund_transfer.created', target: id, after: body });
  await outbox.add(tx, {
    topic: 'subaccount.transfer_updated',
    aggregate: id,
    payload: { status: 'need_approval' },
  });
  const row = (await findFundTransfer(tx, id)) as FundTransferRow;
  return ok({ data: toFundTransfer(row, session.masksPersonalData) }, { status: 201 });
};

type CreateCall = Call<'createFundTransfer'>;
type End = {
  columns: Pick<FundTransferRow, 'destination' | 'bank_code' | 'account_number' | 'account_name'>;
  /** Per transfer. */
  maximum: number | null;
  /** Text for the search. */
  words: readonly string[];
};

const NO_ACCOUNT = { bank_code: null, account_number: null, account_name: null } as const;

const readBalanceEnd = async ({ body, tx }: CreateCall, source: Standing | null): Promise<End | Refusal> => {
  const destination = body.destination_subaccount_id ?? THE_MERCHANT;
  const standing = await readStanding(tx, destination);
  if (standing === undefined) {
    return refuseField('destination_subaccount_id', { code: 'DPAY_SUBACCOUNT_NOT_FOUND' });
  }
  const decided = decideRoute(source, standing);
  if (!decided.ok) return refuseField('destination_subaccount_id', decided.problem);
  return { columns: { destination, ...NO_ACCOUNT }, maximum: null, words: [] };
};

const readBankEnd = async (call: CreateCall, source: Standing | null): Promise<End | Refusal> => {
  const { body, tx, session } = call;
  const { bank_code = '', account_number = '', account_name = '' } = body;
  const read = readAccount({ bank_code, account_number, account_name });
  if (!read.ok) {
    const errors = read.errors.map((error) =>
      body[error.field as 'bank_code'] === undefined ? { ...error, code: 'DPAY_REQUIRED' } : error,
    );
    return problem('DPAY_INVALID_REQUEST', undefined, { errors });
  }
  const { bank, accountNumber, accountName } = read.account;
  const { decided, approvedHolder } = await decideToBank(tx, {
    source,
    account: { bankCode: bank.code, accountNumber },
    flags: session.flags,
  });
  if (!decided.ok) {
    const field =
      decided.problem.code === 'DPAY_ACCOUNT_NOT_WHITELISTED' ? 'account_number' : 'source_subaccount_id';
    return refuseField(field, decided.problem);
  }
  // An approved account was checked when it was added.
  const checked = approvedHolder === undefined ? await checkNamedHolder(call, read.account) : undefined;
  if (checked?.kind === 'problem') return checked;
  // Shows the approver the approved name, not one that the maker typed.
  const name = approvedHolder ?? accountName;
  return {
    columns: {
      destination: null,
      bank_code: bank.code,
      account_number: accountNumber,
      account_name: name,
    },
    maximum: bank.split_limit ?? bank.maximum,
    words: [accountNumber, name, bank.name],
  };
};
