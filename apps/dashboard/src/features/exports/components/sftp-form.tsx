import { chakra } from '@chakra-ui/react';
import { ChoiceGroup } from '../../../shared/forms/choice-group.tsx';
import { Choice } from '../../../shared/forms/choice.tsx';
import { Form } from '../../../shared/forms/form.tsx';
import { TextArea } from '../../../shared/forms/text-area.tsx';
import { type FormState, useForm } from '../../../shared/forms/use-form.tsx';
import { useT } from '../../../shared/i18n/use-t.ts';
import { useGoToResult } from '../../../shared/lib/go-to-result.tsx';
import { exportPaths } from '../../../shared/paths/exports.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { TextField } from '../../../shared/ui/fields/field.tsx';
import { PasswordField } from '../../../shared/ui/fields/password-field.tsx';
import { Section } from '../../../shared/ui/page/section.tsx';
import type { ExportSchedule } from '../api/types.ts';
import { useDelivery } from '../api/use-delivery.ts';
import {
  initialOf,
  type SftpAround,
  sftpSchema,
  type SftpValues,
  usesStored,
  wishOf,
} from '../forms/sftp-values.ts';
import { ServerKey } from './server-key.tsx';

/** The values are in no draft, because they contain a password. */
export const SftpForm = ({ schedule }: { schedule: ExportSchedule }) => {
  const t = useT('exports');
  const goToResult = useGoToResult();
  const { set } = useDelivery(schedule.id);
  const around = { stored: schedule.sftp };
  const form = useForm({
    initial: initialOf(around),
    schema: sftpSchema,
    around,
    submit: async (values, { clear }) => {
      await set({ ...wishOf(values, around), host_key: values.host_key });
      clear();
      goToResult(exportPaths.schedules, t('sftp.saved'), { replace: true, isSaid: true });
    },
  });
  return (
    <Form form={form}>
      {form.banner}
      <Section>
        <chakra.div display="grid" gap="5">
          <ServerFields form={form} />
          <SecretFields form={form} around={around} />
        </chakra.div>
      </Section>
      <ServerKey form={form} around={around} schedule={schedule} />
      {form.summary}
      <Button type="submit" variant="primary" size="lg" justifySelf="start" loading={form.isBusy}>
        {t('sftp.save')}
      </Button>
    </Form>
  );
};

type FormProps = { form: FormState<SftpValues> };

const ServerFields = ({ form }: FormProps) => {
  const t = useT('exports');
  // Another server has another key.
  const server = (name: 'host' | 'port') => ({
    ...form.field(name),
    onChange: ({ target }: { target: { value: string } }) => form.set({ [name]: target.value, host_key: '' }),
  });
  return (
    <>
      <chakra.div
        display="grid"
        gap="4"
        alignItems="start"
        gridTemplateColumns={{ base: '1fr', sm: '1fr 7rem' }}
      >
        <TextField
          label={t('sftp.host')}
          placeholder="sftp.perusahaan.co.id"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={253}
          {...server('host')}
        />
        <TextField label={t('sftp.port')} inputMode="numeric" maxLength={5} {...server('port')} />
      </chakra.div>
      <TextField
        label={t('sftp.folder')}
        hint={t('sftp.folderHint')}
        optional
        autoCapitalize="none"
        spellCheck={false}
        maxLength={255}
        {...form.field('folder')}
      />
      <TextField
        label={t('sftp.user')}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        maxLength={128}
        {...form.field('user')}
      />
    </>
  );
};

const SecretFields = ({ form, around }: FormProps & { around: SftpAround }) => {
  const t = useT('exports');
  const isStored = usesStored(form.values, around);
  return (
    <>
      <ChoiceGroup legend={t('sftp.signIn')}>
        <Choice title={t('sftp.password')} {...form.choice('authentication', 'password')} />
        <Choice title={t('sftp.privateKey')} {...form.choice('authentication', 'private_key')} />
      </ChoiceGroup>
      {form.values.authentication === 'password' ? (
        <PasswordField
          label={t('sftp.password')}
          hint={isStored ? t('sftp.keptHint') : t('sftp.secretHint')}
          autoComplete="new-password"
          maxLength={256}
          {...form.field('password')}
        />
      ) : (
        <TextArea
          label={t('sftp.privateKey')}
          hint={isStored ? t('sftp.keptHint') : t('sftp.keyHint')}
          required
          maxLength={16_384}
          {...form.field('private_key')}
        />
      )}
    </>
  );
};
