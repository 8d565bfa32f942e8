export const accountPaths = {
  profile: '/user/profile',
  changePassword: '/user/change-password',
} as const;
