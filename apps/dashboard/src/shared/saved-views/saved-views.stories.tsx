import type { Meta, StoryObj } from '@storybook/react-vite';
import viewsFile from '../../../../../openapi/features/saved-views/examples/saved-views.json' with { type: 'json' };
import { offline, ok, problem, type RecordedCall, type Scenario } from '@dasbor/sdk/testing';
import { expect, waitFor } from 'storybook/test';
import { browserStorage } from '../lib/storage.ts';
import type { ListState } from '../list/query/use-list-query.ts';
import { EMPTY_QUERY } from '../list/query/list-query.ts';
import { example } from '../testing/example.ts';
import { pageAt } from '../testing/page-at.ts';
import { sessionOf } from '../testing/sessions.ts';
import { storageKey } from './browser-views.ts';
import SavedViewsPanel from './saved-views-panel.tsx';
import type { SavedView } from './use-saved-views.ts';

const views = example<'listSavedViews'>(viewsFile).data;
const [first] = views as [SavedView];
const showing = pageAt({ path: '/payments?status=failed' });
const listed = (data: readonly SavedView[] = views): Scenario => ({
  listSavedViews: ok({ data: [...data] }),
});
const list = {
  name: 'payments',
  query: { ...EMPTY_QUERY, filters: { status: ['failed'] } },
} as unknown as ListState;

const meta: Meta<typeof SavedViewsPanel> = {
  title: 'Lists/Saved views',
  component: SavedViewsPanel,
  args: { list, onDone: () => undefined },
  decorators: [
    (Panel) => (
      <div style={{ width: '20rem' }}>
        <Panel />
      </div>
    ),
  ],
  ...showing(listed()),
};
export default meta;
type Story = StoryObj<typeof SavedViewsPanel>;

export const OwnAndShared: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Gagal minggu ini' })).toBeVisible();
    await expect(canvas.getByText('oleh Budi Santoso')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Hapus tampilan Menunggu settlement' })).toBeNull();
  },
};

export const EnglishDark: Story = { globals: { language: 'en', theme: 'dark' } };

let sent: RecordedCall[] = [];
export const Saving: Story = {
  ...showing({
    ...listed([]),
    createSavedView: (call) => {
      sent.push(call);
      return ok({ data: first });
    },
  }),
  beforeEach: () => void (sent = []),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/Simpan filter, rentang/)).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Nama tampilan'), 'Gagal');
    await userEvent.click(canvas.getByRole('checkbox', { name: /Bagikan ke rekan/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Simpan' }));
    await waitFor(() =>
      expect(sent[0]?.body).toEqual({
        list: 'payments',
        name: 'Gagal',
        query: 'status=failed',
        is_shared: true,
      }),
    );
    await waitFor(() => expect(canvas.getByLabelText('Nama tampilan')).toHaveValue(''));
  },
};

export const Sharing: Story = {
  ...showing({
    ...listed(),
    updateSavedView: (call) => {
      sent.push(call);
      return ok({ data: { ...first, is_shared: true } });
    },
  }),
  beforeEach: () => void (sent = []),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Bagikan Gagal minggu ini ke rekan' }));
    await waitFor(() => expect(sent[0]?.body).toEqual({ is_shared: true }));
  },
};

const place = storageKey({ userId: sessionOf().user_id, mode: 'live', list: 'payments' });

/** What an older version kept in this browser is saved on the server, and then removed here. */
export const MovedFromThisBrowser: Story = {
  ...showing({
    ...listed(),
    createSavedView: (call) => {
      sent.push(call);
      return ok({ data: first });
    },
  }),
  beforeEach: () => {
    sent = [];
    const kept = [
      { name: 'Gagal Minggu Ini', query: 'status=expired' },
      { name: 'Kartu', query: 'method=card' },
    ];
    browserStorage.setItem(place, JSON.stringify(kept));
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Gagal minggu ini' });
    await expect(sent.map(({ body }) => (body as { name: string }).name)).toEqual(['Kartu']);
    await expect(browserStorage.getItem(place)).toBeNull();
  },
};

export const TooMany: Story = {
  ...showing({ ...listed(), createSavedView: problem(409, 'DPAY_SAVED_VIEW_LIMIT', { maximum: 20 }) }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Nama tampilan'), 'Satu lagi');
    await userEvent.click(canvas.getByRole('button', { name: 'Simpan' }));
    await expect(await canvas.findByText(/Anda sudah punya 20 tampilan/)).toBeVisible();
  },
};

export const Loading: Story = { ...showing({ listSavedViews: 'pending' }) };

export const Failed: Story = {
  ...showing({ listSavedViews: offline() }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Server tidak dapat dihubungi');
  },
};
