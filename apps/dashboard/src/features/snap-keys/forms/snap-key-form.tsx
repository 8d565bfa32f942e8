import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { DraftNotice } from '../../../shared/unsaved/draft-notice.tsx';
import { Form } from '../../../shared/forms/form.tsx';
import type { FormState } from '../../../shared/forms/use-form.tsx';
import { useT } from '../../../shared/i18n/use-t.ts';
import { useSession } from '../../../shared/state/session.ts';
import { Button, LinkButton } from '../../../shared/ui/button.tsx';
import { TextField } from '../../../shared/ui/fields/field.tsx';
import { Section } from '../../../shared/ui/page/section.tsx';
import { IpsField } from '../../api-keys/public.ts';
import type { Values } from './snap-key-values.ts';

type SnapKeyFormProps = {
  form: FormState<Values>;
  submitLabel: string;
  cancelTo: string;
};

/** Create and edit share one form. */
export const SnapKeyForm = ({ form, submitLabel, cancelTo }: SnapKeyFormProps) => {
  const t = useT('snap-keys');
  const { mode } = useSession();
  return (
    <Form form={form} maxW="40rem">
      {form.banner}
      <DraftNotice form={form} />
      <Section>
        <TextField
          label={t('form.name')}
          hint={t('form.nameHint')}
          maxLength={64}
          autoComplete="off"
          {...form.field('name')}
        />
      </Section>
      <Section>
        <IpsField {...form.field('ips')} />
      </Section>
      {form.summary}
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2">
        <Button type="submit" variant="primary" loading={form.isBusy}>
          {submitLabel}
        </Button>
        <LinkButton>
          <Link to={cancelTo}>{t('form.cancel')}</Link>
        </LinkButton>
        {mode === 'live' ? (
          <chakra.span textStyle="small" color="fg.muted">
            {t('form.liveOtp')}
          </chakra.span>
        ) : null}
      </chakra.div>
    </Form>
  );
};
