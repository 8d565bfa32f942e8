import type { Meta, StoryObj } from '@storybook/react-vite';
import { ok, problem, type RecordedCall, type Scenario } from '@dasbor/sdk/testing';
import { expect, waitFor, within } from 'storybook/test';
import { saying } from '../../../shared/testing/page-at.ts';
import { shownDialog } from '../../../shared/testing/dialog.ts';
import { sessionAs } from '../../../shared/testing/sessions.ts';
import { scheduleAnswer, schedules } from '../testing/schedule-scenarios.ts';
import SchedulePage from './schedule-page.tsx';

const PATH = '/balance/withdraw/schedule';

const meta: Meta<typeof SchedulePage> = {
  title: 'Withdrawals/Schedule',
  component: SchedulePage,
  parameters: { dasbor: { path: PATH, scenario: schedules.daily } },
};
export default meta;
type Story = StoryObj<typeof SchedulePage>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const showing = (scenario: Scenario) => ({ parameters: { dasbor: { path: PATH, scenario } } });
const inBody = () => within(document.body);
const review = ({ canvas }: Pick<Context, 'canvas'>) =>
  canvas.getByRole('button', { name: /Periksa jadwal/ });

const confirm = async ({ canvas, userEvent }: Pick<Context, 'canvas' | 'userEvent'>) => {
  // Until the permissions are loaded, a click does nothing.
  await waitFor(() => expect(review({ canvas })).not.toHaveAttribute('aria-disabled', 'true'));
  await userEvent.click(review({ canvas }));
  const dialog = await shownDialog();
  await userEvent.click(dialog.getByRole('button', { name: 'Kirim kode OTP' }));
  await userEvent.type(await dialog.findByLabelText('Kode OTP'), '123456');
};

/** Status, next run, amount and destination, then the results of the last runs. */
// spec 2.118
export const EveryDay: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Setiap hari pukul 14.00 WIB')).toBeVisible();
    await expect(canvas.getByText('20 Nov 2026, 14.00 WIB')).toBeVisible();
    const [last, before, missed] = [...canvasElement.querySelectorAll('[data-section=runs] [data-row]')];
    await waitFor(() => expect(last).toHaveTextContent('Berhasil'));
    await expect(before).toHaveTextContent('Saldo tidak mencukupi.');
    await expect(missed).toHaveTextContent('Tidak tersedia pukul 23:45–00:00 WIB.');
    await expect(canvas.getByLabelText('Jam')).toHaveValue('14');
    await expect(canvas.queryByText(/Pengaturan bawaan/)).toBeNull();
  },
};

/** A schedule runs once a day: after today's run, a later time means tomorrow, and the page explains why. */
export const RanToday: Story = {
  ...showing(schedules.ran),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('21 Nov 2026, 14.00 WIB')).toBeVisible();
    await expect(canvas.getByText(/^Hari ini sudah berjalan/)).toBeVisible();
  },
};

/** The summary follows the choices. */
export const SaysWhatIsChosen: Story = {
  ...showing(schedules.none),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /Nominal tetap/ }));
    await expect(await canvas.findByText(/18\.00 WIB, nominal tetap akan ditarik/)).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Jadwal aktif' }));
    await expect(await canvas.findByText('Jadwal tidak aktif: tidak ada yang akan ditarik')).toBeVisible();
  },
};

export const NeverSet: Story = {
  ...showing(schedules.none),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Belum ada jadwal')).toBeVisible();
    await expect(canvas.getByText(/18\.00 WIB, seluruh saldo tersedia akan ditarik/)).toBeVisible();
    await expect(canvas.getByText(/Pengaturan bawaan/)).toBeVisible();
    await userEvent.click(review({ canvas }));
    // The last used account is preselected.
    await waitFor(() => expect(inBody().getByText(/Pemilik sesuai data bank/)).toBeVisible());
  },
};

export const SwitchedOff: Story = {
  ...showing(schedules.off),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Tidak aktif')).toBeVisible();
    await expect(canvas.getByText('Tidak ada, jadwal tidak aktif')).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'Jadwal aktif' })).not.toBeChecked();
  },
};

let asked: RecordedCall | undefined;
let sent: RecordedCall | undefined;

