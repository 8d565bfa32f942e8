import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Scenario } from '@dasbor/sdk/testing';
import { expect, waitFor, within } from 'storybook/test';
import { forgetOwn, ownKey } from '../../../shared/unsaved/own-storage.ts';
import { shownAlert } from '../../../shared/testing/dialog.ts';
import { sessionOf } from '../../../shared/testing/sessions.ts';
import { profile } from '../testing/scenarios.ts';
import ProfilePage from './profile-page.tsx';

const meta: Meta<typeof ProfilePage> = {
  title: 'Account/Profile',
  component: ProfilePage,
  // Clears unsaved edits from earlier stories.
  beforeEach: () => forgetOwn(),
  decorators: [
    (Story) => (
      <main style={{ padding: 24 }}>
        <Story />
      </main>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof ProfilePage>;
type Play = NonNullable<Story['play']>;

const storyOf = (scenario: Scenario, play: Play): Story => ({
  parameters: { dasbor: { path: '/user/profile', scenario } },
  play,
});

/** Floating elements fade in. */
const seen = async (found: Promise<HTMLElement>) => {
  const element = await found;
  await waitFor(() => expect(element).toBeVisible());
};

const bodyOf = (element: HTMLElement) => within(element.ownerDocument.body);

// spec 2.161
export const Details = storyOf(profile.shown, async ({ canvas }) => {
  await expect(await canvas.findByLabelText('Nama lengkap')).toHaveValue('Ratna Kusuma');
  await expect(canvas.getByRole('button', { name: 'Simpan perubahan' })).toBeDisabled();
  await expect(canvas.getByText('Tidak aktif')).toBeVisible();
});

export const DetailsInEnglish: Story = {
  ...storyOf(profile.shown, async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Full name')).toBeVisible();
  }),
  globals: { language: 'en', theme: 'dark' },
};

export const DetailsOnPhone: Story = { ...Details, globals: { viewport: { value: 'phone' } } };

export const TwoStepOn = storyOf(profile.twoStepOn, async ({ canvas }) => {
  await expect(await canvas.findByRole('button', { name: 'Nonaktifkan' })).toBeVisible();
});

export const Loading = storyOf(profile.loading, async ({ canvas }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent('Memuat');
});

export const Unreachable = storyOf(profile.unreachable, async ({ canvas }) => {
  await expect(await canvas.findByRole('alert')).toHaveTextContent('Server tidak dapat dihubungi');
  await expect(canvas.getByRole('button', { name: 'Coba lagi' })).toBeVisible();
});

export const InvalidPhone = storyOf(profile.shown, async ({ canvas, userEvent }) => {
  const mobile = await canvas.findByLabelText('Nomor HP');
  await userEvent.clear(mobile);
  await userEvent.type(mobile, '12345');
  await userEvent.tab();
  await expect(mobile).toHaveAccessibleDescription(/Isi satu nomor HP yang valid/);
});

export const Saved = storyOf(profile.saves, async ({ canvas, canvasElement, userEvent }) => {
  const name = await canvas.findByLabelText('Nama lengkap');
  await userEvent.clear(name);
  await userEvent.type(name, 'Ratna K. Dewi');
  await userEvent.click(canvas.getByRole('button', { name: 'Simpan perubahan' }));
  await seen(bodyOf(canvasElement).findByText('Profil disimpan'));
});

export const TurningTwoStepOn = storyOf(
  profile.turnsTwoStepOn,
  async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Aktifkan' }));
    const code = await bodyOf(canvasElement).findByLabelText('Kode OTP');
    await userEvent.type(code, '123456');
    await expect(await canvas.findByRole('button', { name: 'Nonaktifkan' })).toBeVisible();
  },
);

export const ChangesEmail = storyOf(profile.changesEmail, async ({ canvas, canvasElement, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Ganti email' }));
  await userEvent.type(canvas.getByLabelText('Email baru'), 'ratna@contoh.example');
  await userEvent.click(canvas.getByRole('button', { name: 'Lanjutkan' }));
  await userEvent.type(await bodyOf(canvasElement).findByLabelText('Kode OTP'), '123456');
  await seen(canvas.findByText('Periksa email baru Anda'));
});

export const NewEmailInvalid = storyOf(profile.shown, async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Ganti email' }));
  await userEvent.type(canvas.getByLabelText('Email baru'), 'ratna{Enter}');
  await expect(canvas.getByLabelText('Email baru')).toHaveAccessibleDescription(/tidak valid/);
});

export const ChoosingEnglish = storyOf(profile.choosesEnglish, async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('radio', { name: 'English' }));
  await expect(await canvas.findByRole('heading', { name: 'Language & format' })).toBeVisible();
  await expect(canvas.getByRole('radio', { name: 'English' })).toBeChecked();
});

