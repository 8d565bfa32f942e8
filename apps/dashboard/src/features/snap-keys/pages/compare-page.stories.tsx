import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { shownDialog } from '../../../shared/testing/dialog.ts';
import ComparePage from './compare-page.tsx';

const meta: Meta<typeof ComparePage> = {
  title: 'Snap keys/Compare',
  component: ComparePage,
  parameters: { dasbor: { path: '/settings/snap-keys/compare', pattern: '/settings/snap-keys/compare' } },
};
export default meta;
type Story = StoryObj<typeof ComparePage>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const EMPTY_HASH = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';

const BODY = /^Isi \(JSON\)/;

type Hands = Pick<Context, 'canvas' | 'userEvent'>;

/** Pastes, as a user does with a server log, so that the comparison renders once per field rather than per character. */
const paste = async ({ canvas, userEvent }: Hands, field: string | RegExp, text: string) => {
  await userEvent.click(await canvas.findByLabelText(field));
  await userEvent.paste(text);
};

const fillIn = async (hands: Hands, yours: string) => {
  await paste(hands, 'Alamat tanpa host', '/v1.0/balance-inquiry');
  await paste(hands, 'Token akses, tanpa Bearer', 'abc123');
  await paste(hands, 'X-TIMESTAMP', '2026-11-21T10:00:00+07:00');
  await hands.canvas.findByRole('group', { name: 'String menurut Dasbor' });
  await paste(hands, 'String dari server Anda', yours);
};

export const NothingTyped: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Lengkapi isi permintaan untuk menghitungnya.')).toBeVisible();
    await expect(canvas.queryByText('Hasil')).toBeNull();
  },
};

/**
 * Nothing is stored, as the input may contain a token. Following a link, closing the tab and signing out ask for confirmation.
 */
export const TypedAndUnkept: Story = {
  play: async ({ canvas, userEvent }) => {
    const isAsked = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
    const yours = await canvas.findByLabelText('String dari server Anda');
    await expect(isAsked()).toBe(false);
    await paste({ canvas, userEvent }, 'Token akses, tanpa Bearer', 'abc123');
    await waitFor(() => expect(isAsked()).toBe(true));
    // This kind lacks the field. Its value returns with the other kind.
    await userEvent.click(canvas.getByRole('radio', { name: 'Permintaan token akses' }));
    await expect(isAsked()).toBe(true);
    await userEvent.click(canvas.getByRole('radio', { name: /^Permintaan(?! token)/ }));
    await userEvent.clear(canvas.getByLabelText('Token akses, tanpa Bearer'));
    await waitFor(() => expect(isAsked()).toBe(false));
    await userEvent.type(yours, 'x');
    await waitFor(() => expect(isAsked()).toBe(true));
    await expect(JSON.stringify({ ...sessionStorage })).not.toContain('abc123');
  },
};

/** A link as in the menu. */
export const LeftByALink: Story = {
  render: () => (
    <>
      <a href="#/elsewhere">Beranda</a>
      <ComparePage />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const yours = await canvas.findByLabelText('String dari server Anda');
    await paste({ canvas, userEvent }, 'String dari server Anda', 'POST:/x:abc123');
    await userEvent.click(canvas.getByRole('link', { name: 'Beranda' }));
    const asked = await shownDialog({ name: 'Tinggalkan isian ini?' });
    await userEvent.click(asked.getByRole('button', { name: 'Batal' }));
    await expect(yours).toHaveValue('POST:/x:abc123');
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Beranda' })).toBeVisible());
    await userEvent.click(canvas.getByRole('link', { name: 'Beranda' }));
    await userEvent.click((await shownDialog()).getByRole('button', { name: 'Tinggalkan' }));
    await waitFor(() => expect(yours).not.toBeInTheDocument());
  },
};

