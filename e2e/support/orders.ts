import { createClient, type DasborClient } from '@dasbor/sdk';
import { clientOf, type Mode, signInByApi } from './api.ts';
import { LIVE_URL, SANDBOX_URL } from './addresses.ts';

type Wanted = Parameters<DasborClient<'key'>['createOrder']>[0]['body'];

/** A merchant's server, whose key takes payments. Sandbox needs no code for it. */
export const shopServer = async (mode: Mode = 'sandbox'): Promise<DasborClient<'key'>> => {
  const owner = clientOf(await signInByApi('owner'), mode);
  const { data } = await owner.createApiKey({
    body: { name: 'Kasir toko', scopes: { orders: 'write', payments: 'write' } },
  });
  return createClient({ baseUrl: mode === 'live' ? LIVE_URL : SANDBOX_URL, mode, key: data.secret });
};

export const COFFEE = [{ name: 'Kopi Gayo 250 g', quantity: 2, price: 75_000 }];

/** An order of Rp 150.000, with its page. */
export const orderWithPage = async (
  shop: DasborClient<'key'>,
  wanted: Partial<Wanted> = {},
): Promise<{ id: string; url: string }> => {
  const { data } = await shop.createOrder({
    body: {
      reference_id: `TOKO-${crypto.randomUUID().slice(0, 8)}`,
      total_amount: 150_000,
      items: COFFEE,
      ...wanted,
    },
  });
  if (!data.checkout_url) throw new Error('The order has no page.');
  return { id: data.id, url: data.checkout_url };
};
