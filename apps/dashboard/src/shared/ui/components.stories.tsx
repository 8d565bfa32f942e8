import { chakra } from '@chakra-ui/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { Banner } from './banner.tsx';
import { Button, type ButtonVariant, IconButton } from './button.tsx';
import { CopyButton } from './record/copy-button.tsx';
import { DescriptionList } from './record/description-list.tsx';
import { TextField } from './fields/field.tsx';
import { PasswordField } from './fields/password-field.tsx';
import { RefreshIcon } from './icons.tsx';
import { Money } from './money.tsx';
import { Dialog } from './overlays/dialog.tsx';
import { Drawer } from './overlays/drawer.tsx';
import { Menu } from './overlays/menu.tsx';
import { Section } from './page/section.tsx';
import { StatusBadge } from './status-badge.tsx';
import { Time } from './time.tsx';
import { useToast } from './toast.tsx';
import { TONES } from './tone.ts';

const meta: Meta = {
  title: 'Design/Components',
  decorators: [
    (Story) => (
      <chakra.main p="6" display="grid" gap="4" maxW="44rem">
        <Story />
      </chakra.main>
    ),
  ],
};
export default meta;
type Story = StoryObj;

const Row = ({ children }: { children: ReactNode }) => (
  <chakra.div display="flex" flexWrap="wrap" gap="3" alignItems="center">
    {children}
  </chakra.div>
);

const VARIANTS: readonly ButtonVariant[] = [
  'primary',
  'secondary',
  'quiet',
  'danger',
  'dangerOutline',
  'link',
];

/** One primary button per page. A disabled button shows the reason and stays focusable. */
export const Buttons: Story = {
  render: () => (
    <>
      {VARIANTS.map((variant) => (
        <Row key={variant}>
          <Button variant={variant}>Simpan</Button>
          <Button variant={variant} size="sm">
            Kecil
          </Button>
          <Button variant={variant} loading>
            Menyimpan
          </Button>
          <Button variant={variant} disabledReason="Tersedia lagi pukul 00.00 WIB">
            Kirim dana
          </Button>
        </Row>
      ))}
      <Row>
        <IconButton label="Muat ulang">
          <RefreshIcon />
        </IconButton>
        <CopyButton value="pay_01KAJ8" what="ID pembayaran" />
      </Row>
    </>
  ),
  play: async ({ canvas }) => {
    const [refused] = canvas.getAllByRole('button', { name: /Kirim dana/ });
    await expect(refused).toHaveAccessibleDescription('Tersedia lagi pukul 00.00 WIB');
    refused?.focus();
    await expect(refused).toHaveFocus();
    // Links are inline; all other buttons have the same height, and primary ones the same size.
    const heights = canvas.getAllByRole('button').map((button) => button.offsetHeight);
    await expect(new Set(heights.filter((height) => height > 30))).toEqual(new Set([36]));
    const primary = getComputedStyle(canvas.getAllByRole('button', { name: 'Simpan' })[0]!);
    const small = getComputedStyle(canvas.getAllByRole('button', { name: 'Kecil' })[0]!);
    await expect(small.fontSize).toBe(primary.fontSize);
  },
};

export const ButtonsDark: Story = { render: Buttons.render!, globals: { theme: 'dark' } };

/** A status has a word, a tone and an icon, never only a colour. */
export const Statuses: Story = {
  render: () => (
    <Row>
      {TONES.map((tone) => (
        <StatusBadge key={tone} tone={tone} label={tone} />
      ))}
      <StatusBadge tone="neutral" icon="cancelled" label="Dibatalkan" size="md" />
    </Row>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[data-tone] svg')).toHaveLength(TONES.length + 1);
  },
};

export const StatusesDark: Story = { render: Statuses.render!, globals: { theme: 'dark' } };

export const Banners: Story = {
  render: () => (
    <>
      {TONES.map((tone) => (
        <Banner
          key={tone}
          tone={tone}
          title="Apa yang terjadi"
          actions={<Button variant="link">Lakukan ini</Button>}
        >
          Mengapa, dan apa langkah berikutnya.
        </Banner>
      ))}
    </>
  ),
};

export const BannersDark: Story = { render: Banners.render!, globals: { theme: 'dark' } };

