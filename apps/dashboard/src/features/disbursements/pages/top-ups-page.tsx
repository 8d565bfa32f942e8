import { useT } from '../../../shared/i18n/use-t.ts';
import { RecordList } from '../../../shared/list/define/record-list.tsx';
import { TopUpCreateLink, topUpList } from '../../top-ups/public.ts';
import { SectionTabs } from '../components/section-tabs.tsx';

/** The same list as under Balance, because top-ups fill the one balance. */
export default function TopUpsPage() {
  const t = useT('disbursements');
  return (
    <RecordList
      of={topUpList}
      title={t('list.title')}
      label={t('nav.topUps')}
      intro={<SectionTabs />}
      actions={<TopUpCreateLink />}
      emptyAction={<TopUpCreateLink />}
    />
  );
}
