import type { Meta, StoryObj } from '@storybook/react-vite';
import { type RecordedCall, ok, type Scenario } from '@dasbor/sdk/testing';
import { Route, Routes } from 'react-router-dom';
import { expect, within } from 'storybook/test';
import { codeTaken } from '../../../shared/testing/challenge.ts';
import type { ApiKey } from '../api/types.ts';
import { apiKeyDetail, apiKeyDetailStates, apiKeyExamples } from '../testing/scenarios.ts';
import ApiKeyEditPage from './api-key-edit-page.tsx';
import ApiKeyPage from './api-key-page.tsx';

const meta: Meta<typeof ApiKeyEditPage> = {
  title: 'Api keys/Edit',
  component: ApiKeyEditPage,
  render: () => (
    <Routes>
      <Route path="/settings/api-keys/:id/edit" element={<ApiKeyEditPage />} />
      <Route path="/settings/api-keys/:id" element={<ApiKeyPage />} />
    </Routes>
  ),
};
export default meta;
type Story = StoryObj<typeof ApiKeyEditPage>;

const at = (scenario: Scenario) => ({
  parameters: { dasbor: { path: `/settings/api-keys/${apiKeyExamples.active.id}/edit`, scenario } },
});
const of = (apiKey: ApiKey, more: Scenario = {}) => at({ ...apiKeyDetail(apiKey), ...more });

let changed: RecordedCall | undefined;
const renamed = { ...apiKeyExamples.active, name: 'Toko daring' };
/** Sends only the changed fields, so that a colleague's concurrent changes to other fields stay. */
export const OtherName: Story = {
  ...of(apiKeyExamples.active, {
    ...codeTaken,
    getApiKey: () => ok({ data: changed ? renamed : apiKeyExamples.active }),
    updateApiKey: (call) => {
      changed = call;
      return ok({ data: renamed });
    },
  }),
  beforeEach: () => {
    changed = undefined;
  },
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByLabelText('Nama');
    await userEvent.clear(name);
    await userEvent.type(name, 'Toko daring');
    await userEvent.click(canvas.getByRole('button', { name: 'Simpan perubahan' }));
    const dialog = await within(document.body).findByRole('dialog', { name: 'Ubah kunci Live' });
    await userEvent.type(await within(dialog).findByLabelText('Kode OTP'), '123456');
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Toko daring' })).toBeVisible();
    await expect(changed?.body).toEqual({ name: 'Toko daring' });
  },
};

/** The key's expiry is in the past. It stays unless edited, and the other fields can be saved. */
export const Expired: Story = {
  ...of(apiKeyExamples.expired),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: 'Tanggal lain' })).toBeChecked();
    await expect(canvas.getByLabelText('Hari terakhir')).not.toHaveAttribute('aria-invalid');
  },
};

export const Revoked: Story = {
  ...of(apiKeyExamples.revoked),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Kunci ini sudah dicabut')).toBeVisible();
    await expect(canvas.queryByLabelText('Nama')).toBeNull();
  },
};

export const NotFound: Story = {
  ...at(apiKeyDetailStates.notFound),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Kunci API tidak ditemukan.')).toBeVisible();
  },
};
