import type { DatabaseSync } from 'node:sqlite';
import { type DasborClient, isDasborError } from '@dasbor/sdk';
import { explain } from '@dasbor/sdk/errors';
import { type ReceiverOptions, webhookHandler } from '@dasbor/sdk/webhooks/hono';
import { Hono, type MiddlewareHandler } from 'hono';
import { basicAuth } from 'hono/basic-auth';
import { bodyLimit } from 'hono/body-limit';
import { csrf } from 'hono/csrf';
import { secureHeaders } from 'hono/secure-headers';
import { applyEvent } from './apply-event.ts';
import { findOrder, insertOrder, lastOrders, type Order, PRODUCTS, type ProductId } from './orders.ts';
import { orderPage, sellerPage, shopPage } from './page.ts';
import { openCheckout, readWaitingRefunds, requestRefund } from './pay.ts';

type Shop = {
  db: DatabaseSync;
  client: DasborClient;
  sellerPassword: string;
  webhook: ReceiverOptions;
};

export const createShop = (shop: Shop): Hono => {
  const { db } = shop;
  const app = new Hono();
  app.use(secureHeaders({ contentSecurityPolicy: { defaultSrc: ["'none'"], formAction: ["'self'"] } }));
  app.use(keepNoCopy);
  for (const forms of ['/orders/*', '/seller/*']) app.use(forms, csrf(), bodyLimit({ maxSize: 10_000 }));
  app.use('/seller/*', basicAuth({ username: 'seller', password: shop.sellerPassword }));

  app.get('/', (c) => c.html(shopPage()));

  app.post('/orders', async (c) => {
    const { buyer, product } = await c.req.parseBody();
    if (!isName(buyer) || !isProduct(product)) return c.text('Nama atau produk tidak lengkap.', 400);
    const order = insertOrder(db, buyer.trim(), product);
    await tryCheckout(shop, order);
    return c.redirect(`/orders/${order.id}`, 303);
  });

  app.get('/orders/:id', (c) => {
    const order = findOrder(db, 'id', c.req.param('id'));
    return order ? c.html(orderPage(order)) : c.notFound();
  });

  app.post('/orders/:id/checkout', async (c) => {
    const order = findOrder(db, 'id', c.req.param('id'));
    if (!order) return c.notFound();
    await tryCheckout(shop, order);
    return c.redirect(`/orders/${order.id}`, 303);
  });

  app.get('/seller', async (c) => {
    await orLog(readWaitingRefunds(shop));
    return c.html(sellerPage(lastOrders(db)));
  });
  app.post('/seller/orders/:id/refund', async (c) => {
    const order = findOrder(db, 'id', c.req.param('id'));
    if (!order) return c.notFound();
    try {
      await requestRefund(shop, order);
    } catch (error) {
      if (!isDasborError(error)) throw error;
      console.error(error.message);
      return c.html(sellerPage(lastOrders(db), explain(error).title), 422);
    }
    return c.redirect('/seller', 303);
  });

  // #region webhook
  // Dasbor adds the kind of event to the webhook's address: /webhooks/payments, /webhooks/refunds.
  app.post(
    '/webhooks/*',
    webhookHandler({ ...shop.webhook, onRefused: ({ message }) => console.error(message) }, (event) =>
      applyEvent(db, event),
    ),
  );
  // #endregion webhook
  return app;
};

/** Pages name buyers: no browser or proxy may show them to somebody else later. */
const keepNoCopy: MiddlewareHandler = async (c, next) => {
  await next();
  c.header('Cache-Control', 'no-store');
};

/** Without an answer of Dasbor the order stays new, and its page offers to try again. */
const tryCheckout = async (shop: Shop, order: Order): Promise<void> => {
  if (order.status === 'new') await orLog(openCheckout(shop, order));
};

/** What Dasbor refuses or does not answer is logged, and the page shows what the shop knows. */
const orLog = (call: Promise<void>): Promise<void> =>
  call.catch((error: unknown) => {
    if (!isDasborError(error)) throw error;
    console.error(error.message);
  });

const isName = (given: unknown): given is string =>
  typeof given === 'string' && given.trim().length > 0 && given.length <= 80;

const isProduct = (given: unknown): given is ProductId =>
  typeof given === 'string' && Object.hasOwn(PRODUCTS, given);
