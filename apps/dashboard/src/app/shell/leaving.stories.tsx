import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { useLeaveGuard } from '../../shared/forms/use-leave-guard.ts';
import { shownDialog } from '../../shared/testing/dialog.ts';
import { ConfirmDialog } from '../../shared/ui/overlays/confirm-dialog.tsx';
import { PageHeader } from '../../shared/ui/page-header.tsx';
import { Shell } from './shell.tsx';

let isTyped = true;
const isHere = () => isTyped;
/** A page of no feature, with something on it that would be lost. */
function Typed() {
  const guard = useLeaveGuard({ isActive: isHere, isLost: isHere, onLink: () => undefined });
  return (
    <>
      <PageHeader title="Beranda" />
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
}

const meta: Meta = {
  title: 'Shell/Leaving',
  beforeEach: () => {
    isTyped = true;
    // The browser asks too.
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
  return menu;
};
/** Back at the page, with nothing open over it. */
const stay = async (context: StoryContext, menu: HTMLElement) => {
  const dialog = await shownDialog();
  await context.userEvent.click(dialog.getByRole('button', { name: 'Batal' }));
  await waitFor(() => expect(document.querySelector('[role="dialog"]')).toBeNull());
  await expect(menu).not.toBeVisible();
  const account = await button(context);
  await waitFor(() => expect(account).toHaveFocus());
};

export const FromTheAccountMenu: Story = {
  play: async (context) => {
    const menu = await openMenu(context);
    await context.userEvent.click(within(menu).getByRole('menuitem', { name: 'Profil & keamanan' }));
    await stay(context, menu);
  },
};

export const FromTheAccountMenuByKey: Story = {
  play: async (context) => {
    const menu = await openMenu(context);
    await context.userEvent.keyboard('{ArrowDown}{Enter}');
    await stay(context, menu);
  },
};
