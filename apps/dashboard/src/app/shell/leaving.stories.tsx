import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { useLeaveGuard } from '../../shared/unsaved/use-leave-guard.ts';
import { shownDialog } from '../../shared/testing/dialog.ts';
import { ConfirmDialog } from '../../shared/ui/overlays/confirm-dialog.tsx';
import { PageHeader } from '../../shared/ui/page/page-header.tsx';
import { Shell } from './shell.tsx';

/** Simulates a browser that is slow to confirm a write. */
const SLOW_MS = 700;

let isTyped = true;
const isHere = () => isTyped;
/** A generic page with unsaved edits. */
const Typed = () => {
  const guard = useLeaveGuard({ isActive: isHere, isLost: isHere, onLink: () => undefined });
  return (
    <>
      <PageHeader title="Beranda" />
      <button onClick={() => setTimeout(() => guard.ask(() => undefined), SLOW_MS)}>Keluar pelan</button>
      <ConfirmDialog
        open={guard.isAsked}
        onClose={guard.stay}
        title="Tinggalkan halaman ini?"
        text="Isian hilang."
        yes="Tinggalkan"
        onConfirm={async () => guard.leave()}
      />
    </>
  );
};

const meta: Meta = {
  title: 'Shell/Leaving',
  beforeEach: () => {
    isTyped = true;
    // Otherwise the browser would ask too.
    return () => void (isTyped = false);
  },
  render: () => (
    <Shell>
      <Typed />
    </Shell>
  ),
  parameters: { dasbor: { path: '/home' } },
};
export default meta;
type Story = StoryObj;

const button = ({ canvas }: StoryContext) => canvas.findByRole('button', { name: /^Menu akun/ });
const openMenu = async (context: StoryContext) => {
  await context.userEvent.click(await button(context));
  const menu = await within(document.body).findByRole('menu', {}, { timeout: 5000 });
  await waitFor(() => expect(menu).toHaveFocus());
  return [menu, await button(context)] as const;
};
/** The page is back, with nothing open over it. */
const stay = async ({ userEvent }: StoryContext, over: HTMLElement, from: HTMLElement) => {
  const dialog = await shownDialog({ name: 'Tinggalkan halaman ini?' });
  await userEvent.click(dialog.getByRole('button', { name: 'Batal' }));
  await waitFor(() => expect(document.querySelector('[role="dialog"]')).toBeNull());
  await expect(over).not.toBeVisible();
  await waitFor(() => expect(from).toHaveFocus());
};

export const FromTheAccountMenu: Story = {
  play: async (context) => {
    const [menu, account] = await openMenu(context);
    await context.userEvent.click(within(menu).getByRole('menuitem', { name: 'Profil & keamanan' }));
    await stay(context, menu, account);
  },
};

export const FromTheAccountMenuByKey: Story = {
  play: async (context) => {
    const [menu, account] = await openMenu(context);
    await context.userEvent.keyboard('{ArrowDown}{Enter}');
    await stay(context, menu, account);
  },
};

/** The drawer closes when the page asks, and focus returns to its button. */
export const FromTheDrawerOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    const open = await context.canvas.findByRole('button', { name: 'Buka menu' });
    await context.userEvent.click(open);
    const drawer = await shownDialog();
    const entry = drawer.getByRole('link', { name: 'Pesanan' });
    await waitFor(() => expect(document.activeElement).not.toBe(open));
    await context.userEvent.click(entry);
    await stay(context, entry, open);
  },
};

/** The palette covers everything and captures every key. */
export const WhileSomebodySearches: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const slow = await canvas.findByRole('button', { name: 'Keluar pelan' });
    await userEvent.click(slow);
    await userEvent.keyboard('{Control>}k{/Control}');
    const field = await canvas.findByRole('combobox', {}, { timeout: 5000 });
    await waitFor(() => expect(field).toHaveFocus());

    const question = await shownDialog({ name: 'Tinggalkan halaman ini?' });
    await waitFor(() => expect(canvas.queryByRole('combobox')).toBeNull());
    const no = question.getByRole('button', { name: 'Batal' });
    await waitFor(() => expect(no.closest('[role=dialog]')).toContainElement(focused()));
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect(canvas.queryByRole('combobox')).toBeNull();
    await stay(context, field, slow);
  },
};

const focused = () => document.activeElement as HTMLElement;
