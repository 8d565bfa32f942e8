import { chakra } from '@chakra-ui/react';
import { may } from '@dasbor/domain/access';
import { decideRoleRemoval, isBuiltIn } from '@dasbor/domain/roles';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useCodeWords } from '../../../shared/i18n/problem-words.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { rolePaths } from '../../../shared/paths/account/users.ts';
import { useSession, useWho } from '../../../shared/state/session.ts';
import { Button, LinkButton } from '../../../shared/ui/button.tsx';
import { ConfirmDialog } from '../../../shared/ui/overlays/confirm-dialog.tsx';
import { Section } from '../../../shared/ui/page/section.tsx';
import { useToast } from '../../../shared/ui/toast.tsx';
import type { Role } from '../api/types.ts';
import { useRoleChanges, useViewAs } from '../api/use-roles.ts';
import { useRoleText } from '../presentation/use-role-text.ts';
import { PermissionLines } from './permission-lines.tsx';

/** One role: what it is for, who has it, and what can be done with it. */
export const RoleCard = ({ role }: { role: Role }) => {
  const t = useT('roles');
  const roleText = useRoleText();
  const mayEdit = may(useWho(), { permission: 'user_management.create' }).ok;
  const isOwn = !isBuiltIn(role.id);
  return (
    <Section
      title={role.name}
      description={`${roleText(role)} · ${t('card.users', { count: role.user_count })}`}
      data-role={role.id}
      actions={
        <>
          <ViewAsAction role={role} />
          {mayEdit ? (
            <LinkButton size="sm">
              <Link to={`${rolePaths.create}?copy=${role.id}`}>{t('card.copy')}</Link>
            </LinkButton>
          ) : null}
          {mayEdit && isOwn ? (
            <>
              <LinkButton size="sm">
                <Link to={rolePaths.edit(role.id)}>{t('card.edit')}</Link>
              </LinkButton>
              <RemoveAction role={role} />
            </>
          ) : null}
        </>
      }
    >
      <chakra.details>
        <chakra.summary cursor="pointer" textStyle="small" mb="2">
          {t('card.permissions', { count: role.permissions.length })}
        </chakra.summary>
        <PermissionLines role={role} />
      </chakra.details>
    </Section>
  );
};

const ViewAsAction = ({ role }: { role: Role }) => {
  const t = useT('roles');
  const viewAs = useViewAs();
  const [isBusy, setBusy] = useState(false);
  const { role_id: own } = useSession();
  return own === role.id ? null : (
    <Button
      size="sm"
      loading={isBusy}
      onClick={async () => {
        setBusy(true);
        await viewAs(role.id).finally(() => setBusy(false));
      }}
    >
      {t('card.viewAs')}
    </Button>
  );
};

const RemoveAction = ({ role }: { role: Role }) => {
  const t = useT('roles');
  const words = useCodeWords();
  const toast = useToast();
  const { remove } = useRoleChanges();
  const { role_id: roleId } = useSession();
  const [isOpen, setOpen] = useState(false);
  const decided = decideRoleRemoval({ roleId }, { id: role.id, holders: role.user_count });
  return (
    <>
      <Button
        size="sm"
        variant="dangerOutline"
        disabledReason={decided.ok ? undefined : words(decided.problem.code, decided.problem.params)}
        onClick={() => setOpen(true)}
      >
        {t('card.remove')}
      </Button>
      <ConfirmDialog
        danger
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('card.removeTitle', { role: role.name })}
        text={t('card.removeText')}
        yes={t('card.remove')}
        onConfirm={async () => {
          await remove(role.id);
          setOpen(false);
          toast.success(t('card.removed'));
        }}
      />
    </>
  );
};
