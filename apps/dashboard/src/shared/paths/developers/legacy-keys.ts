export const legacyKeyPaths = {
  /** All legacy keys are on one page: there are few, and they have no further details. */
  list: '/settings/legacy-keys',
};
