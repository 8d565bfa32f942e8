import type { Meta, StoryObj } from '@storybook/react-vite';
import { type RecordedCall, ok } from '@dasbor/sdk/testing';
import { expect, waitFor, within } from 'storybook/test';
import { listStories } from '../../../shared/testing/list-stories.ts';
import { requestLog, requestsAnswer } from '../testing/scenarios.ts';
import RequestLogPage from './request-log-page.tsx';

const stories = listStories(requestLog, {
  path: '/settings/request-log',
  names: ['Catatan permintaan', 'Request log'],
  empty: 'Belum ada permintaan dalam 7 hari terakhir',
  permission: 'Lihat pengaturan',
  narrowed: '?status=5xx',
});
const { showing } = stories;

const meta: Meta<typeof RequestLogPage> = {
  title: 'Request log/List',
  component: RequestLogPage,
  ...showing(requestLog.page),
};
export default meta;
type Story = StoryObj<typeof RequestLogPage>;

export const AnsweredAndRefused: Story = {
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Catatan permintaan' });
    await expect(within(table).getByRole('link', { name: '/dashboard/orders' })).toHaveAttribute(
      'href',
      `/settings/request-log/${requestsAnswer.data[0]?.id}`,
    );
    await expect(within(table).getByText('201').closest('[data-tone]')).toHaveAttribute(
      'data-tone',
      'success',
    );
    await expect(within(table).getByText('409').closest('[data-tone]')).toHaveAttribute(
      'data-tone',
      'warning',
    );
    await expect(within(table).getByText('DPAY_PAYMENT_IN_PROGRESS')).toBeVisible();
    await expect(within(table).getByText('20 Nov 2026, 10.15.42 WIB')).toBeVisible();
    await expect(within(table).getByText('20 Nov 2026, 10.15.41 WIB')).toBeVisible();
  },
};

let asked: RecordedCall | undefined;
/** Every filter in the address is sent under the contract's name. */
export const Narrowed: Story = {
  ...showing(
    {
      ...requestLog.page,
      listApiRequests: (call) => {
        asked = call;
        return requestLog.page.listApiRequests;
      },
    },
    {
      path: '/settings/request-log?key=key_01KAJ800000000000000000001&method=POST&status=4xx&path=/dashboard/orders/{id}&search=req_01KAJ800000000000000000002',
    },
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('table');
    await waitFor(() =>
      expect(asked?.query['filters']).toEqual({
        key_id: 'key_01KAJ800000000000000000001',
        method: ['POST'],
        status_class: ['4xx'],
        path: '/dashboard/orders/{id}',
        request_id: 'req_01KAJ800000000000000000002',
      }),
    );
    await expect(asked?.query).not.toHaveProperty('search');
    await expect(await canvas.findByRole('button', { name: /Kunci: Toko online/ })).toBeVisible();
    await expect(canvas.getByText('Alamat: /dashboard/orders/{id}')).toBeVisible();
  },
};

/** New calls show only after a click, so that no row moves under the pointer. */
export const NewCallsArrive: Story = {
  ...showing({
    ...requestLog.page,
    listApiRequests: [
      ok(requestsAnswer),
      ok({
        ...requestsAnswer,
        data: requestsAnswer.data.map((row, at) => ({ ...row, id: `req_01KAJ90000000000000000000${at}` })),
      }),
    ],
  }),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('table');
    const pill = await canvas.findByRole('button', { name: 'Tampilkan 2 baru' }, { timeout: 9000 });
    await userEvent.click(pill);
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: '/dashboard/orders' })).toHaveAttribute(
        'href',
        '/settings/request-log/req_01KAJ900000000000000000000',
      ),
    );
  },
};

/** Explains how to make the first call. */
export const NothingYet: Story = {
  ...showing(requestLog.empty),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Belum ada permintaan dalam 7 hari terakhir')).toBeVisible();
    await expect(canvas.getByText(/^curl -u "\$DASBOR_KEY:"/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Buat kunci dulu' })).toHaveAttribute(
      'href',
      '/settings/api-keys/new',
    );
  },
};

/** The first call appears automatically, as an empty list has no rows to move. */
export const FirstCallArrives: Story = {
  ...showing(requestLog.firstCall),
  play: async ({ canvas }) => {
    await canvas.findByText('Belum ada permintaan dalam 7 hari terakhir');
    await expect(await canvas.findByRole('table', undefined, { timeout: 9000 })).toBeVisible();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const cards = await canvas.findByRole('list', { name: 'Catatan permintaan' });
    await expect(within(cards).getByRole('link', { name: 'POST /dashboard/orders' })).toBeVisible();
  },
};

export const EnglishDark = stories.EnglishDark;
export const Loading = stories.Loading;
export const FilteredEmpty = stories.FilteredEmpty;
export const Failed = stories.Failed;
export const Offline = stories.Offline;
export const Forbidden = stories.Forbidden;
