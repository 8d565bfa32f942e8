import { chakra } from '@chakra-ui/react';
import { whatsAppUrl } from '@dasbor/domain/refund-claims';
import { useT } from '../../../shared/i18n/use-t.ts';
import { Banner } from '../../../shared/ui/banner.tsx';
import { Button, LinkButton } from '../../../shared/ui/button.tsx';
import { CopyButton } from '../../../shared/ui/record/copy-button.tsx';
import type { NewRefundLink } from '../api/types.ts';

type FreshLinkProps = {
  link: NewRefundLink;
  onPutAway: () => void;
};

/** A new link, for sending it oneself. It is not shown again, because whoever has it can claim the refund. */
export const FreshLink = ({ link, onPutAway }: FreshLinkProps) => {
  const t = useT('refunds');
  const { url, message, mailed_to: mailedTo, whatsapp_phone: phone } = link;
  return (
    <Banner
      tone="success"
      live="status"
      title={mailedTo ? t('fresh.mailed', { email: mailedTo }) : t('fresh.notMailed')}
      actions={
        <>
          <LinkButton size="sm" variant="primary">
            <a href={whatsAppUrl(phone, message)} target="_blank" rel="noreferrer">
              {t('fresh.whatsApp')}
            </a>
          </LinkButton>
          <Button size="sm" onClick={onPutAway}>
            {t('fresh.done')}
          </Button>
        </>
      }
    >
      <chakra.p>{t('fresh.text')}</chakra.p>
      <Copied label={t('fresh.link')} value={url} />
      <Copied label={t('fresh.message')} value={message} />
    </Banner>
  );
};

const Copied = ({ label, value }: { label: string; value: string }) => (
  <chakra.div display="flex" alignItems="flex-start" gap="1" mt="2">
    <chakra.div minW="0" flex="1">
      <chakra.p textStyle="label">{label}</chakra.p>
      <chakra.p whiteSpace="pre-line" overflowWrap="anywhere">
        {value}
      </chakra.p>
    </chakra.div>
    <CopyButton value={value} what={label} />
  </chakra.div>
);
