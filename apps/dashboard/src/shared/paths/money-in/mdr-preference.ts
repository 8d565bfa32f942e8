export const mdrPreferencePaths = {
  preference: '/settings/mdr-preference',
};
