export const notificationPaths = {
  list: '/notifications',
  preferences: '/settings/notifications',
} as const;
