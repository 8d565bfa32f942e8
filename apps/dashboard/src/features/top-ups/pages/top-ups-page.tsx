import { useT } from '../../../shared/i18n/use-t.ts';
import { RecordList } from '../../../shared/list/define/record-list.tsx';
import { balancePaths } from '../../../shared/paths/money-out/balance.ts';
import { TopUpCreateLink } from '../components/top-up-create-link.tsx';
import { topUpList } from '../list.tsx';

export default function TopUpsPage() {
  const t = useT('top-ups');
  return (
    <RecordList
      of={topUpList}
      back={{ to: balancePaths.balance, label: t('form.back') }}
      actions={<TopUpCreateLink />}
      emptyAction={<TopUpCreateLink />}
    />
  );
}
