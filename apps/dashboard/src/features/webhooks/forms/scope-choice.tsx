import { chakra } from '@chakra-ui/react';
import { ChoiceGroup } from '../../../shared/forms/choice-group.tsx';
import { Choice } from '../../../shared/forms/choice.tsx';
import type { FormState } from '../../../shared/forms/use-form.tsx';
import { useT } from '../../../shared/i18n/use-t.ts';
import { SubaccountChoice } from './subaccount-choice.tsx';
import { SCOPES, type Values } from './webhook-values.ts';

/** The accounts whose events are sent. Only for merchants with subaccounts. */
export const ScopeChoice = ({ form }: { form: FormState<Values> }) => {
  const t = useT('webhooks');
  return (
    <chakra.div display="grid" gap="3">
      <ChoiceGroup legend={t('form.scope')}>
        {SCOPES.map((scope) => (
          <Choice
            key={scope}
            title={t(`form.scopes.${scope}.title`)}
            text={t(`form.scopes.${scope}.text`)}
            {...form.choice('scope', scope)}
          />
        ))}
      </ChoiceGroup>
      {form.values.scope === 'some' ? <SubaccountChoice {...form.field('subaccounts')} /> : null}
    </chakra.div>
  );
};
