import type { Leaves } from './leaves.ts';
import { isFields } from './sent.ts';
import type { Fields } from './sent.ts';

/** The first field that reads otherwise than the operation leaves it. */
export const otherThanLeft = (leaves: Leaves | undefined, now: Fields): string | undefined =>
  isFields(leaves)
    ? Object.entries(leaves).find(([name, wanted]) => !isLeft(wanted, now[name]))?.[0]
    : undefined;

const isLeft = (wanted: unknown, value: unknown): boolean => {
  if (isFields(wanted)) return value !== undefined && value !== wanted['not'];
  return Array.isArray(wanted) ? wanted.includes(value) : value === wanted;
};
