import type { Scenario } from '@dasbor/sdk/testing';
import type { StoryContext } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { TestAppOptions } from './test-app.tsx';

/** What a story of one page says about its surroundings: `...showing(topUpList.empty)`. */
export const pageAt =
  (options: TestAppOptions) =>
  (scenario: Scenario, changes: TestAppOptions = {}) => ({
    parameters: { dasbor: { ...options, scenario, ...changes } },
  });

/** The `play` of a story that one text defines. */
export const saying =
  (text: string | RegExp) =>
  async ({ canvas }: Pick<StoryContext, 'canvas'>): Promise<void> => {
    await expect((await canvas.findAllByText(text))[0]).toBeVisible();
  };
