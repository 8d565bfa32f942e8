import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Form } from '../../../shared/forms/form.tsx';
import { type Confirmable, useOtpStep } from '../../../shared/forms/otp/use-otp-step.tsx';
import type { FormSchema } from '../../../shared/forms/schema.ts';
import { useForm } from '../../../shared/forms/use-form.tsx';
import { useT } from '../../../shared/i18n/use-t.ts';
import { Button, LinkButton } from '../../../shared/ui/button.tsx';
import { TextField } from '../../../shared/ui/fields/field.tsx';
import { ConfirmDialog } from '../../../shared/ui/overlays/confirm-dialog.tsx';
import { Section } from '../../../shared/ui/page/section.tsx';
import type { Role } from '../../roles/public.ts';
import { RoleChoice } from './role-choice.tsx';
import type { UserValues } from './user-values.ts';

type UserFormProps = {
  saved: UserValues;
  schema: FormSchema<UserValues, undefined>;
  roles: readonly Role[];
  draft: string;
  kind: 'invite' | 'edit';
  cancelTo: string;
  /** Returns whether it was saved; closing the code prompt changes nothing. */
  onSave: (
    values: UserValues,
    confirm: (asked: Confirmable) => Promise<string | null>,
    clear: () => void,
  ) => Promise<boolean>;
};

/** The name and the role; for an invitation the address, too. A code confirms it. */
export const UserForm = ({ saved, schema, roles, draft, kind, cancelTo, onSave }: UserFormProps) => {
  const t = useT('users');
  const otp = useOtpStep();
  const [isOpen, setOpen] = useState(false);
  const form = useForm({ initial: saved, schema, draft, submit: () => setOpen(true) });
  const { values } = form;
  const role = roles.find(({ id }) => String(id) === values.roleID)?.name ?? '';
  const isSame = kind === 'edit' && values.userName === saved.userName && values.roleID === saved.roleID;
  return (
    <Form form={form} maxW="44rem">
      {form.banner}
      <Section>
        <chakra.div display="grid" gap="5">
          {kind === 'invite' ? (
            <TextField
              label={t('form.email')}
              type="email"
              inputMode="email"
              autoComplete="off"
              maxLength={254}
              {...form.field('userEmail')}
            />
          ) : null}
          <TextField label={t('form.name')} autoComplete="off" maxLength={128} {...form.field('userName')} />
          <RoleChoice form={form} roles={roles} />
        </chakra.div>
      </Section>
      {form.summary}
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        <Button
          type="submit"
          variant="primary"
          loading={form.isBusy}
          disabledReason={isSame ? t('form.unchanged') : undefined}
        >
          {t(`${kind}.submit`)}
        </Button>
        <LinkButton>
          <Link to={cancelTo}>{t('form.cancel')}</Link>
        </LinkButton>
      </chakra.div>
      <ConfirmDialog
        open={isOpen}
        onClose={() => {
          otp.cancel();
          setOpen(false);
        }}
        title={t(`${kind}.title`, { name: values.userName.trim(), role })}
        text={t(`${kind}.text`)}
        yes={t('code')}
        step={otp.step}
        onConfirm={async () => {
          try {
            if (await onSave(values, otp.confirm, form.clear)) setOpen(false);
          } catch (error) {
            if (!form.refuse(error)) throw error;
            otp.cancel();
            setOpen(false);
          }
        }}
      />
    </Form>
  );
};
