import { createClient, type DasborClient } from '@dasbor/sdk';
import { clientOf, type Mode, signInByApi } from './api.ts';
import { LIVE_URL, SANDBOX_URL } from './addresses.ts';
import { newestCode } from './mailbox.ts';
import { PEOPLE } from './people.ts';

type Wanted = Parameters<DasborClient<'key'>['createOrder']>[0]['body'];

/** A merchant's server, whose key takes payments. A live key needs a code, which is read from the mailbox. */
export const shopServer = async (mode: Mode = 'sandbox'): Promise<DasborClient<'key'>> => {
  const owner = clientOf(await signInByApi('owner'), mode);
  const otpToken = mode === 'live' ? await confirmKey(owner) : undefined;
  const { data } = await owner.createApiKey({ body: KEY, ...(otpToken && { otpToken }) });
  return createClient({ baseUrl: mode === 'live' ? LIVE_URL : SANDBOX_URL, mode, key: data.secret });
};

const KEY = { name: 'Kasir toko', scopes: { orders: 'write', payments: 'write' } } as const;

const confirmKey = async (owner: DasborClient<'session'>): Promise<string> => {
  const { data } = await owner.requestOtp({ body: { purpose: 'api_key_create', action: KEY } });
  const code = await newestCode(PEOPLE.owner);
  return (await owner.verifyOtp({ body: { otp_session: data.otp_session, code } })).data.otp_token;
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
