import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, waitFor, within } from 'storybook/test';
import { sessionAs, sessionOf } from '../../../shared/testing/sessions.ts';
import { home } from '../testing/scenarios.ts';
import HomePage from './home-page.tsx';

const meta: Meta<typeof HomePage> = {
  title: 'Home/Balance and chart',
  component: HomePage,
  parameters: { dasbor: { path: '/home', scenario: home.trade } },
};
export default meta;
type Story = StoryObj<typeof HomePage>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const balanceOf = async (canvas: Canvas) => {
  const find = () => canvas.getByRole('region', { name: 'Saldo' });
  await waitFor(() => expect(find()).not.toHaveAttribute('aria-busy'));
  return within(find());
};

/** The balance comes before the revenue: available, on hold, the next settlement with its date, and the links to top up and withdraw. */
export const Balance: Story = {
  play: async ({ canvas }) => {
    const balance = await balanceOf(canvas);
    await expect(await balance.findByText('Rp 84.212.500')).toBeVisible();
    await expect(balance.getByText('Rp 8.430.150')).toBeVisible();
    await expect(balance.getByText('23 Nov 2026')).toBeVisible();
    await expect(balance.getByRole('link', { name: 'Tarik dana' })).toHaveAttribute(
      'href',
      '/balance/withdraw',
    );
    const names = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    await expect(names.indexOf('Saldo')).toBeLessThan(names.indexOf('Penerimaan'));
  },
};

export const NoSettlementAhead: Story = {
  parameters: { dasbor: { path: '/home', scenario: home.newMerchant } },
  play: async ({ canvas }) => {
    const balance = await balanceOf(canvas);
    await expect(await balance.findByText('Belum ada pembayaran yang menunggu settlement')).toBeVisible();
  },
};

const all = sessionOf();
const readsOnly = { ...all, permissions: all.permissions.filter((key) => !key.endsWith('.create')) };
/** A user without permission to top up and withdraw does not see these actions. */
export const BalanceWithoutActions: Story = {
  parameters: { dasbor: { path: '/home', session: readsOnly, scenario: home.trade } },
  play: async ({ canvas }) => {
    const balance = await balanceOf(canvas);
    await expect(await balance.findByText('Rp 84.212.500')).toBeVisible();
    await expect(balance.queryByRole('link', { name: 'Tarik dana' })).toBeNull();
  },
};

const withoutBalance: NonNullable<Story['play']> = async ({ canvas }) => {
  await expect(await canvas.findByText('Penerimaan per hari')).toBeVisible();
  await expect(canvas.queryByRole('region', { name: 'Saldo' })).toBeNull();
};

export const WithoutThePermission: Story = {
  parameters: { dasbor: { path: '/home', session: sessionAs('Developer'), scenario: home.trade } },
  play: withoutBalance,
};

export const WithoutTheFeature: Story = {
  parameters: {
    dasbor: {
      path: '/home',
      session: { ...all, feature_config: { ...all.feature_config, balance: false } },
      scenario: home.trade,
    },
  },
  play: withoutBalance,
};

export const EnglishDarkPhone: Story = {
  globals: { language: 'en', theme: 'dark', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Next settlement')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Withdraw' })).toBeVisible();
  },
};

/** Arrow keys, mouse and touch show the figures of a day; Escape hides them. */
export const FiguresOfADay: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const chart = await canvas.findByRole('slider', { name: 'Penerimaan per hari' });
    const tip = () => canvasElement.querySelector('[data-part=tip]');
    const days = chart.parentElement ?? chart;
    const { left, top, width } = days.getBoundingClientRect();
    const over = (day: number, pointerType: string) => ({
      clientX: left + ((day + 0.5) / 7) * width,
      clientY: top + 20,
      pointerType,
    });

    chart.focus();
    // What an arrow key does to a range input in a browser.
    await fireEvent.change(chart, { target: { value: '5' } });
    await expect(chart).toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(/^20 Nov 2026: Rp.9\.310\.000 · 58 pembayaran$/),
    );
    await waitFor(() => expect(tip()).toHaveTextContent(/Rp.9\.310\.00058 pembayaran20 Nov 2026/));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(tip()).toBeNull());

    await fireEvent.pointerMove(days, over(0, 'mouse'));
    await waitFor(() => expect(tip()).toHaveTextContent('15 Nov 2026'));
    await fireEvent.pointerOut(days, over(0, 'mouse'));
    await waitFor(() => expect(tip()).toBeNull());

    await fireEvent.pointerDown(days, over(2, 'touch'));
    await fireEvent.pointerOut(days, over(2, 'touch'));
    await waitFor(() => expect(tip()).toHaveTextContent('17 Nov 2026'));
  },
};

/** The list of completed payments filters by payment date, as the figure does. */
export const CompletedOnTheDaysOfTheFigure: Story = {
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Berhasil' })).toHaveAttribute(
        'href',
        '/payments?from=2026-10-22&to=2026-11-21&completed_from=2026-11-15&status=completed',
      ),
    );
  },
};
