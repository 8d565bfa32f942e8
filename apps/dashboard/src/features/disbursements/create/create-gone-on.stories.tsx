import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, spyOn, waitFor } from 'storybook/test';
import { leftWork } from '../../../shared/lib/left-work.ts';
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
  const how = { navigationType: 'traverse', destination: { key: 'list', url: '#/disbursements' } };
  const event = Object.assign(new Event('navigate', { cancelable: true }), how);
  await expect(navigation.dispatchEvent(event)).toBe(false);
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
