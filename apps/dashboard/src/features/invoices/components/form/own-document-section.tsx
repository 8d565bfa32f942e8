import { chakra } from '@chakra-ui/react';
import { OWN_DOCUMENT } from '@dasbor/domain/invoices';
import { useEffect, useId, useRef, useState } from 'react';
import { useProblemWords } from '../../../../shared/i18n/problem-words.ts';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { MEGABYTE } from '../../../../shared/intake/file/megabyte.ts';
import { describeFailure, type Failure } from '../../../../shared/lib/failure.ts';
import { Banner } from '../../../../shared/ui/banner.tsx';
import { Button } from '../../../../shared/ui/button.tsx';
import { ErrorText } from '../../../../shared/ui/error-text.tsx';
import { Section } from '../../../../shared/ui/page/section.tsx';
import type { OwnDocument } from '../../api/types.ts';
import { useUploadDocument } from '../../api/use-upload-document.ts';
import { checkDocument } from '../../forms/check-document.ts';
import { type InvoiceFormState, NO_DOCUMENT } from '../../forms/invoice-values.ts';
import { useDocumentWords } from '../../presentation/use-document-words.ts';

type OwnDocumentSectionProps = {
  form: InvoiceFormState;
  isUploading: boolean;
  onUploading: (isUploading: boolean) => void;
};

/** A PDF of the merchant instead of the generated document. It is stored at once, and belongs to the invoice when the invoice is saved. */
export const OwnDocumentSection = ({ form, isUploading, onUploading }: OwnDocumentSectionProps) => {
  const t = useT('invoices');
  const words = useDocumentWords();
  const { own_document: own } = form.values;
  const has = own.id !== '';
  const error = form.errorOf('own_document');
  const errorId = useId();
  const pick = useRef<HTMLButtonElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const use = (document: OwnDocument) => form.set({ own_document: document });
  const upload = useTakenFile({ onTaken: use, onUploading });
  const label = has ? 'form.replaceDocument' : 'form.uploadDocument';
  return (
    <Section
      title={t('form.document')}
      description={t('form.documentText', { megabytes: OWN_DOCUMENT.mostBytes / MEGABYTE })}
      data-section="own-document"
    >
      <chakra.div display="grid" gap="3" justifyItems="start">
        <chakra.p role="status" overflowWrap="anywhere">
          {upload.sending
            ? t('form.documentUploading', { file: words(upload.sending) })
            : has
              ? t('form.documentOwn', { file: words(own) })
              : t('form.documentGenerated')}
        </chakra.p>
        {has && !isUploading ? (
          <chakra.p textStyle="small" color="fg.muted">
            {t('form.documentCheck')}
          </chakra.p>
        ) : null}
        <chakra.div display="flex" flexWrap="wrap" gap="2">
          <Button
            ref={pick}
            size="sm"
            loading={isUploading}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? errorId : undefined}
            onClick={() => input.current?.click()}
          >
            {t(label)}
          </Button>
          {isUploading ? (
            <Button
              size="sm"
              variant="quiet"
              onClick={() => {
                upload.cancel();
                pick.current?.focus();
              }}
            >
              {t('form.cancelUpload')}
            </Button>
          ) : null}
          {has && !isUploading ? (
            <Button
              size="sm"
              variant="quiet"
              onClick={() => {
                use(NO_DOCUMENT);
                pick.current?.focus();
              }}
            >
              {t('document.useGenerated')}
            </Button>
          ) : null}
        </chakra.div>
        <input
          ref={input}
          type="file"
          hidden
          aria-label={t('form.documentFile')}
          accept="application/pdf,.pdf"
          onChange={(event) => {
            const file = event.target.files?.[0];
            event.target.value = '';
            if (file) void upload.take(file);
          }}
        />
        {error ? <ErrorText id={errorId}>{error}</ErrorText> : null}
        {upload.refused ? <Refused {...upload.refused} /> : null}
      </chakra.div>
    </Section>
  );
};

type Taking = { onTaken: (document: OwnDocument) => void; onUploading: (isUploading: boolean) => void };

/** Checks and uploads a file, until it is cancelled or the form is left. */
const useTakenFile = ({ onTaken, onUploading }: Taking) => {
  const upload = useUploadDocument();
  const [sending, setSending] = useState<File | null>(null);
  const [refused, setRefused] = useState<{ file: string; failure: Failure } | null>(null);
  const running = useRef<AbortController | null>(null);
  const cancel = () => running.current?.abort();
  useEffect(() => cancel, []);

  const take = async (file: File) => {
    const current = new AbortController();
    running.current = current;
    setRefused(null);
    setSending(file);
    onUploading(true);
    try {
      const problem = await checkDocument(file);
      if (problem) setRefused({ file: file.name, failure: { kind: 'problem', ...problem } });
      else {
        const stored = await upload(file, current.signal);
        if (!current.signal.aborted) onTaken(stored);
      }
    } catch (error) {
      if (!current.signal.aborted) setRefused({ file: file.name, failure: describeFailure(error) });
    } finally {
      setSending(null);
      onUploading(false);
    }
  };
  return { take, cancel, sending, refused };
};

const Refused = ({ file, failure }: { file: string; failure: Failure }) => {
  const t = useT('invoices');
  const { title, action } = useProblemWords(failure);
  return (
    <Banner tone="danger" live="alert" title={t('form.documentRefused', { file })}>
      {title} {action}
    </Banner>
  );
};
