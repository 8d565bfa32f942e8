import { may } from '@dasbor/domain/access';
import { useT } from '../../../shared/i18n/use-t.ts';
import { RecordList } from '../../../shared/list/define/record-list.tsx';
import { promoPaths } from '../../../shared/paths/money-in/promos.ts';
import { useWho } from '../../../shared/state/session.ts';
import { NewButton } from '../../../shared/ui/page/new-button.tsx';
import { promoList } from '../list.tsx';

export default function PromosPage() {
  const t = useT('promos');
  const create = may(useWho(), { permission: 'promo.create' }).ok ? (
    <NewButton to={promoPaths.create} label={t('list.create')} />
  ) : null;
  return <RecordList of={promoList} actions={create} emptyAction={create} />;
}
