import type { Meta, StoryObj } from '@storybook/react-vite';
import { type RecordedCall, type Scenario } from '@dasbor/sdk/testing';
import { Route, Routes } from 'react-router-dom';
import { expect, waitFor, within } from 'storybook/test';
import { creation } from '../testing/scenarios.ts';
import ApiKeyNewPage from './api-key-new-page.tsx';
import ApiKeyPage from './api-key-page.tsx';

const meta: Meta<typeof ApiKeyNewPage> = {
  title: 'Api keys/New',
  component: ApiKeyNewPage,
  render: () => (
    <Routes>
      <Route path="/settings/api-keys/new" element={<ApiKeyNewPage />} />
      <Route path="/settings/api-keys/:id" element={<ApiKeyPage />} />
    </Routes>
  ),
  parameters: { dasbor: { path: '/settings/api-keys/new', scenario: creation.succeeds } },
};
export default meta;
type Story = StoryObj<typeof ApiKeyNewPage>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const showing = (scenario: Scenario) => ({
  parameters: { dasbor: { path: '/settings/api-keys/new', scenario } },
});
const inBody = () => within(document.body);
const submit = (canvas: Context['canvas']) => canvas.getByRole('button', { name: 'Buat kunci' });

const fillIn = async ({ canvas, userEvent }: Pick<Context, 'canvas' | 'userEvent'>) => {
  await userEvent.type(await canvas.findByLabelText('Nama'), 'Toko online');
  await userEvent.click(canvas.getByRole('button', { name: 'Terima pembayaran' }));
};

const giveCode = async (userEvent: Context['userEvent']) => {
  const dialog = await inBody().findByRole('dialog', { name: 'Buat kunci Live' });
  await userEvent.type(await within(dialog).findByLabelText('Kode OTP'), '123456');
};

/** Sends nothing and focuses the first invalid field. */
export const NothingFilledIn: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByLabelText('Nama');
    await userEvent.click(submit(canvas));
    await expect(await canvas.findByText('Wajib diisi.')).toBeVisible();
    await expect(canvas.getByText('Pilih paling sedikit satu izin.')).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText('Nama')).toHaveFocus());

    // Each error beside the button links to its field, and disappears once the field is valid.
    await userEvent.click(canvas.getByRole('button', { name: 'Izin: Pilih paling sedikit satu izin.' }));
    await expect(canvas.getAllByRole('radio')[0]).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Nama: Wajib diisi.' }));
    await userEvent.keyboard('Kasir');
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Nama: Wajib diisi.' })).toBeNull());
  },
};

/** A preset sets every kind of record. After a change, the preset is no longer selected. */
export const Presets: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await fillIn({ canvas, userEvent });
    const preset = canvas.getByRole('button', { name: 'Terima pembayaran' });
    await expect(preset).toHaveAttribute('aria-pressed', 'true');
    const orders = within(
      canvasElement.querySelector<HTMLElement>('[data-resource=orders]') ?? canvasElement,
    );
    await expect(orders.getByRole('radio', { name: 'Baca & tulis' })).toBeChecked();
    await userEvent.click(orders.getByRole('radio', { name: 'Baca' }));
    await expect(preset).toHaveAttribute('aria-pressed', 'false');
  },
};

/** Names the invalid line before anything is sent. */
export const WrongAddresses: Story = {
  play: async ({ canvas, userEvent }) => {
    await fillIn({ canvas, userEvent });
    const field = canvas.getByLabelText(/Alamat IP/);
    await userEvent.type(field, '203.0.113.0/24{Enter}{Enter}10.0.0.7/8');
    await userEvent.tab();
    await expect(await canvas.findByText(/Baris 3, “10\.0\.0\.7\/8”/)).toBeVisible();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
  },
};

export const ADayThatIsOver: Story = {
  play: async ({ canvas, userEvent }) => {
    await fillIn({ canvas, userEvent });
    await userEvent.click(canvas.getByRole('radio', { name: 'Tanggal lain' }));
    await userEvent.type(await canvas.findByLabelText('Hari terakhir'), '20/11/2026');
    await userEvent.tab();
    await expect(await canvas.findByText(/Pilih hari antara 21 Nov 2026 dan/)).toBeVisible();
  },
};

