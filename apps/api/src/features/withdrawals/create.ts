import { rupiah } from '@dasbor/domain/kernel';
import { reserved, THE_MERCHANT } from '@dasbor/domain/ledger';
import { findBank, readAccountNumber } from '@dasbor/domain/payouts';
import { policy } from '@dasbor/domain/policy';
import { decideWithdrawal } from '@dasbor/domain/withdrawals';
import { audit } from '../../platform/audit.ts';
import { searchText } from '../../platform/find.ts';
import { post } from '../../platform/ledger/post.ts';
import { outbox } from '../../platform/outbox.ts';
import { addTransfers, transfersOf } from '../../platform/payouts/transfers.ts';
import { ok, problem } from '../../spec/handlers.ts';
import type { Handler } from '../../spec/handlers.ts';
import { balancesOf } from '../balance/public.ts';
import { BANKS } from '../reference/public.ts';
import { findWithdrawal, insertWithdrawal } from './repository.ts';
import { toWithdrawal } from './rows.ts';
import type { WithdrawalRow } from './rows.ts';

/**
 * Sets the money aside and writes down what banks will be asked to pay; they are asked after the commit. Two at once for money
 * for one both pass the question, and the ledger refuses the second. One's own money goes out without a fee.
 */
export const createWithdrawal: Handler<'createWithdrawal'> = async (call) => {
  const { body, tx, now, deps, session } = call;
  const allowed = policy('withdraw', { ...session, now });
  if (!allowed.allowed) return problem(allowed.reason.code, allowed.reason.params);

  const bank = findBank(BANKS, body.bank_code);
  const number = bank.ok ? readAccountNumber(bank.value, body.account_number) : undefined;
  const name = body.account_name.trim();
  const errors = [
    ...(bank.ok ? [] : [{ field: 'bank_code', code: bank.problem.code }]),
    ...(number?.ok === false ? [{ field: 'account_number', code: number.problem.code }] : []),
    ...(name === '' ? [{ field: 'account_name', code: 'DPAY_REQUIRED' }] : []),
  ];
  if (!bank.ok || !number?.ok || errors.length > 0) {
    return problem('DPAY_INVALID_REQUEST', undefined, { errors });
  }

  const amount = rupiah(body.amount);
  const { available = 0 } = await balancesOf(tx);
  const decided = decideWithdrawal(amount, {
    available: rupiah(available),
    maximum: rupiah(bank.value.maximum),
  });
  if (!decided.ok) return problem(decided.problem.code, decided.problem.params);

  const id = deps.ids.next('withdrawal', now);
  await insertWithdrawal(tx, {
    id,
    holder: THE_MERCHANT,
    amount,
    bank_code: bank.value.code,
    account_number: number.value,
    account_name: name,
    source: 'manual',
    notes: body.notes?.trim() || null,
    created_by: session.name,
    search_text: searchText(id, number.value, name, bank.value.code, bank.value.name),
    created_at: now.toISOString(),
  });
  const out = await addTransfers(tx, now, [
    {
      ownerKind: 'withdrawal',
      ownerId: id,
      attempt: 1,
      holder: THE_MERCHANT,
      bankCode: bank.value.code,
      accountNumber: number.value,
      accountName: name,
      amount,
      splitLimit: bank.value.split_limit === null ? null : rupiah(bank.value.split_limit),
      feePerTransfer: rupiah(0),
    },
  ]);
  await outbox.add(tx, { topic: 'withdrawal.updated', aggregate: id, payload: { status: 'processing' } });
  await audit.record(tx, call.by, { action: 'withdrawal.created', target: id, after: body });
  const row = (await findWithdrawal(tx, id)) as WithdrawalRow;
  const transfers = (await transfersOf(tx, [id])).get(id) ?? [];
  await post(tx, now, out.map(reserved));
  return ok({ data: toWithdrawal(row, transfers) }, { status: 201 });
};
