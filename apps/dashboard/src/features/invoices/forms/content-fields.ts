import { INVOICE_CUSTOMER_FIELDS } from '@dasbor/domain/invoices';
import type { Problem } from '@dasbor/domain/kernel';
import { array, object } from 'yup';
import { type Beside, decided, decides, readAmount } from '../../../shared/forms/schema.ts';
import type { InvoiceValues, ItemValues } from './invoice-values.ts';

type FieldProblem = Problem & { field: string };

/**
 * The fields of what an invoice says, in forms of records that become invoices. `problemsOf` asks the domain for all problems at once; every
 * field looks for its own.
 */
export const contentFields = <Values extends InvoiceValues, Around>(
  problemsOf: (values: Values, around: Around) => readonly FieldProblem[],
) => {
  type Of<Parent = Values> = Beside<Values, Around, Parent>;
  const found = new WeakMap<Values, readonly FieldProblem[]>();

  const problemAt = (values: Values, around: Around, field: string): FieldProblem | undefined => {
    const problems = found.get(values) ?? problemsOf(values, around);
    found.set(values, problems);
    return problems.find((one) => one.field === field);
  };
  const at = (field: string) =>
    decided((_: unknown, { values, around }: Of) => problemAt(values, around, field));
  const ofItem = (field: keyof ItemValues) =>
    decided((text: string, { values, around, parent }: Of<ItemValues>) => {
      const amount = field === 'price' ? readAmount(text) : undefined;
      if (amount && !amount.ok) return amount;
      return problemAt(values, around, `items.${values.items.indexOf(parent)}.${field}`);
    });

  return {
    at,
    content: {
      name: at('name'),
      customer: object(
        Object.fromEntries(INVOICE_CUSTOMER_FIELDS.map((field) => [field, at(`customer.${field}`)])),
      ),
      items: array(
        object({
          sku: ofItem('sku'),
          name: ofItem('name'),
          description: ofItem('description'),
          quantity: ofItem('quantity'),
          price: ofItem('price'),
        }),
      ).test(decides((_: unknown, { values, around }: Of) => problemAt(values, around, 'items'))),
      notes: at('notes'),
    },
  };
};
