import type { Scenario } from '@dasbor/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { sessionAs } from '../../../shared/testing/sessions.ts';
import { forgetOwn } from '../../../shared/unsaved/own-storage.ts';
import { signInRules } from '../testing/scenarios.ts';
import SignInRulesPage from './sign-in-rules-page.tsx';

const meta: Meta<typeof SignInRulesPage> = {
  title: 'Settings/Sign-in rules',
  component: SignInRulesPage,
  beforeEach: () => forgetOwn(),
  decorators: [
    (Story) => (
      <main style={{ padding: 24 }}>
        <Story />
      </main>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof SignInRulesPage>;
type Play = NonNullable<Story['play']>;

const storyOf = (scenario: Scenario, play: Play, more: object = {}): Story => ({
  parameters: { dasbor: { path: '/settings/sign-in-rules', scenario, ...more } },
  play,
});

export const Optional = storyOf(signInRules.optional, async ({ canvas }) => {
  await expect(
    await canvas.findByRole('checkbox', { name: 'Wajibkan verifikasi 2 langkah' }),
  ).not.toBeChecked();
  await expect(canvas.getByRole('button', { name: /^Simpan aturan/ })).toHaveAccessibleDescription(
    'Belum ada perubahan.',
  );
});

export const Required = storyOf(signInRules.required, async ({ canvas }) => {
  await expect(await canvas.findByRole('checkbox', { name: 'Wajibkan verifikasi 2 langkah' })).toBeChecked();
  await expect(canvas.getByText(/Terakhir diubah oleh Ratna Kusuma/)).toBeVisible();
});

export const RequiringIt = storyOf(signInRules.optional, async ({ canvas, canvasElement, userEvent }) => {
  await userEvent.click(await canvas.findByRole('checkbox', { name: 'Wajibkan verifikasi 2 langkah' }));
  await expect(canvas.getByText('5 orang belum memakai verifikasi 2 langkah')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Simpan aturan' }));
  await userEvent.type(await within(canvasElement.ownerDocument.body).findByLabelText('Kode OTP'), '123456');
  await expect(await canvas.findByText(/Terakhir diubah oleh Ratna Kusuma/)).toBeVisible();
});

export const NotSaved = storyOf(signInRules.notSaved, async ({ canvas, canvasElement, userEvent }) => {
  await userEvent.click(await canvas.findByRole('checkbox', { name: /Perangkat boleh diingat/ }));
  await userEvent.click(canvas.getByRole('button', { name: 'Simpan aturan' }));
  await userEvent.type(await within(canvasElement.ownerDocument.body).findByLabelText('Kode OTP'), '123456');
  await expect(await canvas.findByRole('alert')).toBeVisible();
});

export const ReadOnly = storyOf(
  signInRules.required,
  async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^Simpan aturan/ })).toHaveAccessibleDescription(
      /Hanya yang dapat mengelola pengguna/,
    );
  },
  { session: sessionAs('Developer') },
);

export const InEnglishDark: Story = {
  ...storyOf(signInRules.required, async ({ canvas }) => {
    await expect(await canvas.findByRole('checkbox', { name: 'Require 2-step verification' })).toBeChecked();
  }),
  globals: { language: 'en', theme: 'dark' },
};

export const OnPhone: Story = { ...Required, globals: { viewport: { value: 'phone' } } };

export const Loading = storyOf(signInRules.pending, async ({ canvas }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent('Memuat');
});

export const Failed = storyOf(signInRules.failed, async ({ canvas }) => {
  await expect(await canvas.findByRole('button', { name: 'Coba lagi' })).toBeVisible();
});

export const Forbidden = storyOf(signInRules.forbidden, async ({ canvas }) => {
  await expect(await canvas.findByText(/settings.view|Pengaturan/)).toBeVisible();
});
