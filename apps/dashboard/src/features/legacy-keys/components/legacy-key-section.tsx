import { chakra } from '@chakra-ui/react';
import { formatDateTime } from '@dasbor/domain/kernel';
import { useState } from 'react';
import { useLanguage, useT } from '../../../shared/i18n/use-t.ts';
import { KEY_OVERLAPS } from '../../../shared/secrets/key-overlaps.ts';
import { MaskedKey } from '../../../shared/secrets/masked-key.tsx';
import { PreviousKeySecret } from '../../../shared/secrets/previous-secret.tsx';
import { ReplaceDialog } from '../../../shared/secrets/replace-dialog.tsx';
import { Banner } from '../../../shared/ui/banner.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { preloadDialog } from '../../../shared/ui/overlays/dialog.tsx';
import { Section } from '../../../shared/ui/page/section.tsx';
import type { LegacyKey } from '../api/types.ts';
import { useLegacyKeyActions } from '../api/use-legacy-key-actions.ts';
import { LegacyKeyFacts } from './legacy-key-facts.tsx';
import { LegacyKeySecret } from './legacy-key-secret.tsx';
import { RevokeDialog } from './revoke-dialog.tsx';

type LegacyKeySectionProps = {
  legacyKey: LegacyKey;
  /** Called when the displayed state is out of date. */
  onStale: () => void;
};

/** One key: its secret, which can be revealed, rotated or revoked, and where it was used. */
export const LegacyKeySection = ({ legacyKey, onStale }: LegacyKeySectionProps) => {
  const { revoked_at: revokedAt } = legacyKey;
  return revokedAt === null ? (
    <Working legacyKey={legacyKey} onStale={onStale} />
  ) : (
    <Revoked legacyKey={legacyKey} revokedAt={revokedAt} />
  );
};

const Revoked = ({ legacyKey, revokedAt }: { legacyKey: LegacyKey; revokedAt: string }) => {
  const t = useT('legacy-keys');
  const language = useLanguage();
  return (
    <Section title={legacyKey.name}>
      <Banner tone="neutral" title={t('revoked.title')}>
        {t('revoked.text', { at: formatDateTime(revokedAt, language) })}
      </Banner>
      <chakra.div mt="4">
        <MaskedKey prefix={legacyKey.prefix} lastFour={legacyKey.last_four} />
      </chakra.div>
      <LegacyKeyFacts legacyKey={legacyKey} />
    </Section>
  );
};

const Working = ({ legacyKey, onStale }: LegacyKeySectionProps) => {
  const t = useT('legacy-keys');
  const { regenerate } = useLegacyKeyActions(legacyKey.id);
  const [secret, setSecret] = useState<string | null>(null);
  const [asked, setAsked] = useState<'regenerate' | 'revoke' | null>(null);
  const close = () => setAsked(null);
  const previous = legacyKey.previous_secret;
  const isLive = legacyKey.mode === 'live';
  const asks = (what: 'regenerate' | 'revoke') => ({
    size: 'sm' as const,
    onPointerEnter: preloadDialog,
    onFocus: preloadDialog,
    onClick: () => setAsked(what),
  });
  return (
    <Section
      title={legacyKey.name}
      actions={
        <>
          <Button {...asks('regenerate')}>{t('secret.regenerate')}</Button>
          <Button variant="dangerOutline" {...asks('revoke')}>
            {t('revoke.button')}
          </Button>
        </>
      }
    >
      <chakra.p textStyle="small" color="fg.muted" mb="3">
        {t(isLive ? 'secret.textLive' : 'secret.text')}
      </chakra.p>
      {previous ? <PreviousKeySecret previous={previous} onOver={onStale} /> : null}
      <LegacyKeySecret legacyKey={legacyKey} secret={secret} onSecret={setSecret} />
      <LegacyKeyFacts legacyKey={legacyKey} />
      <ReplaceDialog
        {...KEY_OVERLAPS}
        open={asked === 'regenerate'}
        onClose={close}
        title={t('secret.dialogTitle', { name: legacyKey.name })}
        text={t('secret.dialogText')}
        previousWorksUntil={previous?.works_until ?? null}
        confirmable={
          isLive
            ? (overlap) => ({ purpose: 'legacy_key_regenerate', action: { id: legacyKey.id, overlap } })
            : null
        }
        onReplace={async (overlap, confirmed) => setSecret(await regenerate(overlap, confirmed))}
      />
      <RevokeDialog legacyKey={legacyKey} open={asked === 'revoke'} onClose={close} />
    </Section>
  );
};
