import type { Scenario } from '@dasbor/sdk/testing';
import type { StoryContext } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { TestAppOptions } from './test-app.tsx';

/** The parameters of a page's story: `...showing(topUpList.empty)`. */
export const pageAt =
  (options: TestAppOptions) =>
  (scenario: Scenario, changes: TestAppOptions = {}) => ({
    parameters: { dasbor: { ...options, scenario, ...changes } },
  });

/** A `play` function that checks for one text. */
export const saying =
  (text: string | RegExp) =>
  async ({ canvas }: Pick<StoryContext, 'canvas'>): Promise<void> => {
    await expect((await canvas.findAllByText(text))[0]).toBeVisible();
  };
