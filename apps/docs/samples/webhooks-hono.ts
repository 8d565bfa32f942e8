// #region hono
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { webhookHandler } from '@dasbor/sdk/webhooks/hono';

const app = new Hono();
const options = {
  secrets: process.env['DASBOR_WEBHOOK_SECRET'],
  mode: 'sandbox',
  onRefused: (error: Error) => console.log(error.message),
} as const;

app.post(
  '/webhooks/*',
  webhookHandler(options, async (event) => {
    if (event.event === 'payment.completed')
      console.log('paid', event.data.paid_amount);
  }),
);

const port = Number(process.env['PORT'] ?? 3000);
serve({ fetch: app.fetch, port }, () => console.log('listening'));
// #endregion hono
