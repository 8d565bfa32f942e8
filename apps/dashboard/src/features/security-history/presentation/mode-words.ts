import { useT } from '../../../shared/i18n/use-t.ts';
import type { SecurityEvent } from '../api/types.ts';

/** A sign-in belongs to both modes. */
export const useModeWords = (): ((mode: SecurityEvent['mode']) => string) => {
  const t = useT('security-history');
  const shared = useT('shared');
  return (mode) => (mode === null ? t('list.bothModes') : shared(`mode.${mode}`));
};
