import type { Meta, StoryObj } from '@storybook/react-vite';
import { ok, problem, type Scenario } from '@dasbor/sdk/testing';
import { expect } from 'storybook/test';
import { payment, subaccountExamples, subaccountWith } from '../testing/scenarios.ts';
import SubaccountPaymentPage from './subaccount-payment-page.tsx';

const { live } = subaccountExamples;

const showing = (scenario: Scenario) => ({
  parameters: {
    dasbor: {
      path: `/subaccount/${live.id}/payments/${payment.id}`,
      pattern: '/subaccount/:id/payments/:paymentId',
      scenario: { ...subaccountWith(live), ...scenario },
    },
  },
});

const meta: Meta<typeof SubaccountPaymentPage> = {
  title: 'Subaccounts/Payment',
  component: SubaccountPaymentPage,
};
export default meta;
type Story = StoryObj<typeof SubaccountPaymentPage>;

/** The back link goes to the subaccount's list. */
// spec 2.52
export const OfTheSubaccount: Story = {
  ...showing({ getPayment: ok({ data: payment }) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: live.name })).toBeVisible();
    const back = canvas.getByRole('link', { name: 'Pembayaran' });
    await expect(back).toHaveAttribute('href', expect.stringContaining(`/subaccount/${live.id}/payments`));
  },
};

export const Phone: Story = { ...OfTheSubaccount, globals: { viewport: { value: 'phone' } } };

export const NotFound: Story = {
  ...showing({ getPayment: problem(404, 'DPAY_PAYMENT_NOT_FOUND') }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Kembali ke Pembayaran' })).toBeVisible();
  },
};
