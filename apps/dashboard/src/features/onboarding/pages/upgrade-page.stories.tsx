import type { Meta, StoryObj } from '@storybook/react-vite';
import { ok, problem } from '@dasbor/sdk/testing';
import { expect, within } from 'storybook/test';
import { pageAt, saying } from '../../../shared/testing/page-at.ts';
import { sessionOf } from '../../../shared/testing/sessions.ts';
import { pages, standing, standings } from '../testing/scenarios.ts';
import UpgradePage from './upgrade-page.tsx';

const showing = pageAt({
  path: '/onboarding/upgrade',
  session: sessionOf({ onboarding_status: 'basic' }),
});

const meta: Meta<typeof UpgradePage> = {
  title: 'Onboarding/Full account',
  component: UpgradePage,
  ...showing(standing(standings.basic)),
};
export default meta;
type Story = StoryObj<typeof UpgradePage>;

// spec 2.167
export const Documents: Story = {
  play: async ({ canvas }) => {
    const nib = within(await canvas.findByRole('group', { name: 'NIB' }));
    await expect(nib.getByRole('button', { name: 'Pilih foto' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Ajukan akun penuh/ })).toHaveAccessibleDescription(
      'Masih 2 dokumen yang harus diunggah.',
    );
    await expect(canvas.getByLabelText('Nama kontak')).toHaveValue('Ratna Kusuma');
  },
};

// spec 2.168
export const InReview: Story = {
  ...showing(standing(standings.upgradeInReview)),
  play: saying('Terkirim. Jawaban paling lambat 11 Des 2026'),
};

/** The document that was asked for again does not count until it is replaced. */
export const NeedsChanges: Story = {
  ...showing(standing(standings.upgradeNeedsChanges)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/NIB sudah dicabut/)).toBeVisible();
    await expect(canvas.getByText('Unggah ulang: sudah tidak berlaku.')).toBeVisible();
    await expect(canvas.getAllByText('Diterima peninjau.')).toHaveLength(2);
  },
};

export const AsksAgain: Story = {
  ...showing({
    ...standing(standings.upgradeRejected),
    requestUpgrade: ok({ data: standings.upgradeInReview }),
  }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/Identitas Anda tidak dapat dipastikan/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Ajukan akun penuh' }));
    await expect(await canvas.findByText('Terkirim. Jawaban paling lambat 11 Des 2026')).toBeVisible();
  },
};

// spec 8.121
export const RequestFails: Story = {
  ...showing({
    ...standing(standings.upgradeRejected),
    requestUpgrade: problem(500, 'DPAY_INTERNAL_ERROR'),
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ajukan akun penuh' }));
    await expect(await canvas.findByText(/Terjadi kesalahan/)).toBeVisible();
  },
};

export const NotBasicYet: Story = {
  ...showing(standing(standings.inReview)),
  play: saying('Aktifkan akun basic lebih dahulu.'),
};
export const Full: Story = { ...showing(standing(standings.full)), play: saying('Akun penuh aktif') };
export const ForViewers: Story = {
  ...showing(standing({ ...standings.forViewers, status: 'basic' })),
  play: saying('Hanya Owner dan Admin yang dapat mengisinya'),
};
export const Loading: Story = { ...showing(pages.pending), play: saying('Memuat…') };
