import { maskEmail, maskPhone } from '@dasbor/domain/access';
import { showPhone } from '@dasbor/domain/auth';
import { clientOf, signInByApi } from '../support/api.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

test('the viewer sees the customer’s email and phone masked, on the payment and its order', async ({
  page,
}) => {
  const { payment, email, mobile } = await paymentOfKnownCustomer();
  await signIn(page, 'viewer');

  for (const path of [`/payments/${payment.id}`, `/orders/${payment.order_id}`]) {
    await page.goto(`/#${path}`);

    const customer = page.getByRole('region', { name: 'Pelanggan' });
    await expect(customer).toContainText(maskEmail(email));
    await expect(customer).toContainText(showPhone(maskPhone(mobile)));
    await expect(page.getByRole('main')).not.toContainText(email);
    await expect(page.getByRole('main')).not.toContainText(showPhone(mobile));
  }
});

test('finance sees them in full', async ({ page }) => {
  const { payment, email, mobile } = await paymentOfKnownCustomer();
  await signIn(page, 'finance');

  await page.goto(`/#/payments/${payment.id}`);

  await expect(page.getByRole('region', { name: 'Pelanggan' })).toContainText(email);
  await expect(page.getByRole('region', { name: 'Pelanggan' })).toContainText(showPhone(mobile));
});

const paymentOfKnownCustomer = async () => {
  const client = clientOf(await signInByApi('finance'));
  const { data } = await client.listPayments({ query: { limit: 100, expand: ['customer'] } });
  for (const payment of data) {
    const { email, mobile } = payment.customer ?? {};
    if (email && mobile) return { payment, email, mobile };
  }
  throw new Error('No payment of the last 7 days has a customer with e-mail and phone');
};
