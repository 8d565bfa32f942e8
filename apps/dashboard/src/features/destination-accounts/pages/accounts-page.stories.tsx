import type { Meta, StoryObj } from '@storybook/react-vite';
import { ok, type RecordedCall, type Scenario } from '@dasbor/sdk/testing';
import { expect, waitFor, within } from 'storybook/test';
import { codeTaken } from '../../../shared/testing/challenge.ts';
import { shownDialog } from '../../../shared/testing/dialog.ts';
import { saying } from '../../../shared/testing/page-at.ts';
import { sessionAs, sessionOf } from '../../../shared/testing/sessions.ts';
import { destinationPaths } from '../../../shared/paths/money-out/destination-accounts.ts';
import { bcaAccount } from '../../../shared/testing/destinations.ts';
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

/** From the sidebar's entry below fund transfers. */
const atTransfers = (scenario: Scenario, more: object = {}) => ({
  parameters: { dasbor: { path: destinationPaths.forTransfers, scenario, ...more } },
});
const withFlags = (flags: object) =>
  sessionOf({ feature_config: { ...sessionOf().feature_config, ...flags } });

export const Listed: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Dipakai penarikan terjadwal')).toBeVisible();
    await expect(canvas.getByText(/Rekening baru: masih dapat menerima Rp 10\.000\.000/)).toBeVisible();
    await expect(canvas.getByText(/Belum pernah dipakai/)).toBeVisible();
    // What each may receive, and who decided it.
    await expect(canvas.getAllByText('Rekening pihak lain: hanya menerima transfer dana')).toHaveLength(3);
    await expect(
      canvas.getAllByText('Transfer dana diajukan Ratna Wijayanti, disetujui Budi Approver'),
    ).toHaveLength(2);
    await expect(
      canvas.getByText('Transfer dana diajukan Ratna Wijayanti, ditolak Budi Approver'),
    ).toBeVisible();
  },
};

/** Without the approval of fund transfers, the list has own accounts only. */
export const OnlyWithdrawals: Story = {
  ...at(
    {
      ...accountStates.listed,
      listDestinationAccounts: ok({ data: [{ ...bcaAccount, fund_transfers: null }] }),
    },
    { session: withFlags({ fund_transfer_whitelist: false }) },
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Dipakai penarikan terjadwal')).toBeVisible();
    await expect(canvas.queryByText(/Rekening usaha sendiri/)).toBeNull();
    await expect(canvas.queryByRole('radio')).toBeNull();
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

/** An own account stays for withdrawals. */
export const TransfersEnded: Story = {
  ...at({ ...accountStates.listed, removeWhitelistedAccount: ok(undefined, { status: 204 }) }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: /^Hentikan transfer dana ke .*8422647002/ }),
    );
    const dialog = await shownDialog();
    await waitFor(() => expect(dialog.getByText(/tetap menerima penarikan dana/)).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'Hentikan transfer dana' }));
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
  },
};

let removed: RecordedCall | undefined;

/** An account of others has nothing else to receive. */
export const OthersRemoved: Story = {
  ...at({
    ...accountStates.listed,
    removeWhitelistedAccount: (call) => {
      removed = call;
      return ok(undefined, { status: 204 });
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Hapus .*1310012345678/ }));
    const dialog = await shownDialog();
    await waitFor(() => expect(dialog.getByText(/tidak dapat disetujui lagi/)).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'Hapus rekening' }));
    await waitFor(() => expect(removed).toBeDefined());
  },
};

let request: RecordedCall | undefined;

/** An own account needs the second person too. The code is bound to it. */
export const TransfersAsked: Story = {
  ...at({
    ...accountStates.asks,
    addWhitelistedAccount: (call) => {
      request = call;
      return accountStates.asks.addWhitelistedAccount;
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: /^Ajukan untuk transfer dana: .*1370012345678/ }),
    );
    const dialog = await shownDialog();
    await waitFor(() => expect(dialog.getByText(/setelah orang lain menyetujuinya/)).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'Kirim kode OTP' }));
    await userEvent.type(await dialog.findByLabelText('Kode OTP'), '123456');
    await waitFor(() => expect(request?.body).toMatchObject({ account_number: '1370012345678' }));
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
  },
};

let asksFor: RecordedCall | undefined;

/** The same form, for an account of others, typed in groups. */
export const AddedForTransfers: Story = {
  ...atTransfers({
    ...accountStates.asks,
    requestOtp: (call) => {
      asksFor = call;
      return codeTaken.requestOtp();
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('radio', { name: /^Transfer dana/ })).toBeChecked();
    await userEvent.type(await canvas.findByRole('combobox', { name: 'Bank' }), '014');
    await userEvent.keyboard('{Enter}');
    await userEvent.type(canvas.getByLabelText('Nomor rekening'), '842-264-0010');
    await userEvent.type(canvas.getByLabelText('Nama pemilik rekening'), 'CV GULA AREN');
    await userEvent.click(canvas.getByRole('button', { name: 'Tambahkan rekening' }));
    const dialog = await shownDialog();
    await waitFor(() => expect(dialog.getByText('CV GULA AREN')).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'Kirim kode OTP' }));
    await userEvent.type(await dialog.findByLabelText('Kode OTP'), '123456');
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
    await expect(asksFor?.body).toMatchObject({
      purpose: 'whitelist_account',
      action: { bank_code: 'bca', account_number: '8422640010' },
    });
  },
};

let approved: RecordedCall | undefined;

/** Somebody other than who asked decides. An approver sees nothing of withdrawals and adds no account. */
export const Approves: Story = {
  ...atTransfers(
    {
      ...accountStates.approves,
      approveWhitelistedAccount: (call) => {
        approved = call;
        return accountStates.approves.approveWhitelistedAccount;
      },
    },
    { session: sessionAs('Approver') },
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Menunggu persetujuan')).toBeVisible();
    await expect(canvas.queryByText('Tambah rekening')).toBeNull();
    await expect(canvas.queryByRole('button', { name: /^Hapus/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /^Setujui .*8422640008/ }));
    const dialog = await shownDialog();
    await waitFor(() => expect(dialog.getByText(/atas nama CV MESIN KOPI/)).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'Setujui' }));
    await waitFor(() => expect(approved).toBeDefined());
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
  },
};

/** Not even an owner decides what they asked for. */
export const AskedByMe: Story = {
  ...atTransfers(accountStates.listed, { session: sessionOf({ user_id: 'usr_01KAJ800000000000000000002' }) }),
  play: async ({ canvas }) => {
    for (const name of [/^Setujui .*8422640008/, /^Tolak .*8422640008/])
      await expect(await canvas.findByRole('button', { name })).toHaveAttribute('aria-disabled', 'true');
  },
};

/** Where no approval is needed, the page says so. */
export const SwitchedOff: Story = {
  ...atTransfers(accountStates.none, { session: withFlags({ fund_transfer_whitelist: false }) }),
  play: saying('Transfer dana dapat ke rekening mana pun'),
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
    await expect(canvas.queryByRole('button', { name: /Hapus|Ajukan|Hentikan/ })).toBeNull();
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
