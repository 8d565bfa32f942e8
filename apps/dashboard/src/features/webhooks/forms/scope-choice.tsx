import { chakra } from '@chakra-ui/react';
import { ChoiceGroup } from '../../../shared/forms/choice-group.tsx';
import { Choice } from '../../../shared/forms/choice.tsx';
import { useT } from '../../../shared/i18n/use-t.ts';
import { Field } from '../../../shared/ui/field.tsx';
import { Textarea } from '../../../shared/ui/textarea.ts';
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
        <Field label={t('form.subaccounts')} hint={t('form.subaccountsHint')} error={error}>
          {(control) => (
            <Textarea
              {...control}
              rows={3}
              height="auto"
              py="2"
              spellCheck={false}
              autoComplete="off"
              value={values.subaccounts}
              onChange={(event) => onSubaccounts(event.target.value)}
              onBlur={onBlur}
            />
          )}
        </Field>
      ) : null}
    </chakra.div>
  );
}
