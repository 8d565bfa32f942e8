import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Button } from '../../ui/button.tsx';
import { SearchBox } from './search-box.tsx';
import { listLocale } from '../locales/index.ts';

/** The address changes only when the story's button is pressed. */
const SlowAddress = () => {
  const [value, setValue] = useState('');
  const [asked, setAsked] = useState('');
  return (
    <>
      <SearchBox value={value} placeholder="Cari" onSearch={setAsked} />
      <output aria-label="Asked for">{asked}</output>
      <Button onClick={() => setValue(asked)}>Arrive</Button>
    </>
  );
};

const meta: Meta<typeof SlowAddress> = {
  title: 'Shared/Search box',
  component: SlowAddress,
  parameters: { dasbor: { locales: [listLocale] } },
};
export default meta;

export const TypedOnMeanwhile: StoryObj<typeof SlowAddress> = {
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('searchbox');
    await userEvent.type(box, 'pay_1');
    await expect(await canvas.findByText('pay_1')).toBeVisible();
    await userEvent.type(box, '23');
    await userEvent.click(canvas.getByRole('button', { name: 'Arrive' }));

    await expect(box).toHaveValue('pay_123');
    await expect(await canvas.findByText('pay_123')).toBeVisible();
  },
};

/** Text pasted from a chat or a sheet, with invisible characters. */
export const PastedWithHiddenCharacters: StoryObj<typeof SlowAddress> = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('searchbox'));
    await userEvent.paste('\u200BINV-1\u2060 ');
    await userEvent.keyboard('{Enter}');

    await expect(canvas.getByLabelText('Asked for')).toHaveTextContent(/^INV-1$/);
  },
};
