const ofBalance = (subaccount?: string | null): string => (subaccount ? `?subaccount=${subaccount}` : '');

export const settlementPaths = {
  list: '/settlements',
  /** Those that are not paid yet. */
  waiting: '/settlements?status=need_to_settle',
  /** Those that were paid, of these days. */
  settledIn: ({ from, to }: { from: string; to: string }): string =>
    `/settlements?from=${from}&to=${to}&status=settled`,
  detail: (id: string): string => `/settlements/${id}`,
  /** What arrives in the next 30 days. */
  calendar: '/settlements/calendar',
  /** Of the merchant's balance or a subaccount's. */
  calendarOf: (subaccount?: string | null): string => `/settlements/calendar${ofBalance(subaccount)}`,
  calendarDay: (date: string, subaccount?: string | null): string =>
    `/settlements/calendar/${date}${ofBalance(subaccount)}`,
};
