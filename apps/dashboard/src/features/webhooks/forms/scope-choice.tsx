import { chakra } from '@chakra-ui/react';
import { ChoiceGroup } from '../../../shared/forms/choice-group.tsx';
import { Choice } from '../../../shared/forms/choice.tsx';
import { useT } from '../../../shared/i18n/use-t.ts';
import { SubaccountChoice } from './subaccount-choice.tsx';
import { SCOPES, type Values } from './webhook-values.ts';

interface ScopeChoiceProps {
  values: Pick<Values, 'scope' | 'subaccounts'>;
  onScope: (scope: Values['scope']) => void;
  onSubaccounts: (text: string) => void;
  onBlur: () => void;
  error: string | undefined;
}

/** Whose events come here; a question for merchants with subaccounts alone. */
export function ScopeChoice({ values, onScope, onSubaccounts, onBlur, error }: ScopeChoiceProps) {
  const t = useT('webhooks');
  return (
    <chakra.div display="grid" gap="3">
      <ChoiceGroup legend={t('form.scope')}>
        {SCOPES.map((scope) => (
          <Choice
            key={scope}
            radio="scope"
            title={t(`form.scopes.${scope}.title`)}
            text={t(`form.scopes.${scope}.text`)}
            checked={values.scope === scope}
            onChange={() => onScope(scope)}
          />
        ))}
      </ChoiceGroup>
      {values.scope === 'some' ? (
        <SubaccountChoice value={values.subaccounts} onChange={onSubaccounts} onBlur={onBlur} error={error} />
      ) : null}
    </chakra.div>
  );
}
