import { useT } from '../../../shared/i18n/use-t.ts';
import { MaskedKey } from '../../../shared/secrets/masked-key.tsx';
import { Reveal } from '../../../shared/secrets/reveal.tsx';
import { RevealedSecret } from '../../../shared/secrets/revealed-secret.tsx';
import type { LegacyKey } from '../api/types.ts';
import { useLegacyKeyActions } from '../api/use-legacy-key-actions.ts';

type LegacyKeySecretProps = {
  legacyKey: LegacyKey;
  /** Null while it is hidden. */
  secret: string | null;
  onSecret: (secret: string | null) => void;
};

/** Shows the last four characters, or the whole secret for a minute. A live key requires a code first. */
export const LegacyKeySecret = ({ legacyKey, secret, onSecret }: LegacyKeySecretProps) => {
  const { id, name, mode } = legacyKey;
  const t = useT('legacy-keys');
  const { reveal } = useLegacyKeyActions(id);
  return (
    <Reveal
      masked={<MaskedKey prefix={legacyKey.prefix} lastFour={legacyKey.last_four} />}
      button={t('secret.reveal')}
      title={t('secret.revealTitle', { name })}
      confirmable={mode === 'live' ? { purpose: 'legacy_key_reveal', action: { id } } : null}
      onReveal={async (confirmed) => onSecret(await reveal(confirmed))}
    >
      {secret === null ? null : (
        <RevealedSecret key={secret} secret={secret} what={t('secret.label')} onHide={() => onSecret(null)} />
      )}
    </Reveal>
  );
};
