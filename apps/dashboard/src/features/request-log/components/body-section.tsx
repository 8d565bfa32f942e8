import { chakra } from '@chakra-ui/react';
import { useT } from '../../../shared/i18n/use-t.ts';
import { Section } from '../../../shared/ui/page/section.tsx';
import { TextBlock } from '../../../shared/ui/fields/text-block.tsx';
import type { ApiRequestDetail } from '../api/types.ts';
import { readable } from '../presentation/readable.ts';

type BodySectionProps = {
  title: string;
  label: string;
  body: ApiRequestDetail['request_body'];
};

/** A body as stored in the log. A truncated body is no longer valid JSON and is shown as is. */
export const BodySection = ({ title, label, body }: BodySectionProps) => {
  const t = useT('request-log');
  return (
    <Section title={title} description={body ? t('detail.masked') : undefined}>
      {body ? (
        <>
          <TextBlock label={label} text={readable(body.text)} copy={body.text} />
          {body.truncated ? (
            <chakra.p textStyle="small" color="fg.muted" mt="2">
              {t('detail.truncated')}
            </chakra.p>
          ) : null}
        </>
      ) : (
        <chakra.p textStyle="body" color="fg.muted">
          {t('detail.noBody')}
        </chakra.p>
      )}
    </Section>
  );
};
