import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { sessionAs, sessionOf } from '../../../shared/testing/sessions.ts';
import { home } from '../testing/scenarios.ts';
import HomePage from './home-page.tsx';

const meta: Meta<typeof HomePage> = {
  title: 'Home/Settlements, first steps and news',
  component: HomePage,
  parameters: { dasbor: { path: '/home', scenario: home.started } },
};
export default meta;
type Story = StoryObj<typeof HomePage>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const cardOf = async (canvas: Canvas, name: string) => {
  const find = () => canvas.getByRole('region', { name });
  await waitFor(() => expect(find()).not.toHaveAttribute('aria-busy'));
  return within(find());
};

/** The next day, what waits by due day, and what was settled. Each figure links to the page with the same figure. */
// spec 2.72
export const Settlements: Story = {
  play: async ({ canvas }) => {
    const card = await cardOf(canvas, 'Settlement');
    await expect(card.getAllByText('Rp 8.430.150')[0]).toBeVisible();
    await expect(card.getByText('Rp 15.146.350')).toBeVisible();
    await expect(card.getByText('Rp 38.120.450')).toBeVisible();
    await expect(card.getByText('termasuk Rp 6.100.000 untuk subakun')).toBeVisible();
    await expect(card.getByRole('link', { name: '12 settlement' })).toHaveAttribute(
      'href',
      '/settlements?from=2026-11-14&to=2026-11-20&status=settled',
    );
    await expect(card.getByRole('link', { name: '24 Nov 2026' })).toHaveAttribute(
      'href',
      '/settlements/calendar/2026-11-24',
    );
  },
};

/** A list shows 31 days at most, and the link says so. */
export const SettlementsOf60Days: Story = {
  parameters: { dasbor: { path: '/home?days=60' } },
  play: async ({ canvas }) => {
    const card = await cardOf(canvas, 'Settlement');
    await expect(card.getByRole('link', { name: 'daftar 31 hari terakhir' })).toHaveAttribute(
      'href',
      '/settlements?from=2026-10-21&to=2026-11-20&status=settled',
    );
  },
};

export const SettlementsLate: Story = {
  parameters: { dasbor: { path: '/home', scenario: home.lateSettlements } },
  play: async ({ canvas }) => {
    const card = await cardOf(canvas, 'Settlement');
    await expect(card.getByText(/2 pembayaran sudah jatuh tempo/)).toBeVisible();
    await expect(card.getByRole('link', { name: 'Lihat penyebabnya' })).toBeVisible();
  },
};

export const SettlementsNotForUploaders: Story = {
  parameters: { dasbor: { path: '/home', session: sessionAs('Uploader') } },
  play: async ({ canvas }) => {
    await cardOf(canvas, 'Pelajari lebih lanjut');
    await expect(canvas.queryByRole('region', { name: 'Settlement' })).toBeNull();
  },
};

/** Done steps are ticked; each other step leads to where it is done. New people see them above the figures. */
// spec 2.74
export const FirstSteps: Story = {
  parameters: { dasbor: { session: sessionOf({ login_count: 3 }) } },
  play: async ({ canvas }) => {
    const card = await cardOf(canvas, 'Langkah awal');
    await expect(card.getByText('2 dari 7 langkah selesai')).toBeVisible();
    await expect(card.queryByRole('link', { name: 'Buat kunci API' })).toBeNull();
    await expect(card.getByRole('link', { name: 'Pasang webhook' })).toHaveAttribute(
      'href',
      '/settings/webhooks/new',
    );
    await expect(card.getByRole('link', { name: 'Undang rekan kerja' })).toHaveAttribute(
      'href',
      '/users/new',
    );
    const names = canvas.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
    await expect(names.indexOf('Langkah awal')).toBeLessThan(names.indexOf('Penerimaan'));
  },
};

/** Without live mode, the first payment begins with the activation. */
export const FirstStepsBeforeLive: Story = {
  parameters: {
    dasbor: { mode: 'sandbox', session: sessionOf({ is_live: false, sandbox_only: true, login_count: 3 }) },
  },
  play: async ({ canvas }) => {
    const card = await cardOf(canvas, 'Langkah awal');
    await expect(card.getByRole('link', { name: 'Terima pembayaran pertama' })).toHaveAttribute(
      'href',
      '/onboarding?from=live',
    );
  },
};

export const FirstStepsHidden: Story = {
  play: async ({ canvas, userEvent }) => {
    const card = await cardOf(canvas, 'Langkah awal');
    await userEvent.click(card.getByRole('button', { name: 'Sembunyikan langkah awal' }));
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Langkah awal' })).toBeNull());
    await expect(document.body).not.toHaveFocus();
  },
};

export const FirstStepsDone: Story = {
  parameters: { dasbor: { scenario: home.trade } },
  play: async ({ canvas }) => {
    await cardOf(canvas, 'Yang baru');
    await expect(canvas.queryByRole('region', { name: 'Langkah awal' })).toBeNull();
  },
};

// spec 2.75
export const NewsDismissed: Story = {
  play: async ({ canvas, userEvent }) => {
    const card = await cardOf(canvas, 'Yang baru');
    await expect(card.getAllByRole('listitem')).toHaveLength(4);
    await userEvent.click(card.getByRole('button', { name: 'Tandai sudah dibaca' }));
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Yang baru' })).toBeNull());
    await expect(document.body).not.toHaveFocus();
  },
};

/** Only news about pages that this person may open. */
export const NewsForAnUploader: Story = {
  parameters: { dasbor: { session: sessionAs('Uploader') } },
  play: async ({ canvas }) => {
    const card = await cardOf(canvas, 'Yang baru');
    await expect(card.queryByRole('link', { name: 'Tingkat persetujuan' })).toBeNull();
    await expect(card.getByRole('link', { name: 'Aplikasi autentikator dan passkey' })).toBeVisible();
  },
};

/** Files of the API open in a new tab; pages are those that the person may open. */
// spec 2.76
export const LearnMore: Story = {
  parameters: { dasbor: { session: sessionAs('Viewer') } },
  play: async ({ canvas }) => {
    const card = await cardOf(canvas, 'Pelajari lebih lanjut');
    await expect(card.getByRole('link', { name: /Referensi API/ })).toHaveAttribute('href', './docs');
    await expect(card.getByRole('link', { name: 'Kapan dana cair' })).toBeVisible();
    await expect(card.queryByRole('link', { name: 'Metode pembayaran' })).toBeNull();
  },
};

export const EnglishDarkPhone: Story = {
  globals: { language: 'en', theme: 'dark', viewport: { value: 'phone' } },
  parameters: { dasbor: { session: sessionOf({ login_count: 3 }) } },
  play: async ({ canvas }) => {
    await expect((await cardOf(canvas, 'Settlements')).getByText('Waiting, next 30 days')).toBeVisible();
    await expect((await cardOf(canvas, 'Get started')).getByText('2 of 7 steps done')).toBeVisible();
    await expect((await cardOf(canvas, 'What’s new')).getByText('Mark as read')).toBeVisible();
  },
};
