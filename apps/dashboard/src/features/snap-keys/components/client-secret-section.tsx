import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useT } from '../../../shared/i18n/use-t.ts';
import { KEY_OVERLAPS } from '../../../shared/secrets/key-overlaps.ts';
import { PreviousKeySecret } from '../../../shared/secrets/previous-secret.tsx';
import { ReplaceDialog } from '../../../shared/secrets/replace-dialog.tsx';
import { Reveal } from '../../../shared/secrets/reveal.tsx';
import { RevealedSecret } from '../../../shared/secrets/revealed-secret.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { preloadDialog } from '../../../shared/ui/overlays/dialog.tsx';
import { Section } from '../../../shared/ui/page/section.tsx';
import type { SnapKey } from '../api/types.ts';
import { useSnapKeyActions } from '../api/use-snap-key-actions.ts';

export const ClientSecretSection = ({ snapKey, onOver }: { snapKey: SnapKey; onOver: () => void }) => {
  const t = useT('snap-keys');
  const actions = useSnapKeyActions(snapKey.id);
  const [secret, setSecret] = useState<string | null>(null);
  const [isReplacing, setReplacing] = useState(false);
  const isRevoked = snapKey.status === 'revoked';
  const previous = snapKey.previous_secret;

  return (
    <Section
      title={t('secret.section')}
      actions={
        isRevoked ? null : (
          <Button
            size="sm"
            onPointerEnter={preloadDialog}
            onFocus={preloadDialog}
            onClick={() => setReplacing(true)}
          >
            {t('secret.regenerate')}
          </Button>
        )
      }
    >
      <chakra.p textStyle="small" color="fg.muted" mb="3">
        {t('secret.text')}
      </chakra.p>
      {!isRevoked && previous ? <PreviousKeySecret previous={previous} onOver={onOver} /> : null}
      <Reveal
        masked={<chakra.span textStyle="id">…{snapKey.secret_last_four}</chakra.span>}
        button={t('secret.reveal')}
        title={t('secret.revealTitle')}
        confirmable={{ purpose: 'snap_secret_reveal', action: { id: snapKey.id } }}
        onReveal={isRevoked ? null : async ({ otpToken = '' }) => setSecret(await actions.reveal(otpToken))}
      >
        {secret === null ? null : (
          <RevealedSecret
            key={secret}
            secret={secret}
            what={t('secret.section')}
            onHide={() => setSecret(null)}
          />
        )}
      </Reveal>
      <ReplaceDialog
        {...KEY_OVERLAPS}
        open={isReplacing}
        onClose={() => setReplacing(false)}
        title={t('secret.dialogTitle', { name: snapKey.name })}
        text={t('secret.dialogText')}
        previousWorksUntil={previous?.works_until ?? null}
        confirmable={(overlap) => ({
          purpose: 'snap_secret_regenerate',
          action: { id: snapKey.id, overlap },
        })}
        onReplace={async (overlap, { otpToken = '' }) =>
          setSecret(await actions.regenerate(overlap, otpToken))
        }
      />
    </Section>
  );
};
