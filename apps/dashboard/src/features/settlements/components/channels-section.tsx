import { chakra } from '@chakra-ui/react';
import { useT } from '../../../shared/i18n/use-t.ts';
import { useIsPhone } from '../../../shared/list/use-media.ts';
import { PageState } from '../../../shared/ui/page/page-state.tsx';
import { Section } from '../../../shared/ui/page/section.tsx';
import { Skeleton } from '../../../shared/ui/page/skeleton.tsx';
import type { Settlement } from '../api/types.ts';
import { useBreakdown } from '../api/use-breakdown.ts';
import { ChannelCards } from './channel-cards.tsx';
import { ChannelTable } from './channel-table.tsx';

/** The same amounts by channel and fee payer, with sums that equal the settlement. Empty for a settlement without payments. */
export const ChannelsSection = ({ settlement }: { settlement: Settlement }) => {
  const t = useT('settlements');
  const { data: lines, error, mutate } = useBreakdown(settlement.id);
  const isPhone = useIsPhone();
  if (lines?.length === 0) return null;
  return (
    <Section title={t('detail.channels.title')} padding="flush" data-section="channels">
      {lines ? (
        <>
          {isPhone ? <ChannelCards lines={lines} /> : <ChannelTable lines={lines} />}
          {lines.some(({ discount }) => discount > 0) ? (
            <chakra.p textStyle="small" color="fg.subtle" px={{ base: '4', sm: '5' }} py="3">
              {t('detail.channels.discountHint')}
            </chakra.p>
          ) : null}
        </>
      ) : error ? (
        <PageState kind="failed" error={error} onRetry={() => void mutate()} />
      ) : (
        <PageState kind="loading">
          <chakra.div aria-hidden="true" display="grid" gap="4" px="5" pb="4">
            {[96, 92, 94].map((width) => (
              <Skeleton key={width} height="5" width={`${width}%`} />
            ))}
          </chakra.div>
        </PageState>
      )}
    </Section>
  );
};
