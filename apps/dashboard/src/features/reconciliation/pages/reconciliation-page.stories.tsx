import type { Scenario } from '@dasbor/sdk/testing';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { browserStorage } from '../../../shared/lib/storage.ts';
import { sessionAs, sessionOf } from '../../../shared/testing/sessions.ts';
import { forgetOwn } from '../../../shared/unsaved/own-storage.ts';
import { reconciliation } from '../testing/scenarios.ts';
import { manyLines, statementFile, STATEMENTS } from '../testing/statement-files.ts';
import ReconciliationPage from './reconciliation-page.tsx';

const showing = (scenario: Scenario, more: object = {}) => ({
  parameters: { dasbor: { path: '/reconciliation', scenario, ...more } },
});

const meta: Meta<typeof ReconciliationPage> = {
  title: 'Reconciliation/Page',
  component: ReconciliationPage,
  beforeEach: () => {
    forgetOwn();
    browserStorage.removeItem('dasbor.statement-columns');
  },
  ...showing(reconciliation.records),
};
export default meta;
type Story = StoryObj<typeof ReconciliationPage>;
type Hands = Pick<StoryContext, 'canvas' | 'userEvent'>;

const open = async ({ canvas, userEvent }: Hands, file = statementFile(STATEMENTS.bca)) =>
  userEvent.upload(await canvas.findByLabelText(/File mutasi rekening|Bank statement file/), file);

const reconciled = async (hands: Hands, file?: File) => {
  await open(hands, file);
  await hands.canvas.findByRole('tablist', {}, { timeout: 5000 });
};

const tab = ({ canvas }: Hands, name: RegExp) => canvas.getByRole('tab', { name });

/** Rows in sight, without the header. */
const rowsOf = async ({ canvas }: Hands, name: string) => {
  const table = await canvas.findByRole('table', { name });
  return within(within(table).getAllByRole('rowgroup')[1]!).findAllByRole('row');
};

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Pilih file' })).toBeVisible();
    await expect(canvas.getByText('File dibaca di browser ini saja. Isinya tidak diunggah.')).toBeVisible();
  },
};

/** A file dropped anywhere on the page must not be opened by the browser, also while a result is shown. */
export const Dropped: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Pilih file' });
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(statementFile(STATEMENTS.bri));
    const drop = () =>
      document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
    await waitFor(() => expect(drop()).toBe(false));
    await expect(await canvas.findByText(/· BRI ·/)).toBeVisible();
    await expect(drop()).toBe(false);
    await expect(canvas.getByText(/· BRI ·/)).toBeVisible();
  },
};

export const Matched: Story = {
  play: async (context) => {
    await reconciled(context);
    await expect(context.canvas.getByText('5 dari 10 transaksi cocok')).toBeVisible();
    await expect(context.canvas.getByText(/mutasi.csv · BCA · 1 Nov 2026 – 20 Nov 2026/)).toBeVisible();
    await expect(await rowsOf(context, 'Cocok')).toHaveLength(5);
    await expect(context.canvas.getAllByText('Referensi ada di keterangan')).toHaveLength(2);
    await expect(context.canvas.getByText(/PEND.*1 transaksi/)).toBeVisible();
    await expect(context.canvas.getAllByRole('link', { name: 'Settlement' })[0]).toHaveAttribute(
      'href',
      expect.stringContaining('/settlements/set_'),
    );
  },
};

/** A probable match is confirmed or rejected by hand, and taken back. */
export const Probable: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await reconciled(context);
    await userEvent.click(tab(context, /^Mungkin cocok/));
    await expect(await rowsOf(context, 'Mungkin cocok')).toHaveLength(2);
    await expect(canvas.getByText('Jumlah dari dua')).toBeVisible();
    await expect(canvas.getByText('Jumlah sama, tanggal berbeda 6 hari')).toBeVisible();

    await userEvent.click(canvas.getAllByRole('button', { name: 'Cocok' })[0]!);
    await waitFor(() => expect(tab(context, /^Cocok \(6\)/)).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Bukan' }));
    await waitFor(() => expect(tab(context, /^Tidak ada di bank \(3\)/)).toBeVisible());
    await expect(canvas.getByText('Tidak ada yang perlu diputuskan.')).toBeVisible();

    await userEvent.click(tab(context, /^Tidak ada di bank/));
    await userEvent.click(await canvas.findByRole('button', { name: 'Urungkan' }));
    await waitFor(() => expect(tab(context, /^Mungkin cocok \(1\)/)).toBeVisible());
  },
};

