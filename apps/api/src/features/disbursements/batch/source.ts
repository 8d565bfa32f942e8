import { decideMoneyToBanks } from '@dasbor/domain/subaccounts';
import type { Tx } from '../../../platform/db/tx.ts';
import { readStanding } from '../../subaccounts/public.ts';
import type { DisbursementRow } from './rows.ts';

/** Whether the balance that a batch is paid from may pay banks: the settings of a subaccount may have changed since it was made. */
export const decideSource = async (tx: Tx, { holder }: Pick<DisbursementRow, 'holder'>) =>
  decideMoneyToBanks((await readStanding(tx, holder)) ?? null);
