import type { Scenario } from '@dasbor/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { devices } from '../testing/scenarios.ts';
import DevicesPage from './devices-page.tsx';

const meta: Meta<typeof DevicesPage> = {
  title: 'Account/Devices',
  component: DevicesPage,
  decorators: [
    (Story) => (
      <main style={{ padding: 24 }}>
        <Story />
      </main>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof DevicesPage>;

const storyOf = (scenario: Scenario, play: NonNullable<Story['play']>): Story => ({
  parameters: { dasbor: { path: '/user/devices', scenario } },
  play,
});

export const TwoSessions = storyOf(devices.shown, async ({ canvas }) => {
  const list = await canvas.findByRole('list', { name: 'Sedang masuk' });
  await expect(within(list).getByText('Perangkat ini')).toBeVisible();
  await expect(within(list).getByText('Chrome 142 · Android')).toBeVisible();
  await expect(await canvas.findByRole('button', { name: 'Lupakan Chrome 142 · Windows' })).toBeVisible();
});

export const InEnglishDark: Story = {
  ...storyOf(devices.shown, async ({ canvas }) => {
    await expect(await canvas.findByText('This device')).toBeVisible();
  }),
  globals: { language: 'en', theme: 'dark' },
};

export const OnPhone: Story = { ...TwoSessions, globals: { viewport: { value: 'phone' } } };

export const NoneRemembered = storyOf(devices.noneRemembered, async ({ canvas }) => {
  await expect(await canvas.findByText('Tidak ada perangkat yang diingat')).toBeVisible();
});

export const Loading = storyOf(devices.pending, async ({ canvas }) => {
  await expect((await canvas.findAllByRole('status'))[0]).toHaveTextContent('Memuat');
});

export const Failed = storyOf(devices.failed, async ({ canvas }) => {
  await expect((await canvas.findAllByRole('button', { name: 'Coba lagi' }))[0]).toBeVisible();
});

export const SigningOutAPhone = storyOf(devices.endsSession, async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Keluarkan Chrome 142 · Android' }));
  await expect(canvas.queryByText('Chrome 142 · Android')).toBeNull();
});

export const EndedAlready = storyOf(devices.endedAlready, async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Keluarkan Chrome 142 · Android' }));
  await expect(await canvas.findByRole('alert')).toHaveTextContent('Sesi ini sudah berakhir');
});

export const ForgettingADevice = storyOf(devices.forgets, async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Lupakan Chrome 142 · Windows' }));
  await expect(await canvas.findByText('Tidak ada perangkat yang diingat')).toBeVisible();
});
