import { rupiah } from './words.ts';

/**
 * The sum of the amounts of a list, in words; nothing if it has none. The contract allows an amount as text, with dots between
 * thousands. The sum of others is unknown, because only the API decides what they mean.
 */
export const sumInWords = (values: readonly unknown[]): string => {
  const amounts = values.flatMap((one) => {
    const amount = (one as { amount?: unknown } | null)?.amount;
    return amount === undefined ? [] : [readAmount(amount)];
  });
  if (amounts.length === 0) return '';
  const read = amounts.filter((amount) => amount !== undefined);
  const unread = values.length - read.length;
  if (unread > 0) return `, sum unknown: ${unread} without an amount in digits`;
  return `, ${rupiah(read.reduce((sum, amount) => sum + amount, 0n))} in all`;
};

const WRITTEN = /^(?:0|[1-9]\d*|[1-9]\d{0,2}(?:\.\d{3})+)$/;

const readAmount = (amount: unknown): bigint | undefined => {
  if (typeof amount === 'number' && Number.isSafeInteger(amount)) return BigInt(amount);
  return typeof amount === 'string' && WRITTEN.test(amount) ? BigInt(amount.replaceAll('.', '')) : undefined;
};
