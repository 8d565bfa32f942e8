export const exportPaths = {
  list: '/exports',
  schedules: '/exports/schedules',
  sftp: (scheduleId: string): string => `/exports/schedules/${scheduleId}/sftp`,
  create: '/exports/new',
  /** The form with a report of each day, which can still be changed. */
  createRepeated: '/exports/new?repeat=day',
  /** The form with a set and days. */
  createOf: (set: string, { from, to }: { from: string; to: string }): string =>
    `/exports/new?${new URLSearchParams({ set, from, to }).toString()}`,
  detail: (id: string): string => `/exports/${id}`,
};