let made: RecordedCall | undefined;
let asked: RecordedCall | undefined;
/** The code confirms exactly the request that is sent. The key's page then shows the secret. */
export const MadeWithACode: Story = {
  ...showing({
    ...creation.succeeds,
    requestOtp: (call) => {
      asked = call;
      return creation.succeeds.requestOtp;
    },
    createApiKey: (call) => {
      made = call;
      return creation.succeeds.createApiKey;
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await fillIn({ canvas, userEvent });
    await userEvent.type(canvas.getByLabelText(/Alamat IP/), '203.0.113.0/24');
    await userEvent.click(canvas.getByRole('radio', { name: '30 hari' }));
    await userEvent.click(submit(canvas));
    await giveCode(userEvent);

    const shown = await inBody().findByRole('alertdialog', { name: 'Simpan rahasia ini sekarang' });
    await expect(within(shown).getByLabelText('Rahasia')).toHaveValue(
      'dp_live_4tGh8Kx2mQ7vYb1ZsW0cLr5NpJd39fQx',
    );
    await expect(made?.body).toEqual({
      name: 'Toko online',
      scopes: {
        orders: 'write',
        payments: 'write',
        customers: 'read',
        settlements: 'none',
        disbursements: 'none',
        balance: 'none',
        webhooks: 'none',
        logs: 'none',
      },
      allowed_ips: ['203.0.113.0/24'],
      expires_at: '2026-12-21T16:59:59.000Z',
    });
    await expect(asked?.body).toEqual({ purpose: 'api_key_create', action: made?.body });
  },
};

/** Closing the dialog returns to the form, and no key is created. */
export const CodeNotGiven: Story = {
  play: async ({ canvas, userEvent }) => {
    await fillIn({ canvas, userEvent });
    await userEvent.click(submit(canvas));
    const dialog = await inBody().findByRole('dialog', { name: 'Buat kunci Live' });
    await within(dialog).findByLabelText('Kode OTP');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(inBody().queryByRole('dialog')).toBeNull());
    await expect(canvas.getByLabelText('Nama')).toHaveValue('Toko online');
    await expect(submit(canvas)).not.toHaveAttribute('aria-busy');
  },
};

export const TooMany: Story = {
  ...showing(creation.limit),
  play: async ({ canvas, userEvent }) => {
    await fillIn({ canvas, userEvent });
    await userEvent.click(submit(canvas));
    await giveCode(userEvent);
    await expect(await canvas.findByText('Paling banyak 20 kunci aktif.')).toBeVisible();
  },
};

/** Server errors are shown beside their field too. */
export const RefusedByTheServer: Story = {
  ...showing(creation.refusedAddress),
  play: async ({ canvas, userEvent }) => {
    await fillIn({ canvas, userEvent });
    await userEvent.type(canvas.getByLabelText(/Alamat IP/), '203.0.113.7');
    await userEvent.click(submit(canvas));
    await giveCode(userEvent);
    await expect(await canvas.findByText('Bukan alamat IP atau rentang CIDR.')).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText(/Alamat IP/)).toHaveFocus());
  },
};

export const Sandbox: Story = {
  globals: { mode: 'sandbox' },
  play: async ({ canvas, userEvent }) => {
    await fillIn({ canvas, userEvent });
    await expect(canvas.queryByText('Kunci Live perlu kode OTP.')).toBeNull();
    await userEvent.click(submit(canvas));
    const shown = await inBody().findByRole('alertdialog');
    const secret = await within(shown).findByLabelText('Rahasia');
    // The dialog fades in.
    await waitFor(() => expect(secret).toBeVisible());
  },
};

export const EnglishDark: Story = {
  globals: { language: 'en', theme: 'dark' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Accept payments' })).toBeVisible();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Nama')).toBeVisible();
  },
};
