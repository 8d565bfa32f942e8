import { chakra } from '@chakra-ui/react';
import { useSearchParams } from 'react-router-dom';
import { DetailPage } from '../../../shared/detail/detail-page.tsx';
import { useT } from '../../../shared/i18n/use-t.ts';
import { paymentLinkPaths } from '../../../shared/paths/money-in/payment-links.ts';
import { useScope, useSession } from '../../../shared/state/session.ts';
import { PageHeader } from '../../../shared/ui/page/page-header.tsx';
import { usePaymentLink } from '../api/use-payment-link.ts';
import { LinkForm } from '../components/link-form.tsx';
import { EMPTY_VALUES, type LinkValues, valuesLike } from '../forms/link-values.ts';

/** An empty form, or one that is filled in like another link. */
export default function PaymentLinkNewPage() {
  const t = useT('payment-links');
  const [params] = useSearchParams();
  const from = params.get('from');
  const { masks_personal_data: isMasked } = useSession();
  const source = usePaymentLink(from);
  const title = t(from ? 'form.duplicateTitle' : 'form.title');
  const back = { to: paymentLinkPaths.list, label: t('list.title') };
  if (from === null) return <NewLink title={title} initial={EMPTY_VALUES} />;
  return (
    <DetailPage
      result={source}
      title={title}
      back={back}
      permission="payment_link.view"
      missing="DPAY_PAYMENT_LINK_NOT_FOUND"
    >
      {(link) => <NewLink title={title} initial={valuesLike(link, isMasked)} from={from} />}
    </DetailPage>
  );
}

type NewLinkProps = { title: string; initial: LinkValues; from?: string };

const NewLink = ({ title, initial, from }: NewLinkProps) => {
  const t = useT('payment-links');
  const scope = useScope().join(' ');
  return (
    <>
      <PageHeader
        title={title}
        description={t(from ? 'form.duplicateIntro' : 'form.intro')}
        back={{ to: paymentLinkPaths.list, label: t('list.title') }}
      />
      <chakra.div maxW="44rem">
        <LinkForm
          key={`${scope} ${from}`}
          initial={initial}
          draftName={`${scope} payment-link${from ? ` ${from}` : ''}`}
        />
      </chakra.div>
    </>
  );
};
