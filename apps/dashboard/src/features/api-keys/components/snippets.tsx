import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useT } from '../../../shared/i18n/use-t.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { TextBlock } from '../../../shared/ui/fields/text-block.tsx';
import type { ApiKey } from '../api/types.ts';
import { useBaseUrl } from '../api/use-base-url.ts';
import { curlSnippet, sdkSnippet } from '../presentation/snippets.ts';

type SnippetsProps = {
  /** Null if it is no longer known. */
  secret: string | null;
  scopes: ApiKey['scopes'];
};

/** A first API call to paste into a terminal or a file. */
export const Snippets = ({ secret, scopes }: SnippetsProps) => {
  const t = useT('api-keys');
  const baseUrl = useBaseUrl() ?? 'https://…';
  const [shown, setShown] = useState<Kind>('curl');
  const text = (shown === 'curl' ? curlSnippet : sdkSnippet)({ secret, scopes, baseUrl });
  return (
    <TextBlock
      label={t('secret.shown.try')}
      text={text}
      aside={
        <chakra.span role="group" aria-label={t('secret.shown.try')} display="flex" gap="1">
          {KINDS.map((kind) => (
            <Button
              key={kind}
              size="xs"
              variant={shown === kind ? 'secondary' : 'quiet'}
              aria-pressed={shown === kind}
              onClick={() => setShown(kind)}
            >
              {t(`secret.shown.${kind}`)}
            </Button>
          ))}
        </chakra.span>
      }
    />
  );
};

const KINDS = ['curl', 'sdk'] as const;
type Kind = (typeof KINDS)[number];
