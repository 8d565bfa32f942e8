import { useT } from '../../../../shared/i18n/use-t.ts';
import { useSession, useWho } from '../../../../shared/state/session.ts';
import { Banner } from '../../../../shared/ui/banner.tsx';
import type { Disbursement } from '../../api/types.ts';
import { mayApproveLater } from '../../presentation/next-step.ts';

/** Before a first change: whoever could still approve the batch gives that up with it, for good. */
export function MakerNotice({ batch }: { batch: Disbursement }) {
  const t = useT('disbursements');
  const who = useWho();
  const { user_id: userId } = useSession();
  if (!mayApproveLater(batch, { ...who, userId })) return null;
  return (
    <Banner tone="warning" title={t('submit.maker.title')}>
      {t('mend.maker', { name: batch.maker.name })}
    </Banner>
  );
}
