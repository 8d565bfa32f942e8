import { useT } from '../../../shared/i18n/use-t.ts';
import { AppLink } from '../../../shared/ui/app-link.tsx';
import { Section } from '../../../shared/ui/page/section.tsx';
import { snapKeyPaths } from '../../../shared/paths/developers/snap-keys.ts';

/** SNAP notifications are signed with our private key, not a secret. Receivers verify them with our public key. */
export const SnapKeySection = () => {
  const t = useT('webhooks');
  return (
    <Section title={t('snapKey.section')} description={t('snapKey.text')}>
      <AppLink to={snapKeyPaths.list}>{t('snapKey.open')}</AppLink>
    </Section>
  );
};
