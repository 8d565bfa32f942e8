import type { Meta, StoryObj } from '@storybook/react-vite';
import { problem, type RecordedCall } from '@dasbor/sdk/testing';
import { expect, waitFor, within } from 'storybook/test';
import { saying } from '../../../shared/testing/page-at.ts';
import { codeTaken } from '../../../shared/testing/challenge.ts';
import { shownDialog } from '../../../shared/testing/dialog.ts';
import { listStories } from '../../../shared/testing/list-stories.ts';
import {
  answerOf,
  legacyKeyExamples,
  legacyKeyList,
  legacyKeysOf,
  liveSecret,
  sandboxSecret,
} from '../testing/scenarios.ts';
import LegacyKeysPage from './legacy-keys-page.tsx';

const stories = listStories(legacyKeyList, {
  path: '/settings/legacy-keys',
  names: ['Kunci lama', 'Legacy keys'],
  empty: 'Tidak ada kunci lama di Live',
  permission: 'Lihat pengaturan',
});
const { showing } = stories;

const meta: Meta<typeof LegacyKeysPage> = {
  title: 'Legacy keys/List',
  component: LegacyKeysPage,
  ...showing(legacyKeyList.page),
};
export default meta;
type Story = StoryObj<typeof LegacyKeysPage>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const { live, sandbox, neverUsed, beingReplaced } = legacyKeyExamples;
const inBody = () => within(document.body);
const giveCode = async (userEvent: Context['userEvent'], name: string) => {
  const dialog = await inBody().findByRole('dialog', { name });
  await userEvent.type(await within(dialog).findByLabelText('Kode OTP'), '123456');
};

/** Where the key was last used, and what to use instead. */
// spec 2.148
export const InUse: Story = {
  play: async ({ canvas }) => {
    const key = within(await canvas.findByRole('region', { name: 'Kunci lama' }));
    await expect(key.getByText('dp_live_…Lg4c')).toBeVisible();
    await expect(key.getByText('dari 198.51.100.23')).toBeVisible();
    await expect(key.getByRole('link', { name: 'Lihat permintaannya' })).toHaveAttribute(
      'href',
      `/settings/request-log?key=${live.id}`,
    );
    await expect(canvas.getByRole('link', { name: 'Buat kunci API' })).toHaveAttribute(
      'href',
      '/settings/api-keys/new',
    );
  },
};

