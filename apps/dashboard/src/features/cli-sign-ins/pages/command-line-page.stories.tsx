import type { RecordedCall } from '@dasbor/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { pageAt } from '../../../shared/testing/page-at.ts';
import { cliSignIn } from '../testing/scenarios.ts';
import CommandLinePage from './command-line-page.tsx';

const at = pageAt({ path: '/settings/command-line?code=WDJB-MJHT', mode: 'sandbox' });

const meta: Meta<typeof CommandLinePage> = {
  title: 'Command line/Sign in',
  component: CommandLinePage,
  ...at(cliSignIn.sandbox),
};
export default meta;
type Story = StoryObj<typeof CommandLinePage>;
type Context = Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas' | 'userEvent'>;

const check = async ({ canvas, userEvent }: Context) =>
  userEvent.click(await canvas.findByRole('button', { name: /Periksa kode|Check the code/ }));

/** The code of the address is filled in, and nothing is asked before a press. */
export const CodeFromTheTerminal: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Kode')).toHaveValue('WDJB-MJHT');
    await expect(canvas.queryByRole('button', { name: 'Izinkan' })).toBeNull();
  },
};

export const NoCode: Story = {
  ...at(cliSignIn.sandbox, { path: '/settings/command-line' }),
  play: async ({ canvas, userEvent }) => {
    await check({ canvas, userEvent });
    await expect(await canvas.findByText('Wajib diisi.')).toBeVisible();
  },
};

/** Which computer asks, from where, and what its key can do. */
export const Question: Story = {
  play: async ({ canvas, userEvent }) => {
    await check({ canvas, userEvent });
    await expect(await canvas.findByText('CLI on laptop-sari')).toBeVisible();
    await expect(canvas.getByText('203.0.113.7')).toBeVisible();
    await expect(canvas.getByText('Catatan permintaan')).toBeVisible();
    await expect(canvas.getByText(/mengirimkan kode atau tautan ini kepada Anda, tolak/)).toBeVisible();
  },
};

export const Approved: Story = {
  play: async ({ canvas, userEvent }) => {
    await check({ canvas, userEvent });
    await userEvent.click(await canvas.findByRole('button', { name: 'Izinkan' }));
    await expect(await canvas.findByText('Komputer ini sudah diizinkan')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Lihat kunci' })).toBeVisible();
  },
};

export const Refused: Story = {
  play: async ({ canvas, userEvent }) => {
    await check({ canvas, userEvent });
    await userEvent.click(await canvas.findByRole('button', { name: 'Tolak' }));
    await expect(await canvas.findByText('Permintaan ditolak')).toBeVisible();
  },
};

let asked: RecordedCall | undefined;
let approved: RecordedCall | undefined;
/** The OTP code confirms exactly this terminal's code. */
export const LiveWithACode: Story = {
  ...at(
    {
      ...cliSignIn.live,
      requestOtp: (call) => {
        asked = call;
        return (cliSignIn.live['requestOtp'] as () => never)();
      },
      approveCliSignIn: (call) => {
        approved = call;
        return cliSignIn.live['approveCliSignIn'] as never;
      },
    },
    { mode: 'live' },
  ),
  play: async ({ canvas, userEvent }) => {
    await check({ canvas, userEvent });
    await expect(await canvas.findByText(/Kunci Live ini hanya dapat membaca/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Izinkan' }));
    const dialog = await within(document.body).findByRole('dialog', { name: 'Izinkan kunci Live' });
    await userEvent.type(await within(dialog).findByLabelText('Kode OTP'), '123456');
    await expect(await canvas.findByText('Komputer ini sudah diizinkan')).toBeVisible();
    await expect(asked?.body).toEqual({ purpose: 'cli_sign_in', action: { user_code: 'WDJB-MJHT' } });
    await expect(approved?.body).toEqual({ user_code: 'WDJB-MJHT' });
  },
};

export const OfTheOtherMode: Story = {
  ...at(cliSignIn.live),
  play: async ({ canvas, userEvent }) => {
    await check({ canvas, userEvent });
    await expect(await canvas.findByText('Komputer ini meminta kunci Live')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Izinkan' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Pindah ke Live' })).toBeVisible();
  },
};

export const WrongCode: Story = {
  ...at(cliSignIn.unknown),
  play: async ({ canvas, userEvent }) => {
    await check({ canvas, userEvent });
    await expect(await canvas.findByText('Kode ini tidak berlaku.')).toBeVisible();
  },
};

export const TooManyTries: Story = {
  ...at(cliSignIn.tooManyTries),
  play: async ({ canvas, userEvent }) => {
    await check({ canvas, userEvent });
    await expect(await canvas.findByText('Terlalu banyak kode yang salah.')).toBeVisible();
    await expect(canvas.getByText(/10 menit lagi|dalam 10 menit/)).toBeVisible();
  },
};

export const EndedMeanwhile: Story = {
  ...at(cliSignIn.endedMeanwhile),
  play: async ({ canvas, userEvent }) => {
    await check({ canvas, userEvent });
    await userEvent.click(await canvas.findByRole('button', { name: 'Izinkan' }));
    await expect(await canvas.findByText('Kode ini tidak berlaku.')).toBeVisible();
  },
};

export const TooManyKeys: Story = {
  ...at(cliSignIn.tooManyKeys),
  play: async ({ canvas, userEvent }) => {
    await check({ canvas, userEvent });
    await userEvent.click(await canvas.findByRole('button', { name: 'Izinkan' }));
    await expect(await canvas.findByText('Paling banyak 20 kunci aktif.')).toBeVisible();
  },
};

export const EnglishDark: Story = {
  globals: { language: 'en', theme: 'dark' },
  play: async ({ canvas, userEvent }) => {
    await check({ canvas, userEvent });
    await expect(await canvas.findByRole('button', { name: 'Allow' })).toBeVisible();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await check({ canvas, userEvent });
    await expect(await canvas.findByText('CLI on laptop-sari')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(375);
  },
};
