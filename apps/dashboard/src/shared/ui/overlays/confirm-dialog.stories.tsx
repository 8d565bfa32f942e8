import { chakra } from '@chakra-ui/react';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { shownDialog } from '../../testing/dialog.ts';
import { Popover } from '../../list/popover.tsx';
import { Button } from '../button.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Menu } from './menu.tsx';
import { lazyPart } from './lazy-part.ts';

const Asking = () => {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const ask = () => setOpen(true);
    addEventListener(COMES, ask);
    return () => removeEventListener(COMES, ask);
  }, []);
  return (
    <chakra.main p="6">
      <Button onClick={() => setOpen(true)}>Bayar</Button>
      <Menu
        trigger={{ children: 'Menu' }}
        items={[{ kind: 'action', key: 'go', label: 'Pergi', onSelect: () => undefined }]}
      />
      <Popover trigger={{ children: 'Kolom' }} label="Kolom" panel={panel}>
        {(Panel) => <Panel />}
      </Popover>
      <ConfirmDialog
        open={open}
        onClose={() => setOpen(false)}
        title="Bayar lagi?"
        text="Gaji bulan ini sudah dibayar."
        yes="Bayar lagi"
        onConfirm={paid}
      />
    </chakra.main>
  );
};

const panel = lazyPart(async () => ({ default: () => <input aria-label="Cari kolom" /> }));

const paid = fn<() => Promise<void>>(async () => undefined);

/** A question that comes to stand under the finger, as a batch of wages that is saved already asks before it is saved once more. */
const meta: Meta<typeof Asking> = { title: 'Design/Question', component: Asking };
export default meta;
type Story = StoryObj<typeof Asking>;

type Hands = Pick<StoryContext, 'canvas' | 'userEvent'>;

/** Opens by itself, like the warning before an idle session ends. */
const COMES = 'comes';

const question = () => within(document.body).queryByRole('dialog');
const closed = () => waitFor(() => expect(question()).toBeNull());
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

type Spot = {
  clientX: number;
  clientY: number;
};

/** Where the button stands; looked at once, so that its code is here too. */
const placeOf = async (name: string, { canvas, userEvent }: Hands): Promise<Spot> => {
  paid.mockClear();
  await userEvent.click(canvas.getByRole('button', { name: 'Bayar' }));
  const dialog = await shownDialog();
  const box = dialog.getByRole('button', { name }).getBoundingClientRect();
  await userEvent.click(dialog.getByRole('button', { name: 'Batal' }));
  await closed();
  return { clientX: box.left + box.width / 2, clientY: box.top + box.height / 2 };
};

const press = ({ userEvent }: Hands, target: Element, coords: Spot) =>
  userEvent.pointer([{ keys: '[MouseLeft]', target, coords }]);

/** Asked by a press on that place. */
const askedFrom = async (place: Spot, context: Hands) => {
  await press(context, context.canvas.getByRole('button', { name: 'Bayar' }), place);
  return within(await within(document.body).findByRole('dialog'));
};

/** The second press of a double press lands on the confirm button and is ignored. A press after a pause counts. */
const pressedTwice = (globals: object): Story => ({
  globals,
  play: async (context) => {
    const place = await placeOf('Bayar lagi', context);

    const yes = (await askedFrom(place, context)).getByRole('button', { name: 'Bayar lagi' });
    const focused = document.activeElement;
    await press(context, yes, place);
    await expect(paid).not.toHaveBeenCalled();
    await expect(document.activeElement).toBe(focused);

    await pause(550);
    await press(context, yes, place);
    await waitFor(() => expect(paid).toHaveBeenCalledOnce());
  },
});
export const PressedTwice = pressedTwice({});
export const PressedTwiceOnAPhone = pressedTwice({ viewport: { value: 'phone' }, theme: 'dark' });

/** A double press outside the dialog or on its cancel button is ignored too. */
export const LeftByNoDoublePress: Story = {
  play: async (context) => {
    const place = await placeOf('Batal', context);

    const no = (await askedFrom(place, context)).getByRole('button', { name: 'Batal' });
    await press(context, no, place);
    const beside = { clientX: 5, clientY: innerHeight - 5 };
    const behind = document.elementFromPoint(beside.clientX, beside.clientY)!;
    await press(context, behind, place);
    await pause(100);
    await expect(question()).toBeInTheDocument();

    await pause(450);
    await press(context, behind, beside);
    await closed();
  },
};

/** Whoever knows the question goes to its answer at once. */
export const PressedElsewhereAtOnce: Story = {
  play: async (context) => {
    const place = await placeOf('Bayar lagi', context);

    const yes = (await askedFrom({ clientX: 5, clientY: 5 }, context)).getByRole('button', {
      name: 'Bayar lagi',
    });
    await press(context, yes, place);

    await waitFor(() => expect(paid).toHaveBeenCalledOnce());
  },
};

/** A held key neither closes the dialog nor reopens it. */
export const AskedByAKeyHeldDown: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await placeOf('Bayar lagi', context);

    canvas.getByRole('button', { name: 'Bayar' }).focus();
    await userEvent.keyboard('{Enter>}');
    const dialog = within(await within(document.body).findByRole('dialog'));
    dialog.getByRole('button', { name: 'Bayar lagi' }).focus();
    await userEvent.keyboard('{Enter>3}');
    await pause(550);
    await userEvent.keyboard('{Enter>3/}');
    await expect(paid).not.toHaveBeenCalled();
    await expect(question()).toBeInTheDocument();

    await pause(550);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(paid).toHaveBeenCalledOnce());
  },
};

/** What was open is in its way no longer, and its button has the focus afterwards. */
const comesUpon = (opener: string, open: (hands: Hands) => Promise<HTMLElement>): Story => ({
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: opener }));
    const over = await open(context);
    await waitFor(() => expect(document.activeElement!.closest('dialog, [role=menu]')).not.toBeNull());

    dispatchEvent(new Event(COMES));
    const no = (await shownDialog({ name: 'Bayar lagi?' })).getByRole('button', { name: 'Batal' });
    await waitFor(() => expect(over).not.toBeVisible());
    await waitFor(() => expect(no.closest('[role=dialog]')!.contains(document.activeElement)).toBe(true));

    await pause(550);
    await userEvent.click(no);
    await closed();
    await waitFor(() => expect(canvas.getByRole('button', { name: opener })).toHaveFocus());
  },
});
export const ComesUponAMenu = comesUpon('Menu', () => within(document.body).findByRole('menu'));
export const ComesUponAPanel = comesUpon('Kolom', ({ canvas }) => canvas.findByLabelText('Cari kolom'));
export const ComesUponWhatIsTypedInAPanel = comesUpon('Kolom', async ({ canvas, userEvent }) => {
  const field = await canvas.findByLabelText('Cari kolom');
  await userEvent.type(field, 'a');
  return field;
});
