import { chakra } from '@chakra-ui/react';
import { rupiah } from '@dasbor/domain/kernel';
import { linkMessage, whatsAppPhone } from '@dasbor/domain/payment-links';
import { whatsAppUrl } from '@dasbor/domain/refund-claims';
import { type ReactNode, Suspense, useState } from 'react';
import type { Language } from '../../../shared/i18n/i18n.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { paymentLinkPaths } from '../../../shared/paths/payment-links.ts';
import { AppLink } from '../../../shared/ui/app-link.tsx';
import { LinkButton } from '../../../shared/ui/button.tsx';
import { Field } from '../../../shared/ui/fields/field.tsx';
import { Select } from '../../../shared/ui/fields/select.ts';
import { TextBlock } from '../../../shared/ui/fields/text-block.tsx';
import { lazyExtra } from '../../../shared/ui/overlays/lazy-part.ts';
import { Skeleton } from '../../../shared/ui/page/skeleton.tsx';
import type { PaymentLink } from '../api/types.ts';
import { useTemplate } from '../api/use-template.ts';
import { useMayCreate } from './create-link.tsx';

/** The code of QR images is loaded beside the page. If it fails to load, the link is still there. */
const QrCode = lazyExtra(() => import('./qr-code.tsx'));

type SharePartsProps = {
  link: PaymentLink;
  /** Other ways to send it. */
  actions?: ReactNode;
};

/** Everything that gets a link to a customer: the address, its QR code, and the message for WhatsApp. */
export const ShareParts = ({ link, actions }: SharePartsProps) => {
  const t = useT('payment-links');
  return (
    <chakra.div display="grid" gap="4">
      <TextBlock label={t('share.link')} text={link.url} />
      <chakra.div display="grid" gap="4" gridTemplateColumns={{ base: '1fr', md: 'auto minmax(0, 1fr)' }}>
        <Suspense fallback={<Skeleton height="14rem" width="11rem" justifySelf="center" />}>
          <QrCode url={link.url} name={link.reference_id} />
        </Suspense>
        <Message link={link} actions={actions} />
      </chakra.div>
    </chakra.div>
  );
};

const Message = ({ link, actions }: SharePartsProps) => {
  const t = useT('payment-links');
  const mayCreate = useMayCreate();
  const { data } = useTemplate();
  // Most customers are Indonesian, whatever the language of the dashboard.
  const [language, setLanguage] = useState<Language>('id');
  const facts = {
    name: link.customer?.name ?? null,
    amount: rupiah(link.amount),
    url: link.url,
    expiresAt: link.expires_at,
  };
  // Without the template, the link alone is a message too.
  const message = linkMessage(data?.templates[language] ?? '{link}', facts, language);
  return (
    <chakra.div display="grid" gap="3" alignContent="start">
      <Field
        label={t('share.language')}
        aside={mayCreate ? <AppLink to={paymentLinkPaths.template}>{t('share.edit')}</AppLink> : undefined}
      >
        {(control) => (
          <Select
            {...control}
            value={language}
            onChange={(event) => setLanguage(event.target.value === 'en' ? 'en' : 'id')}
          >
            <option value="id">{t('share.in.id')}</option>
            <option value="en">{t('share.in.en')}</option>
          </Select>
        )}
      </Field>
      <TextBlock label={t('share.message')} text={message} />
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        <LinkButton size="sm" variant="primary">
          <a
            href={whatsAppUrl(whatsAppPhone(link.customer?.mobile ?? null), message)}
            target="_blank"
            rel="noreferrer"
          >
            {t('share.whatsApp')}
          </a>
        </LinkButton>
        {actions}
      </chakra.div>
    </chakra.div>
  );
};
