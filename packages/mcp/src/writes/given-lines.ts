import { rupiah, worded } from './words.ts';

const MOST_ITEMS = 10;

/** The arguments of a write, one field a line; of a long list the first ten and the sum. */
export const givenLines = (value: unknown, name = ''): string[] => {
  if (Array.isArray(value)) return listLines(value, name);
  if (typeof value !== 'object' || value === null) return [`${name}: ${worded(lastOf(name), value)}`];
  return Object.entries(value).flatMap(([key, one]) =>
    givenLines(one, name && name !== 'body' ? `${name}.${key}` : key),
  );
};

const listLines = (values: readonly unknown[], name: string): string[] => {
  const amounts = values.map((one) => (one as { amount?: unknown } | null)?.amount);
  const isSummed = amounts.length > 0 && amounts.every((amount) => typeof amount === 'number');
  const sum = isSummed ? `, ${rupiah(amounts.reduce((all, one) => all + one, 0))} in all` : '';
  return [
    `${name}: ${values.length}${sum}`,
    ...values.slice(0, MOST_ITEMS).flatMap((one, at) => givenLines(one, `${name}[${at + 1}]`)),
    ...(values.length > MOST_ITEMS ? [`${name}: and ${values.length - MOST_ITEMS} more`] : []),
  ];
};

const lastOf = (name: string) => name.slice(name.lastIndexOf('.') + 1);
