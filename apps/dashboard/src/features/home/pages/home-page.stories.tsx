import type { Meta, StoryObj } from '@storybook/react-vite';
import { eventStream, ok } from '@dasbor/sdk/testing';
import { expect, waitFor, within } from 'storybook/test';
import { saying } from '../../../shared/testing/page-at.ts';
import { sessionAs, sessionOf } from '../../../shared/testing/sessions.ts';
import { home } from '../testing/scenarios.ts';
import HomePage from './home-page.tsx';

const meta: Meta<typeof HomePage> = {
  title: 'Home/Home',
  component: HomePage,
  parameters: { dasbor: { path: '/home', scenario: home.trade } },
};
export default meta;
type Story = StoryObj<typeof HomePage>;

export const AWeekOfTrade: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Selamat siang, Ratna');
    await expect((await canvas.findAllByText('Rp 45.500.000'))[0]).toBeVisible();
    await expect(canvas.getByText(/13,4% lebih tinggi dari 7 hari sebelumnya/)).toBeVisible();
    await expect(canvas.getByText(/dibandingkan hingga jam yang sama$/)).toBeVisible();
    await expect(canvas.getByRole('slider', { name: 'Penerimaan per hari' })).toHaveAccessibleDescription(
      /Tertinggi Rp.9\.310\.000 pada 20 Nov 2026/,
    );
    await expect(canvas.queryByText('Mulai menerima pembayaran')).toBeNull();
  },
};

/** Keyboard focus has the usual focus ring, not the browser's. */
export const RangeByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const range = canvas.getByRole('link', { name: '30 hari' });
    canvas.getByRole('link', { name: '7 hari' }).focus();
    await userEvent.tab();
    await expect(range).toHaveFocus();
    await expect(getComputedStyle(range)).toMatchObject({ outlineStyle: 'solid', outlineWidth: '2px' });
  },
};

/** A user who can see neither orders nor payments sees no empty activity list. */
export const WithoutTheTrade: Story = {
  parameters: { dasbor: { path: '/home', session: sessionAs('Uploader'), scenario: home.trade } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Pembayaran menurut status')).toBeVisible();
    await expect(canvas.queryByText('Aktivitas terbaru')).toBeNull();
  },
};

export const EnglishDark: Story = {
  globals: { language: 'en', theme: 'dark' },
  play: saying(/13.4% higher than the previous 7 days/),
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: saying('Penerimaan per hari'),
};

export const LongSumsOnAPhone: Story = {
  parameters: { dasbor: { path: '/home', scenario: home.longSums } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const rows = () => [...canvasElement.querySelectorAll<HTMLElement>('[data-status]')];
    await waitFor(() => expect(rows().length).toBeGreaterThan(3));
    for (const row of rows()) {
      await expect(row).toHaveTextContent('Rp 999.999.999.999.999');
      const within = row.getBoundingClientRect().right - parseFloat(getComputedStyle(row).paddingRight);
      await expect(row.lastElementChild?.getBoundingClientRect().right).toBeLessThanOrEqual(within + 0.5);
    }
  },
};

/** The bars start beside the longest badge and fill the remaining width, on screens of 1440 and 1120 pixels. */
const barsBesideBadges = (globals: object): Story => ({
  globals,
  play: async ({ canvasElement }) => {
    const rows = () => [...canvasElement.querySelectorAll<HTMLElement>('[data-status]')];
    await waitFor(() => expect(rows().length).toBeGreaterThan(3));
    canvasElement.style.width = '1142px';
    for (const row of rows()) {
      const [badge, track] = [row.querySelector('[data-tone]')!, row.querySelector('[data-part=track]')!];
      await expect(badge.getBoundingClientRect().right).toBeLessThan(track.getBoundingClientRect().left);
      await expect(track.clientWidth).toBeGreaterThan(48);
    }
    canvasElement.style.width = '822px';
    for (const row of rows()) {
      await expect(row.lastElementChild!.getBoundingClientRect().right).toBeLessThan(
        row.getBoundingClientRect().right,
      );
    }
  },
});
export const BarsBesideBadges = barsBesideBadges({});
export const BarsBesideBadgesInEnglish = barsBesideBadges({ language: 'en' });

export const ChartAsTable: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Lihat sebagai tabel' }));
    const table = within(canvas.getByRole('table'));
    await expect(table.getAllByRole('row')).toHaveLength(9);
    await expect(table.getByText('Rp 45.500.000')).toBeVisible();
  },
};

/** The smallest count has a visible bar; zero has none. */
export const StatusWithoutPayments: Story = {
  parameters: { dasbor: { path: '/home', scenario: home.nothingRejected } },
  play: async ({ canvas }) => {
    const bar = (status: string) =>
      canvas.getByText(status).closest('li')?.querySelector('[data-part=bar]')?.getBoundingClientRect()
        .width ?? 0;
    await waitFor(() => expect(bar('Dimulai')).toBeGreaterThan(1));
    await expect(bar('Ditolak')).toBe(0);
  },
};

