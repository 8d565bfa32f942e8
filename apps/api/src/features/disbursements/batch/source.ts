import { decideMoneyToBanks } from '@dasbor/domain/subaccounts';
import type { Tx } from '../../../platform/db/tx.ts';
import { readStanding } from '../../subaccounts/public.ts';
import type { DisbursementRow } from './rows.ts';

/** Whether the batch's balance may pay banks. A subaccount's settings may have changed since the batch was created. */
export const decideSource = async (tx: Tx, { holder }: Pick<DisbursementRow, 'holder'>) =>
  decideMoneyToBanks((await readStanding(tx, holder)) ?? null);
