import { err, ok, type Result } from '../../kernel/index.ts';
import { foreignCurrencyIn } from './amount.ts';
import type { StatementMapping } from './mapping.ts';
import { type SheetRow, textAt } from './sheet.ts';

type CurrencyProblem = 'TWO_CURRENCIES' | 'OTHER_CURRENCY';

/** Every currency that the file names must be the rupiah: in its currency column, beside an amount, or as the account's currency. */
export const currenciesOf = (
  above: readonly SheetRow[],
  below: readonly SheetRow[],
  mapping: StatementMapping,
  titles: readonly string[],
): Result<null, CurrencyProblem> => {
  const { currency, amount, credit, debit } = mapping;
  const found = new Set<string>();
  for (const row of above) {
    const text = row.cells.map((_, column) => textAt(row, column)).join(' ');
    if (/mata uang|currency|valuta|\bccy\b/i.test(text)) found.add(foreignCurrencyIn(text) ?? 'IDR');
  }
  for (const title of titles) {
    const foreign = foreignCurrencyIn(title);
    if (foreign) found.add(foreign);
  }
  for (const row of below) {
    const own = currency === undefined ? '' : textAt(row, currency).toUpperCase();
    if (/^(?:[A-Z]{3}|RP)$/.test(own)) found.add(own === 'RP' ? 'IDR' : own);
    for (const column of [amount, credit, debit]) {
      const foreign = column === undefined ? undefined : foreignCurrencyIn(row.cells[column]?.text ?? '');
      if (foreign) found.add(foreign);
    }
  }
  // Amounts without a currency are rupiah.
  const all = [...found].sort();
  if (all.length > 1) return err('TWO_CURRENCIES', { currencies: all.join(', ') });
  return all[0] === undefined || all[0] === 'IDR' ? ok(null) : err('OTHER_CURRENCY', { currency: all[0] });
};
