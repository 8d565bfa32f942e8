import { chakra } from '@chakra-ui/react';
import { useValueWords } from '../../../shared/i18n/problem-words.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import type { Role } from '../api/types.ts';

/** Everything that a role allows, in words. */
export const PermissionLines = ({ role }: { role: Role }) => {
  const t = useT('roles');
  const words = useValueWords('DPAY_FORBIDDEN');
  return (
    <chakra.div textStyle="small">
      <chakra.p color="fg.muted" mb="1">
        {t('lines.title', { role: role.name })}
      </chakra.p>
      <chakra.ul
        display="grid"
        gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }}
        columnGap="6"
        rowGap="1"
        ps="5"
        m="0"
      >
        {role.permissions.map((permission) => (
          <li key={permission}>{words(permission)}</li>
        ))}
      </chakra.ul>
      {role.masks_personal_data ? <chakra.p mt="2">{t('lines.masked')}</chakra.p> : null}
    </chakra.div>
  );
};
