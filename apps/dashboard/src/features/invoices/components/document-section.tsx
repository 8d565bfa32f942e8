import { chakra } from '@chakra-ui/react';
import { may } from '@dasbor/domain/access';
import { useState } from 'react';
import { useLanguage, useT } from '../../../shared/i18n/use-t.ts';
import { useShareDialog } from '../../../shared/share/use-share-dialog.ts';
import { useSession, useWho } from '../../../shared/state/session.ts';
import { Button, LinkButton } from '../../../shared/ui/button.tsx';
import { FileButton } from '../../../shared/ui/file-button.tsx';
import { ConfirmDialog } from '../../../shared/ui/overlays/confirm-dialog.tsx';
import { preloadDialog } from '../../../shared/ui/overlays/dialog.tsx';
import { Section } from '../../../shared/ui/page/section.tsx';
import { useToast } from '../../../shared/ui/toast.tsx';
import type { Invoice } from '../api/types.ts';
import { useAskInvoice } from '../api/use-ask-invoice.ts';
import { useInvoiceDocument } from '../api/use-invoice-document.ts';
import { useDocumentWords } from '../presentation/use-document-words.ts';
import { useMayCreate } from './create-invoice.tsx';

type Props = { invoice: Invoice };

/** The page on which the customer pays, which a draft does not have, and the document. */
export const DocumentSection = ({ invoice }: Props) => {
  const { id, number, invoice_url: url, own_document: own, status } = invoice;
  const t = useT('invoices');
  const language = useLanguage();
  const documentIn = useInvoiceDocument(id);
  const { show } = useShareDialog();
  const mayCreate = useMayCreate();
  const hasDocument = may(useWho(), { permission: 'invoice.view', feature: 'invoice_document' }).ok;
  if (url === null && !hasDocument) return null;
  return (
    <Section title={t('document.title')} data-section="document">
      {hasDocument ? <WhichDocument invoice={invoice} /> : null}
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        {url === null ? null : (
          <>
            <Button size="sm" onClick={() => show('link')}>
              {t('document.share')}
            </Button>
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
            name={`invoice-${(number ?? id).replaceAll('/', '-')}.pdf`}
            make={() => documentIn(language)}
          />
        ) : null}
        {own && hasDocument && status === 'draft' && mayCreate ? <UseGenerated id={id} /> : null}
      </chakra.div>
    </Section>
  );
};

/** The merchant's own document or the generated one. Only the generated one can hide contacts. */
const WhichDocument = ({ invoice: { own_document: own } }: Props) => {
  const t = useT('invoices');
  const words = useDocumentWords();
  const { masks_personal_data: isMasked } = useSession();
  return (
    <chakra.div mb="3" textStyle="small">
      <chakra.p overflowWrap="anywhere">
        {own ? t('document.own', { file: words(own) }) : t('document.generated')}
      </chakra.p>
      {own && isMasked ? (
        <chakra.p color="fg.muted" mt="1">
          {t('document.ownMasked')}
        </chakra.p>
      ) : null}
    </chakra.div>
  );
};

const UseGenerated = ({ id }: { id: string }) => {
  const t = useT('invoices');
  const toast = useToast();
  const { removeDocument } = useAskInvoice();
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <Button size="sm" onPointerEnter={preloadDialog} onFocus={preloadDialog} onClick={() => setAsked(true)}>
        {t('document.useGenerated')}
      </Button>
      <ConfirmDialog
        open={isAsked}
        onClose={() => setAsked(false)}
        title={t('document.generatedTitle')}
        text={t('document.generatedText')}
        yes={t('document.useGenerated')}
        onConfirm={async () => {
          await removeDocument(id);
          setAsked(false);
          toast.success(t('document.generatedDone'));
        }}
      />
    </>
  );
};
