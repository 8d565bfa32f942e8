import type { Meta, StoryObj } from '@storybook/react-vite';
import { type RecordedCall, ok } from '@dasbor/sdk/testing';
import { Route, Routes } from 'react-router-dom';
import { expect, waitFor, within } from 'storybook/test';
import { ownKey } from '../../../shared/unsaved/own-storage.ts';
import { sessionOf } from '../../../shared/testing/sessions.ts';
import { snapKeyDetail, snapKeyExamples } from '../testing/scenarios.ts';
import SnapKeyNewPage from './snap-key-new-page.tsx';
import SnapKeyPage from './snap-key-page.tsx';

let made: RecordedCall | undefined;
const meta: Meta<typeof SnapKeyNewPage> = {
  title: 'Snap keys/New',
  component: SnapKeyNewPage,
  render: () => (
    <Routes>
      <Route path="/settings/snap-keys/new" element={<SnapKeyNewPage />} />
      <Route path="/settings/snap-keys/:id" element={<SnapKeyPage />} />
    </Routes>
  ),
  parameters: {
    dasbor: {
      path: '/settings/snap-keys/new',
      scenario: {
        ...snapKeyDetail(snapKeyExamples.waiting),
        createSnapKey: (call: RecordedCall) => {
          made = call;
          return ok({ data: snapKeyExamples.waiting }, { status: 201 });
        },
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof SnapKeyNewPage>;

const { user_id: userId, merchant_id: merchantId } = sessionOf();
const DRAFT = ownKey(userId, `draft snap-key.new.live.${merchantId}`);
const IPS = /^Alamat IP yang diizinkan/;
const draft = () => sessionStorage.getItem(DRAFT);
const leftADraft = () =>
  sessionStorage.setItem(DRAFT, JSON.stringify({ name: 'Integrasi', ips: '10.0.0.7' }));

/** Keeps the input until the key is created. */
export const KeptUntilMade: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Nama'), 'Integrasi');
    await userEvent.type(canvas.getByLabelText(IPS), '203.0.113.0/24');
    await waitFor(() => expect(draft()).toBe('{"name":"Integrasi","ips":"203.0.113.0/24"}'));
    await userEvent.click(canvas.getByRole('button', { name: 'Buat kunci' }));
    const dialog = await within(document.body).findByRole('dialog', {}, { timeout: 5000 });
    await userEvent.type(await within(dialog).findByLabelText('Kode OTP'), '123456');

    await expect(await canvas.findByLabelText('Kunci publik (PEM)')).toBeVisible();
    await expect(made?.body).toEqual({ name: 'Integrasi', allowed_ips: ['203.0.113.0/24'] });
    await expect(draft()).toBeNull();
  },
};

export const DraftRestored: Story = {
  beforeEach: leftADraft,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Isian Anda yang belum disimpan dipulihkan.')).toBeVisible();
    await expect(canvas.getByLabelText('Nama')).toHaveValue('Integrasi');
    await expect(canvas.getByLabelText(IPS)).toHaveValue('10.0.0.7');
    await userEvent.click(canvas.getByRole('button', { name: 'Mulai dari awal' }));
    await expect(canvas.getByLabelText('Nama')).toHaveValue('');
    await waitFor(() => expect(draft()).toBeNull());
  },
};

export const DraftRestoredEnglishDark: Story = {
  beforeEach: leftADraft,
  globals: { language: 'en', theme: 'dark' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Start over' })).toBeVisible();
  },
};

export const DraftRestoredOnPhone: Story = { ...DraftRestored, globals: { viewport: { value: 'phone' } } };
