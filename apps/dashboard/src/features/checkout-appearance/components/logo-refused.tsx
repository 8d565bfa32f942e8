import { useProblemWords } from '../../../shared/i18n/problem-words.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import type { Failure } from '../../../shared/lib/failure.ts';
import { Banner } from '../../../shared/ui/banner.tsx';

/** Why a file is no logo, and what to do about it. */
export const LogoRefused = ({ file, failure }: { file: string; failure: Failure }) => {
  const t = useT('checkout-appearance');
  const { title, action } = useProblemWords(failure);
  return (
    <Banner tone="danger" live="alert" title={t('logo.refused', { file })}>
      {title} {action}
    </Banner>
  );
};
