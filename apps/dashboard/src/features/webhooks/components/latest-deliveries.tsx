import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { useT } from '../../../shared/i18n/use-t.ts';
import { prefetchPage } from '../../../shared/lib/prefetch.ts';
import { Status } from '../../../shared/status/status.tsx';
import { AppLink } from '../../../shared/ui/app-link.tsx';
import { PageState } from '../../../shared/ui/page/page-state.tsx';
import { ROW_LINK } from '../../../shared/ui/record/row-link.ts';
import { Section } from '../../../shared/ui/page/section.tsx';
import { Time } from '../../../shared/ui/time.tsx';
import type { Delivery } from '../api/types.ts';
import { useLatestDeliveries } from '../api/use-deliveries.ts';
import { webhookPaths } from '../../../shared/paths/developers/webhooks.ts';
import { useEventWords } from '../presentation/use-event-words.ts';
import { deliveryMeanings } from '../presentation/status-view.ts';

/** The newest few deliveries, and a link to all of them. */
export const LatestDeliveries = ({ webhookId }: { webhookId: string }) => {
  const t = useT('webhooks');
  const { data, error, mutate } = useLatestDeliveries(webhookId);
  const isFilled = data !== undefined && data.length > 0;
  return (
    <Section
      title={t('log.title')}
      padding={isFilled ? 'flush' : 'normal'}
      actions={<AppLink to={webhookPaths.deliveries({ webhook: [webhookId] })}>{t('latest.all')}</AppLink>}
    >
      {isFilled ? (
        <chakra.ul css={ROWS} aria-label={t('log.title')}>
          {data.map((delivery) => (
            <Row key={delivery.id} delivery={delivery} />
          ))}
        </chakra.ul>
      ) : error ? (
        <PageState kind="failed" error={error} onRetry={() => void mutate()} />
      ) : data ? (
        <chakra.p textStyle="body" color="fg.muted">
          {t('latest.none')}
        </chakra.p>
      ) : (
        <PageState kind="loading" />
      )}
    </Section>
  );
};

const Row = ({ delivery }: { delivery: Delivery }) => {
  const eventWords = useEventWords();
  const to = webhookPaths.delivery(delivery.id);
  return (
    <li data-row={delivery.id}>
      <span>
        <Link
          to={to}
          data-row-link=""
          onPointerEnter={() => prefetchPage(to)}
          onFocus={() => prefetchPage(to)}
        >
          {eventWords(delivery.event)}
        </Link>
        <span data-part="meta">
          <Time value={delivery.created_at} precision="second" />
        </span>
      </span>
      <Status of={deliveryMeanings} is={delivery.status} />
    </li>
  );
};

const ROWS = {
  ...ROW_LINK,
  listStyleType: 'none',
  m: '0',
  p: '0',
  pb: '1',
  '& li': {
    position: 'relative',
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: '3',
    px: { base: '4', sm: '5' },
    py: '2.5',
    textStyle: 'body',
    borderBottomWidth: '1px',
    borderColor: 'border.muted',
  },
  '& li:last-of-type': { borderBottomWidth: '0' },
  '& li:hover': { bg: 'bg.subtle' },
  '& [data-row-link]': { fontWeight: 'medium' },
  '& [data-part=meta]': { display: 'block', textStyle: 'small', color: 'fg.muted' },
} as const;
