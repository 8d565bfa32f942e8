import type { RefundClaim } from '@dasbor/sdk';
import { ok, type Scenario } from '@dasbor/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { h } from 'preact';
import { expect, waitFor } from 'storybook/test';
import { inCheckout } from '../../../shared/testing/in-checkout.ts';
import { checkAccount, chooseBank, confirm, type Play } from '../testing/acts.ts';
import { claims, links, shown } from '../testing/claims.ts';
import { ClaimPage } from './claim-page.tsx';

const LIVE = 'lAAAAAAAAAAAAAAAAAAAAAA';
const SANDBOX = 'sAAAAAAAAAAAAAAAAAAAAAA';

const opening = (scenario: Scenario, token = LIVE) => ({
  render: inCheckout({ page: () => h(ClaimPage, { token }), scenario }),
});
const saying =
  (...texts: (string | RegExp)[]): Play =>
  async ({ canvas }) => {
    for (const text of texts) await expect(await canvas.findByText(text)).toBeVisible();
  };

const meta: Meta = {
  title: 'Customers/Refund claim',
  globals: { viewport: { value: 'phone' } },
};
export default meta;
type Story = StoryObj;

export const Open: Story = {
  ...opening(links.open),
  play: saying('Kopi Senja', 'Rp 120.000', 'KOPI-2026-1041', '23 Nov 2026, 09.45 WIB'),
};

export const Sandbox: Story = {
  ...opening(links.open, SANDBOX),
  play: saying('Mode Sandbox: tidak ada uang sungguhan yang dikirim.', 'Kopi Senja'),
};

export const LongNames: Story = { ...opening(links.longNames), play: saying('Rp 999.999.999') };

export const Loading: Story = { ...opening(links.loading), play: saying('Memuat…') };

export const ChoosesBank: Story = {
  ...opening(links.manyBanks),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Bank atau e-wallet/ }));
    await userEvent.type(await canvas.findByRole('searchbox'), 'mandi');
    await expect(canvas.getByRole('status')).toHaveTextContent('1 pilihan');
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('button', { name: /Bank Mandiri/ })).toHaveFocus();
  },
};

/** The arrows walk from the search through the list. */
export const ChoosesBankByKeys: Story = {
  ...opening(links.open),
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole('button', { name: /Bank atau e-wallet/ })).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('searchbox')).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(await canvas.findByRole('button', { name: /Bank atau e-wallet BCA/ })).toBeVisible();
  },
};

/** The second press must not go back one more step, which would leave the page. */
export const PressesBankTwice: Story = {
  ...opening(links.open),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Bank atau e-wallet/ }));
    await userEvent.dblClick(await canvas.findByRole('button', { name: 'GoPay' }));
    await expect(await canvas.findByLabelText('Nomor HP di GoPay')).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('searchbox')).toBeNull());
  },
};

export const NoSuchBank: Story = {
  ...opening(links.open),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Bank atau e-wallet/ }));
    await userEvent.type(await canvas.findByRole('searchbox'), 'jago');
    await expect(canvas.getByText('Tidak ada yang cocok dengan “jago”.')).toBeVisible();
  },
};

export const NothingEntered: Story = {
  ...opening(links.open),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Periksa rekening' }));
    await expect(await canvas.findByText('Isi nomor rekening Anda.')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: /Bank atau e-wallet/ })).toHaveFocus());
  },
};

export const NumberTooShort: Story = {
  ...opening(links.open),
  play: async (around) => {
    await checkAccount(around, 'BCA', '1234');
    await expect(await around.canvas.findByText('Nomor rekening berisi 5–20 angka.')).toBeVisible();
    await waitFor(() => expect(around.canvas.getByLabelText('Nomor rekening')).toHaveFocus());
  },
};

/** Groups of four, also while digits are removed in the middle. */
export const GroupsDigits: Story = {
  ...opening(links.open),
  play: async ({ canvas, userEvent }) => {
    const number = await canvas.findByLabelText<HTMLInputElement>('Nomor rekening');
    await userEvent.type(number, '84226 47-002');
    await expect(number).toHaveValue('8422 6470 02');
    number.setSelectionRange(6, 6);
    await userEvent.keyboard('{Backspace}');
    await expect(number).toHaveValue('8422 4700 2');
    await expect(number.selectionStart).toBe(4);
  },
};

export const Checking: Story = {
  ...opening(links.checking),
  play: async (around) => {
    await checkAccount(around, 'BCA', '8422647002');
    await expect(await around.canvas.findByText('Memeriksa di BCA…')).toBeVisible();
    await expect(around.canvas.getByLabelText('Nomor rekening')).toHaveAttribute('readonly');
  },
};

