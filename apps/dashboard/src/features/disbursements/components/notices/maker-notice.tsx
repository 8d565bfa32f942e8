import { useT } from '../../../../shared/i18n/use-t.ts';
import { useSession, useWho } from '../../../../shared/state/session.ts';
import { Banner } from '../../../../shared/ui/banner.tsx';
import type { Disbursement } from '../../api/types.ts';
import { mayApproveLater } from '../../presentation/next-step.ts';

/** Shown before the first change: changing the batch permanently removes the person's right to approve it. */
export const MakerNotice = ({ batch }: { batch: Disbursement }) => {
  const t = useT('disbursements');
  const who = useWho();
  const { user_id: userId } = useSession();
  if (!mayApproveLater(batch, { ...who, userId })) return null;
  return (
    <Banner tone="warning" title={t('submit.maker.title')}>
      {t('fix.maker', { name: batch.maker.name })}
    </Banner>
  );
};
