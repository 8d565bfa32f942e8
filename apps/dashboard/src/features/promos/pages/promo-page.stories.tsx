import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { shownDialog } from '../../../shared/testing/dialog.ts';
import { saying } from '../../../shared/testing/page-at.ts';
import { recordStories } from '../../../shared/testing/record-stories.ts';
import { sessionAs } from '../../../shared/testing/sessions.ts';
import { promoExamples, promoShown, promoStates } from '../testing/scenarios.ts';
import PromoPage from './promo-page.tsx';

const stories = recordStories(promoStates, {
  path: `/promos/${promoExamples.active.id}`,
  pattern: '/promos/:id',
  missing: 'Promo tidak ditemukan.',
  back: ['Promo', '/promos'],
  permission: 'Lihat promo',
});
const { showing } = stories;

const meta: Meta<typeof PromoPage> = {
  title: 'Promos/Detail',
  component: PromoPage,
  ...showing(promoShown(promoExamples.active)),
};
export default meta;
type Story = StoryObj<typeof PromoPage>;

/** What is left, and the payments that took the rest. */
// spec 2.94
export const Active: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Sisa 369 dari 500 pembayaran')).toBeVisible();
    await expect(canvasElement.querySelector('[data-figure=used]')).toHaveTextContent('128');
    const uses = within(await canvas.findByRole('table', { name: 'Pembayaran dengan promo ini' }));
    await expect(uses.getByText('Menunggu pembayaran')).toBeVisible();
    await expect(uses.getByText('Dibatalkan')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Jeda' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Ubah' })).toBeNull();
  },
};

export const NobodyYet: Story = {
  ...showing(promoStates.unused),
  play: saying('Belum ada yang memakai promo ini'),
};

/** Tried on past payments before it is activated. */
export const BeforeActivation: Story = {
  ...showing(promoShown(promoExamples.inactive)),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Pembayaran yang cocok')).toBeVisible();
    await expect(canvasElement.querySelector('[data-line=given]')).toHaveTextContent('500 · Rp 11.020.000');
    await expect(canvas.getByRole('link', { name: 'VABCA10RB' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ubah' })).toBeVisible();
    await expect(canvas.getByText('Batas').parentElement).toHaveTextContent('Rp 5.000.000');
  },
};

export const FitsNothing: Story = {
  ...showing(promoStates.fitsNothing),
  play: saying('Tidak ada pembayaran yang cocok'),
};

export const TestFailed: Story = {
  ...showing(promoStates.untried),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('req_01KAJ8FAILED')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Aktifkan' })).toBeEnabled();
  },
};

/** The question repeats the figures of the test. */
// spec 2.96
export const Activates: Story = {
  ...showing(promoStates.activates, { path: `/promos/${promoExamples.inactive.id}` }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Aktifkan' }));
    const dialog = await shownDialog();
    await waitFor(() =>
      expect(dialog.getByText(/Rp 25\.000 mulai 12 Des 2026\. Batasnya Rp 5\.000\.000\./)).toBeVisible(),
    );
    await expect(dialog.getByText('Rp 11.020.000')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Aktifkan promo' }));
    await expect(await canvas.findByText('Promo mulai 12 Des 2026')).toBeVisible();
  },
};

export const ChangedMeanwhile: Story = {
  ...showing(promoStates.changedMeanwhile),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Aktifkan' }));
    const dialog = await shownDialog();
    await userEvent.click(dialog.getByRole('button', { name: 'Aktifkan promo' }));
    await expect(await dialog.findByText(/Data baru saja berubah/)).toBeVisible();
  },
};

export const DatesOver: Story = {
  ...showing(
    promoShown({ ...promoExamples.inactive, effective_from: '2026-11-01', effective_to: '2026-11-20' }),
  ),
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: /Aktifkan/ });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleDescription(/Hari terakhir promo sudah lewat/);
  },
};

export const Pauses: Story = {
  ...showing(promoStates.pauses),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Jeda' }));
    await userEvent.click((await shownDialog()).getByRole('button', { name: 'Jeda promo' }));
    await expect(await canvas.findByRole('button', { name: 'Lanjutkan' })).toBeVisible();
  },
};

export const Paused: Story = {
  ...showing(promoShown(promoExamples.paused)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Sisa Rp 1.160.000 dari Rp 2.000.000')).toBeVisible();
  },
};

export const UsedUpAndExpired: Story = {
  ...showing(promoShown(promoExamples.expired)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Hari terakhirnya 31 Okt 2026.')).toBeVisible();
    await expect(canvas.getByText(/Sudah habis/)).toBeVisible();
  },
};

export const CashbackOfCards: Story = {
  ...showing(promoShown(promoExamples.card)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Cashback terpakai')).toBeVisible();
    await expect(canvas.getByText('411111, 455632')).toBeVisible();
  },
};

// spec 2.95
export const Removes: Story = {
  ...showing(promoStates.removes),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Hapus promo' }));
    const dialog = await shownDialog();
    await expect(dialog.getByText(/tetap mendapat diskon/)).toBeVisible();
  },
};

// spec 6.3
export const ViewerChangesNothing: Story = {
  ...showing(promoShown(promoExamples.active), { session: sessionAs('Viewer') }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Sisa 369 dari 500 pembayaran')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Jeda' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Hapus promo' })).toBeNull();
  },
};

export const EnglishDarkPhone: Story = {
  globals: { language: 'en', theme: 'dark', viewport: { value: 'phone' } },
  play: saying('369 of 500 payments left'),
};

export const Loading = stories.Loading;
export const NotFound = stories.NotFound;
export const MalformedId = stories.MalformedId;
export const Failed = stories.Failed;
export const Forbidden = stories.Forbidden;
