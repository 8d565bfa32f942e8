import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useT } from '../../../shared/i18n/use-t.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { TextBlock } from '../../../shared/ui/fields/text-block.tsx';
import { readableBody } from '../presentation/body-text.ts';

type BodyBlockProps = {
  label: string;
  body: string | null;
  /** Shown in place of a missing body. */
  missing: string;
  /** Whether it was ever sent; a held delivery was not. */
  wasSent?: boolean;
};

/** Shows a body formatted or raw. Copying always copies the raw text, as signatures are computed from it. */
export const BodyBlock = ({ label, body, missing, wasSent = true }: BodyBlockProps) => {
  const t = useT('webhooks');
  const [isExact, setExact] = useState(false);
  if (!body) {
    return (
      <chakra.div>
        <chakra.h3 textStyle="label" color="fg.muted">
          {label}
        </chakra.h3>
        <chakra.p textStyle="small" color="fg.subtle" mt="1">
          {body === '' ? t('traffic.noBody') : missing}
        </chakra.p>
      </chakra.div>
    );
  }
  const readable = readableBody(body);
  return (
    <TextBlock
      label={label}
      text={isExact ? body : readable}
      copy={body}
      aside={
        readable === body ? null : (
          <Button size="xs" variant="quiet" aria-pressed={isExact} onClick={() => setExact(!isExact)}>
            {t(wasSent ? 'traffic.asSent' : 'traffic.asWillBeSent')}
          </Button>
        )
      }
    />
  );
};
