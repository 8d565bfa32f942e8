import type { Meta, StoryObj } from '@storybook/react-vite';
import { ok, problem, type RecordedCall, type Scenario } from '@dasbor/sdk/testing';
import { expect, waitFor } from 'storybook/test';
import { shownDialog } from '../../../shared/testing/dialog.ts';
import { saying } from '../../../shared/testing/page-at.ts';
import { appearancePages, appearances, uploadedLogo } from '../testing/scenarios.ts';
import CheckoutAppearancePage from './checkout-appearance-page.tsx';

const PATH = '/settings/checkout';

const meta: Meta<typeof CheckoutAppearancePage> = {
  title: 'Checkout appearance/Settings',
  component: CheckoutAppearancePage,
  parameters: { dasbor: { path: PATH, scenario: appearancePages.published } },
};
export default meta;
type Story = StoryObj<typeof CheckoutAppearancePage>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const showing = (scenario: Scenario, more: object = {}) => ({
  parameters: { dasbor: { path: PATH, scenario, ...more } },
});
const header = ({ canvas }: Pick<Context, 'canvas'>) => canvas.findByLabelText('Warna header');
const file = (name: string, bytes: Uint8Array<ArrayBuffer>) => new File([bytes], name, { type: 'image/png' });

/** A PNG as far as its header. */
const png = (width: number, height: number): Uint8Array<ArrayBuffer> => {
  const bytes = new Uint8Array(64);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]);
  const view = new DataView(bytes.buffer);
  view.setUint32(16, width);
  view.setUint32(20, height);
  return bytes;
};

export const Published: Story = {
  play: async ({ canvas }) => {
    await expect(await header({ canvas })).toHaveValue('#3b2417');
    await expect(canvas.getByText('Aktif')).toBeVisible();
    await expect(canvas.getByLabelText('Lebar tampil (piksel)')).toHaveValue('120');
    await expect(canvas.getByText(/Diterbitkan Ratna Wijayanti/)).toBeVisible();
    for (const [name, reason] of [
      [/^Terbitkan/, 'Tampilan ini sudah terbit.'],
      [/^Simpan draf/, 'Belum ada perubahan untuk disimpan.'],
      [/^Buang draf/, 'Tidak ada draf untuk dibuang.'],
    ] as const)
      await expect(canvas.getByRole('button', { name })).toHaveAccessibleDescription(reason);
  },
};

/** Customers still see the published one. */
export const Draft: Story = {
  ...showing(appearancePages.draft),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Draf')).toBeVisible();
    await expect(canvas.getByText('Tanpa logo, checkout menampilkan nama usaha Anda.')).toBeVisible();
    await expect(canvas.getByText(/Draf diubah Bima Santosa/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Terbitkan' })).toBeEnabled();
  },
};

export const NothingPublished: Story = {
  ...showing(appearancePages.none),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Belum aktif')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Terbitkan' })).toBeEnabled();
  },
};

let saved: RecordedCall | undefined;
let publishedAt: unknown;

