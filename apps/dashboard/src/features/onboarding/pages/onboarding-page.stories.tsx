import type { Meta, StoryObj } from '@storybook/react-vite';
import { ok, problem, type RecordedCall } from '@dasbor/sdk/testing';
import { expect, waitFor } from 'storybook/test';
import { pageAt, saying } from '../../../shared/testing/page-at.ts';
import { sessionAs, sessionOf } from '../../../shared/testing/sessions.ts';
import { held, pages, standing, standings } from '../testing/scenarios.ts';
import OnboardingPage from './onboarding-page.tsx';

const closed = sessionOf({ mode: 'sandbox', sandbox_only: true, onboarding_status: 'new' });
const showing = pageAt({ path: '/onboarding', mode: 'sandbox', session: closed });

const meta: Meta<typeof OnboardingPage> = {
  title: 'Onboarding/Activation',
  component: OnboardingPage,
  ...showing(standing(standings.new)),
};
export default meta;
type Story = StoryObj<typeof OnboardingPage>;

// spec 2.164
export const New: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Data usaha' })).toBeVisible();
    await expect(canvas.getByText('Langkah 1 dari 3')).toBeVisible();
  },
};

/** “Next” shows what is missing, and stays. */
export const NothingFilledIn: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Lanjut' }));
    await expect(await canvas.findByRole('heading', { name: 'Data usaha' })).toBeVisible();
    await expect(canvas.getByLabelText('Nama usaha')).toHaveAttribute('aria-invalid', 'true');
  },
};

let saved: RecordedCall[] = [];

