import type { Meta, StoryObj } from '@storybook/react-vite';
import { PERMISSIONS } from '@dasbor/domain/access';
import { expect, within } from 'storybook/test';
import { pageAt, saying } from '../../../shared/testing/page-at.ts';
import { sessionOf } from '../../../shared/testing/sessions.ts';
import { branch, calendarStates } from '../testing/calendar-scenarios.ts';
import CalendarDayPage from './calendar-day-page.tsx';

const showing = pageAt({ path: '/settlements/calendar/2026-11-23', pattern: '/settlements/calendar/:date' });

const meta: Meta<typeof CalendarDayPage> = {
  title: 'Settlements/Calendar day',
  component: CalendarDayPage,
  ...showing(calendarStates.usual),
};
export default meta;
type Story = StoryObj<typeof CalendarDayPage>;

/** The sums, the payments by channel with the reason for the day, and each payment. */
export const ADay: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Senin, 23 Nov 2026');
    await expect(canvasElement.querySelector('[data-line=amount]')).toHaveTextContent('Rp 3.283.464');
    await expect(canvas.getAllByText(/2 hari kerja setelah pembayaran/)[0]).toBeVisible();
    const payments = await canvas.findByRole('table', { name: 'Pembayaran' });
    await expect(within(payments).getAllByRole('link')[0]).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/payments\/pay_/),
    );
    await expect(canvas.getByRole('link', { name: 'Kalender settlement' })).toHaveAttribute(
      'href',
      '/settlements/calendar',
    );
  },
};

export const LateDay: Story = {
  ...showing(calendarStates.late, { path: '/settlements/calendar/2026-11-18' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ada pembayaran yang terlambat cair')).toBeVisible();
    await expect(canvas.queryByText('Menunggu pemeriksaan')).toBeNull();
  },
};

/** It is not late: a person decides. */
export const LateExceeding: Story = {
  ...showing(calendarStates.late, { path: '/settlements/calendar/2026-11-17' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Menunggu pemeriksaan')).toBeVisible();
    await expect(canvas.queryByText('Ada pembayaran yang terlambat cair')).toBeNull();
  },
};

/** The sums are without them, and the notice says by how much they exceed. */
export const ExceedsPayments: Story = {
  ...showing(calendarStates.exceeds),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(/^2 pembayaran tidak dihitung.*Rp\s2\.100/)).toBeVisible();
    await expect(canvasElement.querySelector('[data-line=amount]')).toHaveTextContent('Rp 3.283.464');
    await expect(canvas.getByText('Menunggu pemeriksaan')).toBeVisible();
  },
};

/** Nothing arrives on such a day, so it has no sums. */
export const OnlyExceeding: Story = {
  ...showing(calendarStates.exceeds, { path: '/settlements/calendar/2026-11-24' }),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Ada pembayaran yang menunggu pemeriksaan')).toBeVisible();
    await expect(canvasElement.querySelector('[data-line=amount]')).toBeNull();
  },
};

/** The day of a subaccount names it and leads back to its calendar. */
export const OfSubaccount: Story = {
  ...showing(
    { ...calendarStates.ofSubaccounts, ...calendarStates.usual },
    { path: `/settlements/calendar/2026-11-23?subaccount=${branch.id}` },
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: branch.name })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Kalender settlement' })).toHaveAttribute(
      'href',
      `/settlements/calendar?subaccount=${branch.id}`,
    );
  },
};

/** A weekend, another year, or a day whose payments are settled. */
export const NothingArrives: Story = {
  ...showing(calendarStates.usual, { path: '/settlements/calendar/2026-11-22' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Tidak ada dana yang cair pada hari ini')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Lihat settlement' })).toHaveAttribute(
      'href',
      '/settlements',
    );
  },
};

export const MalformedDay: Story = {
  ...showing(calendarStates.usual, { path: '/settlements/calendar/besok' }),
  play: saying('Tidak ada dana yang cair pada hari ini'),
};

export const SettledMeanwhile: Story = {
  ...showing(calendarStates.settledMeanwhile),
  play: saying('Tidak ada dana yang cair pada hari ini'),
};

export const PaymentsFailed: Story = {
  ...showing(calendarStates.paymentsFailed),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('req_01KAJ8FAILED')).toBeVisible();
    await expect(canvasElement.querySelector('[data-line=amount]')).toHaveTextContent('Rp 3.283.464');
  },
};

/** Payments are no links for someone who may not view them. */
export const MayNotViewPayments: Story = {
  ...showing(calendarStates.usual, {
    session: sessionOf({ permissions: PERMISSIONS.filter((one) => one !== 'payment.view') }),
  }),
  play: async ({ canvas }) => {
    const payments = await canvas.findByRole('table', { name: 'Pembayaran' });
    await expect(within(payments).queryByRole('link')).toBeNull();
  },
};

export const EnglishDark: Story = {
  globals: { language: 'en', theme: 'dark' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Monday, 23 Nov 2026');
    await expect(await canvas.findByRole('table', { name: 'Payments' })).toBeVisible();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'Pembayaran' })).toBeVisible();
  },
};

export const Loading: Story = { ...showing(calendarStates.pending), play: saying('Memuat…') };
export const Failed: Story = {
  ...showing(calendarStates.failed),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('req_01KAJ8FAILED')).toBeVisible();
  },
};
export const Forbidden: Story = { ...showing(calendarStates.forbidden), play: saying(/“Lihat settlement”/) };
