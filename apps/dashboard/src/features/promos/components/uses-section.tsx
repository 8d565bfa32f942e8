import { may } from '@dasbor/domain/access';
import { useSWRConfig } from 'swr';
import { useT } from '../../../shared/i18n/use-t.ts';
import { useLiveEvents } from '../../../shared/lib/events/live-events.ts';
import { ListSection } from '../../../shared/list/list-section.tsx';
import { paymentPaths } from '../../../shared/paths/money-in/payments.ts';
import { useScope, useWho } from '../../../shared/state/session.ts';
import { PROMO_TOPIC, promoUseKeys } from '../api/keys.ts';
import { promoUsesList } from '../uses-list.tsx';

/** Its payments, read again with each use. Each links to its page for those who may view payments. */
export const UsesSection = ({ id }: { id: string }) => {
  const t = useT('promos');
  const scope = useScope();
  const { mutate } = useSWRConfig();
  const mayOpen = may(useWho(), { permission: 'payment.view' }).ok;
  useLiveEvents([PROMO_TOPIC], (event) => {
    if (event.subject_id === id) void mutate(promoUseKeys.all(scope));
  });
  return (
    <ListSection
      of={promoUsesList}
      path={{ id }}
      title={t('uses.title')}
      empty={{ title: t('uses.empty.title'), description: t('uses.empty.description') }}
      fileName={`${promoUsesList.name}_${id}`}
      rowPath={mayOpen ? (use) => paymentPaths.detail(use.id) : undefined}
    />
  );
};
