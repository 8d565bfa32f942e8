import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { shownDialog } from '../../../shared/testing/dialog.ts';
import { pageAt, saying } from '../../../shared/testing/page-at.ts';
import { sessionAs } from '../../../shared/testing/sessions.ts';
import { invitation } from '../testing/scenarios.ts';
import UserInvitePage from './user-invite-page.tsx';

const at = pageAt({ path: '/users/new' });

const meta: Meta<typeof UserInvitePage> = {
  title: 'Users/Invite',
  component: UserInvitePage,
  ...at(invitation.sends),
};
export default meta;
type Story = StoryObj<typeof UserInvitePage>;

/** No role is chosen, and each says what it is for. */
export const Empty: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('radio', { name: 'Finance' })).not.toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Periksa undangan' }));
    await expect(canvas.getByLabelText('Email')).toHaveAttribute('aria-invalid', 'true');
  },
};

// spec 2.159
export const Reviewed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Email'), 'sari@demo.test');
    await userEvent.type(canvas.getByLabelText('Nama lengkap'), 'Sari Dewi');
    await userEvent.click(canvas.getByRole('radio', { name: 'Finance' }));
    await expect(canvas.getByText('Finance boleh:')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Periksa undangan' }));
    const dialog = await shownDialog();
    await expect(dialog.getByText('Undang Sari Dewi sebagai Finance?')).toBeVisible();
  },
};

/** Nobody gives what they do not hold. */
export const AdminCannotGiveEverything: Story = {
  ...at(invitation.sends, { session: sessionAs('Admin') }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: 'Owner' })).toBeDisabled();
    await expect(canvas.getByRole('radio', { name: 'Approver' })).toBeDisabled();
    await expect(canvas.getByRole('radio', { name: 'Finance' })).toBeEnabled();
  },
};

export const EnglishDark: Story = {
  globals: { language: 'en', theme: 'dark' },
  play: saying('Review invitation'),
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findByLabelText('Email');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(375);
  },
};
