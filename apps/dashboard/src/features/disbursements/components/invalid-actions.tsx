import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useT } from '../../../shared/i18n/use-t.ts';
import { describeFailure, type Failure } from '../../../shared/lib/failure.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { FailureBanner } from '../../../shared/ui/failure-banner.tsx';
import { useToast } from '../../../shared/ui/toast.tsx';
import { useBatchChanges } from '../api/use-batch-changes.ts';
import type { Disbursement } from '../api/types.ts';
import { DeleteDialog } from './delete-dialog.tsx';

/** For all that are invalid at once: ask their banks again, or leave them out. */
export function InvalidActions({ batch }: { batch: Disbursement }) {
  const t = useT('disbursements');
  const toast = useToast();
  const { revalidate } = useBatchChanges(batch);
  const [isDeleting, setDeleting] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);

  async function askAgain() {
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
  }

  return (
    <chakra.div display="grid" gap="3">
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        <Button size="sm" loading={isAsking} onClick={() => void askAgain()}>
          {t('action.revalidate')}
        </Button>
        <Button size="sm" onClick={() => setDeleting(true)}>
          {t('action.deleteInvalid')}
        </Button>
      </chakra.div>
      {failure ? <FailureBanner failure={failure} /> : null}
      <DeleteDialog batch={batch} open={isDeleting} onClose={() => setDeleting(false)} items="all" />
    </chakra.div>
  );
}
