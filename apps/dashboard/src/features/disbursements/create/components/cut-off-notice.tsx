import type { Decision } from '@dasbor/domain/policy';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { PolicyCountdown } from '../../../../shared/policy/policy-button.tsx';
import { Banner } from '../../../../shared/ui/banner.tsx';

/** During the daily pause: what waits until midnight, and what need not. */
export function CutOffNotice({ decision, aheadMs }: { decision: Decision; aheadMs: number }) {
  const t = useT('create');
  if (decision.allowed || decision.rule !== 'daily_pause') return null;
  return (
    <Banner tone="warning" title={t('cutOff.title')} live="status">
      {t('cutOff.text')} <PolicyCountdown decision={decision} aheadMs={aheadMs} />
    </Banner>
  );
}
