import { chakra } from '@chakra-ui/react';
import { completePermissions, type Permission, withoutPermission } from '@dasbor/domain/access';
import { ROLE_NAME } from '@dasbor/domain/roles';
import { Link } from 'react-router-dom';
import { DetailGrid } from '../../../shared/detail/detail-grid.tsx';
import { Choice } from '../../../shared/forms/choice.tsx';
import { Form } from '../../../shared/forms/form.tsx';
import { useForm } from '../../../shared/forms/use-form.tsx';
import { useT } from '../../../shared/i18n/use-t.ts';
import { rolePaths } from '../../../shared/paths/account/users.ts';
import { useSession } from '../../../shared/state/session.ts';
import { Button, LinkButton } from '../../../shared/ui/button.tsx';
import { ErrorText } from '../../../shared/ui/error-text.tsx';
import { TextField } from '../../../shared/ui/fields/field.tsx';
import { Section } from '../../../shared/ui/page/section.tsx';
import { DraftNotice } from '../../../shared/unsaved/draft-notice.tsx';
import { Matrix } from '../components/matrix.tsx';
import { MenuPreview } from '../components/menu-preview.tsx';
import { permissionsIn, roleSchema, type RoleValues, written } from './role-values.ts';

type RoleFormProps = {
  saved: RoleValues;
  draft: string;
  submitLabel: string;
  onSave: (values: RoleValues, clear: () => void) => Promise<void>;
};

/** The name, the matrix, and the menu that somebody with this role would see. */
export const RoleForm = ({ saved, draft, submitLabel, onSave }: RoleFormProps) => {
  const t = useT('roles');
  const { permissions: own, masks_personal_data: isMasked } = useSession();
  const form = useForm({
    initial: saved,
    schema: roleSchema,
    draft,
    submit: (values, { clear }) => onSave(values, clear),
  });
  const held = permissionsIn(form.values.permissions);
  const before = permissionsIn(saved.permissions);
  const change = (permission: Permission, isOn: boolean) =>
    form.set({
      permissions: written(
        isOn ? completePermissions([...held, permission]) : withoutPermission(held, permission),
      ),
    });
  const error = form.errorOf('permissions');
  return (
    <DetailGrid
      main={
        <Form form={form}>
          {form.banner}
          <DraftNotice form={form} />
          <Section>
            <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="5">
              <TextField
                label={t('form.name')}
                maxLength={ROLE_NAME.longest}
                autoComplete="off"
                {...form.field('name')}
              />
              <div>
                <chakra.p textStyle="label" mb="2">
                  {t('matrix.title')}
                </chakra.p>
                <Matrix held={held} grantable={[...own, ...before]} onChange={change} />
                {error ? <ErrorText id="permissions-error">{error}</ErrorText> : null}
              </div>
              <Choice
                title={t('form.masks')}
                text={t('form.masksText')}
                disabled={isMasked && saved.masks_personal_data}
                {...form.toggle('masks_personal_data')}
              />
            </chakra.div>
          </Section>
          {form.summary}
          <chakra.div display="flex" flexWrap="wrap" gap="2">
            <Button type="submit" variant="primary" loading={form.isBusy}>
              {submitLabel}
            </Button>
            <LinkButton>
              <Link to={rolePaths.list}>{t('form.cancel')}</Link>
            </LinkButton>
          </chakra.div>
        </Form>
      }
      aside={<MenuPreview permissions={held} />}
    />
  );
};
