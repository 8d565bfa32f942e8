import { chakra } from '@chakra-ui/react';
import { NAV_KEYS, navigationFor, type Permission } from '@dasbor/domain/access';
import { useT } from '../../../shared/i18n/use-t.ts';
import { useWho } from '../../../shared/state/session.ts';
import { Section } from '../../../shared/ui/page/section.tsx';

/** The menu of somebody with these permissions, by the rule that draws the real one. */
export const MenuPreview = ({ permissions }: { permissions: readonly Permission[] }) => {
  const t = useT('roles');
  const app = useT('app');
  const groups = navigationFor({ ...useWho(), permissions, available: NAV_KEYS });
  return (
    <Section title={t('preview.title')} description={t('preview.text')} data-section="preview">
      {groups.length === 0 ? <p>{t('preview.nothing')}</p> : null}
      <chakra.ul listStyleType="none" m="0" p="0" display="grid" gap="1">
        {groups.flatMap(({ items }) => items.map(({ key }) => <li key={key}>{app(`nav.${key}`)}</li>))}
      </chakra.ul>
    </Section>
  );
};