export const WrongAccount: Story = {
  ...opening(links.wrongAccount),
  play: async (around) => {
    await checkAccount(around, 'BCA', '8422647002');
    await expect(await around.canvas.findByText(/^BCA tidak mengenal nomor rekening ini/)).toBeVisible();
    await waitFor(() => expect(around.canvas.getByLabelText('Nomor rekening')).toHaveFocus());
  },
};

export const BankNotOffered: Story = {
  ...opening(links.bankNotOffered),
  play: async (around) => {
    await checkAccount(around, 'BCA', '8422647002');
    await expect(
      await around.canvas.findByText(/^Bank ini tidak dapat menerima Rp.120\.000 dalam satu transfer/),
    ).toBeVisible();
  },
};

export const BankUnreachable: Story = {
  ...opening(links.bankUnreachable),
  play: async (around) => {
    await checkAccount(around, 'BCA', '8422647002');
    await saying('BCA tidak menjawab')(around);
  },
};

/** The merchant is under review, or its refunds are off. */
export const Unavailable: Story = {
  ...opening(links.unavailable),
  play: async (around) => {
    await checkAccount(around, 'BCA', '8422647002');
    await saying('Refund ini sementara tidak dapat diklaim')(around);
  },
};

export const AskedTooOften: Story = {
  ...opening(links.askedTooOften),
  play: async (around) => {
    await checkAccount(around, 'BCA', '8422647002');
    await saying('Terlalu banyak percobaan', 'Coba lagi dalam 40 menit.')(around);
  },
};

export const NameShown: Story = {
  ...opening(links.open),
  play: async (around) => {
    await checkAccount(around, 'BCA', '8422647002');
    await saying('RI** WULA*****', '8422 6470 02')(around);
    await waitFor(() => expect(around.canvas.getByText('Apakah ini Anda?')).toHaveFocus());
  },
};

export const WalletShown: Story = {
  ...opening(links.wallet),
  play: async (around) => {
    await chooseBank(around, 'GoPay');
    await around.userEvent.type(await around.canvas.findByLabelText('Nomor HP di GoPay'), '0812-3456-7890');
    await around.userEvent.click(around.canvas.getByRole('button', { name: 'Periksa rekening' }));
    await saying('RI** WULA*****', '0812 3456 7890', 'E-wallet')(around);
  },
};

/** Another account: what was typed is still there. */
export const NotMe: Story = {
  ...opening(links.open),
  play: async (around) => {
    await checkAccount(around, 'BCA', '8422647002');
    await around.userEvent.click(await around.canvas.findByRole('button', { name: 'Bukan, ganti rekening' }));
    await expect(await around.canvas.findByLabelText('Nomor rekening')).toHaveValue('8422 6470 02');
    await waitFor(() => expect(around.canvas.getByText('Ke mana refund dikirim?')).toHaveFocus());
  },
};

export const Claiming: Story = {
  ...opening(links.claiming),
  play: async (around) => {
    await confirm(around);
    await saying('Mengirim…')(around);
  },
};

export const Claimed: Story = {
  ...opening(links.open),
  play: async (around) => {
    await confirm(around);
    await saying('Refund sedang dikirim', '******7002')(around);
    await waitFor(() => expect(around.canvas.getByText('Refund sedang dikirim')).toHaveFocus());
    await expect(Object.keys(sessionStorage).filter((key) => key.includes(LIVE))).toEqual([]);
  },
};

const sent: unknown[] = [];

/** Two quick presses are one call. */
export const PressedTwice: Story = {
  ...opening({
    ...links.open,
    claimRefund: ({ body }) => {
      sent.push(body);
      return ok({ data: claims.used });
    },
  }),
  play: async (around) => {
    sent.length = 0;
    await checkAccount(around, 'BCA', '8422647002');
    await around.userEvent.dblClick(await around.canvas.findByRole('button', { name: /^Ya, kirim/ }));
    await saying('Refund sedang dikirim')(around);
    await expect(sent).toEqual([{ bank_code: 'bca', account_number: '8422647002' }]);
  },
};

/** The second press cannot send it twice. */
export const AnswerLost: Story = {
  ...opening(links.answerLost),
  play: async (around) => {
    await confirm(around);
    await saying('Koneksi terputus')(around);
    await around.userEvent.click(around.canvas.getByRole('button', { name: /^Ya, kirim/ }));
    await saying('Refund sedang dikirim')(around);
  },
};

