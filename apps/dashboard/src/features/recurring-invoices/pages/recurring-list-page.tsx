import { useT } from '../../../shared/i18n/use-t.ts';
import { RecordList } from '../../../shared/list/define/record-list.tsx';
import { recurringInvoicePaths } from '../../../shared/paths/money-in/recurring-invoices.ts';
import { NewButton } from '../../../shared/ui/page/new-button.tsx';
import { InvoiceTabs } from '../../invoices/public.ts';
import { recurringList } from '../list.tsx';
import { useMayCreate } from '../presentation/use-may-create.ts';

export default function RecurringListPage() {
  const t = useT('recurring-invoices');
  const create = useMayCreate() ? (
    <NewButton to={recurringInvoicePaths.create} label={t('list.create')} />
  ) : null;
  return <RecordList of={recurringList} intro={<InvoiceTabs />} actions={create} emptyAction={create} />;
}