/** The code is bound to the exact request. */
// spec 2.153
export const ConfirmedByCode: Story = {
  ...showing({
    ...schedules.saves,
    requestOtp: (call) => {
      asked = call;
      return schedules.saves.requestOtp;
    },
    setWithdrawalSchedule: (call) => {
      sent = call;
      return ok({
        data: { ...scheduleAnswer, hour: 16, amount: 500_000, changed_at: '2026-11-20T04:00:00.000Z' },
      });
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(await canvas.findByLabelText('Jam'), '16');
    await userEvent.click(canvas.getByRole('radio', { name: 'Nominal tetap' }));
    await userEvent.type(canvas.getByLabelText('Nominal'), '500000');
    await confirm({ canvas, userEvent });
    await expect(await inBody().findByText('Jadwal tersimpan.')).toBeVisible();
    await expect(await canvas.findByText('Setiap hari pukul 16.00 WIB')).toBeVisible();
    await expect(sent?.body).toMatchObject({ enabled: true, hour: 16, minute: 0, amount: 500_000 });
    await expect(asked?.body).toEqual({ purpose: 'withdrawal_schedule', action: sent?.body });
    await waitFor(() => expect(inBody().queryByRole('dialog')).toBeNull());
  },
};

/** A time in the pause is accepted, and the page shows when it runs. */
// spec 8.54
export const NotSaved: Story = {
  ...showing({ ...schedules.saves, setWithdrawalSchedule: problem(500, 'DPAY_INTERNAL_ERROR') }),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByLabelText('Jam');
    await confirm({ canvas, userEvent });
    await expect(await inBody().findByText(/Terjadi kesalahan/)).toBeVisible();
    await expect(inBody().queryByText('Jadwal tersimpan.')).toBeNull();
  },
};

export const InThePause: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(await canvas.findByLabelText('Jam'), '23');
    await userEvent.selectOptions(canvas.getByLabelText('Menit'), '59');
    await expect(canvas.getByText(/jadwal ini berjalan pukul 00:00/)).toBeVisible();
    await waitFor(() => expect(review({ canvas })).not.toHaveAttribute('aria-disabled', 'true'));
    await userEvent.click(review({ canvas }));
    const dialog = await shownDialog();
    await expect(dialog.getByText(/jadwal ini berjalan pukul 00:00/)).toBeVisible();
  },
};

/** Sweep out is on the same page with its own review. */
export const WithSweepOut: Story = {
  ...showing(schedules.withSweeps),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('checkbox', { name: 'Jadwal aktif' })).toBeChecked();
    await expect(await canvas.findByRole('checkbox', { name: 'Tarik saldo setiap malam' })).toBeChecked();
    const save = canvas.getByRole('button', { name: /Periksa pengaturan/ });
    await waitFor(() => expect(save).not.toHaveAttribute('aria-disabled', 'true'));
    await userEvent.click(save);
    const dialog = await shownDialog();
    await expect(dialog.getByText(/sisakan Rp 1\.000\.000/)).toBeVisible();
    await expect(dialog.queryByText('Saldo rendah')).toBeNull();
  },
};

/** Its account was removed before, which stopped it. No other account takes its place by itself. */
export const StoppedByRemoval: Story = {
  ...showing(schedules.removed),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/penarikan terjadwal berhenti/)).toBeVisible();
    await expect(canvas.getByText('Tidak ada, jadwal tidak aktif')).toBeVisible();
    for (const account of canvas.getAllByRole('radio', { name: /KOPI/ }))
      await expect(account).not.toBeChecked();
  },
};

/** A colleague removed the account meanwhile. */
export const AccountRemoved: Story = {
  ...showing({
    ...schedules.saves,
    setWithdrawalSchedule: problem(404, 'DPAY_DESTINATION_ACCOUNT_NOT_FOUND'),
  }),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByLabelText('Jam');
    await confirm({ canvas, userEvent });
    await expect(await within(document.body).findByText('Rekening tujuan tidak ditemukan.')).toBeVisible();
  },
};

export const MayNot: Story = {
  parameters: { dasbor: { path: PATH, session: sessionAs('Viewer'), scenario: schedules.daily } },
  play: async ({ canvas }) => {
    await canvas.findByText('Setiap hari pukul 14.00 WIB');
    await expect(review({ canvas })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const Loading: Story = {
  ...showing(schedules.pending),
  play: saying('Memuat…'),
};

// spec 8.53
export const Failed: Story = {
  ...showing(schedules.failed),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Coba lagi' })).toBeVisible();
  },
};

export const Forbidden: Story = {
  ...showing(schedules.forbidden),
  play: saying(/“Lihat saldo dan penarikan dana”/),
};

export const EnglishDark: Story = {
  globals: { language: 'en', theme: 'dark' },
  play: saying('Every day at 14:00 WIB'),
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: saying('Setiap hari pukul 14.00 WIB'),
};

export const Sandbox: Story = {
  parameters: { dasbor: { mode: 'sandbox', path: PATH, scenario: schedules.daily } },
  play: saying('Setiap hari pukul 14.00 WIB'),
};
