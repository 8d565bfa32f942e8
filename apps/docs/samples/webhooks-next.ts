// #region next
import { webhookHandler } from '@dasbor/sdk/webhooks/next';

const options = {
  secrets: process.env['DASBOR_WEBHOOK_SECRET'],
  mode: 'sandbox',
  onRefused: (error: Error) => console.log(error.message),
} as const;

export const POST = webhookHandler(options, async (event) => {
  if (event.event === 'payment.completed')
    console.log('paid', event.data.paid_amount);
});
// #endregion next
