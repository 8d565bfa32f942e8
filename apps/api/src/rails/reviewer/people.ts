import type { Reviewer } from './port.ts';

/**
 * In production people decide, with `npm run review`. They also compare name and number with the photo, so nothing is asked of a registry
 * before.
 */
export const peopleReview: Reviewer = {
  identify: async () => 'match',
  review: async () => 'waiting',
};