/** Names and marks the first different byte. Invisible characters have a symbol. */
export const OneSpaceTooMany: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await fillIn(
      { canvas, userEvent },
      `POST:/v1.0/balance-inquiry :abc123:${EMPTY_HASH}:2026-11-21T10:00:00+07:00`,
    );
    await expect(await canvas.findByText('Byte ke-27 berbeda')).toBeVisible();
    await expect(canvas.getByText(/Dasbor: “:” · Anda: spasi/)).toBeVisible();
    const mark = canvasElement.querySelector('[data-side=yours] mark');
    await expect(mark).toHaveTextContent('␣');
  },
};

export const TheOldToken: Story = {
  play: async ({ canvas, userEvent }) => {
    await fillIn(
      { canvas, userEvent },
      `POST:/v1.0/balance-inquiry:abc124:${EMPTY_HASH}:2026-11-21T10:00:00+07:00`,
    );
    await expect(await canvas.findByText(/Bagian yang berbeda: token akses\./)).toBeVisible();
  },
};

export const CutAtTheEnd: Story = {
  play: async ({ canvas, userEvent }) => {
    await fillIn(
      { canvas, userEvent },
      `POST:/v1.0/balance-inquiry:abc123:${EMPTY_HASH}:2026-11-21T10:00:00`,
    );
    await expect(await canvas.findByText(/Anda: string sudah habis/)).toBeVisible();
  },
};

export const TheSame: Story = {
  play: async ({ canvas, userEvent }) => {
    await fillIn(
      { canvas, userEvent },
      `POST:/v1.0/balance-inquiry:abc123:${EMPTY_HASH}:2026-11-21T10:00:00+07:00`,
    );
    await expect(await canvas.findByText('Keduanya sama, sampai byte terakhir')).toBeVisible();
  },
};

export const AccessToken: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Permintaan token akses' }));
    await paste({ canvas, userEvent }, 'X-CLIENT-KEY', 'snk_1');
    await paste({ canvas, userEvent }, 'X-TIMESTAMP', '2026-11-21T10:00:00+07:00');
    await expect(await canvas.findByText('snk_1|2026-11-21T10:00:00+07:00')).toBeVisible();
  },
};

/** Errors in the request itself are shown beside their fields. */
export const WrongFacts: Story = {
  play: async ({ canvas, userEvent }) => {
    await paste({ canvas, userEvent }, 'Alamat tanpa host', 'https://api.contoh.id/v1.0/x');
    await paste({ canvas, userEvent }, 'Token akses, tanpa Bearer', 'Bearer x');
    await paste({ canvas, userEvent }, 'X-TIMESTAMP', '2026-11-21T03:00:00Z');
    await expect(await canvas.findByText(/Mulai dengan \//)).toBeVisible();
    await expect(canvas.getByText(/selalu \+07:00/)).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByText('Lengkapi isi permintaan untuk menghitungnya.')).toBeVisible(),
    );
  },
};

/** The comparison still runs on the signed string, and the error is shown at the field. */
export const ABodyThatIsNoJson: Story = {
  play: async ({ canvas, userEvent }) => {
    await fillIn({ canvas, userEvent }, `POST:/v1.0/balance-inquiry:abc123:${EMPTY_HASH}:x`);
    await paste({ canvas, userEvent }, BODY, '{ "partnerReferenceNo": "1", }');
    await expect(await canvas.findByText(/Ini bukan JSON yang valid/)).toBeVisible();
    await expect(canvas.getByLabelText(BODY)).toHaveAttribute('aria-invalid', 'true');
    await expect(canvas.getByRole('group', { name: 'String menurut Dasbor' })).toBeVisible();
    await userEvent.clear(canvas.getByLabelText(BODY));
    await paste({ canvas, userEvent }, BODY, '{ "partnerReferenceNo": "1" }');
    await waitFor(() => expect(canvas.queryByText(/Ini bukan JSON yang valid/)).toBeNull());
  },
};

export const EnglishDark: Story = {
  globals: { language: 'en', theme: 'dark' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Your server’s string')).toBeVisible();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('String dari server Anda')).toBeVisible();
  },
};
