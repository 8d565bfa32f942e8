import { chakra } from '@chakra-ui/react';
import { useMethodWords } from '../../../shared/payments/method-words.ts';
import { oneOrMany } from '../../../shared/i18n/one-or-many.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { Section } from '../../../shared/ui/page/section.tsx';
import type { MethodChannels } from '../api/types.ts';
import { ChannelRow } from './channel-row.tsx';
import type { AskStep } from './channel-row.tsx';

type MethodSectionProps = { method: MethodChannels; ppn: number; onAsk: AskStep };

export const MethodSection = ({ method, ppn, onAsk }: MethodSectionProps) => {
  const t = useT('payment-methods');
  const words = useMethodWords()(method.method);
  const days = method.settlement_working_days;
  return (
    <Section
      title={words}
      description={t(`settlement.${oneOrMany(days)}`, { days })}
      padding="flush"
      data-section={method.method}
    >
      <chakra.ul listStyleType="none" m="0" p="0" aria-label={words}>
        {method.channels.map((channel) => (
          <ChannelRow key={channel.code} channel={channel} ppn={ppn} onAsk={onAsk} />
        ))}
      </chakra.ul>
    </Section>
  );
};
