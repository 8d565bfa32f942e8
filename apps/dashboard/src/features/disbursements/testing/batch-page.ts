import type { Scenario } from '@dasbor/sdk/testing';
import { batchExamples } from './scenarios.ts';

/** The page of a batch. */
export const batchPage = (scenario: Scenario, more: object = {}) => ({
  parameters: {
    dasbor: {
      path: `/disbursements/detail/${batchExamples.partly.id}`,
      pattern: '/disbursements/detail/:id',
      scenario,
      ...more,
    },
  },
});
