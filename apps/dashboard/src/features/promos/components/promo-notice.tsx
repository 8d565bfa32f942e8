import { chakra } from '@chakra-ui/react';
import { formatDate } from '@dasbor/domain/kernel';
import { useLanguage, useT } from '../../../shared/i18n/use-t.ts';
import { useToday } from '../../../shared/lib/time/clock.tsx';
import { Banner } from '../../../shared/ui/banner.tsx';
import type { Promo } from '../api/types.ts';

/** Why customers do not get the promo now. */
export const PromoNotice = ({ promo }: { promo: Promo }) => {
  const notice = useNotice(promo);
  return notice ? (
    <chakra.div mb="4">
      <Banner tone="info" live="status" title={notice.title}>
        {notice.text}
      </Banner>
    </chakra.div>
  ) : null;
};

const useNotice = ({ status, effective_from: from, effective_to: to }: Promo) => {
  const t = useT('promos');
  const language = useLanguage();
  const today = useToday();
  switch (status) {
    case 'active':
      return from > today
        ? {
            title: t('notice.scheduled', { date: formatDate(from, language) }),
            text: t('notice.scheduledText'),
          }
        : null;
    case 'paused':
      return { title: t('notice.paused'), text: t('notice.pausedText') };
    case 'expired':
      return {
        title: t('notice.expired'),
        text: t('notice.expiredText', { date: formatDate(to, language) }),
      };
    default:
      return null;
  }
};
