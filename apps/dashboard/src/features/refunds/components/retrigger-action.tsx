import { chakra } from '@chakra-ui/react';
import { may } from '@dasbor/domain/access';
import {
  decideRefundRetrigger,
  RETRIGGER_WAYS,
  type RefundStatus,
  type RetriggerWay,
} from '@dasbor/domain/refunds';
import { useState } from 'react';
import { ChoiceGroup } from '../../../shared/forms/choice-group.tsx';
import { Choice } from '../../../shared/forms/choice.tsx';
import { useCodeWords } from '../../../shared/i18n/problem-words.ts';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { useSession, useWho } from '../../../shared/state/session.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { ConfirmDialog } from '../../../shared/ui/overlays/confirm-dialog.tsx';
import type { Refund } from '../api/types.ts';
import { useAskRefund } from '../api/use-ask-refund.ts';

/** For a failed transfer: the same account again if that can succeed, or a new link. */
export const RetriggerAction = ({ refund }: { refund: Refund }) => {
  const t = useT('refunds');
  const words = useCodeWords();
  const { rupiah } = useFormat();
  const { is_suspended: isSuspended } = useSession();
  const { retrigger } = useAskRefund();
  const [isOpen, setOpen] = useState(false);
  const decide = (way: RetriggerWay) =>
    decideRefundRetrigger(
      { status: refund.status as RefundStatus, failure: refund.failure?.code ?? null },
      way,
    );
  const possible = RETRIGGER_WAYS.filter((way) => decide(way).ok);
  const [picked, setPicked] = useState<RetriggerWay | null>(null);
  // The transfer may fail while the page is open.
  const chosen = picked !== null && possible.includes(picked) ? picked : (possible[0] ?? 'new_link');
  const mayRetrigger = may(useWho(), { permission: 'refund.retrigger', feature: 'refund' }).ok;
  if (!mayRetrigger || possible.length === 0) return null;

  const refusalOf = (way: RetriggerWay) => {
    const decided = decide(way);
    return decided.ok ? undefined : words(decided.problem.code);
  };
  return (
    <>
      <Button
        size="sm"
        variant="primary"
        disabledReason={isSuspended ? words('DPAY_MERCHANT_SUSPENDED') : undefined}
        onClick={() => setOpen(true)}
      >
        {t('retrigger.action')}
      </Button>
      <ConfirmDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('retrigger.title', { amount: rupiah(refund.amount) })}
        text={t('retrigger.text', { total: rupiah(refund.amount + refund.fee) })}
        yes={t(`retrigger.yes.${chosen}`)}
        disabledReason={refusalOf(chosen)}
        onConfirm={async () => {
          await retrigger(refund.id, chosen);
          setOpen(false);
        }}
      >
        <chakra.div my="3">
          <ChoiceGroup legend={t('retrigger.legend')}>
            {RETRIGGER_WAYS.map((way) => (
              <Choice
                key={way}
                radio="way"
                title={t(`retrigger.way.${way}`)}
                text={refusalOf(way) ?? t(`retrigger.wayText.${way}`)}
                disabled={refusalOf(way) !== undefined}
                checked={chosen === way}
                onChange={() => setPicked(way)}
              />
            ))}
          </ChoiceGroup>
        </chakra.div>
      </ConfirmDialog>
    </>
  );
};