/** One press saves and publishes what is shown. */
// spec 2.145
export const PublishesWhatIsShown: Story = {
  beforeEach: () => {
    saved = undefined;
    publishedAt = undefined;
  },
  ...showing({
    ...appearancePages.published,
    saveCheckoutAppearance: (call) => {
      saved = call;
      return ok({ data: appearances.draft });
    },
    publishCheckoutAppearance: ({ body }) => {
      publishedAt = body;
      return ok({
        data: { ...appearances.draft, published: appearances.draft.draft, has_changes: false, version: 5 },
      });
    },
  }),
  play: async ({ canvas, userEvent }) => {
    const input = await header({ canvas });
    await userEvent.clear(input);
    await userEvent.type(input, 'FFF');
    await userEvent.click(canvas.getByRole('button', { name: 'Hapus logo' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Terbitkan' }));
    await waitFor(() => expect(publishedAt).toEqual({ version: 4 }));
    await expect(saved?.body).toEqual({
      version: 3,
      header_color: 'FFF',
      accent_color: '#8a4b12',
      logo: null,
    });
    await waitFor(() => expect(input).toHaveValue('#ffffff'));
    await expect(await canvas.findByText('Aktif')).toBeVisible();
  },
};

/** The nearest colour that can be read is one press away, and the preview shows it already. */
export const HardToRead: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = await canvas.findByLabelText('Warna tombol dan tautan');
    await userEvent.clear(input);
    await userEvent.type(input, '#ffd800');
    await userEvent.tab();
    await expect(await canvas.findByText(/Teks sulit dibaca: kontras 1.2 : 1/)).toBeVisible();
    await expect(canvas.getByText(/ditampilkan dengan warna terdekat/)).toBeVisible();
    const use = canvas.getByRole('button', { name: /^Pakai #/ });
    const colour = use.textContent?.slice('Pakai '.length) ?? '';
    await userEvent.click(use);
    await expect(input).toHaveValue(colour);
    await expect(canvas.queryByText(/Teks sulit dibaca/)).toBeNull();
  },
};

export const NoColour: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = await header({ canvas });
    await userEvent.clear(input);
    await userEvent.type(input, 'cokelat');
    await userEvent.click(canvas.getByRole('button', { name: 'Terbitkan' }));
    await expect(await canvas.findByText('Tulis warna dengan 3 atau 6 digit heksadesimal.')).toBeVisible();
    await expect(input).toHaveFocus();
  },
};

export const NewLogo: Story = {
  ...showing({ ...appearancePages.draft, uploadCheckoutLogo: ok({ data: uploadedLogo }, { status: 201 }) }),
  play: async ({ canvas, userEvent }) => {
    await header({ canvas });
    await userEvent.upload(canvas.getByLabelText('Berkas logo'), file('logo.png', png(480, 160)));
    await expect(await canvas.findByAltText('Logo di atas warna header')).toBeVisible();
    await expect(canvas.getByLabelText('Lebar tampil (piksel)')).toHaveValue('120');
    await expect(canvas.getByLabelText('Tinggi tampil (piksel)')).toHaveValue('40');
  },
};

/** Refused in the browser, by the rule that the server has. */
const refusing = (given: File, text: RegExp): Story => ({
  play: async ({ canvas, userEvent }) => {
    await header({ canvas });
    await userEvent.upload(canvas.getByLabelText('Berkas logo'), given);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(text);
    await expect(canvas.getByLabelText('Lebar tampil (piksel)')).toHaveValue('120');
  },
});
// spec 5.77, 8.133
export const NotAPng = refusing(
  file('logo.png', new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>')),
  /logo\.png tidak dapat dipakai.*Berkas ini bukan PNG.*Simpan logo sebagai PNG/,
);
// spec 8.132
export const LogoTooLarge = refusing(
  file('besar.png', new Uint8Array(512 * 1024)),
  /besar\.png tidak dapat dipakai.*Logo harus di bawah 512 kB/,
);
export const LogoTooManyPixels = refusing(file('lebar.png', png(4000, 100)), /16 sampai 2\.000 piksel/);

/** What only the server can see. */
export const LogoDamaged: Story = {
  ...showing({
    ...appearancePages.published,
    uploadCheckoutLogo: problem(400, 'DPAY_IMAGE_DAMAGED', undefined, {
      fields: [{ field: 'file', code: 'DPAY_IMAGE_DAMAGED' }],
    }),
  }),
  play: async ({ canvas, userEvent }) => {
    await header({ canvas });
    await userEvent.upload(canvas.getByLabelText('Berkas logo'), file('logo.png', png(480, 160)));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/Gambar ini rusak atau tidak lengkap/);
  },
};

export const LogoSizeOutOfRange: Story = {
  play: async ({ canvas, userEvent }) => {
    const width = await canvas.findByLabelText('Lebar tampil (piksel)');
    await userEvent.clear(width);
    await userEvent.type(width, '900');
    await userEvent.tab();
    await expect(await canvas.findByText('Isi 16 sampai 160 piksel.')).toBeVisible();
  },
};

/** Nothing is overwritten. */
export const ChangedBySomebodyElse: Story = {
  ...showing({
    getCheckoutAppearance: [ok({ data: appearances.published }), ok({ data: appearances.draft })],
    saveCheckoutAppearance: problem(409, 'DPAY_CHECKOUT_APPEARANCE_CHANGED'),
  }),
  play: async ({ canvas, userEvent }) => {
    const input = await header({ canvas });
    await userEvent.clear(input);
    await userEvent.type(input, '#123456');
    await userEvent.click(canvas.getByRole('button', { name: 'Simpan draf' }));
    await expect(await canvas.findByText('Orang lain sudah mengubah tampilan checkout')).toBeVisible();
    await expect(input).toHaveValue('#123456');
    await userEvent.click(canvas.getByRole('button', { name: 'Muat versi terbaru' }));
    await waitFor(() => expect(input).toHaveValue('#ffffff'));
    await expect(canvas.queryByText('Orang lain sudah mengubah tampilan checkout')).toBeNull();
  },
};

// spec 8.130
export const PublishFails: Story = {
  ...showing({
    ...appearancePages.draft,
    publishCheckoutAppearance: problem(500, 'DPAY_INTERNAL_ERROR', undefined, {
      requestId: 'req_01KAJ8FAILED',
    }),
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Terbitkan' }));
    await expect(await canvas.findByText(/req_01KAJ8FAILED/)).toBeVisible();
  },
};

export const DraftDiscarded: Story = {
  ...showing({
    ...appearancePages.draft,
    revertCheckoutAppearance: ok({ data: { ...appearances.published, version: 5 } }),
  }),
  play: async ({ canvas, userEvent }) => {
    const input = await header({ canvas });
    await userEvent.click(canvas.getByRole('button', { name: 'Buang draf' }));
    const dialog = await shownDialog();
    await userEvent.click(dialog.getByRole('button', { name: 'Buang draf' }));
    await waitFor(() => expect(input).toHaveValue('#3b2417'));
    await expect(canvas.getByText('Aktif')).toBeVisible();
  },
};

const framed = ({ canvasElement }: Pick<Context, 'canvasElement'>): URLSearchParams =>
  new URL(canvasElement.querySelector('iframe')?.src ?? '').searchParams;

/** The API draws the checkout itself, in the theme and with the values of the form. */
export const DarkPreview: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await header({ canvas });
    await expect(Object.fromEntries(framed({ canvasElement }))).toMatchObject({
      header: '#3b2417',
      accent: '#8a4b12',
      width: '120',
      theme: 'light',
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Gelap', pressed: false }));
    await waitFor(() => expect(framed({ canvasElement }).get('theme')).toBe('dark'));
    await expect(canvas.getByRole('button', { name: 'Gelap', pressed: true })).toBeVisible();
  },
};

export const Sandbox: Story = {
  ...showing(appearancePages.none, { mode: 'sandbox' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Belum aktif')).toBeVisible();
  },
};

export const Loading: Story = { ...showing(appearancePages.pending), play: saying('Memuat…') };

// spec 8.131
export const Failed: Story = {
  ...showing(appearancePages.failed),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Coba lagi' })).toBeVisible();
  },
};

export const Forbidden: Story = { ...showing(appearancePages.forbidden), play: saying(/“Lihat pengaturan”/) };

export const EnglishDark: Story = {
  globals: { language: 'en', theme: 'dark' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Header colour')).toBeVisible();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await header({ canvas });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(375);
  },
};
