import { may } from '@dasbor/domain/access';
import { Link } from 'react-router-dom';
import { useCodeWords } from '../../../shared/i18n/problem-words.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { PolicyButton } from '../../../shared/policy/policy-button.tsx';
import { usePolicy } from '../../../shared/policy/use-policy.ts';
import { useSession, useWho } from '../../../shared/state/session.ts';
import { Button, LinkButton } from '../../../shared/ui/button.tsx';
import { preloadDialog } from '../../../shared/ui/overlays/dialog.tsx';
import type { Disbursement } from '../api/types.ts';
import { disbursementPaths } from '../../../shared/paths/money-out/disbursements.ts';
import { mayApproveLater, nextStep } from '../presentation/next-step.ts';
import { showItems } from '../presentation/show-items.ts';
import { useCountWords } from '../presentation/use-count-words.ts';
import { useStep } from '../presentation/use-step.ts';

/** The one thing to do next, or why it cannot be done now. */
export const NextAction = ({ batch }: { batch: Disbursement }) => {
  const t = useT('disbursements');
  const words = useCodeWords();
  const counted = useCountWords();
  const who = useWho();
  const { user_id: userId } = useSession();
  const { open } = useStep();
  const toDisburse = usePolicy('disburse');
  const toApprove = usePolicy('approve');
  const viewer = { ...who, userId };
  const next = nextStep(batch, viewer);
  // Do not offer an approver an edit here: it would cost them their right to approve.
  const making = mayApproveLater(batch, viewer) ? 'secondary' : 'primary';
  const refused = 'refused' in next ? words(next.refused?.code, next.refused?.params) : undefined;
  const opens = (step: string) => ({
    size: 'sm' as const,
    variant: 'primary' as const,
    onPointerEnter: preloadDialog,
    onFocus: preloadDialog,
    onClick: () => open(step),
  });

  switch (next.kind) {
    case 'fix':
      return (
        <LinkButton size="sm" variant={making}>
          <Link to={disbursementPaths.invalid(batch.id)} onClick={showItems}>
            {t('action.fix', { rows: counted('rows', batch.counts.invalid) })}
          </Link>
        </LinkButton>
      );
    case 'submit':
      return (
        <PolicyButton {...opens('submit')} variant={making} decision={toDisburse} disabledReason={refused}>
          {t('action.submit')}
        </PolicyButton>
      );
    case 'approve':
      return (
        <>
          {may(who, { permission: 'disbursement.reject' }).ok ? (
            <Button {...opens('reject')} variant="dangerOutline" disabledReason={refused}>
              {t('action.reject')}
            </Button>
          ) : null}
          <PolicyButton {...opens('approve')} decision={toApprove} disabledReason={refused}>
            {t('action.approve')}
          </PolicyButton>
        </>
      );
    case 'retrigger':
      return (
        <PolicyButton {...opens('retrigger')} decision={toDisburse}>
          {t('action.retrigger', { payouts: counted('payouts', batch.counts.retriggerable) })}
        </PolicyButton>
      );
    case 'simulate':
      return <Button {...opens('simulate')}>{t('action.simulate')}</Button>;
    case 'none':
      return null;
  }
};
