import { jakartaDate, newId, newSecretId } from '@dasbor/domain/kernel';
import type { Ids } from '../platform/ids.ts';
import type { Mode } from '../platform/merchant/mode.ts';
import type { SellingMerchantKey } from './accounts.ts';
import type { Random } from './random.ts';

export type Shopper = { id: string; name: string; mobile: string };

/** Shared by everything created for one merchant in one mode. */
export type Seeding = {
  random: Random;
  ids: Ids;
  now: Date;
  mode: Mode;
  merchant: SellingMerchantKey;
  merchantId: string;
  merchantName: string;
  /** `261120`: the Jakarta day in a reference. */
  day: (at: Date) => string;
  /** The next running number of its kind, as digits. */
  number: (kind: 'order' | 'payment' | 'va') => string;
};

const WIDTH = { order: 4, payment: 6, va: 8 } as const;

export const makeSeeding = (
  context: Omit<Seeding, 'ids' | 'day' | 'number'> & { firstVirtualAccount: number },
): Seeding => {
  const { random, now, firstVirtualAccount } = context;
  const last = { order: 1, payment: 1, va: firstVirtualAccount };
  return {
    ...context,
    ids: seededIds(random, now),
    day: (at) => jakartaDate(at).slice(2).replaceAll('-', ''),
    number: (kind) => String(last[kind]++).padStart(WIDTH[kind], '0'),
  };
};

export const seededIds = (random: Random, now: Date): Ids => ({
  next: (kind, at = now) => newId(kind, at, random.bytes(10)),
  secret: (kind) => newSecretId(kind, random.bytes(16)),
});