const asksToDelete = async ({ canvas, userEvent }: Parameters<Play>[0]) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Hapus akun' }));
  return shownAlert({ name: /^Hapus akun Anda di/ });
};

export const DeletingTheAccount = storyOf(profile.deletesAccount, async (context) => {
  const question = await asksToDelete(context);
  await expect(question.getByText(/langkah kedua Anda dihapus/)).toBeVisible();
  await context.userEvent.click(question.getByRole('button', { name: 'Lanjut ke kode' }));
  await expect(await question.findByLabelText('Kode OTP')).toBeVisible();
});

export const DeletingOneOfSeveralAccounts: Story = {
  ...storyOf(profile.deletesAccount, async (context) => {
    const question = await asksToDelete(context);
    await expect(question.getByText(/Akun Anda di merchant lain tetap ada/)).toBeVisible();
  }),
  parameters: {
    dasbor: {
      path: '/user/profile',
      scenario: profile.deletesAccount,
      session: sessionOf({ merchant_count: 2 }),
    },
  },
};

export const LastOwnerCannotLeave = storyOf(profile.lastOwner, async (context) => {
  const question = await asksToDelete(context);
  await context.userEvent.click(question.getByRole('button', { name: 'Lanjut ke kode' }));
  await seen(question.findByText(/pemilik/i));
});

// spec 8.22
export const WrongCode = storyOf(profile.wrongCode, async ({ canvas, canvasElement, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Aktifkan' }));
  await userEvent.type(await bodyOf(canvasElement).findByLabelText('Kode OTP'), '000000');
  await seen(bodyOf(canvasElement).findByText('Sisa percobaan: 2.'));
});

export const CodeLimitReached = storyOf(profile.codeLimit, async ({ canvas, canvasElement, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Aktifkan' }));
  await seen(bodyOf(canvasElement).findByText('Batas pengiriman OTP tercapai.'));
});

let signedOut = 0;
/** Never answers: after a response the user would be signed out and the page gone. */
const countsSignOuts: Scenario = {
  ...profile.signsOutEverywhere,
  logoutAll: () => {
    signedOut += 1;
    return 'pending';
  },
};

export const SigningOutEverywhere: Story = {
  ...storyOf(countsSignOuts, async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Keluar dari semua perangkat' }));
    const question = await shownAlert({ name: 'Keluar dari semua perangkat?' });
    await expect(question.getByText(/harus masuk kembali/)).toBeVisible();
    await expect(question.queryByText(/belum tersimpan/)).toBeNull();
    await userEvent.click(question.getByRole('button', { name: 'Keluar dari semua' }));
    await waitFor(() => expect(signedOut).toBe(1));
  }),
  beforeEach: () => void (signedOut = 0),
};

/** It also discards unsaved edits here, and its own confirmation says so. */
const somethingUnsaved = (
  globals: object,
  [out, title, loss, stay, yes]: readonly [string, string, string, string, string],
): Story => ({
  ...storyOf(countsSignOuts, async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: out });
    await userEvent.click(button);
    const question = await shownAlert({ name: title });
    await expect(question.getByText(loss)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: stay }));
    await waitFor(() => expect(button).toHaveFocus());
    await expect(signedOut).toBe(0);

    await userEvent.click(button);
    await userEvent.click((await shownAlert({ name: title })).getByRole('button', { name: yes }));
    await waitFor(() => expect(signedOut).toBe(1));
    await expect(within(document.body).queryByRole('alertdialog', { name: /sekarang|now/ })).toBeNull();
  }),
  globals,
  beforeEach: () => {
    signedOut = 0;
    sessionStorage.setItem(ownKey(sessionOf().user_id, 'draft live merchant row'), '{}');
  },
});
export const SigningOutEverywhereWithSomethingUnsaved = somethingUnsaved({}, [
  'Keluar dari semua perangkat',
  'Keluar dari semua perangkat?',
  'Ada perubahan yang belum tersimpan. Jika Anda keluar, perubahan itu dihapus dari perangkat ini.',
  'Batal',
  'Keluar dari semua',
]);
export const SigningOutEverywhereWithSomethingUnsavedEnglishOnAPhone = somethingUnsaved(
  { language: 'en', theme: 'dark', viewport: { value: 'phone' } },
  [
    'Sign out everywhere',
    'Sign out everywhere?',
    'You have unsaved changes. Signing out deletes them from this device.',
    'Cancel',
    'Sign out everywhere',
  ],
);
