import needsYou from '../../../../../openapi/features/notifications/examples/needs-you.json' with { type: 'json' };
import merchantsFile from '../../../../../openapi/features/session/examples/merchants.json' with { type: 'json' };
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { ok, type Scenario } from '@dasbor/sdk/testing';
import { expect, waitFor, within } from 'storybook/test';
import { forgetOwn, ownKey } from '../../shared/unsaved/own-storage.ts';
import { example } from '../../shared/testing/example.ts';
import { failed } from '../../shared/testing/list-states.ts';
import { shownAlert } from '../../shared/testing/dialog.ts';
import { sessionAs, sessionOf, type RoleName } from '../../shared/testing/sessions.ts';
import { PageHeader } from '../../shared/ui/page/page-header.tsx';
import { Section } from '../../shared/ui/page/section.tsx';
import { Shell } from './shell.tsx';

/** A generic page, so that the stories cover only the frame. */
const AnyPage = () => (
  <>
    <PageHeader title="Beranda" />
    <Section title="Isi">…</Section>
  </>
);

const meta: Meta<typeof Shell> = {
  title: 'Shell/Frame',
  component: Shell,
  // Clears unsaved edits from earlier stories.
  beforeEach: () => forgetOwn(),
  render: () => (
    <Shell>
      <AnyPage />
    </Shell>
  ),
  parameters: { dasbor: { path: '/home' } },
};
export default meta;
type Story = StoryObj<typeof Shell>;

const asRole = (role: RoleName, play: NonNullable<Story['play']>): Story => ({
  parameters: { dasbor: { path: '/home', session: sessionAs(role) } },
  play,
});

export const Owner: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Kopi Nusantara')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Live' })).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByRole('navigation', { name: 'Navigasi utama' })).toBeVisible();
  },
};

export const OwnerInEnglishAndDark: Story = {
  globals: { language: 'en', theme: 'dark' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Main navigation' })).toBeVisible();
  },
};

export const Admin = asRole('Admin', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: /Menu akun/ })).toBeVisible();
});
export const Finance = asRole('Finance', async ({ canvas }) => {
  await expect(canvas.queryByRole('link', { name: 'Pengguna' })).toBeNull();
});
export const Uploader = asRole('Uploader', async ({ canvas }) => {
  await expect(canvas.queryByRole('link', { name: 'Pengaturan' })).toBeNull();
});
export const Approver = asRole('Approver', async ({ canvas }) => {
  await expect(canvas.queryByRole('link', { name: 'Pengaturan' })).toBeNull();
});
export const Developer = asRole('Developer', async ({ canvas }) => {
  await expect(canvas.getByRole('navigation')).toBeVisible();
});
export const Viewer = asRole('Viewer', async ({ canvas }) => {
  await expect(canvas.queryByRole('link', { name: 'Pengaturan' })).toBeNull();
});
export const PaymentLinkMaker = asRole('Payment Link Maker', async ({ canvas }) => {
  await expect(canvas.queryByRole('link', { name: 'Settlement' })).toBeNull();
});

const ofSeveral = (listMerchants: Scenario['listMerchants'], play: NonNullable<Story['play']>): Story => ({
  parameters: {
    dasbor: { path: '/home', session: sessionOf({ merchant_count: 3 }), scenario: { listMerchants } },
  },
  play,
});
const openMerchants = async ({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>) => {
  await userEvent.click(await canvas.findByRole('button', { name: /Kopi Nusantara\. Ganti merchant/ }));
  return within(document.body);
};

/** Who works for several merchants chooses in the header. */
export const SeveralMerchants = ofSeveral(ok(example<'listMerchants'>(merchantsFile)), async (context) => {
  const page = await openMerchants(context);
  const here = await page.findByRole('menuitemcheckbox', { name: /Kopi Nusantara/ }, { timeout: 5000 });
  await expect(here).toBeChecked();
  await expect(page.getByRole('menuitemcheckbox', { name: /Toko Batik Lestari/ })).toHaveTextContent(
    'Finance',
  );
  await expect(page.getByRole('menuitemcheckbox', { name: /Warung Sejahtera/ })).toHaveTextContent(
    'sedang ditinjau',
  );
});
export const SeveralMerchantsFailed = ofSeveral(failed, async (context) => {
  const page = await openMerchants(context);
  const retry = await page.findByRole('menuitem', { name: /tidak dapat dimuat/ }, { timeout: 5000 });
  await waitFor(() => expect(retry).toBeVisible());
});

// spec 2.55
export const Sandbox: Story = {
  parameters: { dasbor: { path: '/home', session: sessionOf({ mode: 'sandbox' }) } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('note')).toHaveTextContent('Tidak ada uang sungguhan yang bergerak');
    await expect(canvas.getByRole('button', { name: 'Sandbox' })).toHaveAttribute('aria-pressed', 'true');
    await expect(canvasElement.querySelector('[data-band="sandbox"]')).toBeVisible();
  },
};

export const SandboxDark: Story = { ...Sandbox, globals: { theme: 'dark' } };

