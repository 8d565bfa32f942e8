import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useT } from '../../../shared/i18n/use-t.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { preloadDialog } from '../../../shared/ui/overlays/dialog.tsx';
import { Section } from '../../../shared/ui/section.tsx';
import { PreviousSecret, RegenerateDialog } from '../../api-keys/public.ts';
import type { LegacyKey } from '../api/types.ts';
import { useLegacyKeyActions } from '../api/use-legacy-key-actions.ts';
import { LegacyKeyFacts } from './legacy-key-facts.tsx';
import { LegacyKeySecret } from './legacy-key-secret.tsx';

interface LegacyKeySectionProps {
  legacyKey: LegacyKey;
  /** Called once what is shown is no longer how the key stands. */
  onStale: () => void;
}

/** One key: its secret, to be read again or replaced, and where it was used. */
export function LegacyKeySection({ legacyKey, onStale }: LegacyKeySectionProps) {
  const t = useT('legacy-keys');
  const { regenerate } = useLegacyKeyActions(legacyKey.id);
  const [secret, setSecret] = useState<string | null>(null);
  const [isReplacing, setReplacing] = useState(false);
  const isLive = legacyKey.mode === 'live';
  return (
    <Section
      title={legacyKey.name}
      actions={
        <Button
          size="sm"
          onPointerEnter={preloadDialog}
          onFocus={preloadDialog}
          onClick={() => setReplacing(true)}
        >
          {t('secret.regenerate')}
        </Button>
      }
    >
      <chakra.p textStyle="small" color="fg.muted" mb="3">
        {t(isLive ? 'secret.textLive' : 'secret.text')}
      </chakra.p>
      {legacyKey.previous_secret ? (
        <PreviousSecret previous={legacyKey.previous_secret} onOver={onStale} />
      ) : null}
      <LegacyKeySecret legacyKey={legacyKey} secret={secret} onSecret={setSecret} />
      <LegacyKeyFacts legacyKey={legacyKey} />
      <RegenerateDialog
        open={isReplacing}
        onClose={() => setReplacing(false)}
        title={t('secret.dialogTitle', { name: legacyKey.name })}
        text={t('secret.dialogText')}
        previousWorksUntil={legacyKey.previous_secret?.works_until ?? null}
        confirmable={
          isLive
            ? (overlap) => ({ purpose: 'legacy_key_regenerate', action: { id: legacyKey.id, overlap } })
            : null
        }
        onRegenerate={async (overlap, confirmed) => setSecret(await regenerate(overlap, confirmed))}
      />
    </Section>
  );
}
