import type { Meta, StoryObj } from '@storybook/react-vite';
import { type RecordedCall, ok, problem, type Scenario } from '@dasbor/sdk/testing';
import { Route, Routes } from 'react-router-dom';
import { expect, waitFor, within } from 'storybook/test';
import { ownKey } from '../../../shared/unsaved/own-storage.ts';
import { sessionOf } from '../../../shared/testing/sessions.ts';
import type { SnapKey } from '../api/types.ts';
import { snapKeyDetail, snapKeyExamples, snapKeyStates } from '../testing/scenarios.ts';
import SnapKeyEditPage from './snap-key-edit-page.tsx';
import SnapKeyPage from './snap-key-page.tsx';

const meta: Meta<typeof SnapKeyEditPage> = {
  title: 'Snap keys/Edit',
  component: SnapKeyEditPage,
  render: () => (
    <Routes>
      <Route path="/settings/snap-keys/:id/edit" element={<SnapKeyEditPage />} />
      <Route path="/settings/snap-keys/:id" element={<SnapKeyPage />} />
    </Routes>
  ),
};
export default meta;
type Story = StoryObj<typeof SnapKeyEditPage>;

const at = (scenario: Scenario) => ({
  parameters: { dasbor: { path: `/settings/snap-keys/${snapKeyExamples.active.id}/edit`, scenario } },
});
const of = (snapKey: SnapKey, more: Scenario = {}) => at({ ...snapKeyDetail(snapKey), ...more });
const IPS = /^Alamat IP yang diizinkan/;

let changed: RecordedCall | undefined;
const elsewhere = { ...snapKeyExamples.active, allowed_ips: ['198.51.100.4/32'] };
/** Sends only the changed fields, and a live key requires a code. */
export const OtherAddresses: Story = {
  ...of(snapKeyExamples.active, {
    getSnapKey: () => ok({ data: changed ? elsewhere : snapKeyExamples.active }),
    updateSnapKey: (call) => {
      changed = call;
      return ok({ data: elsewhere });
    },
  }),
  beforeEach: () => {
    changed = undefined;
  },
  play: async ({ canvas, userEvent }) => {
    const ips = await canvas.findByLabelText(IPS);
    await expect(ips).toHaveValue('203.0.113.0/24');
    await userEvent.clear(ips);
    await userEvent.type(ips, '198.51.100.4');
    await userEvent.click(canvas.getByRole('button', { name: 'Simpan perubahan' }));
    const dialog = await within(document.body).findByRole('dialog', { name: 'Ubah kunci SNAP Live' });
    await userEvent.type(await within(dialog).findByLabelText('Kode OTP'), '123456');
    await expect(await canvas.findByText('198.51.100.4/32')).toBeVisible();
    await expect(changed?.body).toEqual({ allowed_ips: ['198.51.100.4'] });
  },
};

const { user_id: userId, merchant_id: merchantId } = sessionOf();
const DRAFT = ownKey(userId, `draft snap-key.${snapKeyExamples.active.id}.${merchantId}`);

export const DraftRestored: Story = {
  ...of(snapKeyExamples.active),
  beforeEach: () => sessionStorage.setItem(DRAFT, JSON.stringify({ name: 'Toko', ips: '10.0.0.7' })),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Isian Anda yang belum disimpan dipulihkan.')).toBeVisible();
    await expect(canvas.getByLabelText(IPS)).toHaveValue('10.0.0.7');
    await userEvent.click(canvas.getByRole('button', { name: 'Mulai dari awal' }));
    await expect(canvas.getByLabelText(IPS)).toHaveValue('203.0.113.0/24');
    await waitFor(() => expect(sessionStorage.getItem(DRAFT)).toBeNull());
  },
};

export const NoName: Story = {
  ...of(snapKeyExamples.active),
  play: async ({ canvas, userEvent }) => {
    await userEvent.clear(await canvas.findByLabelText('Nama'));
    await userEvent.click(canvas.getByRole('button', { name: 'Simpan perubahan' }));
    await expect(await canvas.findByText('Wajib diisi.')).toBeVisible();
    await expect(canvas.getByLabelText('Nama')).toHaveFocus();
  },
};

/** The server may know more than this page: its errors are shown beside the fields that they name. */
export const RefusedByTheServer: Story = {
  ...of(
    { ...snapKeyExamples.active, mode: 'sandbox' },
    {
      updateSnapKey: problem(400, 'DPAY_INVALID_REQUEST', undefined, {
        fields: [{ field: 'allowed_ips.0', code: 'DPAY_IP_RANGE_INVALID' }],
      }),
    },
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(IPS), '\n198.51.100.4');
    await userEvent.click(canvas.getByRole('button', { name: 'Simpan perubahan' }));
    await expect(await canvas.findByText('Bukan alamat IP atau rentang CIDR.')).toBeVisible();
  },
};

export const Revoked: Story = {
  ...of(snapKeyExamples.revoked),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Kunci ini sudah dicabut')).toBeVisible();
    await expect(canvas.queryByLabelText('Nama')).toBeNull();
  },
};

export const NotFound: Story = {
  ...at(snapKeyStates.notFound),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Kunci SNAP tidak ditemukan.')).toBeVisible();
  },
};

export const EnglishDark: Story = {
  ...of(snapKeyExamples.active),
  globals: { language: 'en', theme: 'dark' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(/^Allowed IP addresses/)).toBeVisible();
  },
};

export const Phone: Story = {
  ...of(snapKeyExamples.active),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(IPS)).toBeVisible();
  },
};
