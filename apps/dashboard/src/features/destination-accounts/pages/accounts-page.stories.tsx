import type { Meta, StoryObj } from '@storybook/react-vite';
import { ok, type RecordedCall, type Scenario } from '@dasbor/sdk/testing';
import { expect, waitFor, within } from 'storybook/test';
import { codeTaken } from '../../../shared/testing/challenge.ts';
import { shownDialog } from '../../../shared/testing/dialog.ts';
import { saying } from '../../../shared/testing/page-at.ts';
import { sessionAs } from '../../../shared/testing/sessions.ts';
import { destinationPaths } from '../../../shared/paths/destination-accounts.ts';
import { accountStates } from '../testing/scenarios.ts';
import AccountsPage from './accounts-page.tsx';

const at = (scenario: Scenario, more: object = {}) => ({
  parameters: { dasbor: { path: destinationPaths.list, scenario, ...more } },
});

const meta: Meta<typeof AccountsPage> = {
  title: 'Destination accounts/List',
  component: AccountsPage,
  ...at(accountStates.listed),
};
export default meta;
type Story = StoryObj<typeof AccountsPage>;
type Hands = Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas' | 'userEvent'>;

const fillIn = async ({ canvas, userEvent }: Hands) => {
  await userEvent.type(await canvas.findByRole('combobox', { name: 'Bank' }), '014');
  await userEvent.keyboard('{Enter}');
  await userEvent.type(canvas.getByLabelText('Nomor rekening'), '8422647002');
  await userEvent.type(canvas.getByLabelText('Nama pemilik rekening'), 'PT Kopi Nusantara');
  await userEvent.click(canvas.getByRole('button', { name: 'Periksa rekening' }));
};

export const Listed: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Dipakai penarikan terjadwal')).toBeVisible();
    await expect(canvas.getByText(/Rekening baru: masih dapat menerima Rp 10\.000\.000/)).toBeVisible();
    await expect(canvas.getByText(/Belum pernah dipakai/)).toBeVisible();
  },
};

export const None: Story = { ...at(accountStates.none), play: saying('Belum ada rekening') };

let sent: RecordedCall | undefined;
let asked: RecordedCall | undefined;

/** The bank names the holder before a code is asked for, and the code is bound to this account. */
export const Added: Story = {
  ...at({
    ...accountStates.adds,
    requestOtp: (call) => {
      asked = call;
      return codeTaken.requestOtp();
    },
    createDestinationAccount: (call) => {
      sent = call;
      return accountStates.adds.createDestinationAccount;
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await fillIn({ canvas, userEvent });
    const dialog = await shownDialog();
    await expect(await dialog.findByText('PT KOPI NUSANTARA')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Kirim kode OTP' }));
    await userEvent.type(await dialog.findByLabelText('Kode OTP'), '123456');
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
    await expect(asked?.body).toEqual({ purpose: 'destination_account', action: sent?.body });
    await expect(canvas.getByLabelText('Nomor rekening')).toHaveValue('');
  },
};

/** Shown beside the name, before a code is asked for. */
export const AnotherHolder: Story = {
  ...at(accountStates.anotherHolder),
  play: async ({ canvas, userEvent }) => {
    await fillIn({ canvas, userEvent });
    await expect((await canvas.findAllByText(/Menurut bank: BU\*\* SAN\*\*\*\*/))[0]).toBeVisible();
    await expect(canvas.getByLabelText('Nama pemilik rekening')).toHaveFocus();
  },
};

export const BankAway: Story = {
  ...at(accountStates.bankAway),
  play: async ({ canvas, userEvent }) => {
    await fillIn({ canvas, userEvent });
    await expect(await canvas.findByText('Bank sedang tidak dapat dihubungi.')).toBeVisible();
  },
};

export const Exists: Story = {
  ...at(accountStates.exists),
  play: async ({ canvas, userEvent }) => {
    await fillIn({ canvas, userEvent });
    const dialog = await shownDialog();
    await waitFor(() =>
      expect(dialog.getByRole('button', { name: 'Kirim kode OTP' })).not.toHaveAttribute('aria-disabled'),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Kirim kode OTP' }));
    await expect(await within(document.body).findByText('Rekening ini sudah terdaftar.')).toBeVisible();
  },
};

export const NothingFilledIn: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Periksa rekening' }));
    await expect(await canvas.findAllByText('Wajib diisi.')).toHaveLength(3);
  },
};

/** Says what the removal stops before it happens. */
export const Removed: Story = {
  ...at({ ...accountStates.listed, removeDestinationAccount: ok(undefined, { status: 204 }) }),
  play: async ({ canvas, userEvent }) => {
    const [remove] = await canvas.findAllByRole('button', { name: /^Hapus Bank Central Asia/ });
    await userEvent.click(remove!);
    const dialog = await shownDialog();
    await waitFor(() =>
      expect(dialog.getByText(/Penarikan terjadwal ke rekening ini dimatikan/)).toBeVisible(),
    );
    await expect(dialog.getByText(/Sweep out ke rekening ini dimatikan/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Hapus rekening' }));
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
  },
};

/** An arrow key opens the list, typing filters it and Escape closes it. It omits banks that accept no transfers. */
export const BankByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('combobox', { name: 'Bank' });
    await canvas.findByText('Dipakai penarikan terjadwal');
    field.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(await canvas.findAllByRole('option')).toHaveLength(3);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(field).toHaveValue('Bank Rakyat Indonesia (BRI)');
    await userEvent.type(field, 'zzz');
    await expect(canvas.getByText('Tidak ada bank dengan nama itu.')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveValue('Bank Rakyat Indonesia (BRI)');
  },
};

/** A typo does not select another bank: the first Enter shows the nearest, the second selects it. */
export const BankMistyped: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('combobox', { name: 'Bank' });
    await canvas.findByText('Dipakai penarikan terjadwal');
    await userEvent.type(field, 'br{Enter}');
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('Bank Rakyat Indonesia');
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveValue('');
    await userEvent.type(field, 'gopey');
    await userEvent.click(await canvas.findByRole('option', { name: 'GoPay' }));
    await expect(field).toHaveValue('GoPay');
  },
};

/** Blur selects the bank that the text names, and no bank that only has a similar name. */
export const BankLeftByTab: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('combobox', { name: 'Bank' });
    await canvas.findByText('Dipakai penarikan terjadwal');
    await userEvent.type(field, 'bca{Enter}');
    await userEvent.clear(field);
    await userEvent.type(field, 'bri');
    await userEvent.tab();
    await expect(field).toHaveValue('Bank Rakyat Indonesia (BRI)');
    await userEvent.clear(field);
    await userEvent.type(field, 'central');
    await userEvent.tab();
    await expect(field).toHaveValue('Bank Rakyat Indonesia (BRI)');
  },
};

/** Nobody without the permission to withdraw adds or removes one. */
export const MayNot: Story = {
  ...at(accountStates.listed, { session: sessionAs('Viewer') }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Dipakai penarikan terjadwal')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Hapus/ })).toBeNull();
    await expect(canvas.queryByText('Tambah rekening')).toBeNull();
  },
};

export const Loading: Story = { ...at(accountStates.pending), play: saying('Memuat…') };

export const Failed: Story = {
  ...at(accountStates.failed),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Coba lagi' })).toBeVisible();
  },
};

export const EnglishDark: Story = {
  globals: { language: 'en', theme: 'dark' },
  play: saying('Used by the withdrawal schedule'),
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Dipakai penarikan terjadwal')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(375);
  },
};