/** Tabular digits; times show the zone; an unknown amount is a dash, not Rp 0. */
export const NumbersAndTimes: Story = {
  render: () => (
    <chakra.div display="grid" justifyItems="end" maxW="18rem">
      <Money value={1_234_567} textStyle="amount" />
      <Money value={111_111} />
      <Money value={999_999} />
      <Money value={null} />
      <Time value="2025-01-15T03:30:00.000Z" />
    </chakra.div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/1\.234\.567/)).toBeVisible();
    await expect(canvas.getByText('15 Jan 2025, 10.30 WIB')).toHaveAttribute(
      'title',
      expect.stringContaining('GMT+7'),
    );
  },
};

export const Fields: Story = {
  render: () => (
    <>
      <TextField label="Nama lengkap" hint="Seperti di KTP." />
      <TextField label="Catatan" optional />
      <TextField label="Email" error="Format email tidak valid." defaultValue="budi@" />
      <PasswordField label="Kata sandi" defaultValue="rahasia" />
      <TextField label="Nomor VA" disabled defaultValue="8808 1234" />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByLabelText('Email')).toBeInvalid();
    await userEvent.click(canvas.getByRole('button', { name: 'Tampilkan kata sandi' }));
    await expect(canvas.getByLabelText('Kata sandi')).toHaveAttribute('type', 'text');
  },
};

export const FieldsDark: Story = { render: Fields.render!, globals: { theme: 'dark' } };

export const Facts: Story = {
  render: () => (
    <Section title="Rincian" description="Label dan nilai, menurut urutan baca.">
      <DescriptionList
        items={[
          { key: 'id', label: 'ID pembayaran', value: 'pay_01KAJ8M2Q7', copy: 'pay_01KAJ8M2Q7' },
          { key: 'amount', label: 'Nominal', value: <Money value={250_000} /> },
        ]}
      />
    </Section>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Salin ID pembayaran' })).toBeVisible();
  },
};

const ToastButtons = () => {
  const toast = useToast();
  return (
    <Row>
      <Button onClick={() => toast.success('ID pembayaran disalin')}>Berhasil</Button>
      <Button onClick={() => toast.error('Tidak dapat menyalin')}>Gagal</Button>
    </Row>
  );
};

/** A success disappears after 2 seconds, an error after 3. Hover or focus pauses the timer. */
export const Toasts: Story = {
  render: () => <ToastButtons />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Berhasil' }));
    const page = within(canvasElement.ownerDocument.body);
    const toast = await page.findByText('ID pembayaran disalin');
    await userEvent.hover(toast);
    await waitFor(() => expect(toast).toBeVisible());
    await userEvent.click(page.getByRole('button', { name: 'Tutup pemberitahuan' }));
    await waitFor(() => expect(toast).not.toBeInTheDocument());
  },
};

const OverlayButtons = () => {
  const [open, setOpen] = useState<'dialog' | 'drawer' | null>(null);
  return (
    <Row>
      <Button onClick={() => setOpen('dialog')}>Dialog</Button>
      <Button onClick={() => setOpen('drawer')}>Panel</Button>
      <Menu
        trigger={{ children: 'Menu' }}
        items={[
          { kind: 'action', key: 'sync', label: 'Sinkronkan status', onSelect: () => undefined },
          { kind: 'separator', key: 'line' },
          { kind: 'choice', key: 'dense', label: 'Rapat', chosen: true, onSelect: () => undefined },
        ]}
      />
      <Dialog
        open={open === 'dialog'}
        onClose={() => setOpen(null)}
        title="Kirim Rp 250.000?"
        description="Kepada Budi Santoso, BCA ••••9012."
        footer={<Button variant="primary">Kirim</Button>}
      />
      <Drawer open={open === 'drawer'} onClose={() => setOpen(null)} title="Filter" placement="end">
        Isi panel
      </Drawer>
    </Row>
  );
};

/** Code loads on first use. The focus moves in, Escape closes, and the focus returns. */
export const Overlays: Story = {
  render: () => <OverlayButtons />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body);
    const trigger = canvas.getByRole('button', { name: 'Dialog' });
    await userEvent.click(trigger);
    const dialog = await page.findByRole('dialog', { name: 'Kirim Rp 250.000?' }, { timeout: 5000 });
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    const item = await page.findByRole('menuitem', { name: 'Sinkronkan status' }, { timeout: 5000 });
    await waitFor(() => expect(item).toBeVisible());
  },
};
