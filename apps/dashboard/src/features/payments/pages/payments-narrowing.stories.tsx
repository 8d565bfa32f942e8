import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, waitFor } from 'storybook/test';
import { sessionAs } from '../../../shared/testing/sessions.ts';
import { paymentList } from '../testing/scenarios.ts';
import PaymentsPage from './payments-page.tsx';

const meta: Meta<typeof PaymentsPage> = {
  title: 'Payments/List: what is shown',
  component: PaymentsPage,
  parameters: { dasbor: { path: '/payments', scenario: paymentList.page } },
};
export default meta;
type Story = StoryObj<typeof PaymentsPage>;

export const RangeTooLong: Story = {
  parameters: { dasbor: { path: '/payments?from=2026-10-01&to=2026-11-21', scenario: paymentList.tooLong } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/31 hari/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Pakai 7 hari terakhir' }));
    await expect(await canvas.findByRole('table')).toBeVisible();
  },
};

/** The device's date is ahead of the server's, so a new request would change nothing. */
export const RangeInTheFutureOfTheServer: Story = {
  parameters: {
    dasbor: { path: '/payments?from=2026-11-21&to=2026-11-21', scenario: paymentList.inFuture },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/tidak boleh melewati hari ini/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Coba lagi' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Pakai 7 hari terakhir' }));
    await expect(await canvas.findByRole('table')).toBeVisible();
  },
};

/** No days were chosen, so the filter names the server's. */
export const DaysOfTheServer: Story = {
  parameters: { dasbor: { path: '/payments', scenario: paymentList.ofServerDays } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Rentang tanggal: 14 Nov 2026 – 20 Nov 2026' }),
    );
    await expect(await canvas.findByLabelText('Sampai')).toHaveValue('20 Nov 2026');
  },
};

export const PageMarkerRefused: Story = {
  parameters: {
    dasbor: { path: '/payments?action=next&cursor=old', scenario: paymentList.staleMarker },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Buka halaman pertama' }));
    await expect(await canvas.findByRole('table')).toBeVisible();
  },
};

export const RangeRefusedBesideTheDate: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Rentang tanggal/ }));
    const from = await canvas.findByLabelText('Dari');
    await fireEvent.change(from, { target: { value: '2026-09-01' } });
    await expect(await canvas.findByLabelText('Sampai')).toHaveAccessibleDescription(/31 hari/);
    await expect(canvas.getByRole('button', { name: /Terapkan/ })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const DaysFromTheCalendar: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Rentang tanggal/ }));
    await userEvent.click(await canvas.findByRole('button', { name: '12 Nov 2026' }));
    await userEvent.keyboard('{ArrowLeft}{ArrowUp}');
    await waitFor(() => expect(canvas.getByRole('button', { name: '4 Nov 2026' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByLabelText('Dari')).toHaveValue('4 Nov 2026');
    await expect(canvas.getByLabelText('Sampai')).toHaveValue('12 Nov 2026');
    await expect(canvas.getByRole('button', { name: '22 Nov 2026' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Terapkan' }));
    await expect(
      await canvas.findByRole('button', { name: 'Rentang tanggal: 4 Nov 2026 – 12 Nov 2026' }),
    ).toBeVisible();
  },
};

/** A day uses the user's language, not the browser's. */
export const DaysInEnglish: Story = {
  globals: { language: 'en' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Date range/ }));
    const from = await canvas.findByLabelText('From');
    await expect(from).toHaveValue('15 Nov 2026');
    await userEvent.clear(from);
    await userEvent.type(from, '28/10/2026');
    await userEvent.tab();
    await expect(from).toHaveValue('28 Oct 2026');
    await userEvent.clear(from);
    await userEvent.type(from, 'soon');
    await expect(from).toHaveAccessibleDescription(/./);
  },
};

export const Narrowed: Story = {
  parameters: {
    dasbor: {
      path: '/payments?status=completed,failed&method=va&amount_min=10000&amount_max=500000&order=ord_01KAJ800000000000000000001',
      scenario: paymentList.page,
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('button', { name: 'Status: Berhasil +1' })).toBeVisible();
    await expect(canvas.getByText(/^Pesanan: ord_/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Hapus filter Status' }));
    await expect(await canvas.findByRole('button', { name: 'Status' })).toBeVisible();
  },
};

export const ChoosingAFilter: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Metode' }));
    await userEvent.click(await canvas.findByLabelText('QRIS'));
    await expect(await canvas.findByRole('button', { name: 'Metode: QRIS' })).toBeVisible();
  },
};

/** Clicks faster than the list updates: each builds on the previous click, not on the rendered state. */
export const TickedInHaste: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Status' }));
    await canvas.findByRole('checkbox', { name: 'Berhasil' });
    const ticks = canvas.getAllByRole('checkbox').slice(0, 5);
    for (const tick of ticks) tick.click();
    await waitFor(() => {
      for (const tick of ticks) void expect(tick).toBeChecked();
    });
    ticks[0]?.click();
    ticks[1]?.click();
    await waitFor(() => expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(3));
  },
};

