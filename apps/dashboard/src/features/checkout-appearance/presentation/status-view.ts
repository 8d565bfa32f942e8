import type { Meanings } from '../../../shared/status/meanings.ts';
import type { CheckoutAppearance } from '../api/types.ts';

export type AppearanceStatus = 'published' | 'changed' | 'never_published';

export const appearanceMeanings: Meanings<AppearanceStatus> = {
  published: 'active',
  changed: 'draft',
  never_published: 'inactive',
};

export const statusOf = ({ published, has_changes: hasChanges }: CheckoutAppearance): AppearanceStatus => {
  if (published === null) return 'never_published';
  return hasChanges ? 'changed' : 'published';
};
