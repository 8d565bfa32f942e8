import type { SuccessBody } from '../../spec/handlers.ts';
import { waysToTransfer } from '../reference/public.ts';
import type { TopUpRow } from './rows.ts';

/** The steps with this top up's number and amount filled in. */
export const instructionsFor = ({
  bank,
  amount,
  va_number: number,
  va_name: name,
}: TopUpRow): SuccessBody<'getTopUpInstructions'>['data'] => {
  const ways = waysToTransfer({ bank, number, name, amount: Number(amount) });
  return { from_the_same_bank: ways.fromTheSameBank, from_another_bank: ways.fromAnotherBank };
};
