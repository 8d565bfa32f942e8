import { chakra } from '@chakra-ui/react';
import { DetailPage } from '../../../shared/detail/detail-page.tsx';
import { useT } from '../../../shared/i18n/use-t.ts';
import { paymentLinkPaths } from '../../../shared/paths/money-in/payment-links.ts';
import { useScope } from '../../../shared/state/session.ts';
import { PageHeader } from '../../../shared/ui/page/page-header.tsx';
import { useTemplate } from '../api/use-template.ts';
import { TemplateForm } from '../components/template-form.tsx';

/** The merchant's own message, for everybody who shares links. */
export default function TemplatePage() {
  const t = useT('payment-links');
  const scope = useScope().join(' ');
  const template = useTemplate();
  const back = { to: paymentLinkPaths.list, label: t('list.title') };
  return (
    <DetailPage
      result={template}
      title={t('template.title')}
      back={back}
      permission="payment_link.view"
      missing="DPAY_PAYMENT_LINK_NOT_FOUND"
    >
      {({ templates, is_standard: isStandard }) => (
        <>
          <PageHeader title={t('template.title')} description={t('template.intro')} back={back} />
          <chakra.div maxW="44rem">
            <TemplateForm
              // A new start when somebody saves, so that the saved text is what a draft is compared with.
              key={`${scope} ${templates.id} ${templates.en}`}
              templates={templates}
              isStandard={isStandard}
              onSave={template.save}
              draftName={`${scope} payment-link-template`}
            />
          </chakra.div>
        </>
      )}
    </DetailPage>
  );
}
