import type { Decision } from '@dasbor/domain/policy';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { PolicyCountdown } from '../../../../shared/policy/policy-button.tsx';
import { Banner } from '../../../../shared/ui/banner.tsx';
import { SoonPaused } from '../../components/notices/soon-paused.tsx';

type CutOffNoticeProps = {
  decision: Decision;
  aheadMs: number;
};

/** Before the daily pause: the remaining time. During it: what must wait until midnight and what need not. */
export const CutOffNotice = ({ decision, aheadMs }: CutOffNoticeProps) => {
  const t = useT('create');
  if (decision.allowed) return <SoonPaused action="disburse" aheadMs={aheadMs} />;
  if (decision.rule !== 'daily_pause') return null;
  return (
    <Banner tone="warning" title={t('cutOff.title')} live="status">
      {t('cutOff.text')} <PolicyCountdown decision={decision} aheadMs={aheadMs} />
    </Banner>
  );
};
