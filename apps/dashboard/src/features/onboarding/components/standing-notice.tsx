import { useLocation } from 'react-router-dom';
import { BASIC_ACCOUNT } from '@dasbor/domain/onboarding';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { onboardingPaths } from '../../../shared/paths/account/onboarding.ts';
import { useSession } from '../../../shared/state/session.ts';
import { AppLink } from '../../../shared/ui/app-link.tsx';
import { Banner } from '../../../shared/ui/banner.tsx';
import type { Tone } from '../../../shared/ui/tone.ts';

/** Where an account stands that is not full, and the way on. The pages of the activation say it themselves. */
export default function StandingNotice() {
  const t = useT('onboarding');
  const { rupiah } = useFormat();
  const { onboarding_status: status } = useSession();
  const { pathname } = useLocation();
  if (status === 'full' || pathname.startsWith(onboardingPaths.activation)) return null;
  return (
    <Banner
      tone={TONES[status]}
      title={t(`notice.${status}.title`)}
      actions={<AppLink to={onboardingPaths.activation}>{t(`notice.${status}.open`)}</AppLink>}
    >
      {t(`notice.${status}.text`, { limit: rupiah(BASIC_ACCOUNT.settlementLimit) })}
    </Banner>
  );
}

const TONES: Record<'new' | 'in_review' | 'needs_changes' | 'rejected' | 'basic', Tone> = {
  new: 'info',
  in_review: 'info',
  needs_changes: 'warning',
  rejected: 'danger',
  basic: 'neutral',
};
