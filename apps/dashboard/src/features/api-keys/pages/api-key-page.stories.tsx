import type { Meta, StoryObj } from '@storybook/react-vite';
import { type RecordedCall, ok, type Scenario } from '@dasbor/sdk/testing';
import { expect, waitFor, within } from 'storybook/test';
import { recordStories } from '../../../shared/testing/record-stories.ts';
import { codeTaken } from '../../../shared/testing/challenge.ts';
import type { ApiKey } from '../api/types.ts';
import { apiKeyDetail, apiKeyDetailStates, apiKeyExamples, regeneratedApiKey } from '../testing/scenarios.ts';
import ApiKeyPage from './api-key-page.tsx';

const stories = recordStories(apiKeyDetailStates, {
  path: `/settings/api-keys/${apiKeyExamples.active.id}`,
  pattern: '/settings/api-keys/:id',
  missing: 'Kunci API tidak ditemukan.',
  back: ['Kunci API', '/settings/api-keys'],
  permission: 'Lihat pengaturan',
});
const { showing: at } = stories;

const meta: Meta<typeof ApiKeyPage> = { title: 'Api keys/Detail', component: ApiKeyPage };
export default meta;
type Story = StoryObj<typeof ApiKeyPage>;

const of = (apiKey: ApiKey, more: Scenario = {}) => at({ ...apiKeyDetail(apiKey), ...more });
const inBody = () => within(document.body);

export const Active: Story = {
  ...of(apiKeyExamples.active),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Toko online' })).toBeVisible();
    await expect(canvas.getAllByText('dp_live_…9fQx')[0]).toBeVisible();
    await expect(canvas.getByText('203.0.113.0/24')).toBeVisible();
    await expect(
      canvas.getByText(/^curl -u "\$DASBOR_KEY:" ".*\/dashboard\/orders\?limit=1"$/),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Lihat permintaannya' })).toHaveAttribute(
      'href',
      `/settings/request-log?key=${apiKeyExamples.active.id}`,
    );
  },
};

/** Names its subaccount, links to that subaccount's keys, and hides what applies only to the merchant. */
export const OfASubaccount: Story = {
  ...of(apiKeyExamples.ofSubaccount),
  play: async ({ canvas }) => {
    const [back, fact] = await canvas.findAllByRole('link', { name: 'Kopi Nusantara Bandung' });
    for (const link of [back, fact])
      await expect(link).toHaveAttribute('href', '/subaccount/sub_01KAJ800000000000000000001/keys');
    await expect(canvas.queryByText('Webhook')).toBeNull();
  },
};

export const NeverUsedAndEndingSoon: Story = {
  ...of({ ...apiKeyExamples.neverUsed, expires_at: '2026-11-25T16:59:59.000Z' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Kunci ini berakhir dalam 4 hari 11 jam')).toBeVisible();
    await expect(canvas.getByText('Belum pernah dipakai')).toBeVisible();
    await expect(canvas.getByText(/dari alamat mana pun/)).toBeVisible();
  },
};

/** Both secrets work. The page counts down to the end of the old one, and only an immediate rotation is possible. */
export const BeingReplaced: Story = {
  ...of({
    ...apiKeyExamples.twoSecrets,
    previous_secret: { last_four: '9fQx', works_until: '2026-11-21T08:15:00.000Z' },
  }),
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByText(/Rahasia berakhiran 9fQx tidak berlaku 3 jam 15 menit lagi/),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Ganti rahasia' }));
    const dialog = await inBody().findByRole('dialog');
    const yes = within(dialog).getByRole('button', { name: /Ganti rahasia/ });
    await expect(yes).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(within(dialog).getByRole('radio', { name: /Sekarang juga/ }));
    await expect(yes).not.toHaveAttribute('aria-disabled');
  },
};

