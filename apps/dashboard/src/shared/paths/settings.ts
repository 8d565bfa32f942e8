export const settingsPaths = {
  overview: '/settings',
} as const;
