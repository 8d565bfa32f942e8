export type HomeDays = 7 | 30 | 60;

export const homePaths = {
  /** The range is in the address, so a reload and Back keep it. */
  home: (days: HomeDays = 7): string => (days === 7 ? '/home' : `/home?days=${days}`),
};
