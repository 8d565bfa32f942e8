import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { DraftNotice } from '../../../shared/unsaved/draft-notice.tsx';
import { Form } from '../../../shared/forms/form.tsx';
import type { FormState } from '../../../shared/forms/use-form.tsx';
import { useT } from '../../../shared/i18n/use-t.ts';
import { useSession } from '../../../shared/state/session.ts';
import { Button, LinkButton } from '../../../shared/ui/button.tsx';
import { TextField } from '../../../shared/ui/fields/field.tsx';
import { Section } from '../../../shared/ui/page/section.tsx';
import type { KeySubaccount } from '../api/types.ts';
import { ExpiryChoice } from './expiry-choice.tsx';
import { IpsField } from './ips-field.tsx';
import { ScopeChoice } from './scope-choice.tsx';
import type { Values } from './key-values.ts';

type KeyFormProps = {
  form: FormState<Values>;
  submitLabel: string;
  cancelTo: string;
  /** The only subaccount that the key acts for. */
  subaccount: KeySubaccount | null;
  children?: ReactNode;
};

/** Create and edit share one form. The domain's rules validate it while the user types. */
export const KeyForm = ({ form, submitLabel, cancelTo, subaccount, children }: KeyFormProps) => {
  const t = useT('api-keys');
  const { mode } = useSession();
  const { values, set, errorOf } = form;

  return (
    <Form form={form} maxW="52rem">
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
      {children}
    </Form>
  );
};
