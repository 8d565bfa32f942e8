import type { Meta, StoryObj } from '@storybook/react-vite';
import { ok, problem, type RecordedCall, type Scenario } from '@dasbor/sdk/testing';
import { expect, waitFor, within } from 'storybook/test';
import { saying } from '../../../shared/testing/page-at.ts';
import { shownDialog } from '../../../shared/testing/dialog.ts';
import { sessionAs, sessionOf } from '../../../shared/testing/sessions.ts';
import { balanceSettings, settingsAnswer } from '../testing/settings-scenarios.ts';
import BalanceSettingsPage from './settings-page.tsx';

const PATH = '/settings/balance';

const { feature_config } = sessionOf();
/** Without a page of automatic withdrawals, everything is set here. */
const WITHOUT_WITHDRAWALS = sessionOf({ feature_config: { ...feature_config, withdrawal: false } });

const meta: Meta<typeof BalanceSettingsPage> = {
  title: 'Balance/Settings',
  component: BalanceSettingsPage,
  parameters: { dasbor: { path: PATH, session: WITHOUT_WITHDRAWALS, scenario: balanceSettings.set } },
};
export default meta;
type Story = StoryObj<typeof BalanceSettingsPage>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const showing = (scenario: Scenario, more: object = {}) => ({
  parameters: { dasbor: { path: PATH, session: WITHOUT_WITHDRAWALS, scenario, ...more } },
});
const inBody = () => within(document.body);
const review = ({ canvas }: Pick<Context, 'canvas'>) =>
  canvas.getByRole('button', { name: /Periksa pengaturan/ });

const confirm = async ({ canvas, userEvent }: Pick<Context, 'canvas' | 'userEvent'>) => {
  // Until the permissions are loaded, a click does nothing.
  await waitFor(() => expect(review({ canvas })).not.toHaveAttribute('aria-disabled', 'true'));
  await userEvent.click(review({ canvas }));
  const dialog = await shownDialog();
  await userEvent.click(dialog.getByRole('button', { name: 'Kirim kode OTP' }));
  await userEvent.type(await dialog.findByLabelText('Kode OTP'), '123456');
};

// spec 2.153
export const EverythingOn: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByLabelText('Batas saldo tersedia')).toHaveValue('5000000');
    await expect(canvas.getByText(/serta penarikan dan penempatan saldo otomatis/)).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'PT KOPI NUSANTARA', checked: true })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'BCA' })).toBeChecked();
    const [last, before] = [...canvasElement.querySelectorAll('[data-sweep]')];
    await expect(last?.querySelector('a')).toHaveAttribute(
      'href',
      '/balance/withdraw/wdr_01KAJ800000000000000000002',
    );
    await waitFor(() => expect(before).toHaveTextContent('tinggal Rp 10.000.000.'));
    await expect(canvas.getByText('20 Nov 2026, 23.45 WIB')).toBeVisible();
  },
};

/** Sweeps are set on the page of automatic withdrawals, and their settings are saved as they are. */
export const NoticeAlone: Story = {
  ...showing(balanceSettings.set, { session: sessionOf() }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Batas saldo tersedia')).toHaveValue('5000000');
    await expect(canvas.queryByText('Pilih rekening tujuan')).toBeNull();
    await expect(canvas.getByText('Pemberitahuan saat saldo rendah.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Atur penarikan otomatis' })).toHaveAttribute(
      'href',
      '/balance/withdraw/schedule',
    );
  },
};

export const NothingSet: Story = {
  ...showing(balanceSettings.none),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Tarik saldo setiap malam' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Beri tahu saat saldo rendah' }));
    await userEvent.click(review({ canvas }));
    await expect(await canvas.findAllByText('Wajib diisi.')).toHaveLength(1);
    await expect(canvas.getByLabelText('Batas saldo tersedia')).toHaveFocus();
  },
};

let asked: RecordedCall | undefined;
let sent: RecordedCall | undefined;

