import type { Payout, PayoutField } from '@dasbor/domain/disbursements';
import type { Cell } from '@dasbor/domain/sheets';
import {
  EMPTY_GRID,
  type Grid,
  gridReducer,
  gridRow,
  relatedIn,
} from '../../../../shared/intake/rows/grid.ts';
import { payoutIntake } from '../../create/payout-intake.ts';
import { createBanks } from './scenarios.ts';

/** Its banks are those of the scenarios. */
export const intake = payoutIntake(createBanks);

/** A grid whose rows start at number 2. Omitted cells are valid. */
export const gridOf = (...rows: Partial<Record<PayoutField, string | Cell>>[]): Grid<Payout> => {
  const loaded = rows.map((different, index) => {
    const texts = {
      account_owner_name: `Orang ${index}`,
      bank_code: 'bca',
      account_number: String(8_422_647_000 + index),
      amount: '150000',
      ...different,
    };
    const cells = Object.fromEntries(
      Object.entries(texts).map(([field, cell]) => [
        field,
        typeof cell === 'string' ? ({ text: cell, kind: 'text' } as const) : cell,
      ]),
    );
    return gridRow({ number: index + 2, cells }, intake.checkRow(cells));
  });
  const related = relatedIn(intake, loaded);
  return gridReducer(intake)(EMPTY_GRID, { kind: 'load', rows: loaded, related });
};
