import { Route, Routes } from 'react-router-dom';
import type { Scenario } from '@dasbor/sdk/testing';
import type { StoryContext } from '@storybook/react-vite';
import { forgetLeftWork } from '../../../../shared/lib/left-work.ts';
import { sessionOf } from '../../../../shared/testing/sessions.ts';
import { saves } from '../../api/saves.ts';
import CreatePage from '../../create/create-page.tsx';
import { keptWork } from '../../create/kept/kept-work.ts';
import { savingLock } from '../../create/kept/saving-lock.ts';
import { csvFile, MESSY } from './files.ts';
import { batchCreation } from './scenarios.ts';

const PATH = '/disbursements/create';
const session = sessionOf();
/** How the saving of the files of whoever the stories show stands. */
export const saved = saves(`${session.user_id} live ${session.merchant_id}`);
/** What the browser keeps of their half mended files. */
export const kept = keptWork(saved.owner);
/** How their other tabs would hold one of these files. */
export const saving = savingLock(saved);

type Hands = Pick<StoryContext, 'canvas' | 'userEvent'>;

export const showing = (scenario: Scenario, more: object = {}) => ({
  parameters: { dasbor: { path: PATH, scenario, ...more } },
});

/** The page where it stands, and the batch that it leads to; nothing is kept of the story before. */
export const createPage = {
  component: CreatePage,
  beforeEach: async () => {
    for (const key of Object.keys(localStorage).filter((one) => one.startsWith('dasbor.saves.')))
      localStorage.removeItem(key);
    await forgetLeftWork();
  },
  render: () => (
    <Routes>
      <Route path={PATH} element={<CreatePage />} />
      <Route path="/disbursements/detail/:id" element={<p>Batch</p>} />
    </Routes>
  ),
  ...showing(batchCreation.succeeds),
};

export const open = async ({ canvas, userEvent }: Hands, file: File) =>
  userEvent.upload(await canvas.findByLabelText(/File penerima, xlsx|File of recipients, xlsx/), file);

/** Five rows to mend of eight. */
export const messy = async (hands: Hands) => {
  await open(hands, csvFile(MESSY));
  // The rows are drawn right after the frame that they stand in.
  await hands.canvas.findAllByRole('rowheader', {}, { timeout: 5000 });
  return hands.canvas.getByRole('grid');
};

export const cell = (canvasElement: HTMLElement, row: number, column: number) =>
  canvasElement.querySelector<HTMLElement>(`[data-row="${row}"] [data-column="${column}"]`)!;
