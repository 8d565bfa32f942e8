import { useT } from '../../../shared/i18n/use-t.ts';
import { useRecordList } from '../../../shared/list/define/use-record-list.tsx';
import { ListPage } from '../../../shared/list/list-page.tsx';
import { quotationPaths } from '../../../shared/paths/money-in/quotations.ts';
import { useScope } from '../../../shared/state/session.ts';
import { NewButton } from '../../../shared/ui/page/new-button.tsx';
import { InvoiceTabs } from '../../invoices/public.ts';
import { Totals } from '../components/totals.tsx';
import { quotationList } from '../list.tsx';
import { useMayCreate } from '../presentation/use-may-create.ts';

/** Keyed by mode and merchant, so that the rows of one never appear for another. */
export default function QuotationsPage() {
  return <Quotations key={useScope().join(' ')} />;
}

const Quotations = () => {
  const t = useT('quotations');
  const rows = useRecordList(quotationList);
  const create = useMayCreate() ? <NewButton to={quotationPaths.create} label={t('list.create')} /> : null;
  return (
    <ListPage
      {...rows}
      title={t('list.title')}
      intro={
        <>
          <InvoiceTabs />
          <Totals list={rows.list} hasRows={(rows.result.data?.data.length ?? 0) > 0} />
        </>
      }
      actions={create}
      empty={{ ...rows.empty, action: create }}
    />
  );
};
