import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { pageAt, saying } from '../../../shared/testing/page-at.ts';
import { branch, calendarStates } from '../testing/calendar-scenarios.ts';
import CalendarPage from './calendar-page.tsx';

const showing = pageAt({ path: '/settlements/calendar' });

const meta: Meta<typeof CalendarPage> = {
  title: 'Settlements/Calendar',
  component: CalendarPage,
  ...showing(calendarStates.usual),
};
export default meta;
type Story = StoryObj<typeof CalendarPage>;

/** The weeks with today and weekends, and below them each day with its payments and the reason for the day. */
export const NextThirtyDays: Story = {
  play: async ({ canvas, canvasElement }) => {
    const grid = await canvas.findByRole('table', { name: '30 hari ke depan' });
    await expect(grid.querySelector('[aria-current=date]')).toHaveTextContent('20 Nov');
    await expect(grid.querySelector('[data-day="2026-11-21"]')).toHaveTextContent('Akhir pekan');
    await expect(
      within(grid).getByRole('link', { name: /3\.283\.464, lihat pembayaran yang cair Senin, 23 Nov 2026/ }),
    ).toHaveAttribute('href', '/settlements/calendar/2026-11-23');

    const day = canvasElement.querySelector<HTMLElement>('[data-section="2026-11-23"]');
    await expect(day).toHaveTextContent('Rp 3.283.464');
    await expect(day?.querySelector('[data-row="va BCA"]')).toHaveTextContent(
      '1 hari kerja setelah pembayaran pada 20 Nov. Tidak dihitung: Akhir pekan (21–22 Nov).',
    );
    await expect(canvas.queryByText('Ada pembayaran yang terlambat cair')).toBeNull();
  },
};

/** What is late comes first: since when, and whether somebody checks it. */
export const Late: Story = {
  ...showing(calendarStates.late),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Ada pembayaran yang terlambat cair')).toBeVisible();
    const oldest = canvasElement.querySelector<HTMLElement>('[data-section="2026-11-17"]');
    await expect(oldest).toHaveTextContent('Terlambat sejak Selasa, 17 Nov 2026');
    await expect(oldest).toHaveTextContent('Menunggu pemeriksaan');
    await expect(canvasElement.querySelector('[data-section="2026-11-18"]')).not.toHaveTextContent(
      'Menunggu pemeriksaan',
    );
  },
};

/** Neither the day's sum nor the total has them, and a day without anything else says so. */
export const ExceedsPayments: Story = {
  ...showing(calendarStates.exceeds),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Ada pembayaran yang menunggu pemeriksaan')).toBeVisible();
    await expect(canvas.getByText(/^4 pembayaran tidak dihitung.*Rp\s4\.200/)).toBeVisible();
    const grid = await canvas.findByRole('table', { name: '30 hari ke depan' });
    await expect(grid.querySelector('[data-day="2026-11-23"]')).toHaveTextContent('Rp 3.283.464');
    await expect(grid.querySelector('[data-day="2026-11-24"]')).toHaveTextContent('Menunggu pemeriksaan');
    await expect(grid.querySelector('[data-day="2026-11-24"]')).not.toHaveTextContent('Rp');
    await expect(canvasElement.querySelectorAll('[data-row="retail_store ALFAMART"]')).toHaveLength(2);
  },
};

/** The balance of a subaccount is chosen by name, and its days keep it. */
export const OfSubaccounts: Story = {
  ...showing(calendarStates.ofSubaccounts),
  play: async ({ canvas, userEvent }) => {
    const choice = await canvas.findByRole('combobox', { name: 'Saldo' });
    await expect(choice).toHaveDisplayValue('Saldo merchant');
    await userEvent.selectOptions(choice, branch.name);
    await expect(await canvas.findByText('Tidak ada pembayaran yang menunggu settlement')).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Saldo' })).toHaveDisplayValue(branch.name);
  },
};

/** Holidays are decreed year by year. For a year without a decree, the page says so. */
export const YearWithoutHolidays: Story = {
  ...showing(calendarStates.unknownYear),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Daftar hari libur 2028 belum ditetapkan')).toBeVisible();
    const grid = await canvas.findByRole('table', { name: '30 hari ke depan' });
    await expect(grid.querySelector('[data-day="2027-12-24"]')).toHaveTextContent('Cuti bersama');
  },
};

export const NothingWaits: Story = {
  ...showing(calendarStates.empty),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Tidak ada pembayaran yang menunggu settlement')).toBeVisible();
    await expect(canvas.getByRole('table', { name: '30 hari ke depan' })).toBeVisible();
  },
};

export const LongestAmounts: Story = {
  ...showing(calendarStates.longest),
  play: saying(/999\.999\.999\.999\.999/),
};

export const EnglishDark: Story = {
  ...showing(calendarStates.unknownYear),
  globals: { language: 'en', theme: 'dark' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'The next 30 days' })).toBeVisible();
    await expect(canvas.getAllByText(/collective leave/)[0]).toBeVisible();
  },
};

/** A list of days; the payments are on the page of each day. */
export const Phone: Story = {
  ...showing(calendarStates.late),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: '30 hari ke depan' });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(30);
    await expect(within(list).getByRole('link', { name: 'Senin, 23 Nov 2026' })).toBeVisible();
    await expect(within(list).getAllByText('Akhir pekan').length).toBeGreaterThan(7);
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};

export const Loading: Story = { ...showing(calendarStates.pending), play: saying('Memuat…') };
export const Failed: Story = {
  ...showing(calendarStates.failed),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('req_01KAJ8FAILED')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Coba lagi' })).toBeVisible();
  },
};
export const Forbidden: Story = { ...showing(calendarStates.forbidden), play: saying(/“Lihat settlement”/) };
export const Sandbox: Story = {
  ...showing(calendarStates.usual),
  globals: { mode: 'sandbox' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: '30 hari ke depan' })).toBeVisible();
  },
};
