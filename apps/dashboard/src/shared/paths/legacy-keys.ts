export const legacyKeyPaths = {
  /** Every legacy key stands on it: there are few, and none has more to show than fits there. */
  list: '/settings/legacy-keys',
};
