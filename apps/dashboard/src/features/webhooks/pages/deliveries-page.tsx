import { useT } from '../../../shared/i18n/use-t.ts';
import { useRecordList } from '../../../shared/list/define/use-record-list.tsx';
import { ListPage } from '../../../shared/list/list-page.tsx';
import { useScope } from '../../../shared/state/session.ts';
import { useDueRows } from '../api/use-due-rows.ts';
import { ReplayButton } from '../components/replay-button.tsx';
import { deliveryList } from '../delivery-list.tsx';
import { webhookPaths } from '../../../shared/paths/developers/webhooks.ts';

/** One list per mode and merchant: the rows of one never show in the other. */
export default function DeliveriesPage() {
  return <Deliveries key={useScope().join(' ')} />;
}

const Deliveries = () => {
  const t = useT('webhooks');
  const deliveries = useRecordList(deliveryList);
  const { list, fields, result } = deliveries;
  useDueRows(result);
  return (
    <ListPage
      {...deliveries}
      title={t('log.title')}
      back={{ to: webhookPaths.list, label: t('list.title') }}
      actions={<ReplayButton list={list} fields={fields} />}
    />
  );
};
