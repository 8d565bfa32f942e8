import type { StoryObj } from '@storybook/react-vite';

export type Play = NonNullable<StoryObj['play']>;
type Around = Parameters<Play>[0];

export const chooseBank = async ({ canvas, userEvent }: Around, name: string): Promise<void> => {
  await userEvent.click(await canvas.findByRole('button', { name: /Bank atau e-wallet/ }));
  await userEvent.click(await canvas.findByRole('button', { name }));
};

/** From the open link to the bank's answer. */
export const checkAccount = async (around: Around, bank: string, number: string): Promise<void> => {
  const { canvas, userEvent } = around;
  await chooseBank(around, bank);
  await userEvent.type(await canvas.findByLabelText('Nomor rekening'), number);
  await userEvent.click(canvas.getByRole('button', { name: 'Periksa rekening' }));
};

export const confirm = async (around: Around): Promise<void> => {
  await checkAccount(around, 'BCA', '8422647002');
  await around.userEvent.click(await around.canvas.findByRole('button', { name: /^Ya, kirim/ }));
};
