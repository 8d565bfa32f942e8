import { chakra } from '@chakra-ui/react';
import { useSearchParams } from 'react-router-dom';
import { useLanguage, useT } from '../../../shared/i18n/use-t.ts';
import { Section } from '../../../shared/ui/page/section.tsx';
import { Skeleton } from '../../../shared/ui/page/skeleton.tsx';
import { Tabs } from '../../../shared/ui/page/tabs.tsx';
import { useInstructions } from '../api/use-instructions.ts';
import type { TopUp, TopUpInstructions } from '../api/types.ts';

const SOURCES = ['same', 'other'] as const;
const CHANNELS = ['atm', 'mobile_app', 'internet_banking'] as const;

/** Payment steps in the reader's language. Bank and channel are in the URL, so that the link can be shared. */
export const InstructionsSection = ({ topUp }: { topUp: TopUp }) => {
  const t = useT('top-ups');
  const [params, setParams] = useSearchParams();
  const { data, error } = useInstructions(topUp.id);
  const source = SOURCES.find((one) => one === params.get('from')) ?? 'same';
  const channel = CHANNELS.find((one) => one === params.get('channel')) ?? 'atm';
  const choose = (changes: { from?: string; channel?: string }) =>
    setParams({ from: source, channel, ...changes }, { replace: true });

  return (
    <Section title={t('detail.instructions.title')} data-section="instructions">
      <Tabs
        label={t('detail.instructions.from')}
        tabs={[
          { key: 'same', label: t('detail.instructions.same', { bank: topUp.bank_name }) },
          { key: 'other', label: t('detail.instructions.other') },
        ]}
        value={source}
        onChange={(from) => choose({ from })}
      >
        <Tabs
          label={t('detail.instructions.channel')}
          tabs={CHANNELS.map((key) => ({ key, label: t(`detail.instructions.channels.${key}`) }))}
          value={channel}
          onChange={(key) => choose({ channel: key })}
        >
          {error && !data ? (
            <chakra.p color="fg.muted">{t('detail.instructions.failed')}</chakra.p>
          ) : (
            <Steps ways={data && WAYS[source](data)} channel={channel} />
          )}
        </Tabs>
      </Tabs>
    </Section>
  );
};

const WAYS = {
  same: (all: TopUpInstructions) => all.from_the_same_bank,
  other: (all: TopUpInstructions) => all.from_another_bank,
} as const;

type StepsProps = {
  ways: TopUpInstructions['from_another_bank'] | undefined;
  channel: (typeof CHANNELS)[number];
};

const Steps = ({ ways, channel }: StepsProps) => {
  const t = useT('top-ups');
  const language = useLanguage();
  if (!ways) {
    return (
      <chakra.div aria-busy="true" display="grid" gap="3">
        {[70, 84, 62, 76].map((width) => (
          <Skeleton key={width} height="4" width={`${width}%`} />
        ))}
      </chakra.div>
    );
  }
  const way = ways.find((one) => one.channel === channel);
  if (!way) return <chakra.p color="fg.muted">{t('detail.instructions.none')}</chakra.p>;
  const { heading, steps } = way[language];
  return (
    <>
      <chakra.h3 textStyle="label" color="fg.muted" mb="2">
        {heading}
      </chakra.h3>
      <chakra.ol ps="6" display="grid" gap="2" listStyleType="decimal" textStyle="body">
        {steps.map((step) => (
          <chakra.li key={step} ps="1" overflowWrap="anywhere">
            {step}
          </chakra.li>
        ))}
      </chakra.ol>
    </>
  );
};
