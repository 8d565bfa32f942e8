import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { pageAt } from '../../../shared/testing/page-at.ts';
import { expectSeen } from '../../../shared/testing/seen.ts';
import { templateStates } from '../testing/scenarios.ts';
import TemplatePage from './template-page.tsx';

const showing = pageAt({ path: '/payment_links/template' });

const meta: Meta<typeof TemplatePage> = {
  title: 'Payment links/Message',
  component: TemplatePage,
  ...showing(templateStates.standard),
};
export default meta;
type Story = StoryObj<typeof TemplatePage>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const texts = (canvas: Context['canvas']) => canvas.findAllByRole('textbox', { name: 'Pesan' });

/** With an example of what the customer reads. */
export const Standard: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Halo Sari Wulandari/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Simpan pesan/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(canvas.queryByRole('button', { name: 'Kembalikan pesan standar' })).toBeNull();
  },
};

export const WholeOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    for (const text of await texts(canvas))
      await expect(text.scrollHeight).toBeLessThanOrEqual(text.clientHeight);
  },
};

export const Saves: Story = {
  play: async ({ canvas, userEvent }) => {
    const [indonesian] = await texts(canvas);
    await userEvent.type(indonesian as HTMLElement, ' Terima kasih!');
    await userEvent.click(canvas.getByRole('button', { name: /^Simpan pesan/ }));
    await expectSeen(await canvas.findByText('Pesan disimpan.'));
    await expect(await canvas.findByRole('button', { name: 'Kembalikan pesan standar' })).toBeVisible();
  },
};

export const WithoutTheLink: Story = {
  play: async ({ canvas, userEvent }) => {
    const [indonesian] = await texts(canvas);
    await userEvent.clear(indonesian as HTMLElement);
    await userEvent.type(indonesian as HTMLElement, 'Silakan bayar');
    await userEvent.click(canvas.getByRole('button', { name: /^Simpan pesan/ }));
    await expect((await canvas.findAllByText('Pesan harus memuat {link}.'))[0]).toBeVisible();
  },
};

export const MisspelledWord: Story = {
  play: async ({ canvas, userEvent }) => {
    const [, english] = await texts(canvas);
    await userEvent.clear(english as HTMLElement);
    await userEvent.type(english as HTMLElement, '{{link} {{name}');
    await userEvent.click(canvas.getByRole('button', { name: /^Simpan pesan/ }));
    await expect((await canvas.findAllByText(/\{name\} tidak dikenal/))[0]).toBeVisible();
  },
};

export const Restores: Story = {
  ...showing(templateStates.own),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Kembalikan pesan standar' }));
    await expectSeen(await canvas.findByText('Pesan standar dipakai lagi.'));
  },
};

export const EnglishDarkPhone: Story = {
  globals: { language: 'en', theme: 'dark', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Hello Sari Wulandari/)).toBeVisible();
  },
};

export const Loading: Story = {
  ...showing(templateStates.pending),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Memuat…')).toBeInTheDocument();
  },
};

export const Failed: Story = {
  ...showing(templateStates.failed),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Coba lagi' })).toBeVisible();
  },
};
