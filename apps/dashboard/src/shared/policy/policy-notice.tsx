import type { Decision } from '@dasbor/domain/policy';
import { useProblemWords } from '../i18n/problem-words.ts';
import { useT } from '../i18n/use-t.ts';
import { Banner } from '../ui/banner.tsx';
import { PolicyCountdown } from './policy-button.tsx';

type Refusal = Extract<Decision, { allowed: false }>;

type PolicyNoticeProps = {
  action: 'withdraw' | 'top_up' | 'transfer' | 'approve_transfer';
  decision: Decision;
  aheadMs?: number;
};

/** Says before the user starts what blocks the action, and how to fix it. */
export const PolicyNotice = ({ decision, ...rest }: PolicyNoticeProps) =>
  decision.allowed ? null : <RefusalNotice decision={decision} {...rest} />;

const RefusalNotice = ({ action, decision, aheadMs = 0 }: PolicyNoticeProps & { decision: Refusal }) => {
  const t = useT('policy');
  const { reason } = decision;
  const words = useProblemWords({
    kind: 'problem',
    code: reason.code,
    ...(reason.params && { params: reason.params }),
  });
  return (
    <Banner
      tone={decision.rule === 'daily_pause' ? 'warning' : 'neutral'}
      title={t(`refused.${action}`)}
      live="status"
    >
      {words.title}{' '}
      {decision.nextAllowedAt ? <PolicyCountdown decision={decision} aheadMs={aheadMs} /> : words.action}
    </Banner>
  );
};
