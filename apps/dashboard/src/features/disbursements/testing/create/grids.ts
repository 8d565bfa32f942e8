import {
  bankFinder,
  type Cell,
  checkRow,
  type PayoutBank,
  type PayoutField,
} from '@dasbor/domain/disbursements';
import { type Grid, gridReducer, EMPTY_GRID, gridRow, duplicatesOf } from '../../create/model/grid.ts';

const bank = (code: string, aliases: string[] = []): PayoutBank => ({
  code,
  name: code,
  aliases,
  type: 'conventional',
  active: true,
  account_length_min: 10,
  account_length_max: 10,
  maximum: 9_999_999_999,
});

export const findBank = bankFinder([bank('bca', ['014']), bank('mandiri')]);

/** A grid whose rows start at number 2. Omitted cells are valid. */
export const gridOf = (...rows: Partial<Record<PayoutField, string | Cell>>[]): Grid => {
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
    return gridRow({ number: index + 2, cells }, checkRow(cells, findBank));
  });
  return gridReducer(EMPTY_GRID, { kind: 'load', rows: loaded, duplicates: duplicatesOf(loaded) });
};
