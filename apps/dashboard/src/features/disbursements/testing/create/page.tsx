import type { Scenario } from '@dasbor/sdk/testing';
import type { StoryContext } from '@storybook/react-vite';
import { Route, Routes } from 'react-router-dom';
import CreatePage from '../../create/create-page.tsx';
import { csvFile, MESSY } from './files.ts';
import { batchCreation } from './scenarios.ts';

export const PATH = '/disbursements/create';

type Hands = Pick<StoryContext, 'canvas' | 'userEvent'>;

export const showing = (scenario: Scenario, more: object = {}) => ({
  parameters: { dasbor: { path: PATH, scenario, ...more } },
});

/** The page where it stands, and the batch that it leads to. */
export const createPage = {
  component: CreatePage,
  render: () => (
    <Routes>
      <Route path={PATH} element={<CreatePage />} />
      <Route path="/disbursements/detail/:id" element={<p>Batch</p>} />
    </Routes>
  ),
  ...showing(batchCreation.succeeds),
};

export const open = async ({ canvas, userEvent }: Hands, file: File) =>
  userEvent.upload(await canvas.findByLabelText(/File penerima, xlsx|Recipients file, xlsx/), file);

/** Five rows to fix of eight. */
export const messy = async (hands: Hands) => {
  await open(hands, csvFile(MESSY));
  // The rows render right after their container.
  await hands.canvas.findAllByRole('rowheader', {}, { timeout: 5000 });
  return hands.canvas.getByRole('grid');
};

export const cell = (canvasElement: HTMLElement, row: number, column: number) =>
  canvasElement.querySelector<HTMLElement>(`[data-row="${row}"] [data-column="${column}"]`)!;
