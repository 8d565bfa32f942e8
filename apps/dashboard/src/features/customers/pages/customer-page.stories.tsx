import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { shownDialog } from '../../../shared/testing/dialog.ts';
import { saying } from '../../../shared/testing/page-at.ts';
import { recordStories } from '../../../shared/testing/record-stories.ts';
import { sessionAs } from '../../../shared/testing/sessions.ts';
import { customerExamples, customerStates, live } from '../testing/scenarios.ts';
import CustomerPage from './customer-page.tsx';

const path = `/customers/${customerExamples.returning.id}`;
const stories = recordStories(customerStates, {
  path,
  pattern: '/customers/:id',
  missing: 'Pelanggan tidak ditemukan.',
  back: ['Pelanggan', '/customers'],
  permission: 'Lihat pesanan',
});
const { showing } = stories;
const editing = { path: `${path}?edit=contact` };

const meta: Meta<typeof CustomerPage> = {
  title: 'Customers/Detail',
  component: CustomerPage,
  ...showing(customerStates.returning),
};
export default meta;
type Story = StoryObj<typeof CustomerPage>;

const figure = (name: string) => document.querySelector(`[data-figure=${name}]`);

/** Who and how much, then the contact, the transactions and who changed what. */
export const Returning: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Sari Wulandari' })).toBeVisible();
    await expect(figure('paid')).toHaveTextContent('Rp 905.000');
    await expect(figure('refunded')).toHaveTextContent('Rp 75.000');
    await expect(canvas.getAllByText('0812-3450-0017')[0]).toBeVisible();
    await expect(canvas.getByText('Indonesia')).toBeVisible();
    const table = await canvas.findByRole('table', { name: 'Riwayat transaksi' });
    await expect(within(table).getAllByRole('row')).toHaveLength(6);
    const history = await canvas.findByRole('list', { name: 'Riwayat perubahan' });
    await expect(within(history).getByText('0812-3450-0011')).toBeVisible();
    await expect(within(history).getByText(/Rina Kusuma/)).toBeVisible();
  },
};

/** A payment appears without a reload. */
export const BuysMeanwhile: Story = {
  ...showing(customerStates.buysMeanwhile),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Belum ada transaksi')).toBeVisible();
    await waitFor(() => expect(live.listeners).toBeGreaterThan(0));
    live.push({
      topic: 'payment.updated',
      subject_id: 'pay_01KAJ8000000000000000000',
      status: 'completed',
      at: '2026-11-20T03:46:08.600Z',
    });

    const table = await canvas.findByRole('table', { name: 'Riwayat transaksi' }, { timeout: 5000 });
    await expect(within(table).getAllByRole('row')).toHaveLength(2);
  },
};

export const WithoutContact: Story = {
  ...showing(customerStates.withoutContact),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Belum ada transaksi')).toBeVisible();
    await expect(canvas.getByText('Kontak belum pernah diubah.')).toBeVisible();
    await expect(figure('paid')).toHaveTextContent('Rp 0');
  },
};

/** Nothing to edit, and why. */
export const AsViewer: Story = {
  ...showing(customerStates.masked, { session: sessionAs('Viewer') }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('s***@contoh.example')).toBeVisible();
    await expect(canvas.getByText('0***-****-*017')).toBeVisible();
    await expect(canvas.getByText(/disamarkan untuk peran Anda/)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Ubah kontak' })).toBeNull();
  },
};

/** A developer sees the contact and may not edit it. */
export const MayNotEdit: Story = {
  ...showing(customerStates.withoutRefunds, { session: sessionAs('Developer') }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('0812-3450-0017')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Ubah kontak' })).toBeNull();
    await expect(figure('refunded')).toBeNull();
  },
};

export const OfSubaccount: Story = {
  ...showing(customerStates.ofSubaccount),
  play: saying('Subakun'),
};

export const EditsContact: Story = {
  ...showing(customerStates.saved),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Ubah kontak' }));
    const form = await shownDialog();
    const save = form.getByRole('button', { name: /^Simpan/ });
    await expect(save).toHaveAttribute('aria-disabled', 'true');
    const mobile = form.getByLabelText(/Nomor HP/);
    await userEvent.clear(mobile);
    await userEvent.type(mobile, '0813-4444-5555');
    await userEvent.click(save);
    await expect(await canvas.findByText('Kontak disimpan.')).toBeVisible();
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
  },
};

