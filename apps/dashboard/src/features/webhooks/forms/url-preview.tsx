import { chakra } from '@chakra-ui/react';
import { targetUrl, type WebhookApiKind, type WebhookEvent } from '@dasbor/domain/webhooks';
import { useT } from '../../../shared/i18n/use-t.ts';
import { shortTarget } from '../presentation/short-target.ts';

type UrlPreviewProps = {
  /** Null until it is a valid URL. */
  url: string | null;
  kind: WebhookApiKind;
  events: readonly WebhookEvent[];
};

/** The exact addresses that the server will call: kind and type add a suffix (product spec §3). The first is shown in full. */
export const UrlPreview = ({ url, kind, events }: UrlPreviewProps) => {
  const t = useT('webhooks');
  const targets = url === null ? [] : [...new Set(events.map((event) => targetUrl(url, kind, event)))];
  return (
    <chakra.div bg="bg.subtle" borderRadius="control" px="3" py="2.5" textStyle="small" data-part="preview">
      <chakra.p color="fg.muted">
        {targets.length === 0 ? t('form.preview.waiting') : t('form.preview.title')}
      </chakra.p>
      {targets.length > 0 ? (
        <chakra.ul listStyleType="none" m="0" p="0" mt="1" display="grid" gap="0.5">
          {targets.map((target, at) => (
            <chakra.li key={target} textStyle="id" overflowWrap="anywhere">
              POST {at === 0 || url === null ? target : shortTarget(url, target)}
            </chakra.li>
          ))}
        </chakra.ul>
      ) : null}
    </chakra.div>
  );
};
