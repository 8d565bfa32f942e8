export const profilePaths = {
  profile: '/user/profile',
  changePassword: '/user/change-password',
} as const;
