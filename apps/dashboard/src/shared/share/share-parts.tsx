import { chakra } from '@chakra-ui/react';
import { whatsAppPhone } from '@dasbor/domain/payment-links';
import { whatsAppUrl } from '@dasbor/domain/refund-claims';
import { type ReactNode, Suspense, useState } from 'react';
import type { Language } from '../i18n/i18n.ts';
import { useT } from '../i18n/use-t.ts';
import { LinkButton } from '../ui/button.tsx';
import { Field } from '../ui/fields/field.tsx';
import { Select } from '../ui/fields/select.ts';
import { TextBlock } from '../ui/fields/text-block.tsx';
import { lazyExtra } from '../ui/overlays/lazy-part.ts';
import { Skeleton } from '../ui/page/skeleton.tsx';

/** The code of QR images is loaded beside the page. If it fails to load, the link is still there. */
const QrCode = lazyExtra(() => import('./qr-code.tsx'));

type SharePartsProps = {
  url: string;
  /** The number or reference that the page belongs to. */
  name: string;
  /** The phone of the customer. Without one, WhatsApp asks whom to send it to. */
  mobile: string | null;
  messageIn: (language: Language) => string;
  /** Beside the choice of the language. */
  aside?: ReactNode;
  /** Other ways to send it. */
  actions?: ReactNode;
};

/** Everything that gets the address of a page to a customer: the address, its QR code, and a message for WhatsApp. */
export const ShareParts = ({ url, name, ...message }: SharePartsProps) => {
  const t = useT('share');
  return (
    <chakra.div display="grid" gap="4">
      <TextBlock label={t('link')} text={url} />
      <chakra.div display="grid" gap="4" gridTemplateColumns={{ base: '1fr', md: 'auto minmax(0, 1fr)' }}>
        <Suspense fallback={<Skeleton height="14rem" width="11rem" justifySelf="center" />}>
          <QrCode url={url} name={name} />
        </Suspense>
        <Message {...message} />
      </chakra.div>
    </chakra.div>
  );
};

const Message = ({ mobile, messageIn, aside, actions }: Omit<SharePartsProps, 'url' | 'name'>) => {
  const t = useT('share');
  // Most customers are Indonesian, whatever the language of the dashboard.
  const [language, setLanguage] = useState<Language>('id');
  const message = messageIn(language);
  return (
    <chakra.div display="grid" gap="3" alignContent="start">
      <Field label={t('language')} aside={aside}>
        {(control) => (
          <Select
            {...control}
            value={language}
            onChange={(event) => setLanguage(event.target.value === 'en' ? 'en' : 'id')}
          >
            <option value="id">{t('in.id')}</option>
            <option value="en">{t('in.en')}</option>
          </Select>
        )}
      </Field>
      <TextBlock label={t('message')} text={message} />
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        <LinkButton size="sm" variant="primary">
          <a href={whatsAppUrl(whatsAppPhone(mobile), message)} target="_blank" rel="noreferrer">
            {t('whatsApp')}
          </a>
        </LinkButton>
        {actions}
      </chakra.div>
    </chakra.div>
  );
};
