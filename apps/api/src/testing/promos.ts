import { insertPromo } from '../features/promos/public.ts';
import type { Db } from '../platform/db/db.ts';
import { idOf, NOW } from './trade.ts';
import type { TestTenant } from './trade.ts';

/** A promo that payments can name. Returns its ID. */
export const addPromo = async (db: Db, tenant: TestTenant, number: number): Promise<string> => {
  const id = idOf('prm', number);
  const terms = {
    name: `PROMO${number}`,
    description: null,
    type: 'general',
    subType: 'direct_discount',
    application: 'code',
    discountType: 'flat',
    discountValue: 5_000,
    minimumPurchase: 10_000,
    maximumDiscount: null,
    channels: [],
    binNumbers: [],
    banks: [],
    effectiveFrom: '2026-11-01',
    effectiveTo: '2026-11-30',
    limitType: 'quota',
    limitValue: 100,
  } as const;
  const maker = { id: idOf('usr', 1), name: 'Owner A' };
  await db.tenant(tenant, (tx) => insertPromo(tx, { id, terms, maker, now: new Date(NOW) }));
  return id;
};
