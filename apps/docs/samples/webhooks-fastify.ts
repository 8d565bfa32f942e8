// #region fastify
import fastify from 'fastify';
import { webhookPlugin } from '@dasbor/sdk/webhooks/fastify';

const app = fastify();
const options = {
  secrets: process.env['DASBOR_WEBHOOK_SECRET'],
  mode: 'sandbox',
  onRefused: (error: Error) => console.log(error.message),
} as const;

await app.register(
  webhookPlugin(options, async (event) => {
    if (event.event === 'payment.completed')
      console.log('paid', event.data.paid_amount);
  }),
  { prefix: '/webhooks' },
);

await app.listen({ port: Number(process.env['PORT'] ?? 3000) });
console.log('listening');
// #endregion fastify