export const SandboxClockAhead: Story = {
  parameters: {
    dasbor: { path: '/home', session: sessionOf({ mode: 'sandbox', clock_ahead_ms: 41_400_000 }) },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Jam 21 Nov 2026, 23\.30/)).toBeVisible();
  },
};

export const SandboxOnly: Story = {
  parameters: {
    dasbor: { path: '/home', session: sessionOf({ mode: 'sandbox', is_live: false, sandbox_only: true }) },
  },
  play: async ({ canvas, userEvent }) => {
    const live = canvas.getByRole('button', { name: 'Live' });
    await expect(live).toHaveAttribute('title', expect.stringContaining('setelah akun aktif'));
    await userEvent.click(live);
    await expect(live).toHaveAttribute('aria-pressed', 'false');
  },
};

export const SwitchingToSandbox: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sandbox' }));
    await expect(await canvas.findByRole('status')).toHaveTextContent('Memuat');
  },
};

// spec 2.169, 8.2
export const Suspended: Story = {
  parameters: { dasbor: { path: '/home', session: sessionOf({ is_suspended: true }) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Akun sedang ditinjau')).toBeVisible();
  },
};

export const BasicAccount: Story = {
  parameters: { dasbor: { path: '/home', session: sessionOf({ onboarding_status: 'basic' }) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Batas settlement Rp\s25\.000\.000/)).toBeVisible();
  },
};

export const NotActivated: Story = {
  parameters: {
    dasbor: {
      path: '/home',
      session: sessionOf({ mode: 'sandbox', sandbox_only: true, onboarding_status: 'new' }),
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Lengkapi aktivasi' })).toBeVisible();
  },
};

/** Each group is a list with a heading. A group without entries for this user is hidden. */
export const GroupsOfADeveloper: Story = {
  parameters: { dasbor: { path: '/settings', session: sessionAs('Developer') } },
  play: async ({ canvas }) => {
    const lists = within(canvas.getByRole('navigation')).getAllByRole('list');
    const groups = lists.map((list) => [
      list.ariaLabel,
      ...within(list)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ]);
    await expect(groups).toEqual([
      ['Ringkasan', 'Beranda', 'Transaksi'],
      ['Uang masuk', 'Pesanan', 'Pembayaran'],
      ['Pertumbuhan', 'Pelanggan'],
      ['Akun', 'Pengaturan'],
    ]);
    await expect(canvas.getByRole('list', { name: 'Uang masuk' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Pengaturan' })).toHaveAttribute('aria-current', 'page');
  },
};

/** What waits for the person is counted beside the entry that leads to it. */
export const CountsOfWhatWaits: Story = {
  parameters: { dasbor: { path: '/home', scenario: { getNeedsYou: ok(example<'getNeedsYou'>(needsYou)) } } },
  play: async ({ canvas, canvasElement }) => {
    const counts = () =>
      [...canvasElement.querySelectorAll('aside [data-count]')].map((count) => [
        count.closest('li')?.querySelector('a')?.textContent,
        count.textContent,
      ]);
    // Three batches to approve and two with payouts to retry.
    await waitFor(() =>
      expect(counts()).toEqual([
        ['Refund', '1 menunggu Anda'],
        ['Invoice', '5 menunggu Anda'],
        ['Disbursement', '5 menunggu Anda'],
      ]),
    );
    await expect(canvas.getByRole('link', { name: 'Disbursement' })).toBeVisible();
  },
};

/** New users learn what payment links are, until they dismiss it. */
// spec 2.58
export const NewUser: Story = {
  parameters: { dasbor: { path: '/home', session: sessionAs('Payment Link Maker', { login_count: 2 }) } },
  play: async ({ canvas, userEvent }) => {
    const hint = within(await canvas.findByRole('note'));
    await expect(hint.getByText(/^Jual tanpa situs web/)).toBeVisible();
    await userEvent.click(hint.getByRole('button', { name: 'Mengerti' }));
    await expect(canvas.queryByRole('note')).toBeNull();
  },
};

export const NewUserEnglishDarkPhone: Story = {
  globals: { language: 'en', theme: 'dark', viewport: { value: 'phone' } },
  parameters: { dasbor: { path: '/home', session: sessionAs('Payment Link Maker', { login_count: 2 }) } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }));
    const menu = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'));
    await waitFor(() => expect(menu.getByText(/^Sell without a website/)).toBeVisible());
  },
};

// spec 2.61
export const MenusHiddenForAudit: Story = {
  parameters: { dasbor: { path: '/home', session: sessionOf({ hidden_menus: ['payments'] }) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Pesanan' })).toBeInTheDocument();
    await expect(canvas.queryByRole('link', { name: 'Pembayaran' })).toBeNull();
  },
};

// spec 2.59
export const PresetHidesMenus: Story = {
  parameters: {
    dasbor: {
      path: '/home',
      session: sessionOf({
        merchant_subaccount_preset: { exclude_navigation: ['payments'], setting_menu: [], webhook: false },
      }),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Pembayaran' })).toBeNull();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Buka menu' }));
    const page = within(canvasElement.ownerDocument.body);
    await expect(await page.findByRole('dialog', {}, { timeout: 5000 })).toBeVisible();
  },
};

