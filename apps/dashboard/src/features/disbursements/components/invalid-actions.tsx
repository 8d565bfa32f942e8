import { chakra } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { useT } from '../../../shared/i18n/use-t.ts';
import { describeFailure, type Failure } from '../../../shared/lib/failure.ts';
import { useWho } from '../../../shared/state/session.ts';
import { Button, LinkButton } from '../../../shared/ui/button.tsx';
import { FailureBanner } from '../../../shared/ui/failure-banner.tsx';
import { useToast } from '../../../shared/ui/toast.tsx';
import { useBatchChanges } from '../api/use-batch-changes.ts';
import type { Disbursement } from '../api/types.ts';
import { disbursementPaths } from '../../../shared/paths/money-out/disbursements.ts';
import { mayFix } from '../presentation/next-step.ts';
import { DeleteDialog } from './dialogs/delete-dialog.tsx';

/** For all that are invalid at once: ask their banks again, or leave them out. Why a press was refused stays to be read. */
export const InvalidActions = ({ batch }: { batch: Disbursement }) => {
  const t = useT('disbursements');
  const toast = useToast();
  const { revalidate } = useBatchChanges(batch);
  const isFixable = mayFix(batch, useWho());
  const isOffered = isFixable && batch.counts.invalid > 0;
  const [isDeleting, setDeleting] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);

  // When the status changes, discard the open confirmation and the rejection that belong to it.
  if (isDeleting && !isOffered) setDeleting(false);
  useEffect(() => (isFixable ? undefined : () => setFailure(null)), [isFixable]);

  const askAgain = async () => {
    setAsking(true);
    setFailure(null);
    try {
      await revalidate();
      toast.success(t('revalidate.done'));
    } catch (error) {
      setFailure(describeFailure(error));
    } finally {
      setAsking(false);
    }
  };

  const isRefused = failure !== null && (isOffered || (failure.kind === 'problem' && !isFixable));
  return (
    <>
      {isFixable && (isOffered || batch.source === 'file') ? (
        <chakra.div display="flex" flexWrap="wrap" gap="2">
          {batch.source === 'file' ? (
            <LinkButton size="sm">
              <Link to={disbursementPaths.draft(batch.id)}>{t('action.table')}</Link>
            </LinkButton>
          ) : null}
          {isOffered ? (
            <>
              <Button size="sm" loading={isAsking} onClick={() => void askAgain()}>
                {t('action.revalidate')}
              </Button>
              <Button variant="dangerOutline" size="sm" onClick={() => setDeleting(true)}>
                {t('action.deleteInvalid')}
              </Button>
            </>
          ) : null}
        </chakra.div>
      ) : null}
      {isRefused ? <FailureBanner failure={failure} /> : null}
      <DeleteDialog batch={batch} open={isDeleting} asked onClose={() => setDeleting(false)} items="all" />
    </>
  );
};
