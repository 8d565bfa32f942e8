export const settlementPaths = {
  list: '/settlements',
  /** Those that are not paid yet. */
  waiting: '/settlements?status=need_to_settle',
  detail: (id: string): string => `/settlements/${id}`,
  /** What arrives in the next 30 days. */
  calendar: '/settlements/calendar',
  calendarDay: (date: string): string => `/settlements/calendar/${date}`,
};
