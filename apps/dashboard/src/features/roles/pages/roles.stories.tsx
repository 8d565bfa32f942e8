import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { pageAt, saying } from '../../../shared/testing/page-at.ts';
import { sessionAs, sessionOf } from '../../../shared/testing/sessions.ts';
import { roleExamples, roles } from '../testing/scenarios.ts';
import RoleEditPage from './role-edit-page.tsx';
import RoleNewPage from './role-new-page.tsx';
import RolesPage from './roles-page.tsx';

const { own, builtIn } = roleExamples;
const at = pageAt({ path: '/user/role' });
const editing = (id: number) => pageAt({ path: `/user/role/${id}/edit`, pattern: '/user/role/:id/edit' });

const meta: Meta<typeof RolesPage> = { title: 'Users/Roles', component: RolesPage, ...at(roles.all) };
export default meta;
type Story = StoryObj<typeof RolesPage>;

export const All: Story = {
  play: async ({ canvas }) => {
    const finance = within(await canvas.findByRole('region', { name: 'Finance' }));
    await expect(finance.getByRole('button', { name: 'Lihat sebagai' })).toBeVisible();
    await expect(finance.queryByRole('link', { name: 'Ubah' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Buat peran' })).toHaveAttribute('href', '/user/role/new');
  },
};

export const OnlyReads: Story = {
  ...at(roles.all, { session: sessionOf({ permissions: ['user_management.view'] }) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Finance' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Buat peran' })).toBeNull();
  },
};

/** A permission to act brings the one to see. The preview shows the menu. */
export const Creating: Story = {
  ...at(roles.all, { path: '/user/role/new' }),
  render: () => <RoleNewPage />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Nama peran'), 'Kasir');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Ajukan refund' }));
    await expect(canvas.getByRole('checkbox', { name: 'Lihat refund' })).toBeChecked();
    const preview = within(canvas.getByRole('region', { name: 'Yang terlihat' }));
    await expect(preview.getByText('Refund')).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Lihat refund' }));
    await expect(canvas.getByRole('checkbox', { name: 'Ajukan refund' })).not.toBeChecked();
  },
};

export const GivesOnlyWhatTheyHold: Story = {
  ...at(roles.all, { path: '/user/role/new', session: sessionAs('Admin') }),
  render: () => <RoleNewPage />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('checkbox', { name: 'Setujui transfer dana' })).toBeDisabled();
  },
};

// spec 2.160
export const Editing: Story = {
  ...editing(own.id)(roles.own),
  render: () => <RoleEditPage />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Nama peran')).toHaveValue(own.name);
  },
};

export const BuiltIn: Story = {
  ...editing(builtIn.id)(roles.builtIn),
  render: () => <RoleEditPage />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(`${builtIn.name} boleh:`)).toBeVisible();
    await expect(canvas.queryByLabelText('Nama peran')).toBeNull();
  },
};

export const NotFound: Story = {
  ...editing(999)(roles.notFound),
  render: () => <RoleEditPage />,
  play: saying('Peran ini tidak ditemukan.'),
};

export const Loading: Story = { ...at(roles.pending), play: saying('Memuat…') };
export const Failed: Story = {
  ...at(roles.failed),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Coba lagi' })).toBeVisible();
  },
};
export const Forbidden: Story = { ...at(roles.forbidden), play: saying(/“Lihat pengguna”/) };
export const EnglishDark: Story = { globals: { language: 'en', theme: 'dark' }, play: saying('Create role') };
export const Phone: Story = {
  ...at(roles.all, { path: '/user/role/new' }),
  globals: { viewport: { value: 'phone' } },
  render: () => <RoleNewPage />,
  play: async ({ canvas }) => {
    await canvas.findByLabelText('Nama peran');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(375);
  },
};
