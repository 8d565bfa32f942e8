import { reviewPlanFor } from './plan.ts';
import type { Reviewer } from './port.ts';

/** A person who watches the page sees it wait. */
const TAKES_MS = 3000;

/** Decides by plan (plan.ts), a moment after a request was sent. It sees no documents. */
export const simulatedReviewer: Reviewer = {
  identify: async ({ ktpNumber }) => reviewPlanFor(ktpNumber).identity,
  review: async ({ kind, ktpNumber, attempt, submittedAt }, now) => {
    const planned = reviewPlanFor(ktpNumber, { attempt })[kind];
    return planned === 'nobody' || now.getTime() < submittedAt.getTime() + TAKES_MS ? 'waiting' : planned;
  },
};