// spec 5.96
export const WrongContact: Story = {
  ...showing(customerStates.returning, editing),
  play: async ({ userEvent }) => {
    const form = await shownDialog();
    const fill = async (label: RegExp, text: string) => {
      await userEvent.clear(form.getByLabelText(label));
      await userEvent.type(form.getByLabelText(label), text);
    };
    await fill(/^Nama/, ' ');
    await fill(/^Email/, 'sari@');
    await fill(/^Nomor HP/, '021-555-0123');
    await fill(/^Kode pos/, '4013');
    await userEvent.click(form.getByRole('button', { name: /^Simpan/ }));
    await expect((await form.findAllByText(/Isi satu nomor HP yang valid/))[0]).toBeVisible();
    await expect(form.getAllByText(/Format email tidak valid/)[0]).toBeVisible();
    await expect(form.getAllByText(/Kode pos terdiri dari 5 angka/)[0]).toBeVisible();
  },
};

export const RefusedByTheServer: Story = {
  ...showing(customerStates.invalid, editing),
  play: async ({ userEvent }) => {
    const form = await shownDialog();
    await userEvent.type(form.getByLabelText(/Kota/), ' Utara');
    await userEvent.click(form.getByRole('button', { name: /^Simpan/ }));
    await expect((await form.findAllByText(/Isi satu nomor HP yang valid/))[0]).toBeVisible();
  },
};

/** The second editor sees both values, keeps their own, and takes the new value of a field they did not touch. */
export const ChangedMeanwhile: Story = {
  ...showing(customerStates.changedMeanwhile, editing),
  play: async ({ userEvent }) => {
    const form = await shownDialog();
    const email = form.getByLabelText(/^Email/);
    await userEvent.clear(email);
    await userEvent.type(email, 'sari.baru@contoh.example');
    await userEvent.click(form.getByRole('button', { name: /^Simpan/ }));
    const notice = within(await form.findByRole('alert'));
    await expect(notice.getByText('Rina Kusuma lebih dulu mengubah pelanggan ini')).toBeVisible();
    await expect(notice.getByText('wulan@contoh.example')).toBeVisible();
    await expect(notice.getByText('sari.baru@contoh.example')).toBeVisible();
    await expect(notice.getByText('Cimahi')).toBeVisible();
    await expect(email).toHaveValue('sari.baru@contoh.example');
    await expect(form.getByLabelText(/^Kota/)).toHaveValue('Cimahi');
  },
};

export const TakesTheCurrentValue: Story = {
  ...showing(customerStates.changedMeanwhile, editing),
  play: async (context) => {
    await ChangedMeanwhile.play?.(context);
    const form = await shownDialog();
    await context.userEvent.click(form.getByRole('button', { name: 'Pakai nilai sekarang' }));
    await expect(form.getByLabelText(/^Email/)).toHaveValue('wulan@contoh.example');
    await expect(form.getByText('Nilai sekarang dipakai.')).toBeVisible();
    await expect(form.getByRole('button', { name: /^Simpan isian saya/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const SavesAnyway: Story = {
  ...showing(customerStates.changedMeanwhile, editing),
  play: async (context) => {
    await ChangedMeanwhile.play?.(context);
    const form = await shownDialog();
    await context.userEvent.click(form.getByRole('button', { name: 'Simpan isian saya' }));
    await expect(await context.canvas.findByText('Kontak disimpan.')).toBeVisible();
  },
};

export const ManyChanges: Story = {
  ...showing(customerStates.manyChanges),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Tampilkan lebih banyak' })).toBeVisible();
  },
};

/** A kind from a newer server is shown with its own word. */
export const NewerServer: Story = {
  ...showing(customerStates.newer),
  play: saying('chargeback'),
};

export const LongestTexts: Story = {
  ...showing(customerStates.longest),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Jalan Raya Panjang/)).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const PartsLoading: Story = {
  ...showing(customerStates.partsPending),
  play: saying('Sari Wulandari'),
};

export const PartsFailed: Story = {
  ...showing(customerStates.partsFailed),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText('req_01KAJ8FAILED')).toHaveLength(2));
  },
};

export const EnglishEditing: Story = {
  ...showing(customerStates.returning, editing),
  globals: { language: 'en' },
  play: async () => {
    await expect((await shownDialog()).getByRole('button', { name: /^Save/ })).toBeVisible();
  },
};

export const DarkPhone: Story = {
  globals: { theme: 'dark', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Ubah kontak' })).toBeVisible();
  },
};

export const Loading = stories.Loading;
export const NotFound = stories.NotFound;
export const MalformedId = stories.MalformedId;
export const Failed = stories.Failed;
export const Forbidden = stories.Forbidden;
