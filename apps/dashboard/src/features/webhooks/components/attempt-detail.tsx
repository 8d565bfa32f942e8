import { chakra } from '@chakra-ui/react';
import { useT } from '../../../shared/i18n/use-t.ts';
import { TextBlock } from '../../../shared/ui/fields/text-block.tsx';
import type { WebhookAttempt } from '../api/types.ts';
import { headerText } from '../presentation/body-text.ts';
import { BodyBlock } from './body-block.tsx';

/**
 * The headers that one attempt sent, and the stored part of the response. The body is the same for all attempts and is shown
 * elsewhere.
 */
export const AttemptDetail = ({ attempt }: { attempt: WebhookAttempt }) => {
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
            label={t('traffic.response')}
            text={[`HTTP ${attempt.status_code}`, attempt.response_content_type ?? ''].join('\n').trim()}
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
};
