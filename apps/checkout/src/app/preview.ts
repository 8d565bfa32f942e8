import type { Checkout } from '@dasbor/sdk';

const AMOUNT = 150_000;

/** An order that waits for an e-wallet, so that the page has a button and links. Nobody can pay it. */
export const exampleCheckout = (merchant: string, expiresAt: string): Checkout => ({
  state: 'open',
  mode: 'live',
  merchant_name: merchant,
  order_reference: 'INV-0001',
  items: [],
  notes: null,
  total_amount: AMOUNT,
  discount_amount: 0,
  paid_amount: 0,
  remaining_payment: AMOUNT,
  currency: 'IDR',
  expires_at: expiresAt,
  paid_at: null,
  takes_promo_code: false,
  promo_code: null,
  ways: [],
  invoice: null,
  part: null,
  payment: {
    id: 'pay_00000000000000000000000000',
    method: 'ewallet',
    channel: 'DANA',
    channel_name: 'DANA',
    amount: AMOUNT,
    admin_fee: 0,
    promo: null,
    status: 'processing',
    created_at: expiresAt,
    expires_at: expiresAt,
    completed_at: null,
    virtual_account_number: null,
    instructions: [],
    qris_content: null,
    payment_code: null,
    redirect_url: 'about:blank',
    retrieval_reference_number: null,
    failure_code: null,
  },
});

/** The styles of one theme, whatever the browser prefers. */
export const inTheme = (style: string, theme: 'light' | 'dark'): string =>
  style.replaceAll(/\(prefers-color-scheme: ?dark\)/g, theme === 'dark' ? 'all' : 'not all');
