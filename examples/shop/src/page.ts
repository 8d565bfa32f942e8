import { html } from 'hono/html';
import { type Order, type OrderStatus, PRODUCTS } from './orders.ts';
import { REFUNDABLE } from './pay.ts';

// `html` escapes every value, so a buyer's name is text and never markup.
type Markup = ReturnType<typeof html>;

const page = (title: string, content: Markup, { isLive = false } = {}): Markup =>
  html`<!doctype html>
    <html lang="id">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        ${isLive ? html`<meta http-equiv="refresh" content="3" />` : ''}
        <title>${title}</title>
      </head>
      <body>
        <h1>${title}</h1>
        ${content}
      </body>
    </html>`;

export const shopPage = (): Markup =>
  page(
    'Toko Kopi',
    html`<form method="post" action="/orders">
      <p>
        <label>Nama Anda <input name="buyer" required maxlength="80" autocomplete="name" /></label>
      </p>
      ${Object.entries(PRODUCTS).map(
        ([id, { name, price }]) =>
          html`<p><button name="product" value="${id}">Beli ${name}, ${rupiah(price)}</button></p>`,
      )}
    </form>`,
  );

/** Loads itself again until the webhook has come. */
export const orderPage = (order: Order): Markup =>
  page('Pesanan Anda', html`${summary(order)} ${nextStep(order)}`, { isLive: order.status === 'waiting' });

const nextStep = ({ id, status, checkout_url }: Order): Markup | string => {
  if (status === 'waiting' && checkout_url)
    return html`<p><a href="${checkout_url}" target="_blank">Bayar sekarang</a></p>`;
  if (status !== 'new') return '';
  return html`<form method="post" action="/orders/${id}/checkout">
    <p>Halaman pembayaran belum siap. <button>Coba lagi</button></p>
  </form>`;
};

export const sellerPage = (orders: Order[], problem = ''): Markup =>
  page(
    'Pesanan toko',
    html`${problem && html`<p role="alert">${problem}</p>`}
    ${orders.map((order) => html`<section>${summary(order)} ${refundForm(order)}</section>`)}`,
  );

const refundForm = ({ id, status }: Order): Markup | string =>
  REFUNDABLE.includes(status)
    ? html`<form method="post" action="/seller/orders/${id}/refund"><button>Kembalikan dana</button></form>`
    : '';

const summary = ({ buyer, product, amount, status }: Order): Markup =>
  html`<p>${buyer}: ${PRODUCTS[product].name}, ${rupiah(amount)}. <strong>${STATUS[status]}</strong></p>`;

const STATUS: Record<OrderStatus, string> = {
  new: 'Belum dapat dibayar',
  waiting: 'Menunggu pembayaran',
  paid: 'Lunas',
  amount_differs: 'Jumlah pembayaran berbeda, sedang kami periksa',
  refund_requested: 'Pengembalian dana menunggu persetujuan',
  refunded: 'Dana sudah dikembalikan',
  refund_rejected: 'Pengembalian dana ditolak',
  refund_failed: 'Pengembalian dana gagal',
};

const rupiah = (amount: number): string => `Rp ${amount.toLocaleString('id-ID')}`;
