import { formatDate } from '@dasbor/domain/kernel';
import { useLanguage, useT } from '../../../../shared/i18n/use-t.ts';
import { Banner } from '../../../../shared/ui/banner.tsx';
import { Time } from '../../../../shared/ui/time.tsx';
import type { OnboardingReview } from '../../api/types.ts';

type InReviewProps = { review: OnboardingReview; of: 'activation' | 'upgrade' };

/** The success page: it was sent, and by when the answer comes. */
export const InReview = ({ review, of }: InReviewProps) => {
  const t = useT('onboarding');
  const language = useLanguage();
  const { submitted_at: sentAt, submitted_by: by, answer_to: to } = review;
  return (
    <Banner tone="info" live="status" title={t(`inReview.${of}`, { date: formatDate(to, language) })}>
      <p>
        {t('inReview.sent')} <Time value={sentAt} /> · {by}
      </p>
      <p>{t(`inReview.${of}Text`)}</p>
    </Banner>
  );
};