/** The code is bound to the exact request. */
export const ConfirmedByCode: Story = {
  beforeEach: () => {
    sent = undefined;
  },
  ...showing({
    ...balanceSettings.saves,
    getBalanceSettings: () =>
      sent ? ok({ data: settingsAnswer }) : balanceSettings.saves.getBalanceSettings,
    requestOtp: (call) => {
      asked = call;
      return balanceSettings.saves.requestOtp;
    },
    setBalanceSettings: (call) => {
      sent = call;
      return ok({ data: settingsAnswer });
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Beri tahu saat saldo rendah' }));
    await userEvent.type(canvas.getByLabelText('Batas saldo tersedia'), '5000000');
    await confirm({ canvas, userEvent });
    await waitFor(() => expect(inBody().queryByRole('dialog')).toBeNull());
    await expect(sent?.body).toMatchObject({ low_balance_enabled: true, low_balance_threshold: 5_000_000 });
    await expect(asked?.body).toEqual({ purpose: 'balance_settings', action: sent?.body });
    await expect(await canvas.findByText('Pilih rekening tujuan')).toBeVisible();
  },
};

/** The gap above the rows equals the gap between them. */
const reviewed = (globals: object): Story => ({
  ...showing({ ...balanceSettings.saves, getBalanceSettings: balanceSettings.set.getBalanceSettings }),
  globals,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Pilih rekening tujuan');
    await waitFor(() => expect(review({ canvas })).not.toHaveAttribute('aria-disabled', 'true'));
    await userEvent.click(review({ canvas }));
    const dialog = await shownDialog();
    const [first, second] = dialog.getAllByRole('term').map((term) => term.parentElement!);
    const [above, last, next] = [
      first!.parentElement!.previousElementSibling!,
      first!.lastElementChild!,
      second!.firstElementChild!,
    ].map((element) => element.getBoundingClientRect());
    const gap = first!.firstElementChild!.getBoundingClientRect().top - above!.bottom;
    await expect(gap).toBeGreaterThanOrEqual(next!.top - last!.bottom - 1);
  },
});
export const Reviewed = reviewed({});
export const ReviewedOnAPhone = reviewed({ viewport: { value: 'phone' }, theme: 'dark' });

/** A rejection of one field is shown beside it. */
export const RefusedByTheServer: Story = {
  ...showing({
    ...balanceSettings.saves,
    getBalanceSettings: balanceSettings.set.getBalanceSettings,
    setBalanceSettings: problem(400, 'DPAY_INVALID_REQUEST', undefined, {
      fields: [{ field: 'low_balance_threshold', code: 'DPAY_AMOUNT_BELOW_MINIMUM' }],
    }),
  }),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Pilih rekening tujuan');
    await confirm({ canvas, userEvent });
    await waitFor(() =>
      expect(canvas.getByLabelText('Batas saldo tersedia')).toHaveAttribute('aria-invalid', 'true'),
    );
  },
};

/** Sandbox has no sweeps; the notice works there too. */
export const Sandbox: Story = {
  ...showing(balanceSettings.none, { mode: 'sandbox' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('checkbox', { name: 'Tarik saldo setiap malam' })).toBeDisabled();
    await expect(canvas.getAllByText('Tidak ada di mode Sandbox.')).toHaveLength(2);
    await expect(canvas.getByRole('checkbox', { name: 'Beri tahu saat saldo rendah' })).toBeEnabled();
  },
};

export const WithoutSweeps: Story = {
  ...showing(balanceSettings.none, {
    session: sessionOf({
      feature_config: { ...feature_config, withdrawal: false, sweep_in: false, sweep_out: false },
    }),
  }),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/Belum aktif untuk akun Anda/))[0]).toBeVisible();
    await expect(canvas.getByText('Pemberitahuan saat saldo rendah.')).toBeVisible();
  },
};

export const MayNot: Story = {
  ...showing(balanceSettings.set, { session: sessionAs('Developer') }),
  play: async ({ canvas }) => {
    await canvas.findByLabelText('Batas saldo tersedia');
    await expect(review({ canvas })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const Loading: Story = {
  ...showing(balanceSettings.pending),
  play: saying('Memuat…'),
};

export const Failed: Story = {
  ...showing(balanceSettings.failed),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Coba lagi' })).toBeVisible();
  },
};

export const Forbidden: Story = {
  ...showing(balanceSettings.forbidden),
  play: saying(/“Lihat pengaturan”/),
};

export const EnglishDark: Story = {
  globals: { language: 'en', theme: 'dark' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Available balance threshold')).toBeVisible();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Batas saldo tersedia')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(375);
  },
};
