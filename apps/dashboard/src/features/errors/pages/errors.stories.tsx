import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import PublicNotFoundPage from './public-not-found-page.tsx';
import ServerErrorPage from './server-error-page.tsx';

const meta: Meta = { title: 'Shell/Errors' };
export default meta;
type Story = StoryObj;

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