export const ChosenColumns: Story = {
  parameters: {
    dasbor: {
      path: '/payments?columns=created,reference,va,net,amount&density=compact',
      scenario: paymentList.page,
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('columnheader', { name: 'Nomor VA' })).toBeVisible();
    await expect(canvas.queryByRole('columnheader', { name: 'Status' })).toBeNull();
    await expect(canvas.getByText('1900 6100 2000 0001 7')).toBeVisible();
  },
};

/** An old bookmark: the page says which filters it ignores, and the table shows the rest. */
export const UnknownColumns: Story = {
  parameters: { dasbor: { path: '/payments?columns=nope', scenario: paymentList.page } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Diabaikan: columns')).toBeVisible();
    await expect(canvas.getAllByRole('columnheader').length).toBeGreaterThan(3);
    await userEvent.click(canvas.getByRole('button', { name: 'Tutup' }));
    await waitFor(() => expect(canvas.queryByText('Diabaikan: columns')).toBeNull());
  },
};

export const OneUnknownColumn: Story = {
  parameters: { dasbor: { path: '/payments?columns=status,nope', scenario: paymentList.page } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Diabaikan: columns')).toBeVisible();
    await expect(canvas.getByRole('columnheader', { name: 'Status' })).toBeVisible();
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(2);
  },
};

/** None of it is sent to the server, which would reject the request. */
export const UnreadableAddress: Story = {
  parameters: {
    dasbor: {
      path: '/payments?search=%00&order=ord_1&status=failed&status=nope&action=sideways&cursor=abc&row=99999',
      scenario: paymentList.unreadable,
    },
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Diabaikan: search, action, cursor, row, status, order'),
    ).toBeVisible();
    await expect(await canvas.findByRole('table')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Status: Gagal' })).toBeVisible();
  },
};

export const ColumnsAndDensity: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Tampilan' }));
    await userEvent.click(await canvas.findByLabelText('Jumlah bersih'));
    await expect(await canvas.findByRole('columnheader', { name: 'Jumlah bersih' })).toBeVisible();
    await userEvent.click(canvas.getByLabelText('Rapat'));
    await waitFor(() => expect(canvas.getByRole('table')).toHaveAttribute('data-density', 'compact'));
  },
};

// spec 2.171
export const Exporting: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('table');
    await userEvent.click(canvas.getByRole('button', { name: 'Ekspor' }));
    await expect(await canvas.findByRole('button', { name: /Halaman ini/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /Semua yang cocok/ })).toBeVisible();
  },
};

export const WithoutTheRightToExport: Story = {
  parameters: { dasbor: { path: '/payments', scenario: paymentList.page, session: sessionAs('Viewer') } },
  play: async ({ canvas }) => {
    await canvas.findByRole('table');
    await expect(canvas.queryByRole('button', { name: 'Ekspor' })).toBeNull();
  },
};
