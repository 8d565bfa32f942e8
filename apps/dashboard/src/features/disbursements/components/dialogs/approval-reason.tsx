import { chakra } from '@chakra-ui/react';
import { may } from '@dasbor/domain/access';
import { useFormat } from '../../../../shared/i18n/use-format.ts';
import { useCodeWords } from '../../../../shared/i18n/problem-words.ts';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { PolicyCountdown } from '../../../../shared/policy/policy-button.tsx';
import { useWho } from '../../../../shared/state/session.ts';
import { AppLink } from '../../../../shared/ui/app-link.tsx';
import { Banner } from '../../../../shared/ui/banner.tsx';
import { Button, Spinner } from '../../../../shared/ui/button.tsx';
import { topUpPaths } from '../../../../shared/paths/money-out/top-ups.ts';
import type { ApprovalStanding } from '../../presentation/approval-standing.ts';

/** The same reason in a few words, for the button itself; undefined where it can act. */
export const useApprovalReason = (standing: ApprovalStanding): string | undefined => {
  const t = useT('disbursements');
  const words = useCodeWords();
  switch (standing.kind) {
    case 'ready':
      return undefined;
    case 'policy':
      return words(standing.decision.reason.code, standing.decision.reason.params);
    case 'short':
    case 'refused':
      return words(standing.problem.code, standing.problem.params);
    case 'changed':
      return t('approve.changed.first');
    default:
      return t(`approve.${standing.kind}`);
  }
};

type ApprovalReasonProps = {
  standing: ApprovalStanding;
  /** The amount that the batch takes from the balance. */
  total: number;
  onRetry: () => void;
};

/** Why approval is blocked, and what unblocks it. A changed batch has its own notice. */
export const ApprovalReason = ({ standing, total, onRetry }: ApprovalReasonProps) => {
  const t = useT('disbursements');
  const shared = useT('shared');
  const { rupiah } = useFormat();
  const who = useWho();
  const reason = useApprovalReason(standing);

  switch (standing.kind) {
    case 'ready':
    case 'changed':
      return null;
    case 'loading':
      return (
        <chakra.p role="status" display="flex" alignItems="center" gap="2" textStyle="small" color="fg.muted">
          <Spinner />
          {reason}
        </chakra.p>
      );
    case 'unknown':
      return (
        <Banner
          tone="danger"
          live="alert"
          title={reason}
          actions={
            <Button size="xs" onClick={onRetry}>
              {shared('state.retry')}
            </Button>
          }
        />
      );
    case 'policy':
      return (
        <Banner tone="warning" live="status" title={reason}>
          <PolicyCountdown decision={standing.decision} aheadMs={0} />
        </Banner>
      );
    case 'short': {
      const canTopUp = may(who, { permission: 'topup.create', feature: 'balance' }).ok;
      return (
        <Banner
          tone="danger"
          live="status"
          title={t('approve.short', { amount: rupiah(standing.missing) })}
          actions={canTopUp ? <AppLink to={topUpPaths.create}>{t('approve.topUp')}</AppLink> : undefined}
        >
          {t('approve.whenEnough', { amount: rupiah(total) })}
        </Banner>
      );
    }
    case 'refused':
      return <Banner tone="danger" live="status" title={reason} />;
  }
};
