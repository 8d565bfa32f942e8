import type { Meta, StoryObj } from '@storybook/react-vite';
import { type RecordedCall, ok, type Scenario } from '@dasbor/sdk/testing';
import { Route, Routes } from 'react-router-dom';
import { expect, waitFor, within } from 'storybook/test';
import { saying } from '../../../shared/testing/page-at.ts';
import { codeTaken } from '../../../shared/testing/challenge.ts';
import type { SnapKey } from '../api/types.ts';
import {
  publicKeyPem,
  snapKeyDetail,
  snapKeyExamples,
  snapKeyStates,
  snapSecret,
} from '../testing/scenarios.ts';
import SnapKeyNewPage from './snap-key-new-page.tsx';
import SnapKeyPage from './snap-key-page.tsx';

const meta: Meta<typeof SnapKeyPage> = {
  title: 'Snap keys/Detail',
  component: SnapKeyPage,
  render: () => (
    <Routes>
      <Route path="/settings/snap-keys/new" element={<SnapKeyNewPage />} />
      <Route path="/settings/snap-keys/:id" element={<SnapKeyPage />} />
    </Routes>
  ),
};
export default meta;
type Story = StoryObj<typeof SnapKeyPage>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const at = (scenario: Scenario, path = `/settings/snap-keys/${snapKeyExamples.active.id}`) => ({
  parameters: { dasbor: { path, scenario } },
});
const of = (snapKey: SnapKey, more: Scenario = {}) => at({ ...snapKeyDetail(snapKey), ...more });
const inBody = () => within(document.body);
const giveCode = async (userEvent: Context['userEvent'], name: string) => {
  const dialog = await inBody().findByRole('dialog', { name });
  await userEvent.type(await within(dialog).findByLabelText('Kode OTP'), '123456');
};

let asked: RecordedCall | undefined;
/** A code reveals the secret, which can be hidden again. */
export const RevealingTheSecret: Story = {
  ...of(snapKeyExamples.active, {
    requestOtp: (call) => {
      asked = call;
      return codeTaken.requestOtp();
    },
  }),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const [reveal] = await canvas.findAllByRole('button', { name: 'Tampilkan' });
    const section = within(canvasElement).getByRole('region', { name: 'Client secret' });
    await expect(reveal).toBeVisible();
    await userEvent.click(within(section).getByRole('button', { name: 'Tampilkan' }));
    await giveCode(userEvent, 'Tampilkan client secret');
    await expect(await within(section).findByText(snapSecret)).toBeVisible();
    await expect(asked?.body).toEqual({
      purpose: 'snap_secret_reveal',
      action: { id: snapKeyExamples.active.id },
    });
    await userEvent.click(within(section).getByRole('button', { name: 'Sembunyikan' }));
    await expect(canvas.queryByText(snapSecret)).toBeNull();
  },
};

/** The key does not work yet, so the public key field is open. */
export const WaitingForThePublicKey: Story = {
  ...of(snapKeyExamples.waiting, { setSnapPublicKey: ok({ data: snapKeyExamples.active }) }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Tempel kunci publik Anda')).toBeVisible();
    const field = canvas.getByLabelText('Kunci publik (PEM)');
    await userEvent.click(field);
    await userEvent.paste(publicKeyPem);
    await userEvent.click(canvas.getByRole('button', { name: 'Simpan kunci publik' }));
    await giveCode(userEvent, 'Simpan kunci publik Live');
    await waitFor(() => expect(canvas.queryByText('Tempel kunci publik Anda')).toBeNull());
    await expect(canvas.getByText('RSA 2048 bit')).toBeVisible();
  },
};

/** A private key is detected by its header and never leaves the browser. */
export const PrivateKeyByMistake: Story = {
  ...of(snapKeyExamples.waiting, { setSnapPublicKey: 'pending' }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByLabelText('Kunci publik (PEM)'));
    await userEvent.paste('-----BEGIN PRIVATE KEY-----\nMIIE\n-----END PRIVATE KEY-----');
    await userEvent.click(canvas.getByRole('button', { name: 'Simpan kunci publik' }));
    await expect(await canvas.findByText(/Ini kunci privat/)).toBeVisible();
    await expect(inBody().queryByRole('dialog')).toBeNull();
  },
};

