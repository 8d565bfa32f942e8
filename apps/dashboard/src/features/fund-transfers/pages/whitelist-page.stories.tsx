import type { Meta, StoryObj } from '@storybook/react-vite';
import { ok, type RecordedCall, type Scenario } from '@dasbor/sdk/testing';
import { expect, waitFor, within } from 'storybook/test';
import { bca } from '../../../shared/testing/banks.ts';
import { saying } from '../../../shared/testing/page-at.ts';
import waitingFile from '../../../../../../openapi/features/fund-transfers/examples/whitelisted-account-waiting.json' with { type: 'json' };
import { codeTaken } from '../../../shared/testing/challenge.ts';
import { shownDialog } from '../../../shared/testing/dialog.ts';
import { example } from '../../../shared/testing/example.ts';
import { sessionAs, sessionOf } from '../../../shared/testing/sessions.ts';
import { whitelistStates } from '../testing/scenarios.ts';
import WhitelistPage from './whitelist-page.tsx';

const dasbor = { path: '/subaccount/settings' };

const withoutWhitelist = sessionOf({
  feature_config: { ...sessionOf().feature_config, fund_transfer_whitelist: false },
});

const meta: Meta<typeof WhitelistPage> = {
  title: 'Fund transfers/Whitelist',
  component: WhitelistPage,
  parameters: { dasbor: { ...dasbor, scenario: whitelistStates.page } },
};
export default meta;
type Story = StoryObj<typeof WhitelistPage>;

const showing = (scenario: Scenario, more: object = {}) => ({
  parameters: { dasbor: { ...dasbor, scenario, ...more } },
});

export const Accounts: Story = {
  play: saying('CV SEWA KIOS BANDUNG'),
};

export const Removes: Story = {
  ...showing(whitelistStates.removes),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Hapus .*1310012345678/ }));
    const dialog = await shownDialog();
    await userEvent.click(dialog.getByRole('button', { name: 'Hapus dari daftar' }));
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
  },
};

let decided: RecordedCall | undefined;

/** Somebody other than the creator approves or rejects a pending account. */
export const Approves: Story = {
  ...showing(
    {
      ...whitelistStates.approves,
      approveWhitelistedAccount: (call) => {
        decided = call;
        return whitelistStates.approves.approveWhitelistedAccount;
      },
    },
    { session: sessionAs('Approver') },
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Menunggu persetujuan')).toBeVisible();
    // A user who can only approve cannot add or remove accounts.
    await expect(canvas.queryByRole('button', { name: 'Tambahkan rekening' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: /^Hapus/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /^Setujui .*8422640008/ }));
    const dialog = await shownDialog();
    await waitFor(() => expect(dialog.getByText(/atas nama CV MESIN KOPI/)).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'Setujui' }));
    await waitFor(() => expect(decided).toBeDefined());
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
  },
};

/** Not even an owner can approve their own request. */
export const AddedByMe: Story = {
  ...showing(whitelistStates.page, { session: sessionOf({ user_id: 'usr_01KAJ800000000000000000002' }) }),
  play: async ({ canvas }) => {
    const approve = await canvas.findByRole('button', { name: /^Setujui .*8422640008/ });
    await expect(approve).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByRole('button', { name: /^Tolak .*8422640008/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

let asked: RecordedCall | undefined;

/** A code bound to this account, then pending approval. */
export const Adds: Story = {
  ...showing({
    ...whitelistStates.page,
    listBanks: ok({ data: [bca] }),
    ...codeTaken,
    requestOtp: (call) => {
      asked = call;
      return codeTaken.requestOtp();
    },
    addWhitelistedAccount: ok(example<'addWhitelistedAccount'>(waitingFile), { status: 201 }),
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('combobox', { name: 'Bank' }), 'bca');
    await userEvent.click(await within(document.body).findByRole('option', { name: /Central Asia/ }));
    await userEvent.type(canvas.getByLabelText('Nomor rekening'), '8422640010');
    await userEvent.type(canvas.getByLabelText('Nama pemilik rekening'), 'CV GULA AREN');
    await userEvent.click(canvas.getByRole('button', { name: 'Tambahkan rekening' }));
    const dialog = await shownDialog();
    await waitFor(() => expect(dialog.getByText(/setelah orang lain menyetujuinya/)).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'Kirim kode OTP' }));
    await userEvent.type(await dialog.findByLabelText('Kode OTP'), '123456');
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
    await expect(asked?.body).toMatchObject({
      purpose: 'whitelist_account',
      action: { bank_code: 'bca', account_number: '8422640010' },
    });
  },
};

export const Empty: Story = {
  ...showing(whitelistStates.empty),
  play: saying('Belum ada rekening yang diizinkan'),
};

export const Loading: Story = {
  ...showing(whitelistStates.pending),
  play: saying('Memuat…'),
};

export const Failed: Story = {
  ...showing(whitelistStates.failed),
  play: saying('req_01KAJ8FAILED'),
};

export const SwitchedOff: Story = {
  ...showing(whitelistStates.page, { session: withoutWhitelist }),
  play: saying('Transfer dana dapat ke rekening mana pun'),
};

export const EnglishDarkPhone: Story = {
  globals: { language: 'en', theme: 'dark', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Add account' })).toBeVisible();
  },
};
