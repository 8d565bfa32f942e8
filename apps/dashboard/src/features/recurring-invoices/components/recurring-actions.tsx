import { useState } from 'react';
import { useT } from '../../../shared/i18n/use-t.ts';
import { useSuspendedReason } from '../../../shared/policy/use-suspended-reason.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { ConfirmDialog } from '../../../shared/ui/overlays/confirm-dialog.tsx';
import type { RecurringInvoice } from '../api/types.ts';
import { type RecurringAction, useAskRecurring } from '../api/use-ask-recurring.ts';
import { useMayCreate } from '../presentation/use-may-create.ts';

/** Pause or resume, and stop for good. */
export const RecurringActions = ({ recurring }: { recurring: RecurringInvoice }) => {
  const t = useT('recurring-invoices');
  const suspended = useSuspendedReason();
  const { act } = useAskRecurring();
  const [asked, setAsked] = useState<RecurringAction | null>(null);
  const isMine = useMayCreate();
  const { status } = recurring;
  const isOpen = status === 'active' || status === 'paused';
  // After a refusal, the dialog still says why.
  const [last, setLast] = useState<RecurringAction>('pause');
  const ask = (action: RecurringAction) => {
    setLast(action);
    setAsked(action);
  };
  if (!isMine) return null;
  return (
    <>
      {status === 'active' ? (
        <Button size="sm" onClick={() => ask('pause')}>
          {t('action.pause')}
        </Button>
      ) : null}
      {status === 'paused' ? (
        <Button size="sm" variant="primary" disabledReason={suspended} onClick={() => ask('resume')}>
          {t('action.resume')}
        </Button>
      ) : null}
      {isOpen ? (
        <Button size="sm" variant="dangerOutline" onClick={() => ask('stop')}>
          {t('action.stop')}
        </Button>
      ) : null}
      <ConfirmDialog
        open={asked !== null}
        onClose={() => setAsked(null)}
        title={t(`ask.${last}`)}
        text={t(`askText.${last}`)}
        yes={t(`action.${last}`)}
        danger={last === 'stop'}
        onConfirm={async () => {
          await act(last, recurring.id);
          setAsked(null);
        }}
      />
    </>
  );
};