export const MissingAtTheBank: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await reconciled(context);
    await userEvent.click(tab(context, /^Tidak ada di bank/));
    await expect(await rowsOf(context, 'Tidak ada di bank')).toHaveLength(2);
    await expect(canvas.getByText('Mungkin ada di mutasi berikutnya')).toBeVisible();
    // The statement names its account, so that a withdrawal to another one is not missing.
    await expect(canvas.getByLabelText('Penarikan ke rekening')).toHaveValue('8422647002');
    await userEvent.selectOptions(canvas.getByLabelText('Penarikan ke rekening'), 'Semua rekening');
    await waitFor(() => expect(tab(context, /^Tidak ada di bank \(3\)/)).toBeVisible());
  },
};

export const UnknownHere: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await reconciled(context);
    await userEvent.click(tab(context, /^Tidak dikenal/));
    await expect(await rowsOf(context, 'Tidak dikenal di sini')).toHaveLength(3);
    await expect(canvas.getByText(/masuk Rp\s76\.234,56 · keluar Rp\s15\.000/)).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox'), '75.000');
    await waitFor(async () => expect(await rowsOf(context, 'Tidak dikenal di sini')).toHaveLength(1));
    await userEvent.clear(canvas.getByRole('searchbox'));
    await userEvent.type(canvas.getByRole('searchbox'), 'zzz');
    await expect(await canvas.findByText('Pencarian tidak menemukan apa-apa di sini.')).toBeVisible();
  },
};

/** A note is kept on this device for this statement: it is there again after the file was closed and chosen again. */
export const Noted: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const body = within(document.body);
    await reconciled(context);
    await userEvent.click(tab(context, /^Tidak dikenal/));
    await userEvent.click((await canvas.findAllByRole('button', { name: 'Rincian & catatan' }))[0]!);
    await userEvent.type(await body.findByLabelText('Catatan'), 'Sudah ditanyakan ke bank');
    await userEvent.click(body.getByRole('button', { name: 'Tutup', description: '' }));
    await waitFor(() => expect(body.queryByRole('dialog')).toBeNull());

    await userEvent.click(canvas.getByRole('button', { name: 'Ganti file' }));
    await reconciled(context);
    await userEvent.click(tab(context, /^Tidak dikenal/));
    await expect(
      await canvas.findByRole('button', { name: /Ada catatan: Sudah ditanyakan ke bank/ }),
    ).toBeVisible();
  },
};

/** The bank of this statement is not known: a person chooses the columns, and the choice is remembered. */
export const ColumnsToChoose: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await open(context, statementFile(STATEMENTS.otherBank));
    await expect(await canvas.findByText('Pilih kolom di mutasi.csv')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Baca dengan kolom ini/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.click(canvas.getByLabelText(/^Satu kolom jumlah/));
    await userEvent.selectOptions(canvas.getByLabelText('Keterangan'), 'B: Info Transaksi');
    await userEvent.selectOptions(canvas.getByLabelText('Jumlah'), 'C: Nilai');
    await userEvent.selectOptions(canvas.getByLabelText(/^Tanda CR/), 'D: Arah');
    await userEvent.click(canvas.getByRole('button', { name: 'Baca dengan kolom ini' }));
    await expect(await canvas.findByText('2 dari 3 transaksi cocok', {}, { timeout: 5000 })).toBeVisible();

    await userEvent.click(canvas.getByRole('button', { name: 'Ganti file' }));
    await reconciled(context, statementFile(STATEMENTS.otherBank));
    await expect(canvas.getByText('2 dari 3 transaksi cocok')).toBeVisible();
  },
};

/** Columns that were chosen wrongly can be changed, before and after the file could be read. */
export const ColumnsToChange: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await open(context, statementFile(STATEMENTS.otherBank));
    await userEvent.click(await canvas.findByLabelText(/^Satu kolom jumlah/));
    await userEvent.selectOptions(canvas.getByLabelText('Keterangan'), 'B: Info Transaksi');
    await userEvent.selectOptions(canvas.getByLabelText('Jumlah'), 'C: Nilai');
    await userEvent.click(canvas.getByRole('button', { name: 'Baca dengan kolom ini' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/uangnya masuk atau keluar.*baris 3/);
    await userEvent.selectOptions(canvas.getByLabelText(/^Tanda CR/), 'D: Arah');
    await userEvent.click(canvas.getByRole('button', { name: 'Baca dengan kolom ini' }));

    await userEvent.click(await canvas.findByRole('button', { name: 'Ubah kolom' }));
    await expect(await canvas.findByText('Pilih kolom di mutasi.csv')).toBeVisible();
    await expect(canvas.queryByRole('tablist')).toBeNull();
  },
};

export const RowsTwice: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const line = '17/11/26,KR OTOMATIS,888,,1.250.000,1';
    const text = `Tanggal Transaksi,Uraian Transaksi,Teller,Debet,Kredit,Saldo\n${line}\n${line}`;
    await open(context, statementFile(text.replaceAll('1.250.000', '"1.250.000,00"')));
    await expect(await canvas.findByText('Ada baris yang sama persis')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Hitung satu kali' }));
    await expect(await canvas.findByText('1 dari 1 transaksi cocok', {}, { timeout: 5000 })).toBeVisible();
  },
};

