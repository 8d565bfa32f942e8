import { chakra } from '@chakra-ui/react';
import type { ChannelStatus } from '@dasbor/domain/payment-methods';
import { useCodeWords } from '../../../shared/i18n/problem-words.ts';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { useMode, useSession } from '../../../shared/state/session.ts';
import { knownStatus } from '../../../shared/status/meanings.ts';
import { Status } from '../../../shared/status/status.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Time } from '../../../shared/ui/time.tsx';
import type { PaymentChannel } from '../api/types.ts';
import { channelMeanings } from '../presentation/status-view.ts';
import { decideStep, type Step, stepOf } from '../presentation/step.ts';
import { useFeeWords } from '../presentation/use-fee-words.ts';

export type AskStep = (step: Step, code: string) => void;

type ChannelRowProps = { channel: PaymentChannel; ppn: number; onAsk: AskStep };

export const ChannelRow = ({ channel, ppn, onAsk }: ChannelRowProps) => {
  const t = useT('payment-methods');
  const { rupiah } = useFormat();
  const feeWords = useFeeWords(ppn);
  const status = knownStatus(channelMeanings, channel.status);
  const step = stepOf(status);
  return (
    <chakra.li
      data-channel={channel.code}
      display="flex"
      flexWrap="wrap"
      justifyContent="space-between"
      alignItems="center"
      columnGap="4"
      rowGap="2"
      px={{ base: '4', sm: '5' }}
      py="3"
      borderTopWidth="1px"
      borderColor="border.muted"
    >
      <chakra.div minW="0" flex="1 1 12rem" display="grid" gap="0.5">
        <chakra.p display="flex" flexWrap="wrap" alignItems="center" columnGap="2.5" rowGap="1">
          <chakra.span fontWeight="medium">{channel.name}</chakra.span>
          <Status of={channelMeanings} is={channel.status} />
        </chakra.p>
        <chakra.p textStyle="small" color="fg.muted" fontVariantNumeric="tabular-nums">
          {feeWords(channel)}
        </chakra.p>
        <chakra.p textStyle="small" color="fg.muted" fontVariantNumeric="tabular-nums">
          {t('limits', { minimum: rupiah(channel.minimum), maximum: rupiah(channel.maximum) })}
        </chakra.p>
        <Changed channel={channel} status={status} />
      </chakra.div>
      {status && step ? <StepButton {...{ channel, status, step, onAsk }} /> : null}
    </chakra.li>
  );
};

const Changed = ({ channel, status }: { channel: PaymentChannel; status: ChannelStatus | null }) => {
  const t = useT('payment-methods');
  const { changed_by: name, changed_at: at } = channel;
  if (status === null || at === null || name === null) return null;
  return (
    <chakra.p textStyle="small" color="fg.muted">
      {t(`changed.${status}`, { name })} · <Time value={at} />
      {status === 'submitted' ? ` · ${t('salesWillCall')}` : null}
    </chakra.p>
  );
};

type StepButtonProps = {
  channel: PaymentChannel;
  status: ChannelStatus;
  step: Step;
  onAsk: AskStep;
};

const StepButton = ({ channel, status, step, onAsk }: StepButtonProps) => {
  const t = useT('payment-methods');
  const words = useCodeWords();
  const decided = decideStep(step, { mode: useMode(), status });
  const { is_suspended: isSuspended } = useSession();
  const suspended = step === 'request' && isSuspended ? words('DPAY_MERCHANT_SUSPENDED') : undefined;
  return (
    <Button
      size="sm"
      aria-label={t(`${step}.of`, { channel: channel.name })}
      disabledReason={decided.ok ? suspended : words(decided.problem.code, decided.problem.params)}
      onClick={() => onAsk(step, channel.code)}
    >
      {t(`${step}.button`)}
    </Button>
  );
};