export const ProfileMenu: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Menu akun/ }));
    const page = within(canvasElement.ownerDocument.body);
    const out = await page.findByRole('menuitem', { name: 'Keluar' }, { timeout: 5000 });
    await waitFor(() => expect(out).toBeVisible());
    await expect(page.getByText('owner@demo.test')).toBeVisible();
  },
};

/** Asks before unsaved edits are lost: signing out deletes corrections to a payroll file from this device. */
const signOutAsked = (
  globals: object,
  [menu, out, title, stay]: readonly [RegExp, string, string, string],
): Story => ({
  globals,
  beforeEach: () => {
    const hold = (event: Event) => event.preventDefault();
    addEventListener('beforeunload', hold);
    return () => removeEventListener('beforeunload', hold);
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body);
    // The second time, everything is already loaded.
    for (const press of ['first', 'second']) {
      await userEvent.click(canvas.getByRole('button', { name: menu }));
      const item = await page.findByRole('menuitem', { name: out }, { timeout: 5000 });
      await waitFor(() => expect(item, press).toBeVisible());
      await userEvent.keyboard('{End}{Enter}');
      await shownAlert({ name: title });
      await userEvent.click(page.getByRole('button', { name: stay }));
      await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull());
      await waitFor(() => expect(canvas.getByRole('button', { name: menu })).toHaveFocus());
    }
  },
});
export const SignOutAsked = signOutAsked({}, [/Menu akun/, 'Keluar', 'Keluar sekarang?', 'Batal']);
export const SignOutAskedEnglishOnAPhone = signOutAsked(
  { language: 'en', theme: 'dark', viewport: { value: 'phone' } },
  [/Account menu/, 'Sign out', 'Sign out now?', 'Cancel'],
);

/** Signing out also discards unsent form input. */
export const SignOutAskedForADraft: Story = {
  parameters: { dasbor: { path: '/home', scenario: { logout: 'pending' } } },
  beforeEach: () => sessionStorage.setItem(ownKey(sessionOf().user_id, 'draft live merchant row'), '{}'),
  play: async (context) => {
    await signOut(context);
    const dialog = await shownAlert({ name: 'Keluar sekarang?' });
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Batal' })).toHaveFocus());
  },
};

/** The second press of a double click lands on the confirmation that has just opened. It must not count as an answer. */
export const SignOutAskedByADoubleClick: Story = {
  ...SignOutAskedForADraft,
  play: async (context) => {
    await signOut(context);
    const question = await shownAlert({ name: 'Keluar sekarang?' });
    const cancel = question.getByRole('button', { name: 'Batal' });
    await waitFor(() => expect(cancel).toHaveFocus());
    await context.userEvent.click(document.elementFromPoint(innerWidth - 50, 100) ?? document.body);

    await context.userEvent.tab();
    await waitFor(() => expect(cancel).toHaveFocus());
  },
};

let signedOut = 0;

/** A pending code is not unsaved work. */
export const SignOutUnasked: Story = {
  parameters: {
    dasbor: {
      path: '/home',
      scenario: {
        logout: () => {
          signedOut += 1;
          return ok();
        },
      },
    },
  },
  beforeEach: () => {
    signedOut = 0;
    sessionStorage.setItem(ownKey(sessionOf().user_id, 'otp live disbursement_approval'), '{}');
  },
  play: async (context) => {
    await signOut(context);
    await waitFor(() => expect(signedOut).toBe(1));
    await expect(within(document.body).queryByRole('alertdialog')).toBeNull();
  },
};

const signOut = async ({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>) => {
  await userEvent.click(canvas.getByRole('button', { name: /Menu akun/ }));
  const item = await within(document.body).findByRole('menuitem', { name: 'Keluar' }, { timeout: 5000 });
  await waitFor(() => expect(item).toBeVisible());
  await userEvent.keyboard('{End}{Enter}');
};

/** Long names without spaces wrap at the menu's edge. */
export const ProfileMenuWithALongName: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: {
    dasbor: { path: '/home', session: sessionOf({ name: 'W'.repeat(128), role_name: 'M'.repeat(64) }) },
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /W{128}/ }));
    const page = within(canvasElement.ownerDocument.body);
    const menu = await page.findByRole('menu', {}, { timeout: 5000 });
    await waitFor(() => expect(menu).toBeVisible());
    await expect(menu.scrollWidth).toBe(menu.clientWidth);
    await expect(menu.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth);
  },
};

export const ShortcutHelp: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pintasan keyboard' }));
    const dialog = await within(canvasElement.ownerDocument.body).findByRole('dialog', {}, { timeout: 5000 });
    await waitFor(() => expect(within(dialog).getByText('Ke Pesanan')).toBeVisible());
    await expect(within(dialog).getByText('Cari apa saja').closest('div')).toHaveTextContent(/Ctrl K|⌘K/);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeVisible());
  },
};

export const RightsBeingRead: Story = {
  render: () => <Shell />,
  parameters: { dasbor: { path: '/home', scenario: { getSession: 'pending' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Memuat');
  },
};
