import { chakra } from '@chakra-ui/react';
import { may } from '@dasbor/domain/access';
import { useLanguage, useT } from '../../../shared/i18n/use-t.ts';
import { useShareDialog } from '../../../shared/share/use-share-dialog.ts';
import { useWho } from '../../../shared/state/session.ts';
import { Button, LinkButton } from '../../../shared/ui/button.tsx';
import { FileButton } from '../../../shared/ui/file-button.tsx';
import { Section } from '../../../shared/ui/page/section.tsx';
import type { Quotation } from '../api/types.ts';
import { useQuotationDocument } from '../api/use-quotation-document.ts';

/** The page on which the customer answers, which a draft does not have, and the document. Nobody is asked for a second answer. */
export const DocumentSection = ({
  quotation: { id, number, status, quotation_url: url },
}: {
  quotation: Quotation;
}) => {
  const t = useT('quotations');
  const language = useLanguage();
  const documentIn = useQuotationDocument(id);
  const { show } = useShareDialog();
  const hasDocument = may(useWho(), { permission: 'invoice.view', feature: 'invoice_document' }).ok;
  if (url === null && !hasDocument) return null;
  return (
    <Section title={t('document.title')} data-section="document">
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        {url === null ? null : (
          <>
            {status === 'sent' ? (
              <Button size="sm" onClick={() => show('link')}>
                {t('document.share')}
              </Button>
            ) : null}
            <LinkButton size="sm">
              <a href={url} target="_blank" rel="noreferrer">
                {t('document.open')}
              </a>
            </LinkButton>
          </>
        )}
        {hasDocument ? (
          <FileButton
            label={t('document.download')}
            name={`quotation-${(number ?? id).replaceAll('/', '-')}.pdf`}
            make={() => documentIn(language)}
          />
        ) : null}
      </chakra.div>
    </Section>
  );
};
