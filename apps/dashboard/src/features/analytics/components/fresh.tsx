import { chakra } from '@chakra-ui/react';
import { formatDateTime } from '@dasbor/domain/kernel';
import { useLanguage, useT } from '../../../shared/i18n/use-t.ts';

/** Up to when the figures include every change. */
export const Fresh = ({ at }: { at: string }) => {
  const t = useT('analytics');
  return (
    <chakra.p textStyle="small" color="fg.subtle">
      {t('fresh', { time: formatDateTime(at, useLanguage()) })}
    </chakra.p>
  );
};
