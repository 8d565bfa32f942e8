import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sessionAs, sessionOf } from '../../../shared/testing/sessions.ts';
import AccessDeniedPage from './access-denied-page.tsx';
import PublicNotFoundPage from './public-not-found-page.tsx';
import ServerErrorPage from './server-error-page.tsx';

const meta: Meta = { title: 'Shell/Errors' };
export default meta;
type Story = StoryObj;

const viewer = sessionAs('Viewer');

export const PermissionMissing: Story = {
  render: () => (
    <main>
      <AccessDeniedPage />
    </main>
  ),
  parameters: { dasbor: { session: viewer, path: '/access_denied?permission=refund.approve' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Akses ditolak');
    await expect(canvas.getByText('Owner atau Admin merchant Anda dapat memberikannya.')).toBeVisible();
    await expect(await canvas.findByText('Setujui refund')).toBeVisible();
    await expect(canvas.getByText('Viewer')).toBeVisible();
  },
};

export const PermissionMissingInEnglish: Story = {
  ...PermissionMissing,
  globals: { language: 'en', theme: 'dark' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The owner or an admin of your merchant can grant it.')).toBeVisible();
    await expect(await canvas.findByText('Approve refunds')).toBeVisible();
  },
};

export const FeatureOff: Story = {
  ...PermissionMissing,
  parameters: {
    dasbor: {
      session: sessionOf({ feature_config: { ...sessionOf().feature_config, subaccount: false } }),
      path: '/access_denied?feature=subaccount',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Fitur ini belum diaktifkan untuk merchant Anda.')).toBeVisible();
    await expect(await canvas.findByText('Subakun')).toBeVisible();
    // Shown to the owner, who need not ask anyone else first.
    await expect(canvas.getByText('Hubungi tim kami untuk mengaktifkannya.')).toBeVisible();
  },
};

/** A user with the permission opens a shared address, or an address from before the permission was granted. */
export const NothingMissing: Story = {
  ...PermissionMissing,
  parameters: { dasbor: { path: '/access_denied?permission=refund.approve' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Tidak ada yang kurang');
    await expect(canvas.getByRole('link', { name: 'Ke Beranda' })).toHaveAttribute('href', '/home');
    await expect(canvas.queryByText('refund.approve')).toBeNull();
  },
};

const nothingNamed = (path: string): Story => ({
  ...PermissionMissing,
  parameters: { dasbor: { session: viewer, path } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Akses ditolak');
    await expect(canvas.queryByText('Izin yang diperlukan')).toBeNull();
  },
});

export const NothingNamed = nothingNamed('/access_denied');
/** An unknown permission is nothing to ask an admin for. */
export const NoRightOfThatName = nothingNamed('/access_denied?permission=%3Cb%3Eadmin%3C/b%3E');

export const NotFound: Story = {
  render: () => <PublicNotFoundPage />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Halaman tidak ditemukan');
    await expect(canvas.getByRole('link', { name: 'Ke Beranda' })).toHaveAttribute('href', '/home');
  },
};

/** A public address without a page, such as a signup page. */
export const NotFoundSignedOut: Story = {
  ...NotFound,
  parameters: { dasbor: { session: null, path: '/pages/404' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Masuk' })).toHaveAttribute('href', '/login');
    await expect(canvas.queryByRole('link', { name: 'Ke Beranda' })).toBeNull();
  },
};

export const ServerError: Story = {
  render: () => <ServerErrorPage />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Muat ulang' })).toBeVisible();
  },
};

export const ServerErrorOnPhone: Story = { ...ServerError, globals: { viewport: { value: 'phone' } } };
