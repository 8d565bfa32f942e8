import { chakra } from '@chakra-ui/react';
import { Form } from '../../../../shared/forms/form.tsx';
import { TextArea } from '../../../../shared/forms/text-area.tsx';
import { useForm } from '../../../../shared/forms/use-form.tsx';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { useSuspendedReason } from '../../../../shared/policy/use-suspended-reason.ts';
import { useScope, useSession } from '../../../../shared/state/session.ts';
import { Button } from '../../../../shared/ui/button.tsx';
import { TextField } from '../../../../shared/ui/fields/field.tsx';
import { Section } from '../../../../shared/ui/page/section.tsx';
import type { AccountUpgrade, UpgradeDocument } from '../../api/types.ts';
import { useOnboardingActions } from '../../api/use-onboarding-actions.ts';
import { upgradeSchema } from '../../forms/upgrade-values.ts';
import { PhotoUpload } from '../photo-upload.tsx';

/** The documents and whom to call. Documents that the reviewer accepted stay as they are. */
export const UpgradeForm = ({ upgrade }: { upgrade: AccountUpgrade }) => {
  const t = useT('onboarding');
  const scope = useScope().join(' ');
  const { name, mobile } = useSession();
  const { requestUpgrade } = useOnboardingActions();
  const suspended = useSuspendedReason();
  const form = useForm({
    initial: {
      contact_name: upgrade.contact_name ?? name,
      contact_phone: upgrade.contact_phone ?? mobile ?? '',
      notes: upgrade.notes ?? '',
    },
    schema: upgradeSchema,
    draft: `${scope} upgrade`,
    submit: async ({ notes, ...contact }, { clear }) => {
      await requestUpgrade({ ...contact, notes: notes.trim() === '' ? null : notes });
      clear();
    },
  });
  const missing = upgrade.documents.filter(({ file, change }) => file === null || change !== null);
  return (
    <Form form={form}>
      {form.banner}
      <Section title={t('upgrade.documents')} description={t('upgrade.documentsText')}>
        <chakra.div display="grid" gap="5">
          {upgrade.documents.map((document) => (
            <Document key={document.kind} document={document} isOpen={isOpen(upgrade, document)} />
          ))}
        </chakra.div>
      </Section>
      <Section title={t('upgrade.contact')} description={t('upgrade.contactText')}>
        <chakra.div display="grid" gap="4">
          <TextField
            label={t('upgrade.name')}
            autoComplete="name"
            maxLength={128}
            {...form.field('contact_name')}
          />
          <TextField
            label={t('upgrade.phone')}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            maxLength={30}
            {...form.field('contact_phone')}
          />
          <TextArea label={t('upgrade.notes')} maxLength={500} {...form.field('notes')} />
        </chakra.div>
      </Section>
      {form.summary}
      <Button
        type="submit"
        variant="primary"
        size="lg"
        justifySelf={{ base: 'stretch', sm: 'start' }}
        loading={form.isBusy}
        disabledReason={
          suspended ?? (missing.length > 0 ? t('upgrade.missing', { count: missing.length }) : undefined)
        }
      >
        {t('upgrade.submit')}
      </Button>
      {missing.length > 0 ? (
        <chakra.p textStyle="small" color="fg.muted">
          {t('upgrade.missing', { count: missing.length })}
        </chakra.p>
      ) : null}
    </Form>
  );
};

/** After a review, only what the reviewer asked for; it stays open once it was replaced. */
const isOpen = ({ status, review }: AccountUpgrade, { file, change }: UpgradeDocument): boolean =>
  status !== 'needs_changes' ||
  file === null ||
  change !== null ||
  Date.parse(file.uploaded_at) >= Date.parse(review?.decided_at ?? '');

const Document = ({ document, isOpen: mayReplace }: { document: UpgradeDocument; isOpen: boolean }) => {
  const t = useT('onboarding');
  const { uploadDocument } = useOnboardingActions();
  const { kind, file, change } = document;
  const label = t(`document.${kind}`);
  if (!mayReplace)
    return (
      <chakra.div>
        <chakra.p textStyle="label">{label}</chakra.p>
        <chakra.p textStyle="small" color="fg.muted">
          {t('upgrade.accepted')}
        </chakra.p>
      </chakra.div>
    );
  return (
    <PhotoUpload
      label={label}
      stored={change ? null : file}
      upload={(chosen) => uploadDocument(kind, chosen)}
      error={change ? t('upgrade.replace', { reason: t(`changeReason.${change}`) }) : undefined}
    />
  );
};