/** Only the changed field is sent, a moment after it was typed. */
export const SavesEachChange: Story = {
  beforeEach: () => {
    saved = [];
  },
  ...showing({
    ...standing(standings.new),
    saveOnboardingBusiness: (call) => {
      saved.push(call);
      return ok({ data: standings.draft });
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Nama usaha'), 'Warung Bu Siti');
    await waitFor(() => expect(canvas.getByText('Tersimpan')).toBeVisible(), { timeout: 3000 });
    await expect(saved.at(-1)?.body).toEqual({ business_name: 'Warung Bu Siti' });
  },
};

/** What was typed stays, and can be stored again. */
export const NotSaved: Story = {
  ...showing({
    ...standing(standings.new),
    saveOnboardingBusiness: problem(500, 'DPAY_INTERNAL_ERROR'),
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Nama usaha'), 'Warung');
    await expect(await canvas.findByRole('button', { name: 'Simpan lagi' }, { timeout: 3000 })).toBeVisible();
    await expect(canvas.getByLabelText('Nama usaha')).toHaveValue('Warung');
  },
};

const personal = (scenario = {}) =>
  showing({ ...standing(standings.draft), ...scenario }, { path: '/onboarding?step=personal' });

export const AccountFound: Story = {
  ...personal({ inquireOnboardingAccount: held }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Periksa rekening' }));
    await expect(await canvas.findByText('Rekening ditemukan atas nama SITI AMINAH')).toBeVisible();
  },
};

export const AccountOfSomebodyElse: Story = {
  ...personal({ inquireOnboardingAccount: problem(409, 'DPAY_KTP_BANK_NAME_MISMATCH') }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Periksa rekening' }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};

/** A warning, because rare numbers exist. */
export const UnusualNik: Story = {
  ...personal({ saveOnboardingPersonal: ok({ data: standings.draft }) }),
  play: async ({ canvas, userEvent }) => {
    const nik = await canvas.findByLabelText('NIK');
    await userEvent.clear(nik);
    await userEvent.type(nik, '0073014505880001');
    await expect(await canvas.findByText('Periksa lagi NIK Anda')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Lanjut' }));
    await expect(await canvas.findByRole('heading', { name: 'Syarat' })).toBeVisible();
  },
};

// spec 8.126
export const NotAPhoto: Story = {
  ...personal(),
  play: async ({ canvas, userEvent }) => {
    const input = await canvas.findByLabelText('Foto KTP', { selector: 'input' });
    await userEvent.upload(input, new File(['%PDF-1.7'], 'ktp.jpg', { type: 'image/jpeg' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      /ktp\.jpg tidak dapat dipakai.*bukan foto/,
    );
  },
};

// spec 8.127
export const UploadFails: Story = {
  ...personal({ uploadOnboardingIdCard: problem(500, 'DPAY_INTERNAL_ERROR') }),
  play: async ({ canvas, userEvent }) => {
    const input = await canvas.findByLabelText('Foto KTP', { selector: 'input' });
    await userEvent.upload(input, new File(['\u00ff\u00d8\u00ff'], 'ktp.jpg', { type: 'image/jpeg' }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};

const terms = (scenario: object) =>
  showing({ ...standing(standings.draft), ...scenario }, { path: '/onboarding?step=terms' });

export const TermsNotAccepted: Story = {
  ...terms({}),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Kirim untuk ditinjau' }));
    await expect(await canvas.findByRole('checkbox')).toHaveAttribute('aria-invalid', 'true');
  },
};

const sending: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('checkbox'));
  await userEvent.click(canvas.getByRole('button', { name: 'Kirim untuk ditinjau' }));
};

// spec 2.165
export const Sent: Story = {
  ...terms({ submitOnboarding: ok({ data: standings.inReview }) }),
  play: async (context) => {
    await sending(context);
    await expect(
      await context.canvas.findByText('Terkirim. Jawaban paling lambat 21 Nov 2026'),
    ).toBeVisible();
  },
};

const refusedBy = (
  code: 'DPAY_KTP_TAKEN' | 'DPAY_KTP_NAME_MISMATCH' | 'DPAY_KTP_NAME_AND_BANK_MISMATCH',
) => ({
  ...terms({ submitOnboarding: problem(409, code) }),
  play: async (context: Parameters<NonNullable<Story['play']>>[0]) => {
    await sending(context);
    await expect(await context.canvas.findByRole('alert')).toBeVisible();
  },
});
// spec 8.118
export const CardOfAnotherAccount: Story = refusedBy('DPAY_KTP_TAKEN');
// spec 8.119
export const NameDiffers: Story = refusedBy('DPAY_KTP_NAME_MISMATCH');
// spec 8.119
export const NameAndAccountDiffer: Story = refusedBy('DPAY_KTP_NAME_AND_BANK_MISMATCH');

// spec 8.120
export const SubmitFails: Story = {
  ...terms({ submitOnboarding: problem(500, 'DPAY_INTERNAL_ERROR') }),
  play: async (context) => {
    await sending(context);
    await expect(await context.canvas.findByText(/Terjadi kesalahan/)).toBeVisible();
  },
};

export const NotComplete: Story = {
  ...showing(standing(standings.new), { path: '/onboarding?step=terms' }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Lengkapi' }));
    await expect(await canvas.findByRole('heading', { name: 'Data usaha' })).toBeVisible();
  },
};

// spec 8.129
export const Suspended: Story = {
  ...showing(standing(standings.draft), {
    path: '/onboarding?step=terms',
    session: { ...closed, is_suspended: true },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^Kirim untuk ditinjau/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

/** Only the photo can be changed, and the old one no longer counts. */
export const NeedsChanges: Story = {
  ...showing(standing(standings.needsChanges)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Peninjau meminta perbaikan')).toBeVisible();
    await expect(canvas.getByText(/NIK tertutup jari/)).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Pilih foto' })).toBeVisible();
    await expect(canvas.queryByLabelText('NIK')).toBeNull();
  },
};

export const InReview: Story = {
  ...showing(standing(standings.inReview)),
  play: saying('Terkirim. Jawaban paling lambat 21 Nov 2026'),
};
export const Rejected: Story = {
  ...showing(standing(standings.rejected)),
  play: saying(/Jenis usaha ini belum dapat kami layani/),
};
export const FromTheSwitch: Story = {
  ...showing(standing(standings.new), { path: '/onboarding?from=live' }),
  play: saying('Mode Live belum terbuka'),
};

const open = { mode: 'live' as const, session: sessionOf({ onboarding_status: 'basic' }) };

export const Basic: Story = {
  ...showing(standing(standings.basic), open),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('progressbar')).toHaveAttribute('aria-valuenow', '73');
    await expect(canvas.getByText(/^Sisa Rp 6\.600\.000/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ajukan akun penuh' })).toBeVisible();
  },
};
export const LimitReached: Story = {
  ...showing(standing(standings.limitReached), open),
  play: saying(/Batas sudah habis/),
};
export const Full: Story = {
  ...showing(standing(standings.full), { ...open, session: sessionOf() }),
  play: saying('Akun penuh aktif'),
};
export const ForViewers: Story = {
  ...showing(standing({ ...standings.forViewers, status: 'new', review: null }), {
    session: sessionAs('Viewer', { mode: 'sandbox', sandbox_only: true, onboarding_status: 'new' }),
  }),
  play: saying('Hanya Owner dan Admin yang dapat mengisinya'),
};

export const Loading: Story = { ...showing(pages.pending), play: saying('Memuat…') };
export const Failed: Story = {
  ...showing(pages.failed),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Coba lagi' })).toBeVisible();
  },
};

export const EnglishDarkOnAPhone: Story = {
  ...showing(standing(standings.draft), { path: '/onboarding?step=personal' }),
  globals: { language: 'en', theme: 'dark', viewport: { value: 'phone' } },
  play: saying('Photo of the ID card'),
};
