import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ProblemSummary } from '../../../shared/forms/problem-summary.tsx';
import { useProblemFocus } from '../../../shared/forms/use-problem-focus.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { useSession } from '../../../shared/state/session.ts';
import { Button, LinkButton } from '../../../shared/ui/button.tsx';
import { FailureBanner } from '../../../shared/ui/failure-banner.tsx';
import { TextField } from '../../../shared/ui/field.tsx';
import { Section } from '../../../shared/ui/section.tsx';
import type { KeySubaccount } from '../api/types.ts';
import { DraftNotice } from './draft-notice.tsx';
import { ExpiryChoice } from './expiry-choice.tsx';
import { IpsField } from './ips-field.tsx';
import { ScopeChoice } from './scope-choice.tsx';
import type { useKeyForm } from './use-key-form.ts';

interface KeyFormProps {
  form: ReturnType<typeof useKeyForm>;
  submitLabel: string;
  cancelTo: string;
  /** The one that it acts for alone. */
  subaccount: KeySubaccount | null;
  children?: ReactNode;
}

/** Making and changing are one form; what may be sent is the domain's rule, asked as one types. */
export function KeyForm({ form, submitLabel, cancelTo, subaccount, children }: KeyFormProps) {
  const t = useT('api-keys');
  const { mode } = useSession();
  const { values, set, errorOf, draft, attempts } = form;
  const element = useProblemFocus(attempts);

  return (
    <chakra.form
      ref={element}
      noValidate
      display="grid"
      gap="4"
      maxW="52rem"
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    >
      {form.failure ? <FailureBanner failure={form.failure} /> : null}
      <DraftNotice draft={draft} />
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
      <Section
        title={t('form.scopes')}
        description={subaccount ? t('form.scopesOf', { name: subaccount.name }) : t('form.scopesHint')}
      >
        <ScopeChoice
          scopes={values.scopes}
          ofSubaccount={subaccount !== null}
          onChange={(scopes) => set({ scopes })}
          error={errorOf('scopes')}
        />
      </Section>
      <Section>
        <ExpiryChoice
          expiry={values.expiry}
          day={values.day}
          onChange={set}
          onBlur={() => form.touch('expiry')}
          error={errorOf('expiry')}
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
      <ProblemSummary form={element} outcomes={attempts} />
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
      {children}
    </chakra.form>
  );
}
