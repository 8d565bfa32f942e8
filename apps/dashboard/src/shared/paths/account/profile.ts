export const profilePaths = {
  profile: '/user/profile',
  changePassword: '/user/change-password',
  twoStep: '/user/two-step',
  devices: '/user/devices',
} as const;
