import { chakra } from '@chakra-ui/react';
import { may } from '@dasbor/domain/access';
import { decideSendAgain } from '@dasbor/domain/disbursements';
import { useParams } from 'react-router-dom';
import { DetailHeader } from '../../../shared/detail/detail-header.tsx';
import { DetailLayout } from '../../../shared/detail/detail-layout.tsx';
import { DetailPage } from '../../../shared/detail/detail-page.tsx';
import { useT } from '../../../shared/i18n/use-t.ts';
import { lastAddress } from '../../../shared/list/query/list-memory.ts';
import { PolicyButton } from '../../../shared/policy/policy-button.tsx';
import { usePolicy } from '../../../shared/policy/use-policy.ts';
import { useWho } from '../../../shared/state/session.ts';
import { Status } from '../../../shared/status/status.tsx';
import type { Back } from '../../../shared/ui/page/back-link.tsx';
import { Time } from '../../../shared/ui/time.tsx';
import type { DisbursementItem } from '../api/types.ts';
import { useDisbursement } from '../api/use-disbursement.ts';
import { useItem } from '../api/use-item.ts';
import { ItemFactsSection, RecipientSection } from '../components/item/item-facts.tsx';
import { ItemMoneySection } from '../components/item/item-money.tsx';
import { ItemOutcome } from '../components/item/item-outcome.tsx';
import { ReceiptButton } from '../components/item/receipt-button.tsx';
import { RetriggerDialog } from '../components/dialogs/retrigger-dialog.tsx';
import { TransfersSection } from '../components/transfers-section.tsx';
import { disbursementPaths } from '../../../shared/paths/money-out/disbursements.ts';
import { useStep } from '../presentation/use-step.ts';
import { accountOf, nameOf } from '../presentation/written.ts';
import { itemMeanings } from '../presentation/status-view.ts';

export default function ItemPage() {
  const t = useT('disbursements');
  const { id = '' } = useParams();
  const back = {
    to: lastAddress('disbursement-items', disbursementPaths.items),
    label: t('items.searchTitle'),
  };
  return (
    <DetailPage
      result={useItem(id)}
      title={t('itemPage.titleLoading')}
      back={back}
      permission="disbursement.view"
      missing="DPAY_DISBURSEMENT_ITEM_NOT_FOUND"
    >
      {(item) => <Item item={item} back={back} />}
    </DetailPage>
  );
}

const Item = ({ item, back }: { item: DisbursementItem; back: Back }) => {
  const t = useT('disbursements');
  return (
    <DetailLayout
      header={
        <DetailHeader
          title={t('itemPage.title', { name: nameOf(item) })}
          back={back}
          amount={item.amount ?? 0}
          status={<Status of={itemMeanings} is={item.status} size="md" />}
          actions={
            <>
              {item.status === 'done' ? <ReceiptButton item={item} /> : null}
              <SendAgain item={item} />
            </>
          }
        >
          <chakra.span>{accountOf(item)}</chakra.span>
          <Time value={item.created_at} />
        </DetailHeader>
      }
      notices={<ItemOutcome item={item} />}
      breakdown={<ItemMoneySection item={item} />}
      content={<TransfersSection item={item} />}
      related={<RecipientSection item={item} />}
      details={<ItemFactsSection item={item} />}
    />
  );
};

/** Retries this payout after the whole batch has ended. */
const SendAgain = ({ item }: { item: DisbursementItem }) => {
  const t = useT('disbursements');
  const who = useWho();
  const decision = usePolicy('disburse');
  const { step, open, close } = useStep();
  const { data: batch } = useDisbursement(item.disbursement_id);
  if (!batch || !item.retriggerable || !decideSendAgain(batch, batch.counts).ok) return null;
  if (!may(who, { permission: 'disbursement.retrigger' }).ok) return null;
  return (
    <>
      <PolicyButton size="sm" variant="primary" decision={decision} onClick={() => open('retrigger')}>
        {t('itemPage.retrigger')}
      </PolicyButton>
      <RetriggerDialog batch={batch} open={step === 'retrigger'} onClose={close} items={[item.id]} />
    </>
  );
};
