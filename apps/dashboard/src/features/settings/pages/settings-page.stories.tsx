import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { sessionAs, sessionOf } from '../../../shared/testing/sessions.ts';
import { SETTINGS_PAGES } from '../../../shared/paths/settings-pages.ts';
import { settings } from '../testing/scenarios.ts';
import SettingsPage from './settings-page.tsx';

const meta: Meta<typeof SettingsPage> = {
  title: 'Settings/Overview',
  component: SettingsPage,
  parameters: { dasbor: { path: '/settings', scenario: settings.inUse } },
};
export default meta;
type Story = StoryObj<typeof SettingsPage>;

/** Six groups, each with a heading; some settings say how they stand. */
export const Everything: Story = {
  play: async ({ canvas }) => {
    const names = (await canvas.findAllByRole('heading', { level: 2 })).map(({ textContent }) => textContent);
    await expect(names).toEqual(['Usaha', 'Checkout', 'Uang', 'Developer', 'Orang', 'Keamanan']);
    const links = canvas.getAllByRole('link').map((link) => link.getAttribute('href'));
    const { upgrade, ...others } = SETTINGS_PAGES;
    await expect(links.toSorted()).toEqual(Object.values(others).toSorted());
    await expect(links).not.toContain(upgrade);
    const developers = within(canvas.getByRole('list', { name: 'Developer' }));
    await expect(await developers.findByText(/\d aktif/)).toBeVisible();
    await expect(canvas.getByText('Wajib')).toBeVisible();
    await expect(canvas.getByText('Akun penuh')).toBeVisible();
  },
};

/** A basic account can ask for more. */
export const BasicAccount: Story = {
  parameters: { dasbor: { session: sessionOf({ onboarding_status: 'basic', is_otp_enabled: true }) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Akun penuh' })).toBeVisible();
    await expect(canvas.getByText('Akun basic')).toBeVisible();
  },
};

/** If a state cannot be read, the settings are there without it. */
export const StatesFail: Story = {
  parameters: { dasbor: { scenario: settings.statesFail } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Webhook' })).toBeVisible();
    await expect(canvas.queryByText(/\d aktif/)).toBeNull();
  },
};

/** The words of the palette find settings in both languages; the search is part of the address. */
export const Search: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), 'colour{Enter}');
    await waitFor(() =>
      expect(canvas.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
        'Tampilan checkout',
      ]),
    );
    await expect(canvas.getByRole('status')).toHaveTextContent('1 pengaturan');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getAllByRole('link').length).toBeGreaterThan(20));
    await userEvent.keyboard('passkey{Enter}');
    await waitFor(() => expect(canvas.getAllByRole('link')).toHaveLength(1));
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Verifikasi 2 langkah' })).toHaveFocus();
  },
};

export const NothingFound: Story = {
  parameters: { dasbor: { path: '/settings?search=zzz' } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Tidak ada pengaturan yang cocok dengan "zzz"')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Tampilkan semua' }));
    await expect(await canvas.findByRole('link', { name: 'Webhook' })).toBeVisible();
  },
};

/** A developer sees no settings of users and money out. */
export const Developer: Story = {
  parameters: { dasbor: { session: sessionAs('Developer') } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Webhook' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Pengguna' })).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Penarikan otomatis' })).toBeNull();
  },
};

const presetOf = (setting_menu: string[], webhook: boolean) => ({
  dasbor: {
    session: sessionOf({ merchant_subaccount_preset: { exclude_navigation: [], setting_menu, webhook } }),
  },
});

/** A subaccount's preset can limit the settings. */
export const SubaccountWithOneSetting: Story = {
  parameters: presetOf(['security_history'], true),
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link');
    await expect(link).toHaveTextContent('Riwayat keamanan');
  },
};

/** The master of a subaccount can keep its webhooks. */
export const SubaccountWithoutWebhooks: Story = {
  parameters: presetOf([], false),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Kunci API' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Webhook' })).toBeNull();
  },
};

export const NothingToSet: Story = {
  parameters: presetOf(['unheard_of'], true),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Belum ada yang dapat diatur')).toBeVisible();
  },
};

export const EnglishDark: Story = {
  globals: { language: 'en', theme: 'dark' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Webhooks' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Money' })).toBeVisible();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Webhook' })).toBeVisible();
  },
};
