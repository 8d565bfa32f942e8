import type { Meta, StoryObj } from '@storybook/react-vite';
import type { RecordedCall, Scenario } from '@dasbor/sdk/testing';
import { expect, waitFor, within } from 'storybook/test';
import { keyIsMade, subaccountExamples } from '../testing/scenarios.ts';
import SubaccountKeyNewPage from './subaccount-key-new-page.tsx';

const { live } = subaccountExamples;
const dasbor = { path: `/subaccount/${live.id}/keys/new`, pattern: '/subaccount/:id/keys/new' };
const showing = (scenario: Scenario) => ({ parameters: { dasbor: { ...dasbor, scenario } } });

const meta: Meta<typeof SubaccountKeyNewPage> = {
  title: 'Subaccounts/New key',
  component: SubaccountKeyNewPage,
  ...showing(keyIsMade),
};
export default meta;
type Story = StoryObj<typeof SubaccountKeyNewPage>;

let made: RecordedCall | undefined;
/** The merchant's form without merchant-only options. The code prompt names the subaccount. */
export const MadeWithACode: Story = {
  ...showing({
    ...keyIsMade,
    createApiKey: (call) => {
      made = call;
      return keyIsMade.createApiKey;
    },
  }),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Nama'), 'Kasir Bandung');
    await expect(canvasElement.querySelector('[data-resource=webhooks]')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Hanya baca' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Buat kunci' }));
    const dialog = await within(document.body).findByRole('dialog', { name: 'Buat kunci Live' });
    await userEvent.type(await within(dialog).findByLabelText('Kode OTP'), '123456');
    await waitFor(() =>
      expect(made?.body).toMatchObject({
        name: 'Kasir Bandung',
        subaccount_id: live.id,
        scopes: { orders: 'read', balance: 'read', webhooks: 'none' },
      }),
    );
  },
};

export const English: Story = {
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('For Kopi Nusantara Bandung only.')).toBeVisible();
  },
};

export const PhoneDark: Story = {
  globals: { viewport: { value: 'phone' }, theme: 'dark' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Nama')).toBeVisible();
  },
};
