import type { BatchToDecide } from '@dasbor/domain/disbursements';
import { rupiah } from '@dasbor/domain/kernel';
import type { Disbursement } from '../api/types.ts';

/** Converts a batch of the contract to the input of the domain rules. */
export const batchToDecide = ({
  status,
  version,
  maker_ids: makerIds,
  notice,
}: Disbursement): BatchToDecide => ({
  status,
  version,
  makerIds,
  notice: {
    ...notice,
    amount: rupiah(notice.amount),
    fee: rupiah(notice.fee),
    ppn: rupiah(notice.ppn),
    total: rupiah(notice.total),
  },
});
