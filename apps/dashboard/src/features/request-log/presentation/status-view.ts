import type { StatusView } from '../../../shared/status/meanings.ts';

/** Groups a response by the first digit of its status. */
export const answerView = (status: number): StatusView => {
  if (status < 400) return { tone: 'success', icon: 'done' };
  return status < 500 ? { tone: 'warning', icon: 'warning' } : { tone: 'danger', icon: 'failed' };
};