/** A merchant with a balance gets settlements there: if the bank shows none, they are not missing. */
export const SettlementsInTheBalance: Story = {
  ...showing(reconciliation.intoBalance),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await reconciled(context);
    await expect(canvas.getByText('Settlement tidak ikut dicocokkan')).toBeVisible();
    await userEvent.click(canvas.getByLabelText(/^Settlement/));
    await waitFor(() => expect(tab(context, /^Tidak ada di bank \(2\)/)).toBeVisible());
  },
};

export const NoRecords: Story = {
  ...showing(reconciliation.noRecords),
  play: async (context) => {
    await reconciled(context);
    await expect(context.canvas.getByText(/^Tidak ada catatan kami untuk/)).toBeVisible();
    await expect(context.canvas.getByText('Belum ada yang cocok.')).toBeVisible();
  },
};

export const Collecting: Story = {
  ...showing(reconciliation.pending),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await open(context);
    await expect(await canvas.findByText(/^Mengambil catatan kami/)).toBeVisible();
    await expect(await canvas.findByText(/Penarikan dana: 3/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Batalkan' }));
    await expect(await canvas.findByRole('button', { name: 'Pilih file' })).toBeVisible();
    await open(context);
    await canvas.findByText(/Penarikan dana: 3/);
  },
};

export const Failed: Story = {
  ...showing(reconciliation.failed),
  play: async (context) => {
    await open(context);
    await expect(await context.canvas.findByText('req_01KAJ8FAILED')).toBeVisible();
    await expect(context.canvas.getByRole('button', { name: 'Coba lagi' })).toBeVisible();
  },
};

export const Offline: Story = {
  ...showing(reconciliation.offline),
  play: async (context) => {
    await open(context);
    await expect(await context.canvas.findByRole('button', { name: 'Coba lagi' })).toBeVisible();
  },
};

/** Sees settlements and top ups, but no withdrawals: they are neither asked for nor offered. */
export const Viewer: Story = {
  ...showing({ ...reconciliation.records, listWithdrawals: undefined } as never, {
    session: sessionAs('Viewer'),
  }),
  play: async (context) => {
    await reconciled(context);
    await expect(context.canvas.getByLabelText(/^Settlement/)).toBeVisible();
    await expect(context.canvas.queryByLabelText(/^Penarikan dana/)).toBeNull();
  },
};

export const BalanceOff: Story = {
  ...showing(reconciliation.records, {
    session: sessionOf({ feature_config: { balance: false, withdrawal: false } as never }),
  }),
  play: async (context) => {
    await reconciled(context);
    await expect(context.canvas.queryByLabelText(/^Isi saldo/)).toBeNull();
  },
};

/** Only the rows in sight are in the document. */
export const TenThousandLines: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await reconciled(context, statementFile(manyLines(10_000)));
    await userEvent.click(tab(context, /^Tidak dikenal/));
    const table = await canvas.findByRole('table', { name: 'Tidak dikenal di sini' });
    await expect(table).toHaveAttribute('aria-rowcount', expect.stringMatching(/^(9\d{3}|100\d\d)$/));
    await expect((await rowsOf(context, 'Tidak dikenal di sini')).length).toBeLessThan(60);
    await userEvent.selectOptions(canvas.getByLabelText('Urutkan'), 'Jumlah');
    await userEvent.click(canvas.getByRole('button', { name: 'Urutkan turun' }));
    await waitFor(() => expect(within(table).getByText('TRANSAKSI 9999', { exact: false })).toBeVisible());
  },
};

export const Sandbox: Story = {
  ...showing(reconciliation.records, { mode: 'sandbox' }),
  play: async (context) => {
    await reconciled(context);
    await expect(context.canvas.getByText('5 dari 10 transaksi cocok')).toBeVisible();
  },
};

export const EnglishDark: Story = {
  globals: { language: 'en', theme: 'dark' },
  play: async (context) => {
    await reconciled(context);
    await context.userEvent.click(tab(context, /^Probable/));
    await expect(await context.canvas.findByText('Sum of two')).toBeVisible();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await reconciled(context);
    await userEvent.click(tab(context, /^Mungkin cocok/));
    const list = await canvas.findByRole('list', { name: 'Mungkin cocok' });
    await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(2));
    await expect(within(list).getByText('Jumlah dari dua')).toBeVisible();
  },
};

export const PhoneEnglishDark: Story = {
  globals: { viewport: { value: 'phone' }, language: 'en', theme: 'dark' },
  play: async (context) => {
    await reconciled(context);
    await expect(await context.canvas.findByRole('list', { name: 'Matched' })).toBeVisible();
  },
};

export const PhoneColumnsToChoose: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    await open(context, statementFile(STATEMENTS.otherBank));
    await expect(await context.canvas.findByText('Pilih kolom di mutasi.csv')).toBeVisible();
  },
};