/** The list covers 31 days at most, and says so. */
// spec 2.73
export const SixtyDays: Story = {
  parameters: { dasbor: { path: '/home?days=60', scenario: home.sixtyDays } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Daftar memuat paling lama 31 hari.')).toBeVisible();
    const failed = canvas.getByRole('link', { name: 'Gagal' });
    await expect(failed).toHaveAttribute(
      'href',
      expect.stringContaining('from=2026-10-22&to=2026-11-21&status=failed'),
    );
  },
};

/** The lists behind the figures end on the server's current day, whatever the device's clock says. */
export const DayOfTheServer: Story = {
  parameters: { dasbor: { path: '/home', scenario: home.ofServerDay } },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Gagal' })).toHaveAttribute(
        'href',
        expect.stringContaining('from=2026-11-14&to=2026-11-20&status=failed'),
      ),
    );
  },
};

/** The previous range contains the first sale, so a percentage would be misleading. */
export const YoungMerchant: Story = {
  parameters: { dasbor: { path: '/home', scenario: home.youngMerchant } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText(/^Belum ada pembanding/)).toHaveLength(2));
    await expect(canvas.queryByText(/lebih tinggi|lebih rendah|jam yang sama/)).toBeNull();
  },
};

export const YoungMerchantInEnglish: Story = {
  globals: { language: 'en' },
  parameters: { dasbor: { path: '/home', scenario: home.youngMerchant } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText(/^No comparison yet/)).toHaveLength(2));
  },
};

export const NewMerchant: Story = {
  parameters: {
    dasbor: { path: '/home', scenario: home.newMerchant, session: sessionOf({ login_count: 1 }) },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Belum ada pembayaran berhasil pada rentang ini')).toBeVisible();
    await expect(canvas.getByText('Belum ada aktivitas')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Beralih ke Sandbox' })).toBeVisible();
  },
};

export const WizardHidden: Story = {
  parameters: {
    dasbor: { path: '/home', scenario: home.newMerchant, session: sessionOf({ login_count: 2 }) },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sembunyikan panduan' }));
    await expect(canvas.queryByText('Mulai menerima pembayaran')).toBeNull();
    await expect(document.body).not.toHaveFocus();
    await expect(localStorage.getItem('dasbor.wizard')).toBe('hidden');
  },
};

const noGuide: NonNullable<Story['play']> = async ({ canvas }) => {
  await expect(await canvas.findByText('Aktivitas terbaru')).toBeVisible();
  await waitFor(() => expect(canvas.queryByText('Memuat…')).toBeNull());
  await expect(canvas.queryByText('Mulai menerima pembayaran')).toBeNull();
};

// spec 2.77
export const NoWizardAfterFiveLogins: Story = {
  parameters: {
    dasbor: { path: '/home', scenario: home.newMerchant, session: sessionOf({ login_count: 6 }) },
  },
  play: noGuide,
};

export const NoWizardForASuspendedMerchant: Story = {
  parameters: {
    dasbor: {
      path: '/home',
      scenario: home.newMerchant,
      session: sessionOf({ login_count: 1, is_suspended: true }),
    },
  },
  play: noGuide,
};

/** The wizard continues at the current step: in sandbox its first step is done. */
// spec 2.77
export const WizardInSandbox: Story = {
  parameters: {
    dasbor: {
      path: '/home',
      mode: 'sandbox',
      scenario: home.newMerchant,
      session: sessionOf({ login_count: 5 }),
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/1 dari 4 langkah/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Buka simulator' })).toHaveAttribute('href', '/simulator');
    // A simulated payment needs an order first.
    await expect(canvas.getByRole('link', { name: 'Buka kunci API' })).toHaveAttribute(
      'href',
      '/settings/api-keys',
    );
    await expect(await canvas.findByText(/bayar di simulator/)).toBeVisible();
    await expect(canvas.queryByText(/di mode Sandbox/)).toBeNull();
  },
};

export const WizardInSandboxWithoutSettings: Story = {
  parameters: {
    dasbor: {
      path: '/home',
      mode: 'sandbox',
      scenario: home.newMerchant,
      session: sessionAs('Viewer', { login_count: 5 }),
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Buat pesanan lewat API')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Buka kunci API' })).toBeNull();
  },
};

export const Loading: Story = {
  parameters: { dasbor: { path: '/home', scenario: home.pending } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Memuat…')).toHaveLength(3);
  },
};

export const Failed: Story = {
  parameters: { dasbor: { path: '/home', scenario: home.failed } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText('req_01KAJ8FAILED')).toHaveLength(9));
  },
};

const live = eventStream();

/** Activity arrives while the page is open. */
export const ActivityAsItHappens: Story = {
  parameters: {
    dasbor: {
      path: '/home',
      scenario: {
        ...home.trade,
        listActivity: [ok({ data: [] }), home.trade.listActivity],
        streamEvents: live,
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Belum ada aktivitas')).toBeVisible();
    await waitFor(() => expect(live.listeners).toBeGreaterThan(0));
    live.push({
      topic: 'payment.updated',
      subject_id: 'pay_01KAJ800000000000000000002',
      status: 'completed',
      at: '2026-11-20T03:40:11.000Z',
    });
    await expect(await canvas.findByRole('link', { name: 'INV-20261120-0018' })).toBeVisible();
  },
};
