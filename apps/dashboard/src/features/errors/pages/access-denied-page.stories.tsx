import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Flag } from '@dasbor/domain/access';
import { expect } from 'storybook/test';
import { sessionAs, sessionOf } from '../../../shared/testing/sessions.ts';
import { missingAccess } from '../testing/scenarios.ts';
import AccessDeniedPage from './access-denied-page.tsx';

const viewer = sessionAs('Viewer');
const PERMISSION = '/access_denied?permission=refund.approve';
const without = (flag: Flag) => ({ ...viewer.feature_config, [flag]: false });

const meta: Meta<typeof AccessDeniedPage> = {
  title: 'Shell/Access denied',
  component: AccessDeniedPage,
  render: () => (
    <main>
      <AccessDeniedPage />
    </main>
  ),
  parameters: { dasbor: { session: viewer, path: PERMISSION, scenario: missingAccess.permission } },
};
export default meta;
type Story = StoryObj<typeof AccessDeniedPage>;

/** The two lines of the specification, then what is missing and who can give it. */
// spec 2.19
export const PermissionMissing: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Akses ditolak');
    await expect(canvas.getByText('Owner atau Admin merchant Anda dapat memberikannya.')).toBeVisible();
    await expect(await canvas.findByText('Setujui refund')).toBeVisible();
    await expect(canvas.getByText('Viewer')).toBeVisible();
    await expect(await canvas.findByText('Yusuf Rahman')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Minta akses' })).toBeVisible();
  },
};

export const InEnglishAndDark: Story = {
  globals: { language: 'en', theme: 'dark' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The owner or an admin of your merchant can grant it.')).toBeVisible();
    await expect(await canvas.findByText('Approve refunds')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Ask for access' })).toBeVisible();
  },
};

export const OnPhone: Story = { ...PermissionMissing, globals: { viewport: { value: 'phone' } } };

/** One press asks all of them. */
export const Asking: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Minta akses' }));
    await expect(await canvas.findByRole('status')).toHaveTextContent('Permintaan sudah dikirim lewat email');
    await expect(canvas.queryByRole('button', { name: 'Minta akses' })).toBeNull();
  },
};

const showing = (scenario: object, more: object = {}): Pick<Story, 'parameters'> => ({
  parameters: { dasbor: { session: viewer, path: PERMISSION, scenario, ...more } },
});

export const Asked: Story = {
  ...showing(missingAccess.asked),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Anda dapat meminta lagi setelah/)).toHaveTextContent(
      '20 Nov 2026, 11.15 WIB',
    );
  },
};

/** The same as asked: nobody gets a second mail. */
export const AskedInAnotherTab: Story = {
  ...showing(missingAccess.askedElsewhere),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Minta akses' }));
    await expect(await canvas.findByText(/Anda dapat meminta lagi setelah/)).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const Refused: Story = {
  ...showing(missingAccess.refused),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Minta akses' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Tidak ada rekan yang dapat memberikan akses ini.',
    );
  },
};

export const NobodyCanGrant: Story = {
  ...showing(missingAccess.nobody),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Tidak ada rekan lain yang dapat memberikannya')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Minta akses' })).toBeNull();
  },
};

export const Loading: Story = {
  ...showing(missingAccess.loading),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Anda belum memiliki izin untuk membuka halaman ini.')).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Yang dapat membantu' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

/** What is missing stands without the server. */
export const Failed: Story = {
  ...showing(missingAccess.failed),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Setujui refund')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Coba lagi' })).toBeVisible();
  },
};

export const FeatureOff: Story = {
  ...showing(missingAccess.feature, {
    session: { ...viewer, feature_config: without('invoice') },
    path: '/access_denied?feature=invoice',
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Fitur ini belum diaktifkan untuk merchant Anda.')).toBeVisible();
    await expect(await canvas.findByText('Invoice')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Minta akses' })).toBeVisible();
  },
};

/** An owner need not ask anyone else first. */
export const FeatureOffForTheOwner: Story = {
  ...showing(missingAccess.feature, {
    session: sessionOf({ feature_config: without('invoice') }),
    path: '/access_denied?feature=invoice',
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Hubungi tim kami untuk mengaktifkannya.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Minta akses' })).toBeNull();
  },
};

/** Sandbox has the feature, so it can be tried there before the account is upgraded. */
export const FullAccountNeeded: Story = {
  ...showing(missingAccess.plan, {
    session: { ...viewer, onboarding_status: 'basic', feature_config: without('subaccount') },
    path: '/access_denied?feature=subaccount',
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Fitur ini memerlukan akun penuh.')).toBeVisible();
    await expect(canvas.getByText('Akun dasar')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Coba di Sandbox' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Minta akses' })).toBeVisible();
  },
};

export const OnInLive: Story = {
  ...showing(missingAccess.mode, {
    session: { ...viewer, mode: 'sandbox', feature_config: without('subaccount') },
    mode: 'sandbox',
    path: '/access_denied?feature=subaccount',
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Beralih ke Live' })).toBeVisible();
    await expect(canvas.getByText('Fitur ini belum aktif di mode Sandbox.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Minta akses' })).toBeNull();
  },
};

/** A user with the permission opens a shared address, or an address from before the permission was granted. */
export const NothingMissing: Story = {
  parameters: { dasbor: { session: sessionOf(), path: PERMISSION } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Tidak ada yang kurang');
    await expect(canvas.getByRole('link', { name: 'Ke Beranda' })).toHaveAttribute('href', '/home');
    await expect(canvas.queryByText('refund.approve')).toBeNull();
  },
};

const nothingNamed = (path: string): Story => ({
  parameters: { dasbor: { session: viewer, path } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Akses ditolak');
    await expect(canvas.queryByText('Izin yang diperlukan')).toBeNull();
  },
});

export const NothingNamed = nothingNamed('/access_denied');
/** An unknown permission is nothing to ask an admin for. */
export const NoRightOfThatName = nothingNamed('/access_denied?permission=%3Cb%3Eadmin%3C/b%3E');
