import { chakra } from '@chakra-ui/react';
import type { Decision } from '@dasbor/domain/policy';
import { useCodeWords } from '../i18n/problem-words.ts';
import { useT } from '../i18n/use-t.ts';
import { Button, type ButtonProps } from '../ui/button.tsx';
import { Countdown } from '../ui/record/countdown.tsx';

type PolicyButtonProps = {
  decision: Decision;
  aheadMs?: number;
} & ButtonProps;

/** A button that shows why it is disabled, and counts down until it is enabled. */
export const PolicyButton = ({ decision, aheadMs = 0, disabledReason, ...button }: PolicyButtonProps) => {
  const words = useCodeWords();
  if (decision.allowed) return <Button {...button} disabledReason={disabledReason} />;
  const reason = words(decision.reason.code, decision.reason.params);
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="1.5">
      <Button {...button} disabledReason={reason} />
      <chakra.span textStyle="small" color="fg.muted">
        {reason} <PolicyCountdown decision={decision} aheadMs={aheadMs} />
      </chakra.span>
    </chakra.div>
  );
};

export const PolicyCountdown = ({ decision, aheadMs }: { decision: Decision; aheadMs: number }) => {
  const t = useT('policy');
  if (decision.allowed || decision.nextAllowedAt === null) return null;
  return (
    <Countdown until={decision.nextAllowedAt} aheadMs={aheadMs} words={(time) => t('again', { time })} />
  );
};
