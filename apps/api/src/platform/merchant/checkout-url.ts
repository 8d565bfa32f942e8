import type { Deps } from '../../deps.ts';
import type { Mode } from './mode.ts';

/** Where a merchant's customers pay: its own host if it has one, else ours. A page's address is this, a slash and its slug. */
export const checkoutUrlOf = (
  { merchants, checkoutUrls }: Pick<Deps, 'merchants' | 'checkoutUrls'>,
  { merchantId, mode }: { merchantId: string; mode: Mode },
): string => merchants(merchantId).checkoutUrls?.[mode] ?? checkoutUrls[mode];
