import type { Leaves } from './leaves.ts';
import type { Fields } from '../exchange/sent.ts';

/** The first field that differs from the state the operation leaves. */
export const otherThanLeft = (leaves: Leaves | undefined, now: Fields): string | undefined =>
  Object.entries(leaves ?? {}).find(
    ([name, wanted]) => ![wanted].flat().some((word) => word === now[name]),
  )?.[0];
