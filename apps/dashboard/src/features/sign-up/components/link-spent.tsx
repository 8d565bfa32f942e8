import { useT } from '../../../shared/i18n/use-t.ts';
import type { Failure } from '../../../shared/lib/failure.ts';
import { Banner } from '../../../shared/ui/banner.tsx';
import { ToLogin } from '../../auth/public.ts';

/** Used, expired, replaced or withdrawn; a truncated link is treated alike. */
export const isOfLink = ({ code, fields }: Failure): boolean =>
  code === 'DPAY_TOKEN_INVALID' || (fields?.some(({ field }) => field === 'token') ?? false);

export const LinkSpent = () => {
  const t = useT('sign-up');
  return (
    <Banner tone="warning" live="alert" title={t('invitation.spent.title')} actions={<ToLogin />}>
      {t('invitation.spent.text')}
    </Banner>
  );
};
