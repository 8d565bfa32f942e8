import { chakra } from '@chakra-ui/react';
import type { Permission } from '@dasbor/domain/access';
import { decideGrant } from '@dasbor/domain/roles';
import { ChoiceGroup } from '../../../shared/forms/choice-group.tsx';
import { Choice } from '../../../shared/forms/choice.tsx';
import type { FormState } from '../../../shared/forms/use-form.tsx';
import { useCodeWords } from '../../../shared/i18n/problem-words.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { useSession } from '../../../shared/state/session.ts';
import { ErrorText } from '../../../shared/ui/error-text.tsx';
import { PermissionLines, type Role, useRoleText } from '../../roles/public.ts';
import type { UserValues } from './user-values.ts';

type RoleChoiceProps = { form: FormState<UserValues>; roles: readonly Role[] };

/** Each role with what it is for. A role that this person may not give says why; the chosen one shows what it allows. */
export const RoleChoice = ({ form, roles }: RoleChoiceProps) => {
  const t = useT('users');
  const words = useCodeWords();
  const roleText = useRoleText();
  const { role_id: roleId, permissions, masks_personal_data: masksPersonalData } = useSession();
  const error = form.errorOf('roleID');
  const chosen = roles.find(({ id }) => String(id) === form.values.roleID);
  return (
    <chakra.div display="grid" gap="3">
      <ChoiceGroup legend={t('form.role')}>
        {roles.map((role) => {
          const granted = decideGrant(
            { roleId, permissions, masksPersonalData },
            {
              id: role.id,
              permissions: role.permissions as Permission[],
              masksPersonalData: role.masks_personal_data,
            },
          );
          return (
            <Choice
              key={role.id}
              title={role.name}
              text={granted.ok ? roleText(role) : words(granted.problem.code, granted.problem.params)}
              disabled={!granted.ok}
              invalid={error !== undefined}
              {...form.choice('roleID', String(role.id))}
            />
          );
        })}
      </ChoiceGroup>
      {error ? <ErrorText id="role-error">{error}</ErrorText> : null}
      {chosen ? <PermissionLines role={chosen} /> : null}
    </chakra.div>
  );
};
