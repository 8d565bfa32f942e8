import { useT } from '../../../shared/i18n/use-t.ts';
import { AppLink } from '../../../shared/ui/app-link.tsx';
import { Section } from '../../../shared/ui/page/section.tsx';
import { snapKeyPaths } from '../../../shared/paths/snap-keys.ts';

/** No secret signs a SNAP notice: our private key does, and the public half of it verifies. */
export function SnapKeySection() {
  const t = useT('webhooks');
  return (
    <Section title={t('snapKey.section')} description={t('snapKey.text')}>
      <AppLink to={snapKeyPaths.list}>{t('snapKey.open')}</AppLink>
    </Section>
  );
}