let regenerated: RecordedCall | undefined;
let asked: RecordedCall | undefined;
/** Live: the choice, its code, then the new secret, which no stray key press closes. */
export const RegeneratingLive: Story = {
  ...of(apiKeyExamples.active, {
    ...codeTaken,
    requestOtp: (call) => {
      asked = call;
      return codeTaken.requestOtp();
    },
    regenerateApiKey: (call) => {
      regenerated = call;
      return ok({
        data: {
          ...regeneratedApiKey.data,
          api_key: { ...regeneratedApiKey.data.api_key, id: apiKeyExamples.active.id },
        },
      });
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ganti rahasia' }));
    const dialog = await inBody().findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('radio', { name: '1 jam lagi' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Ganti rahasia' }));
    await userEvent.type(await within(dialog).findByLabelText('Kode OTP'), '123456');

    const shown = await inBody().findByRole('alertdialog', { name: 'Simpan rahasia ini sekarang' });
    await expect(within(shown).getByLabelText('Rahasia')).toHaveValue(regeneratedApiKey.data.secret);
    await expect(asked?.body).toEqual({
      purpose: 'api_key_regenerate',
      action: { id: apiKeyExamples.active.id, overlap: '1h' },
    });
    await expect(regenerated?.body).toEqual({ overlap: '1h' });
    await expect(regenerated?.headers.get('X-Otp-Token')).toBe('otc_4f7kQ2mZ9xT6vB1nR8sL5wYc');

    await userEvent.keyboard('{Escape}');
    await expect(await within(shown).findByRole('status')).toHaveTextContent('Salin dan simpan dulu');
    await userEvent.click(within(shown).getByRole('button', { name: 'SDK (TypeScript)' }));
    await expect(within(shown).getByText(/createClient\(\{/)).toBeVisible();
    await userEvent.click(within(shown).getByRole('checkbox'));
    await userEvent.click(within(shown).getByRole('button', { name: 'Selesai' }));
    await waitFor(() => expect(inBody().queryByRole('alertdialog')).toBeNull());
    await expect(canvas.queryByText(regeneratedApiKey.data.secret)).toBeNull();
  },
};

/** Sandbox needs no code. */
export const RegeneratingSandbox: Story = {
  ...of(
    { ...apiKeyExamples.active, mode: 'sandbox', prefix: 'dp_test_' },
    { regenerateApiKey: ok(regeneratedApiKey) },
  ),
  globals: { mode: 'sandbox' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ganti rahasia' }));
    const dialog = await inBody().findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Ganti rahasia' }));
    const shown = await inBody().findByRole('alertdialog');
    await waitFor(() => expect(within(shown).getByLabelText('Rahasia')).toBeVisible());
  },
};

/** The user must type the name, as a revoked key cannot be restored. */
export const Revoking: Story = {
  ...of(apiKeyExamples.active, {
    revokeApiKey: ok({ data: { ...apiKeyExamples.revoked, id: apiKeyExamples.active.id } }),
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cabut' }));
    const dialog = await inBody().findByRole('dialog');
    const yes = within(dialog).getByRole('button', { name: /Cabut kunci/ });
    await expect(yes).toHaveAccessibleDescription('Ketik “Toko online” untuk melanjutkan.');
    await userEvent.type(within(dialog).getByLabelText('Ketik nama kunci untuk melanjutkan'), 'Toko online');
    await userEvent.click(yes);
    await expect(await canvas.findByText('Kunci ini sudah dicabut')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Ganti rahasia' })).toBeNull();
  },
};

export const Expired: Story = {
  ...of(apiKeyExamples.expired),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Kunci ini sudah kedaluwarsa')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ubah masa berlaku' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Ganti rahasia' })).toBeNull();
  },
};

export const Revoked: Story = {
  ...of(apiKeyExamples.revoked),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Kunci ini sudah dicabut')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Ubah' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Cabut' })).toBeNull();
  },
};

export const EnglishDark: Story = {
  ...of(apiKeyExamples.active),
  globals: { language: 'en', theme: 'dark' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Replace secret' })).toBeVisible();
  },
};

/** The longest possible address does not make the page wider than the phone. */
export const Phone: Story = {
  ...of({
    ...apiKeyExamples.active,
    allowed_ips: ['2001:db8:85a3:18d3:1319:8a2e:1370:7344/128'],
    last_used_ip: '2001:db8:85a3:18d3:1319:8a2e:1370:7344',
  }),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Toko online' })).toBeVisible();
    for (const address of canvas.getAllByText(/^2001:db8/))
      await expect(address.scrollWidth).toBeLessThanOrEqual(address.parentElement?.clientWidth ?? 0);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(375);
  },
};

export const Loading = stories.Loading;
export const NotFound = stories.NotFound;
export const MalformedId = stories.MalformedId;
export const Failed = stories.Failed;
export const Forbidden = stories.Forbidden;
