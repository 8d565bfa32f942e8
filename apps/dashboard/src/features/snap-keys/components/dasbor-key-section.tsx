import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useT } from '../../../shared/i18n/use-t.ts';
import { Reveal } from '../../../shared/secrets/reveal.tsx';
import { Section } from '../../../shared/ui/page/section.tsx';
import { TextBlock } from '../../../shared/ui/fields/text-block.tsx';
import type { SnapPublicKey } from '../api/types.ts';
import { useSnapKeyActions } from '../api/use-snap-key-actions.ts';

/** Product spec §8: copying the public key requires a code. */
export const DasborKeySection = ({ id }: { id: string }) => {
  const t = useT('snap-keys');
  const { dasborKey } = useSnapKeyActions(id);
  const [key, setKey] = useState<SnapPublicKey | null>(null);
  return (
    <Section title={t('dasbor.section')}>
      <chakra.p textStyle="small" color="fg.muted" mb="3">
        {t('dasbor.text')}
      </chakra.p>
      <Reveal
        button={t('dasbor.show')}
        title={t('dasbor.title')}
        confirmable={{ purpose: 'snap_public_key', action: { id } }}
        onReveal={async ({ otpToken = '' }) => setKey(await dasborKey(otpToken))}
      >
        {key ? (
          <chakra.div display="grid" gap="3">
            <TextBlock label={t('dasbor.label')} text={key.public_key} />
            <TextBlock label={t('dasbor.fingerprint')} text={key.fingerprint} />
          </chakra.div>
        ) : null}
      </Reveal>
    </Section>
  );
};
