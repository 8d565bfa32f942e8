import { useT } from '../../../../shared/i18n/use-t.ts';
import { Banner } from '../../../../shared/ui/banner.tsx';
import { Time } from '../../../../shared/ui/time.tsx';
import type { OnboardingReview } from '../../api/types.ts';
import { ReviewerNote } from './changes-banner.tsx';

type RejectedProps = { review: OnboardingReview; of: 'activation' | 'upgrade' };

export const Rejected = ({ review, of }: RejectedProps) => {
  const t = useT('onboarding');
  return (
    <Banner tone="danger" title={t(`rejected.${of}`)}>
      <p>
        {t(`rejectReason.${review.reject_reason ?? 'other'}`)}{' '}
        <Time value={review.decided_at} format="date" />
      </p>
      <ReviewerNote note={review.note} />
      <p>{t(`rejected.${of}Text`)}</p>
    </Banner>
  );
};
