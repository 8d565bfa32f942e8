import type { Meta, StoryObj } from '@storybook/react-vite';
import { ok, problem, type RecordedCall, type Scenario } from '@dasbor/sdk/testing';
import { expect, waitFor } from 'storybook/test';
import { codeTaken } from '../../../shared/testing/challenge.ts';
import { shownDialog } from '../../../shared/testing/dialog.ts';
import { legacyKeyExamples, legacyKeysOf, revokedKey } from '../testing/scenarios.ts';
import LegacyKeysPage from './legacy-keys-page.tsx';

const path = '/settings/legacy-keys';
const { live, sandbox, neverUsed, beingReplaced } = legacyKeyExamples;
const showing = (scenario: Scenario) => ({ parameters: { dasbor: { path, scenario } } });

const meta: Meta<typeof LegacyKeysPage> = {
  title: 'Legacy keys/Revoking',
  component: LegacyKeysPage,
  ...showing(legacyKeysOf(live)),
};
export default meta;
type Story = StoryObj<typeof LegacyKeysPage>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const ask = async ({ canvas, userEvent }: Pick<Context, 'canvas' | 'userEvent'>) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Cabut' }));
  return shownDialog({ name: /^Cabut kunci lama/ });
};

let asked: RecordedCall | undefined;
/** Shows what stops and when the key was last used, before asking for the code bound to this key. */
export const WithACode: Story = {
  ...showing({
    ...legacyKeysOf(live),
    requestOtp: (call) => {
      asked = call;
      return codeTaken.requestOtp();
    },
    revokeLegacyKey: ok({ data: revokedKey }),
  }),
  play: async (screen) => {
    const dialog = await ask(screen);
    await expect(await dialog.findByText(/Terakhir dipakai .* dari 198\.51\.100\.23\./)).toBeVisible();
    await screen.userEvent.click(dialog.getByRole('button', { name: 'Cabut kunci' }));
    await screen.userEvent.type(await dialog.findByLabelText('Kode OTP'), '123456');
    await expect(await screen.canvas.findByText('Kunci ini sudah dicabut')).toBeVisible();
    await expect(asked?.body).toEqual({ purpose: 'legacy_key_revoke', action: { id: live.id } });
    await waitFor(() => expect(screen.canvas.queryByRole('button', { name: 'Tampilkan' })).toBeNull());
  },
};

export const Asking: Story = {
  play: async (screen) => {
    const dialog = await ask(screen);
    await expect(await dialog.findByRole('link', { name: 'Lihat permintaan terakhirnya' })).toHaveAttribute(
      'href',
      `/settings/request-log?key=${live.id}`,
    );
  },
};

/** The previous secret still works, and stops too. */
export const WhileBeingReplaced: Story = {
  ...showing(legacyKeysOf(beingReplaced)),
  play: async (screen) => {
    const dialog = await ask(screen);
    await expect(await dialog.findByText(/yang berakhiran 0aBc, juga tidak berlaku lagi/)).toBeVisible();
  },
};

export const NeverUsed: Story = {
  ...showing(legacyKeysOf(neverUsed)),
  play: async (screen) => {
    const dialog = await ask(screen);
    await expect(await dialog.findByText('Belum pernah dipakai.')).toBeVisible();
  },
};

/** A colleague was faster. */
export const AlreadyRevoked: Story = {
  ...showing({ ...legacyKeysOf(sandbox), revokeLegacyKey: problem(409, 'DPAY_API_KEY_ENDED') }),
  globals: { mode: 'sandbox' },
  play: async (screen) => {
    const dialog = await ask(screen);
    await screen.userEvent.click(dialog.getByRole('button', { name: 'Cabut kunci' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Kunci ini sudah tidak berlaku.');
  },
};

/** A revoked key still shows where it was last used, and offers no actions. */
export const Revoked: Story = {
  ...showing(legacyKeysOf(revokedKey)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Kunci ini sudah dicabut')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Ganti' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Lihat permintaannya' })).toBeVisible();
  },
};

export const EnglishDark: Story = {
  ...showing(legacyKeysOf(revokedKey)),
  globals: { language: 'en', theme: 'dark' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This key has been revoked')).toBeVisible();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async (screen) => {
    const dialog = await ask(screen);
    await expect(await dialog.findByRole('button', { name: 'Cabut kunci' })).toBeVisible();
  },
};
