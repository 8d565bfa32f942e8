import { rupiah, type Rupiah, sumRupiah } from '@dasbor/domain/kernel';
import type { BankTransfer, Withdrawal } from '../api/types.ts';

export type Totals = {
  arrived: Rupiah;
  onItsWay: Rupiah;
  returned: Rupiah;
};

/** Where the money of a withdrawal is. The three figures add up to its amount. */
export const totalsOf = ({ transfers }: Pick<Withdrawal, 'transfers'>): Totals => {
  const sumOf = (status: BankTransfer['status']) =>
    sumRupiah(transfers.filter((one) => one.status === status).map(({ amount }) => rupiah(amount)));
  return { arrived: sumOf('done'), onItsWay: sumOf('processing'), returned: sumOf('failed') };
};
