import { rupiah } from '@dasbor/domain/kernel';
import { linkMessage } from '@dasbor/domain/payment-links';
import type { ReactNode } from 'react';
import { useT } from '../../../shared/i18n/use-t.ts';
import { paymentLinkPaths } from '../../../shared/paths/money-in/payment-links.ts';
import { ShareParts } from '../../../shared/share/share-parts.tsx';
import { AppLink } from '../../../shared/ui/app-link.tsx';
import type { PaymentLink } from '../api/types.ts';
import { useTemplate } from '../api/use-template.ts';
import { useMayCreate } from './create-link.tsx';

type ShareLinkProps = { link: PaymentLink; actions?: ReactNode };

/** A link with the message of its merchant. */
export const ShareLink = ({ link, actions }: ShareLinkProps) => {
  const t = useT('payment-links');
  const mayCreate = useMayCreate();
  const { data } = useTemplate();
  const facts = {
    name: link.customer?.name ?? null,
    amount: rupiah(link.amount),
    url: link.url,
    expiresAt: link.expires_at,
  };
  return (
    <ShareParts
      url={link.url}
      name={link.reference_id}
      mobile={link.customer?.mobile ?? null}
      // Without the template, the link alone is a message too.
      messageIn={(language) => linkMessage(data?.templates[language] ?? '{link}', facts, language)}
      aside={mayCreate ? <AppLink to={paymentLinkPaths.template}>{t('share.edit')}</AppLink> : undefined}
      actions={actions}
    />
  );
};
