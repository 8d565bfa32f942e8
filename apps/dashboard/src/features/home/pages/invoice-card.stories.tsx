import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { sessionAs } from '../../../shared/testing/sessions.ts';
import { home } from '../testing/scenarios.ts';
import HomePage from './home-page.tsx';

const showing = (scenario: object, more: object = {}) => ({
  parameters: { dasbor: { path: '/home', scenario, ...more } },
});

const meta: Meta<typeof HomePage> = {
  title: 'Home/Invoice card',
  component: HomePage,
  ...showing(home.trade),
};
export default meta;
type Story = StoryObj<typeof HomePage>;
type Context = Parameters<NonNullable<Story['play']>>[0];

/** Waits for the content, as the placeholder has the same name. */
const card = async (canvas: Context['canvas']) => {
  const find = () => canvas.getByRole('region', { name: 'Invoice belum lunas' });
  await waitFor(() => expect(find()).toHaveAttribute('aria-busy', 'false'));
  return within(find());
};

/** What customers owe, by age. Each age links to its invoices. */
export const Outstanding: Story = {
  play: async ({ canvas }) => {
    const shown = await card(canvas);
    await expect(shown.getByText('Rp 2.264.000')).toBeVisible();
    await expect(shown.getByRole('link', { name: /Lewat 1–30 hari/ })).toHaveAttribute(
      'href',
      '/invoices?age=days_1_30',
    );
  },
};

export const Nothing: Story = {
  ...showing(home.newMerchant),
  play: async ({ canvas }) => {
    await expect((await card(canvas)).getByText('Tidak ada invoice yang belum lunas.')).toBeVisible();
  },
};

export const FailsOnce: Story = {
  ...showing(home.invoicesFailOnce),
  play: async ({ canvas, userEvent }) => {
    const shown = await card(canvas);
    await userEvent.click(await shown.findByRole('button', { name: 'Coba lagi' }));
    await expect(await (await card(canvas)).findByText('Rp 2.264.000')).toBeVisible();
  },
};

/** A person without invoices does not see the card. */
export const NotForApprovers: Story = {
  ...showing(home.trade, { session: sessionAs('Approver') }),
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'Disbursement' });
    await expect(canvas.queryByRole('region', { name: 'Invoice belum lunas' })).toBeNull();
  },
};