export const AccountClosedMeanwhile: Story = {
  ...opening(links.accountClosedMeanwhile),
  play: async (around) => {
    await confirm(around);
    await saying(/^BCA tidak mengenal nomor rekening ini/)(around);
  },
};

/** Claimed on another phone while this one asked "is this you?". */
export const UsedElsewhere: Story = {
  ...opening(links.usedElsewhere),
  play: async (around) => {
    await confirm(around);
    await saying('Refund sedang dikirim')(around);
  },
};

export const Used: Story = { ...opening(shown(claims.used)), play: saying('Refund sedang dikirim') };

/** Transfers pause from 23:30 to midnight: the page names the time instead of minutes. */
export const HeldByThePause: Story = {
  ...opening(shown(claims.held)),
  play: saying('Refund sedang dikirim', /Refund dikirim setelah 21 Nov 2026, 00\.00 WIB/),
};

export const ClaimingInThePause: Story = {
  ...opening(links.openInPause),
  play: async (around) => {
    await checkAccount(around, 'BCA', '8422647002');
    await saying(/^Transfer sedang dijeda/)(around);
  },
};

export const HeldInEnglish: Story = {
  ...opening(shown(claims.held)),
  globals: { language: 'en' },
  play: saying(/The refund is sent after 21 Nov 2026, 00:00 WIB/),
};

/** The page asks again by itself. */
export const ArrivesSoon: Story = { ...opening(links.arrivesSoon), play: saying('Refund sudah sampai') };

/** The merchant made the transfer again while the customer was elsewhere. */
export const ComesBack: Story = {
  ...opening(links.sentAgainMeanwhile),
  play: async (around) => {
    await saying('Transfer refund gagal')(around);
    await waitFor(() => {
      document.dispatchEvent(new Event('visibilitychange'));
      return expect(around.canvas.getByText('Refund sudah sampai')).toBeVisible();
    });
  },
};

export const Paid: Story = {
  ...opening(shown(claims.paid)),
  play: saying('Refund sudah sampai', /^Rp.120\.000 sampai pada 20 Nov 2026, 11\.10 WIB\.$/),
};

export const TransferFailed: Story = {
  ...opening(shown(claims.failed)),
  play: saying('Transfer refund gagal', /^BCA menolak transfer/, /sebutkan pesanan KOPI-2026-1041/),
};

export const TransferFailedAtBank: Story = {
  ...opening(shown({ ...claims.failed, failure_code: 'BANK_HEAVILY_DISTURBED' })),
  play: saying('Transfer ke BCA tidak dapat diproses saat ini.'),
};

export const Expired: Story = {
  ...opening(shown(claims.expired)),
  play: saying('Tautan ini sudah kedaluwarsa'),
};

export const Replaced: Story = {
  ...opening(shown(claims.replaced)),
  play: saying('Tautan ini sudah diganti'),
};

export const Cancelled: Story = {
  ...opening(shown(claims.cancelled)),
  play: saying('Refund ini dibatalkan'),
};

export const StateOfNewerServer: Story = {
  ...opening(shown({ ...claims.used, state: 'held' as RefundClaim['state'] })),
  play: saying('Refund ini sedang diproses'),
};

export const UnknownLink: Story = { ...opening(links.unknown), play: saying('Tautan tidak dikenal') };

export const OpenedTooOften: Story = {
  ...opening(links.openedTooOften),
  play: async (around) => {
    await saying('Sekarang Anda dapat mencoba lagi.')(around);
    await around.userEvent.click(around.canvas.getByRole('button', { name: 'Coba lagi' }));
    await saying('Kopi Senja')(around);
  },
};

export const Offline: Story = {
  ...opening(links.offline),
  play: async (around) => {
    await saying('Tidak ada koneksi')(around);
    await around.userEvent.click(around.canvas.getByRole('button', { name: 'Coba lagi' }));
    await saying('Kopi Senja')(around);
  },
};

export const ServerDown: Story = {
  ...opening(links.serverDown),
  play: saying('Server sedang bermasalah', 'Kode untuk dukungan: req_scenario'),
};

export const InEnglish: Story = {
  ...opening(links.open),
  globals: { language: 'en' },
  play: saying('Where should the refund go?', 'Rp 120,000'),
};

export const SwitchesLanguage: Story = {
  ...opening(links.open),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Nomor rekening'), '8422');
    await userEvent.click(canvas.getByRole('button', { name: 'English' }));
    await expect(await canvas.findByLabelText('Account number')).toHaveValue('8422');
    await userEvent.click(canvas.getByRole('button', { name: 'Indonesia' }));
  },
};