let asked: RecordedCall | undefined;
/** Revealing a live key requires a code bound to it. The secret can be hidden again. */
export const Revealing: Story = {
  ...showing({
    ...legacyKeysOf(live),
    requestOtp: (call) => {
      asked = call;
      return codeTaken.requestOtp();
    },
    revealLegacyKey: answerOf(live, liveSecret),
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Tampilkan' }));
    await giveCode(userEvent, 'Tampilkan kunci lama “Kunci lama”');
    await expect(await canvas.findByText(liveSecret)).toBeVisible();
    await expect(asked?.body).toEqual({ purpose: 'legacy_key_reveal', action: { id: live.id } });
    await expect(canvas.getByRole('button', { name: 'Salin Rahasia' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Sembunyikan' }));
    await expect(canvas.queryByText(liveSecret)).toBeNull();
  },
};

let codes = 0;
/** Closing the dialog by mistake costs no wait: the code that was sent stays valid. */
export const ClosedAndOpenedAgain: Story = {
  ...showing({
    ...legacyKeysOf(live),
    requestOtp: () => {
      codes += 1;
      return codeTaken.requestOtp();
    },
    revealLegacyKey: answerOf(live, liveSecret),
  }),
  play: async ({ canvas, userEvent }) => {
    codes = 0;
    const show = await canvas.findByRole('button', { name: 'Tampilkan' });
    await userEvent.click(show);
    await inBody().findByLabelText('Kode OTP');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(inBody().queryByRole('dialog')).toBeNull());
    await userEvent.click(show);
    await giveCode(userEvent, 'Tampilkan kunci lama “Kunci lama”');
    await expect(await canvas.findByText(liveSecret)).toBeVisible();
    await expect(codes).toBe(1);
  },
};

/** A code for another action was sent a moment ago. The dialog waits until the next code can be sent. */
export const CodeJustSent: Story = {
  ...showing({
    ...legacyKeysOf(live),
    requestOtp: [problem(429, 'DPAY_OTP_RESEND_COOLDOWN', { retry_after: 2 }), codeTaken.requestOtp],
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Tampilkan' }));
    const dialog = await shownDialog();
    await expect(await dialog.findByRole('button', { name: /^Kirim ulang dalam/ })).toBeDisabled();
    const again = await dialog.findByRole('button', { name: 'Kirim ulang kode' }, { timeout: 5000 });
    await userEvent.click(again);
    await expect(await dialog.findByLabelText('Kode OTP')).toBeVisible();
  },
};

/** Sandbox needs no confirmation. */
export const Sandbox: Story = {
  ...showing({ ...legacyKeysOf(sandbox), revealLegacyKey: answerOf(sandbox, sandboxSecret) }),
  globals: { mode: 'sandbox' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Tampilkan' }));
    await expect(await canvas.findByText(sandboxSecret)).toBeVisible();
    await expect(inBody().queryByRole('dialog')).toBeNull();
  },
};

/** The response to a second, concurrent request: the key is already gone. */
export const RevealingFails: Story = {
  ...showing({
    ...legacyKeysOf(sandbox),
    revealLegacyKey: problem(404, 'DPAY_LEGACY_KEY_NOT_FOUND'),
  }),
  globals: { mode: 'sandbox' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Tampilkan' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Kunci lama tidak ditemukan.');
  },
};

/** Shows the new secret at once, and how long the old one works. */
export const Replacing: Story = {
  ...showing({ ...legacyKeysOf(live), regenerateLegacyKey: answerOf(beingReplaced, liveSecret) }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ganti' }));
    const dialog = await shownDialog({ name: /Ganti rahasia kunci/ });
    await userEvent.click(dialog.getByRole('button', { name: 'Ganti rahasia' }));
    await userEvent.type(await dialog.findByLabelText('Kode OTP'), '123456');
    await expect(await canvas.findByText(liveSecret)).toBeVisible();
    await expect(canvas.getByText(/Rahasia berakhiran 0aBc tidak berlaku/)).toBeVisible();
  },
};

/** Another rotation has to wait, unless it ends the old secret immediately. */
export const BeingReplaced: Story = {
  ...showing(legacyKeysOf(beingReplaced)),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/Rahasia berakhiran 0aBc tidak berlaku/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Ganti' }));
    const dialog = await shownDialog();
    const yes = dialog.getByRole('button', { name: /^Ganti rahasia/ });
    await expect(yes).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(dialog.getByRole('radio', { name: /Sekarang juga/ }));
    await waitFor(() => expect(yes).not.toHaveAttribute('aria-disabled', 'true'));
  },
};

export const NeverUsed: Story = {
  ...showing(legacyKeysOf(neverUsed)),
  play: saying('Belum pernah dipakai'),
};

/** Most merchants never had one: the page links to their API keys. */
export const Empty: Story = {
  ...showing(legacyKeyList.empty),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Tidak ada kunci lama di Live')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Lihat kunci API' })).toHaveAttribute(
      'href',
      '/settings/api-keys',
    );
  },
};

export const EnglishDark: Story = {
  globals: { language: 'en', theme: 'dark' },
  play: saying('Legacy keys have full access, from any address'),
};

export const Phone: Story = {
  ...showing({ ...legacyKeysOf(sandbox), revealLegacyKey: answerOf(sandbox, sandboxSecret) }),
  globals: { viewport: { value: 'phone' }, mode: 'sandbox' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Tampilkan' }));
    await expect(await canvas.findByText(sandboxSecret)).toBeVisible();
  },
};

export const Loading = stories.Loading;
export const Failed = stories.Failed;
export const Offline = stories.Offline;
export const Forbidden = stories.Forbidden;
