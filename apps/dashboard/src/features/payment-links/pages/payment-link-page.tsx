import { useParams } from 'react-router-dom';
import { DetailHeader } from '../../../shared/detail/detail-header.tsx';
import { DetailLayout } from '../../../shared/detail/detail-layout.tsx';
import { DetailPage } from '../../../shared/detail/detail-page.tsx';
import { useT } from '../../../shared/i18n/use-t.ts';
import { lastAddress } from '../../../shared/list/query/list-memory.ts';
import { paymentLinkPaths } from '../../../shared/paths/money-in/payment-links.ts';
import { Status } from '../../../shared/status/status.tsx';
import type { Back } from '../../../shared/ui/page/back-link.tsx';
import { Countdown } from '../../../shared/ui/record/countdown.tsx';
import { Time } from '../../../shared/ui/time.tsx';
import type { PaymentLink } from '../api/types.ts';
import { usePaymentLink } from '../api/use-payment-link.ts';
import { HistorySection } from '../components/history-section.tsx';
import { LinkActions } from '../components/link-actions.tsx';
import { CustomerSection, FactsSection, ShareSection, ShownSection } from '../components/link-sections.tsx';
import { OutcomeNotice } from '../components/outcome-notice.tsx';
import { ShareDialogs } from '../components/share-dialogs.tsx';
import { paymentLinkMeanings } from '../presentation/status-view.ts';

export default function PaymentLinkPage() {
  const t = useT('payment-links');
  const { id = '' } = useParams();
  const back = { to: lastAddress('payment-links', paymentLinkPaths.list), label: t('list.title') };
  return (
    <DetailPage
      result={usePaymentLink(id)}
      title={t('detail.titleLoading')}
      back={back}
      permission="payment_link.view"
      missing="DPAY_PAYMENT_LINK_NOT_FOUND"
    >
      {(link) => <Detail key={link.id} link={link} back={back} />}
    </DetailPage>
  );
}

const Detail = ({ link, back }: { link: PaymentLink; back: Back }) => {
  const t = useT('payment-links');
  const isOpen = link.status === 'unpaid';
  return (
    <>
      <DetailLayout
        header={
          <DetailHeader
            title={t('detail.title', { reference: link.reference_id })}
            back={back}
            amount={link.amount}
            status={<Status of={paymentLinkMeanings} is={link.status} size="md" />}
            actions={<LinkActions link={link} />}
          >
            {isOpen ? (
              <Countdown
                until={link.expires_at}
                words={(time) => t('detail.left', { time })}
                over={t('detail.over')}
              />
            ) : (
              <Time value={link.created_at} />
            )}
          </DetailHeader>
        }
        notices={<OutcomeNotice link={link} />}
        content={
          <>
            {isOpen ? <ShareSection link={link} /> : null}
            <ShownSection link={link} />
          </>
        }
        timeline={<HistorySection link={link} />}
        related={<CustomerSection link={link} />}
        details={<FactsSection link={link} />}
      />
      <ShareDialogs link={link} />
    </>
  );
};
