import type { Meta, StoryObj } from '@storybook/react-vite';
import { type RecordedCall, ok, type Scenario } from '@dasbor/sdk/testing';
import { expect, waitFor, within } from 'storybook/test';
import { sessionAs } from '../../../shared/testing/sessions.ts';
import { choosing, createdWebhook, creation } from '../testing/scenarios.ts';
import WebhookNewPage from './webhook-new-page.tsx';

const path = '/settings/webhooks/new';
const meta: Meta<typeof WebhookNewPage> = {
  title: 'Webhooks/Subaccounts',
  component: WebhookNewPage,
  parameters: { dasbor: { path, scenario: creation.succeeds } },
};
export default meta;
type Story = StoryObj<typeof WebhookNewPage>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const showing = (scenario: Scenario, more: object = {}) => ({
  parameters: { dasbor: { path, scenario, ...more } },
});

const askForSome = async ({ canvas, userEvent }: Pick<Context, 'canvas' | 'userEvent'>) => {
  await userEvent.click(await canvas.findByRole('radio', { name: 'Subakun tertentu' }));
};
const chosen = async (canvas: Context['canvas']) =>
  within(await canvas.findByRole('list', { name: 'Subakun yang dipilih' }));

let sent: RecordedCall | undefined;
/** By keyboard only: the field keeps focus, so that the user can search for the next one. */
export const SeveralByName: Story = {
  ...showing({
    ...creation.succeeds,
    createWebhook: (call) => {
      sent = call;
      return ok(createdWebhook, { status: 201 });
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Nama'), 'Toko daring');
    await userEvent.type(canvas.getByLabelText('URL'), 'https://api.kopinusantara.example');
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Pembayaran berhasil/ }));
    await askForSome({ canvas, userEvent });
    const field = await canvas.findByRole('combobox', { name: 'Tambah subakun' });
    await userEvent.click(field);
    await userEvent.keyboard('bandung{Enter}{Enter}');
    await expect((await chosen(canvas)).getByText('Kopi Nusantara Bandung')).toBeVisible();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(await (await chosen(canvas)).findByText('Sari Wulandari')).toBeVisible();
    await expect(field).toHaveAccessibleDescription(/2 dari 2 dipilih/);
    await userEvent.click(canvas.getByRole('button', { name: 'Tambah webhook' }));
    await waitFor(() =>
      expect(sent?.body).toMatchObject({
        subaccount_ids: ['sub_01KAJ800000000000000000001', 'sub_01KAJ800000000000000000002'],
      }),
    );
  },
};

/** Searches all pages of the list, by name, email or account ID. */
export const OneOfMany: Story = {
  ...showing(choosing.many),
  play: async ({ canvas, userEvent }) => {
    await askForSome({ canvas, userEvent });
    const field = await canvas.findByRole('combobox', { name: 'Tambah subakun' });
    await userEvent.type(field, 'cabang 129');
    await userEvent.click(await canvas.findByRole('option', { name: 'Cabang 129' }));
    await expect((await chosen(canvas)).getByText('Cabang 129')).toBeVisible();
    await userEvent.type(field, 'tidak ada');
    await expect(await canvas.findByText('Tidak ada subakun yang cocok.')).toBeVisible();
  },
};

/** Removing the last one moves focus back to the search field. */
export const NoneChosen: Story = {
  play: async ({ canvas, userEvent }) => {
    await askForSome({ canvas, userEvent });
    const field = await canvas.findByRole('combobox', { name: 'Tambah subakun' });
    await userEvent.type(field, 'sari{Enter}{Enter}');
    await userEvent.click(
      await (await chosen(canvas)).findByRole('button', { name: 'Hapus Sari Wulandari' }),
    );
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.tab();
    await waitFor(() => expect(field).toHaveAccessibleDescription(/Pilih paling sedikit satu subakun\./));
  },
};

export const Loading: Story = {
  ...showing(choosing.pending),
  play: async ({ canvas, userEvent }) => {
    await askForSome({ canvas, userEvent });
    await expect(await canvas.findByText('Memuat…')).toBeInTheDocument();
  },
};

export const NoSubaccountYet: Story = {
  ...showing(choosing.none),
  play: async ({ canvas, userEvent }) => {
    await askForSome({ canvas, userEvent });
    await expect(await canvas.findByText(/^Belum ada subakun\./)).toBeVisible();
    await expect(canvas.queryByRole('combobox')).toBeNull();
  },
};

export const ListFails: Story = {
  ...showing(choosing.failsOnce),
  play: async ({ canvas, userEvent }) => {
    await askForSome({ canvas, userEvent });
    const alert = within(await canvas.findByRole('alert'));
    await expect(alert.getByText('Daftar subakun tidak dapat dimuat')).toBeVisible();
    await userEvent.click(alert.getByRole('button', { name: 'Coba lagi' }));
    await expect(await canvas.findByRole('combobox', { name: 'Tambah subakun' })).toBeVisible();
  },
};

/** A developer may not see subaccounts, and enters their IDs. */
export const MayNotSeeThem: Story = {
  ...showing(creation.succeeds, { session: sessionAs('Developer') }),
  play: async ({ canvas, userEvent }) => {
    await askForSome({ canvas, userEvent });
    const ids = await canvas.findByLabelText('ID subakun');
    await userEvent.type(ids, 'sub_1');
    await userEvent.tab();
    await waitFor(() => expect(ids).toHaveAccessibleDescription(/sub_1 bukan ID subakun\./));
    await userEvent.clear(ids);
    await userEvent.type(ids, 'sub_01KAJ800000000000000000001');
    await waitFor(() => expect(ids).not.toHaveAttribute('aria-invalid'));
  },
};

export const EnglishDark: Story = {
  globals: { language: 'en', theme: 'dark' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Selected subaccounts' }));
    await expect(canvas.getByText('Events of this merchant and the subaccounts you select.')).toBeVisible();
    await userEvent.type(
      await canvas.findByRole('combobox', { name: 'Add subaccount' }),
      'sari{Enter}{Enter}',
    );
    await expect(await canvas.findByRole('button', { name: 'Remove Sari Wulandari' })).toBeVisible();
  },
};

export const Phone: Story = {
  ...showing(choosing.many),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await askForSome({ canvas, userEvent });
    await userEvent.type(
      await canvas.findByRole('combobox', { name: 'Tambah subakun' }),
      'cabang 17{Enter}{Enter}',
    );
    await expect((await chosen(canvas)).getByText('Cabang 17')).toBeVisible();
    await userEvent.click(canvas.getByRole('combobox', { name: 'Tambah subakun' }));
    await expect(await canvas.findByRole('option', { name: 'Cabang 1' })).toBeVisible();
  },
};