export const NotAKey: Story = {
  ...of(snapKeyExamples.waiting),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Kunci publik (PEM)'), 'halo');
    await userEvent.tab();
    await expect(await canvas.findByText('Bukan kunci publik RSA dalam format PEM.')).toBeVisible();
  },
};

export const DasborsPublicKey: Story = {
  ...of(snapKeyExamples.active),
  play: async ({ canvas, userEvent }) => {
    const section = within(await canvas.findByRole('region', { name: 'Kunci publik Dasbor' }));
    await userEvent.click(section.getByRole('button', { name: 'Tampilkan' }));
    await giveCode(userEvent, 'Tampilkan kunci publik Dasbor');
    await expect(await section.findByRole('group', { name: 'Kunci publik Dasbor' })).toHaveTextContent(
      'BEGIN PUBLIC KEY',
    );
    await expect(section.getByRole('button', { name: 'Salin Kunci publik Dasbor' })).toBeVisible();
  },
};

export const BeingReplaced: Story = {
  ...of({
    ...snapKeyExamples.twoSecrets,
    previous_secret: { last_four: '0aBc', works_until: '2026-11-21T06:00:00.000Z' },
  }),
  play: saying(/Rahasia berakhiran 0aBc tidak berlaku 1 jam lagi/),
};

export const Revoked: Story = {
  ...of(snapKeyExamples.revoked),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Kunci ini sudah dicabut')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Ganti' })).toBeNull();
  },
};

let made: RecordedCall | undefined;
/** Needs a name and a code; the key's page then asks for the public key. Addresses are validated line by line. */
export const New: Story = {
  ...at(
    {
      ...snapKeyDetail(snapKeyExamples.waiting),
      createSnapKey: (call) => {
        made = call;
        return ok({ data: snapKeyExamples.waiting }, { status: 201 });
      },
    },
    '/settings/snap-keys/new',
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Buat kunci' }));
    await expect(await canvas.findByText('Wajib diisi.')).toBeVisible();
    await expect(canvas.getByLabelText('Nama')).toHaveFocus();
    await userEvent.type(canvas.getByLabelText('Nama'), 'Integrasi SNAP');
    await userEvent.click(canvas.getByLabelText(/^Alamat IP yang diizinkan/));
    await userEvent.paste('203.0.113.7\n\n10.0.0.7/8');
    await userEvent.click(canvas.getByRole('button', { name: 'Buat kunci' }));
    await expect(await canvas.findByRole('button', { name: /Baris 3, “10\.0\.0\.7\/8”/ })).toBeVisible();
    await userEvent.clear(canvas.getByLabelText(/^Alamat IP yang diizinkan/));
    await userEvent.paste('203.0.113.7\n10.0.0.0/8');
    await userEvent.click(canvas.getByRole('button', { name: 'Buat kunci' }));
    await giveCode(userEvent, 'Buat kunci SNAP Live');
    await expect(await canvas.findByText('Tempel kunci publik Anda')).toBeVisible();
    await expect(made?.body).toEqual({ name: 'Integrasi SNAP', allowed_ips: ['203.0.113.7', '10.0.0.0/8'] });
  },
};

/** Shows the addresses. For a key without restrictions, the page explains what that means. */
export const AllowedAddresses: Story = {
  ...of(snapKeyExamples.active),
  play: async ({ canvas }) => {
    const section = within(await canvas.findByRole('region', { name: 'Alamat IP yang diizinkan' }));
    await expect(section.getByText('203.0.113.0/24')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ubah' })).toBeVisible();
  },
};

export const Loading: Story = {
  ...at(snapKeyStates.pending),
  play: saying('Memuat…'),
};

export const NotFound: Story = {
  ...at(snapKeyStates.notFound),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Kunci SNAP' })).toBeVisible();
  },
};

export const EnglishDark: Story = {
  ...of(snapKeyExamples.active),
  globals: { language: 'en', theme: 'dark' },
  play: saying('Client secret'),
};

export const Phone: Story = {
  ...of(snapKeyExamples.waiting),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Kunci publik (PEM)')).toBeVisible();
  },
};
