export const withdrawalPaths = {
  create: '/balance/withdraw',
  /** Its numbers once more before the code; the step is part of the address, so that "back" leads to the form. */
  review: '/balance/withdraw?step=review',
  list: '/balance/withdraw/history',
  schedule: '/balance/withdraw/schedule',
  /** What will hold from now on, before the code. */
  scheduleReview: '/balance/withdraw/schedule?step=review',
  detail: (id: string): string => `/balance/withdraw/${id}`,
};
