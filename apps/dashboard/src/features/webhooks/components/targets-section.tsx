import { chakra } from '@chakra-ui/react';
import { useT } from '../../../shared/i18n/use-t.ts';
import { Section } from '../../../shared/ui/page/section.tsx';
import type { Webhook } from '../api/types.ts';
import { shortTarget } from '../presentation/short-target.ts';
import { useEventWords } from '../presentation/use-event-words.ts';

/**
 * The target of each event as the server reports it, relative to the URL in the page heading. Events with the same target share a
 * row.
 */
export const TargetsSection = ({ webhook: { url: base, targets } }: { webhook: Webhook }) => {
  const t = useT('webhooks');
  const eventWords = useEventWords();
  const urls = [...new Set(targets.map(({ url }) => url))];
  return (
    <Section title={t('detail.targets')}>
      <chakra.dl display="grid" gap="4">
        {urls.map((url) => (
          <chakra.div key={url}>
            <chakra.dt textStyle="id" overflowWrap="anywhere">
              {shortTarget(base, url)}
            </chakra.dt>
            {targets
              .filter((target) => target.url === url)
              .map(({ event }) => (
                <chakra.dd key={event} m="0" mt="1" textStyle="body" color="fg.muted">
                  {eventWords(event)}{' '}
                  <chakra.code textStyle="id" fontSize="xs" color="fg.subtle">
                    {event}
                  </chakra.code>
                </chakra.dd>
              ))}
          </chakra.div>
        ))}
      </chakra.dl>
    </Section>
  );
};
