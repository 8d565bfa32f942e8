// #region express
import express from 'express';
import { webhookHandler } from '@dasbor/sdk/webhooks/express';

const app = express();
const options = {
  secrets: process.env['DASBOR_WEBHOOK_SECRET'],
  mode: 'sandbox',
  onRefused: (error: Error) => console.log(error.message),
} as const;

// Before express.json(), and for every address below: Dasbor adds the kind of event.
app.use(
  '/webhooks',
  webhookHandler(options, async (event) => {
    if (event.event === 'payment.completed')
      console.log('paid', event.data.paid_amount);
  }),
);
app.use(express.json());

app.listen(Number(process.env['PORT'] ?? 3000), () => console.log('listening'));
// #endregion express
