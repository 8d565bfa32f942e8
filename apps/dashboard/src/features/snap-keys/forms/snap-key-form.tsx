import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { ProblemSummary } from '../../../shared/forms/problem-summary.tsx';
import { useProblemFocus } from '../../../shared/forms/use-problem-focus.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { useSession } from '../../../shared/state/session.ts';
import { Button, LinkButton } from '../../../shared/ui/button.tsx';
import { FailureBanner } from '../../../shared/ui/failure-banner.tsx';
import { TextField } from '../../../shared/ui/field.tsx';
import { Section } from '../../../shared/ui/section.tsx';
import { DraftNotice, IpsField } from '../../api-keys/public.ts';
import type { useSnapKeyForm } from './use-snap-key-form.ts';

interface SnapKeyFormProps {
  form: ReturnType<typeof useSnapKeyForm>;
  submitLabel: string;
  cancelTo: string;
}

/** Making and changing are one form. */
export function SnapKeyForm({ form, submitLabel, cancelTo }: SnapKeyFormProps) {
  const t = useT('snap-keys');
  const { mode } = useSession();
  const { values, set, errorOf } = form;
  const element = useProblemFocus(form.attempts);
  return (
    <chakra.form
      ref={element}
      noValidate
      display="grid"
      gap="4"
      maxW="40rem"
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    >
      {form.failure ? <FailureBanner failure={form.failure} /> : null}
      <DraftNotice draft={form.draft} />
      <Section>
        <TextField
          label={t('form.name')}
          hint={t('form.nameHint')}
          error={errorOf('name')}
          maxLength={64}
          autoComplete="off"
          value={values.name}
          onChange={(event) => set({ name: event.target.value })}
        />
      </Section>
      <Section>
        <IpsField
          value={values.ips}
          error={errorOf('ips')}
          onChange={(ips) => set({ ips })}
          onBlur={() => form.touch('ips')}
        />
      </Section>
      <ProblemSummary form={element} outcomes={form.attempts} />
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2">
        <Button type="submit" variant="primary" loading={form.isSubmitting}>
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
    </chakra.form>
  );
}
