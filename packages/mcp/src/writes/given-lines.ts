import { quoted, worded } from './words.ts';
import { sumInWords } from './written-sum.ts';

/** The most items that are told one by one. */
export const MOST_ITEMS = 100;

/** The arguments of a write, one field a line; of a list one item a line and the sum. */
export const givenLines = (value: unknown, name = ''): string[] => {
  if (Array.isArray(value)) return listLines(value, name);
  if (typeof value !== 'object' || value === null)
    return [`${name}: ${worded(lastOf(name), value)}`, ...hostLines(value, name)];
  return Object.entries(value).flatMap(([key, one]) =>
    givenLines(one, name && name !== 'body' ? `${name}.${key}` : key),
  );
};

/** One line for one item: `payout[1]: account_owner_name: "Siti", amount: Rp 20.000`. */
export const itemLine = (value: unknown, name: string): string =>
  typeof value === 'object' && value !== null
    ? `${name}: ${givenLines(value).join(', ')}`
    : givenLines(value, name).join(', ');

const listLines = (values: readonly unknown[], name: string): string[] => {
  const rest = values.slice(MOST_ITEMS);
  return [
    `${name}: ${values.length}${sumInWords(values)}`,
    ...values.slice(0, MOST_ITEMS).map((one, at) => itemLine(one, `${name}[${at + 1}]`)),
    ...(rest.length > 0 ? [`${name}: and ${rest.length} more${sumInWords(rest)}`] : []),
  ];
};

/** Where a URL leads, which its length or a user name in it may hide. */
const hostLines = (value: unknown, name: string): string[] => {
  if (typeof value !== 'string' || !URL.canParse(value)) return [];
  const { protocol, host } = new URL(value);
  return /^https?:$/.test(protocol) ? [`host of ${name}: ${quoted(host)}`] : [];
};

const lastOf = (name: string) => name.slice(name.lastIndexOf('.') + 1);
