import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { recordStories } from '../../../shared/testing/record-stories.ts';
import { requestDetail, requestDetailStates, requestExamples } from '../testing/scenarios.ts';
import RequestPage from './request-page.tsx';

const stories = recordStories(requestDetailStates, {
  path: `/settings/request-log/${requestExamples.succeeded.id}`,
  pattern: '/settings/request-log/:id',
  missing: 'Permintaan tidak ditemukan.',
  back: ['Catatan permintaan', '/settings/request-log'],
  permission: 'Lihat pengaturan',
});
const { showing: at } = stories;

const meta: Meta<typeof RequestPage> = { title: 'Request log/Detail', component: RequestPage };
export default meta;
type Story = StoryObj<typeof RequestPage>;

/** Both bodies, masked as stored, and everything that a support request needs. */
export const Succeeded: Story = {
  ...at(requestDetail(requestExamples.succeeded)),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'POST /dashboard/orders' }),
    ).toBeVisible();
    await expect(canvas.getByText(/24 ms/)).toBeVisible();
    await expect(canvas.getByText('20 Nov 2026, 10.15.42,120 WIB')).toBeVisible();
    await expect(canvas.getByRole('group', { name: 'Isi permintaan' })).toHaveTextContent('"name": "S***"');
    await expect(canvas.getByRole('button', { name: 'Salin ID permintaan' })).toBeVisible();
    await expect(canvas.getByText('order-INV-20261120-0028')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Toko online' })).toHaveAttribute(
      'href',
      `/settings/api-keys/${requestExamples.succeeded.key.id}`,
    );
    await expect(canvas.getByRole('link', { name: 'Lihat semua ke alamat ini' })).toHaveAttribute(
      'href',
      '/settings/request-log?path=%2Fdashboard%2Forders',
    );
  },
};

/** Explains what the error code means and what to do. */
export const Refused: Story = {
  ...at(requestDetail(requestExamples.refused)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('409')).toBeVisible();
    await expect(canvas.getAllByText(/DPAY_PAYMENT_IN_PROGRESS/)[0]).toBeVisible();
    await expect(canvas.getByText(/^Tunggu atau batalkan pembayaran pay_01KAJ8/)).toBeVisible();
  },
};

export const WithoutBodies: Story = {
  ...at(
    requestDetail({
      ...requestExamples.succeeded,
      method: 'GET',
      request_body: null,
      response_body: null,
      user_agent: null,
      idempotency_key: null,
    }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('Tanpa isi.')).toHaveLength(2);
    await expect(canvas.getAllByText('Tidak dikirim')).toHaveLength(2);
  },
};

/** A truncated body is no longer valid JSON and is shown as stored. */
export const TooLong: Story = {
  ...at(
    requestDetail({
      ...requestExamples.succeeded,
      response_body: { text: '{"data":[{"id":"ord', truncated: true },
    }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('{"data":[{"id":"ord')).toBeVisible();
    await expect(canvas.getByText('Terlalu panjang: hanya bagian awal yang disimpan.')).toBeVisible();
  },
};

export const EnglishDark: Story = {
  ...at(requestDetail(requestExamples.refused)),
  globals: { language: 'en', theme: 'dark' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Request', level: 2 })).toBeVisible();
  },
};

export const Phone: Story = {
  ...at(requestDetail({ ...requestExamples.succeeded, ip: '2001:db8:85a3:18d3:1319:8a2e:1370:7344' })),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(375);
  },
};

export const Loading = stories.Loading;
export const NotFound = stories.NotFound;
export const MalformedId = stories.MalformedId;
export const Failed = stories.Failed;
export const Forbidden = stories.Forbidden;
