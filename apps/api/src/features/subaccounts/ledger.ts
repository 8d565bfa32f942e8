import { answerEntries } from '../balance/public.ts';
import { problem } from '../../spec/handlers.ts';
import type { Handler } from '../../spec/handlers.ts';
import { findSubaccount } from './repository.ts';

export const listSubaccountBalanceEntries: Handler<'listSubaccountBalanceEntries'> = async (call) => {
  const row = await findSubaccount(call.tx, call.params.id);
  return row ? answerEntries(call, row.id) : problem('DPAY_SUBACCOUNT_NOT_FOUND');
};
