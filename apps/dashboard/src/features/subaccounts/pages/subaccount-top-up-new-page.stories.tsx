import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { subaccountExamples, subaccountWith } from '../testing/scenarios.ts';
import SubaccountTopUpNewPage from './subaccount-top-up-new-page.tsx';

const dasbor = {
  path: `/subaccount/${subaccountExamples.live.id}/topups/new`,
  pattern: '/subaccount/:id/topups/new',
};

const meta: Meta<typeof SubaccountTopUpNewPage> = {
  title: 'Subaccounts/Top up',
  component: SubaccountTopUpNewPage,
  parameters: { dasbor: { ...dasbor, scenario: subaccountWith(subaccountExamples.live) } },
};
export default meta;
type Story = StoryObj<typeof SubaccountTopUpNewPage>;

export const BeforeAndAfter: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Nominal'), '500000');
    await expect(canvasElement.querySelector('[data-line=after]')).toHaveTextContent('Rp 18.950.000');
  },
};
