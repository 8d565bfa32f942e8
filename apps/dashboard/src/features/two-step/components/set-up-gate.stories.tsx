import type { Scenario } from '@dasbor/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sessionOf } from '../../../shared/testing/sessions.ts';
import { twoStep } from '../testing/scenarios.ts';
import { SetUpGate } from './set-up-gate.tsx';

const meta: Meta<typeof SetUpGate> = { title: 'Account/Required second step', component: SetUpGate };
export default meta;
type Story = StoryObj<typeof SetUpGate>;

const session = sessionOf({ must_set_up_two_step: true });
const storyOf = (scenario: Scenario, play: NonNullable<Story['play']>): Story => ({
  parameters: { dasbor: { path: '/home', scenario, session } },
  play,
});

export const MustBeSetUp = storyOf(twoStep.off, async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { name: 'Aktifkan verifikasi 2 langkah' })).toBeVisible();
  await expect(await canvas.findByRole('button', { name: 'Pakai kode email' })).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Keluar' })).toBeVisible();
});

export const InEnglishDark: Story = {
  ...storyOf(twoStep.off, async ({ canvas }) => {
    await expect(await canvas.findByText(/Kopi Nusantara requires it from everyone/)).toBeVisible();
  }),
  globals: { language: 'en', theme: 'dark' },
};

export const OnPhone: Story = { ...MustBeSetUp, globals: { viewport: { value: 'phone' } } };

export const Failed = storyOf(twoStep.failed, async ({ canvas }) => {
  await expect(await canvas.findByRole('button', { name: 'Coba lagi' })).toBeVisible();
});
