import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useT } from '../../../shared/i18n/use-t.ts';
import { KEY_OVERLAPS } from '../../../shared/secrets/key-overlaps.ts';
import { MaskedKey } from '../../../shared/secrets/masked-key.tsx';
import { PreviousKeySecret } from '../../../shared/secrets/previous-secret.tsx';
import { ReplaceDialog } from '../../../shared/secrets/replace-dialog.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { DescriptionList } from '../../../shared/ui/record/description-list.tsx';
import { preloadDialog } from '../../../shared/ui/overlays/dialog.tsx';
import { Section } from '../../../shared/ui/page/section.tsx';
import type { ApiKey } from '../api/types.ts';
import { useRegenerateApiKey } from '../api/use-save-api-key.ts';

export const SecretSection = ({ apiKey, onOver }: { apiKey: ApiKey; onOver: () => void }) => {
  const t = useT('api-keys');
  const [isOpen, setOpen] = useState(false);
  const regenerate = useRegenerateApiKey(apiKey.id);
  const isActive = apiKey.status === 'active';
  const previous = apiKey.previous_secret;
  return (
    <Section
      title={t('secret.section')}
      actions={
        isActive ? (
          <Button
            size="sm"
            onPointerEnter={preloadDialog}
            onFocus={preloadDialog}
            onClick={() => setOpen(true)}
          >
            {t('secret.regenerate')}
          </Button>
        ) : null
      }
    >
      <chakra.p textStyle="small" color="fg.muted" mb="3">
        {t('secret.text')}
      </chakra.p>
      {isActive && previous ? <PreviousKeySecret previous={previous} onOver={onOver} /> : null}
      <DescriptionList
        items={[
          {
            key: 'current',
            label: t('secret.current'),
            value: <MaskedKey prefix={apiKey.prefix} lastFour={apiKey.last_four} />,
          },
        ]}
      />
      <ReplaceDialog
        {...KEY_OVERLAPS}
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('secret.dialog.title', { name: apiKey.name })}
        text={t('secret.dialog.text')}
        previousWorksUntil={previous?.works_until ?? null}
        confirmable={
          apiKey.mode === 'live'
            ? (overlap) => ({ purpose: 'api_key_regenerate', action: { id: apiKey.id, overlap } })
            : null
        }
        onReplace={regenerate}
      />
    </Section>
  );
};
