import { chakra } from '@chakra-ui/react';
import { useT } from '../../../shared/i18n/use-t.ts';
import { TextBlock } from '../../../shared/ui/text-block.tsx';
import type { WebhookAttempt } from '../api/types.ts';
import { headerText } from '../presentation/body-text.ts';
import { BodyBlock } from './body-block.tsx';

/** What one attempt sent in its headers and what came back; the body is the same in all and stands elsewhere. */
export function AttemptDetail({ attempt }: { attempt: WebhookAttempt }) {
  const t = useT('webhooks');
  return (
    <chakra.div display="grid" gap="4">
      <TextBlock
        label={t('traffic.requestHeaders')}
        text={`POST ${attempt.url}\n${headerText(attempt.request_headers)}`}
      />
      {attempt.status_code === null ? null : (
        <>
          <TextBlock
            label={t('traffic.responseHeaders')}
            text={`HTTP ${attempt.status_code}\n${headerText(attempt.response_headers)}`}
          />
          <BodyBlock
            label={t('traffic.responseBody')}
            body={attempt.response_body}
            missing={t('traffic.noAnswer')}
          />
          {attempt.response_truncated ? (
            <chakra.p textStyle="small" color="fg.subtle">
              {t('traffic.truncated')}
            </chakra.p>
          ) : null}
        </>
      )}
    </chakra.div>
  );
}
