import type { Scenario } from '@dasbor/sdk/testing';
import type { StoryContext } from '@storybook/react-vite';
import { shownDialog } from '../../../shared/testing/dialog.ts';
import { sessionAs } from '../../../shared/testing/sessions.ts';
import type { TestAppOptions } from '../../../shared/testing/test-app.tsx';
import { atBatch } from './batch-page.ts';
import { batchExamples } from './scenarios.ts';

export const approver = sessionAs('Approver');

/** A batch that waits for approval, seen by an approver. */
export const toApprove = (scenario: Scenario, more: TestAppOptions = {}) =>
  atBatch(batchExamples.needApproval.id, scenario, { session: approver, ...more });

export const dialog = () => shownDialog();

export const openApproval = async ({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Setujui' }));
  return dialog();
};
