import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, spyOn, waitFor } from 'storybook/test';
import { leftWork } from '../../../shared/lib/left-work.ts';
import { hasUnsaved } from '../../../shared/sign-out/asking.ts';
import { isAsked, watchWayBack } from '../testing/create/asked.ts';
import { what } from '../testing/create/left.ts';
import { createPage, kept, messy } from '../testing/create/page.tsx';

const meta: Meta = { title: 'Disbursements/Create: gone on with while leaving', ...createPage };
export default meta;
type Story = StoryObj;

const BUSY_MS = 1200;
/** As another tab does that is at it: whatever else is to be read or written waits. */
const busy = () => {
  const until = performance.now() + BUSY_MS;
  return leftWork()(
    'readwrite',
    (store) =>
      new Promise<void>((resolve) => {
        const goOn = () => {
          if (performance.now() < until) store.count().onsuccess = goOn;
          else resolve();
        };
        goOn();
      }),
  );
};

/** As the browser says that it will go back. */
const backEvent = () =>
  Object.assign(new Event('navigate', { cancelable: true }), {
    navigationType: 'traverse',
    destination: { key: 'list', url: '#/disbursements' },
  });

/** From now on: the browser has no room for anything more, which it finds once it has written. */
const fillOnceWritten = () => {
  const put = IDBObjectStore.prototype.put;
  spyOn(IDBTransaction.prototype, 'commit').mockReturnValue();
  return spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...what) {
    const written = put.apply(this, what);
    written.onsuccess = () => this.transaction.abort();
    return written;
  });
};

/** One mend, and Back, which waits for the browser: whoever goes on working meanwhile is the matter of these stories. */
const goingBack = async (context: StoryContext) => {
  const { canvas, userEvent } = context;
  const goes = watchWayBack();
  await messy(context);
  await waitFor(async () => expect(await kept.work(what)).toBeDefined());
  await userEvent.click(canvas.getByRole('button', { name: 'Masalah berikutnya' }));
  await userEvent.keyboard('mandiri{Enter}');
  const free = busy();
  const put = spyOn(IDBObjectStore.prototype, 'put');
  await expect(navigation.dispatchEvent(backEvent())).toBe(false);
  await waitFor(() => expect(put).toHaveBeenCalled());
  return { goes, free, put };
};

const nameIt = ({ canvas }: StoryContext) =>
  fireEvent.change(canvas.getByLabelText('Nama batch'), { target: { value: 'Gaji November' } });

/** What stands in the cell is taken as when the cell is left, and nobody is torn off it. */
export const TypedInACell: Story = {
  play: async (context) => {
    const { goes } = await goingBack(context);
    await context.userEvent.keyboard('Bank Ja');
    await isAsked(context, /^2 perubahan tersimpan di perangkat ini/);
    await expect(goes).not.toHaveBeenCalled();
    await expect(context.canvas.getByRole('grid')).toHaveTextContent('Bank Ja');
    await expect(document.activeElement).toHaveAttribute('role', 'gridcell');
    await expect(document.activeElement).toHaveTextContent('Bank Ja');
  },
};

/** The save leads on, and not the way back. */
export const Saved: Story = {
  play: async (context) => {
    const { goes, free } = await goingBack(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Simpan batch' }));
    await free;
    await expect(await context.canvas.findByText('Batch', {}, { timeout: 5000 })).toBeVisible();
    await expect(goes).not.toHaveBeenCalled();
    await expect(document.querySelector('[role="dialog"]')).toBeNull();
  },
};

/** What is said beside the rows is put back while the browser finds out that it has no room: nothing is lost by then. */
export const PutBackWhereItIsFull: Story = {
  play: async (context) => {
    const { canvas } = context;
    const goes = watchWayBack();
    await messy(context);
    await waitFor(async () => expect(await kept.work(what)).toBeDefined());
    const refused = fillOnceWritten();
    nameIt(context);
    await waitFor(() => expect(refused).toHaveBeenCalled());
    const free = busy();
    await expect(navigation.dispatchEvent(backEvent())).toBe(false);
    fireEvent.change(canvas.getByLabelText('Nama batch'), { target: { value: 'gaji-november' } });
    await waitFor(() => expect(goes).toHaveBeenCalledOnce(), { timeout: 5000 });
    await free;
    await expect(document.querySelector('[role="dialog"]')).toBeNull();
  },
};

/** A sign-out takes the place of what waits: nobody is asked two things at once. */
export const SigningOut: Story = {
  play: async (context) => {
    const { goes, free } = await goingBack(context);
    await expect(await hasUnsaved({})).toBe(true);
    await free;
    await new Promise((resolve) => setTimeout(resolve, 500));
    await expect(document.querySelector('[role="dialog"]')).toBeNull();
    await expect(goes).not.toHaveBeenCalled();
  },
};

export const NamedAndKept: Story = {
  play: async (context) => {
    const { goes } = await goingBack(context);
    nameIt(context);
    await waitFor(() => expect(goes).toHaveBeenCalledOnce(), { timeout: 5000 });
    await expect(await kept.work(what)).toMatchObject({ name: 'Gaji November' });
    await expect(document.querySelector('[role="dialog"]')).toBeNull();
  },
};

/** Of the name the browser says no, though of the row it said yes. */
export const NamedWhereItIsFullSince: Story = {
  play: async (context) => {
    const { goes, put } = await goingBack(context);
    nameIt(context);
    put.mockImplementation(() => {
      throw new DOMException('It is full', 'QuotaExceededError');
    });
    await isAsked(context, /^2 perubahan tidak dapat disimpan di perangkat ini/);
    await expect(goes).not.toHaveBeenCalled();
  },
};
