import { formatDateTime } from '@dasbor/domain/kernel';
import { useLanguage, useT } from '../../../shared/i18n/use-t.ts';
import { Banner } from '../../../shared/ui/banner.tsx';

export const RevokedNotice = ({ at }: { at: string }) => {
  const t = useT('snap-keys');
  const language = useLanguage();
  return (
    <Banner tone="neutral" title={t('detail.revoked')}>
      {t('detail.revokedText', { at: formatDateTime(at, language) })}
    </Banner>
  );
};
