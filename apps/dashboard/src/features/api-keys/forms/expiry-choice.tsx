import { chakra } from '@chakra-ui/react';
import { ChoiceGroup } from '../../../shared/forms/choice-group.tsx';
import { Choice } from '../../../shared/forms/choice.tsx';
import { useT } from '../../../shared/i18n/use-t.ts';
import { DateField } from '../../../shared/list/filters/date-field.tsx';
import { EXPIRY_CHOICES, type Values } from './key-values.ts';

type ExpiryChoiceProps = {
  onChange: (changes: Partial<Pick<Values, 'expiry' | 'day'>>) => void;
  onBlur: () => void;
  error: string | undefined;
} & Pick<Values, 'expiry' | 'day'>;

/** No expiry, a common period, or the end of a chosen day. */
export const ExpiryChoice = ({ expiry, day, onChange, onBlur, error }: ExpiryChoiceProps) => {
  const t = useT('api-keys');
  return (
    <ChoiceGroup legend={t('form.expiry')} hint={t('form.expiryHint')}>
      {EXPIRY_CHOICES.map((choice) => (
        <Choice
          key={choice}
          radio="expiry"
          title={t(`form.expiryChoice.${choice}`)}
          checked={expiry === choice}
          onChange={() => onChange({ expiry: choice })}
        />
      ))}
      {expiry === 'date' ? (
        <chakra.div ps="1.625rem" mt="1" maxW="16rem" onBlur={onBlur}>
          <DateField
            label={t('form.expiryDate')}
            value={day}
            onChange={(value) => onChange({ day: value })}
            error={error}
          />
          <chakra.p textStyle="small" color="fg.subtle" mt="1">
            {t('form.expiryDateHint')}
          </chakra.p>
        </chakra.div>
      ) : null}
    </ChoiceGroup>
  );
};
