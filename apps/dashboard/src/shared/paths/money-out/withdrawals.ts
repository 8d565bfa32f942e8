export const withdrawalPaths = {
  create: '/balance/withdraw',
  /** The review before the code. The step is part of the address, so that Back returns to the form. */
  review: '/balance/withdraw?step=review',
  list: '/balance/withdraw/history',
  schedule: '/balance/withdraw/schedule',
  /** The review of the new settings before the code. */
  scheduleReview: '/balance/withdraw/schedule?step=review',
  detail: (id: string): string => `/balance/withdraw/${id}`,
};
