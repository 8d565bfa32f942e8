import { chakra } from '@chakra-ui/react';
import { REMINDER, REMINDER_CHANNELS } from '@dasbor/domain/invoice-reminders';
import { useId } from 'react';
import { useT } from '../../../shared/i18n/use-t.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { ErrorText } from '../../../shared/ui/error-text.tsx';
import { Field, TextField } from '../../../shared/ui/fields/field.tsx';
import { Select } from '../../../shared/ui/fields/select.ts';
import { EMPTY_STEP, type StepsForm, WHENS } from '../forms/steps-values.ts';

/** The days and channels of a schedule. */
export const StepFields = ({ form }: { form: StepsForm }) => {
  const t = useT('invoice-reminders');
  const errorId = useId();
  const steps = form.list('steps');
  const error = form.errorOf('steps');
  return (
    <chakra.div display="grid" gap="4">
      {steps.items.map(({ key, path }, index) => (
        <StepField
          key={key}
          form={form}
          path={path}
          number={index + 1}
          onRemove={() => steps.remove(index)}
        />
      ))}
      {error ? <ErrorText id={errorId}>{error}</ErrorText> : null}
      <chakra.div>
        <Button
          size="sm"
          disabledReason={
            steps.items.length < REMINDER.mostSteps
              ? undefined
              : t('form.mostSteps', { most: REMINDER.mostSteps })
          }
          onClick={() => steps.add(EMPTY_STEP)}
        >
          {t('form.add')}
        </Button>
      </chakra.div>
    </chakra.div>
  );
};

type StepFieldProps = { form: StepsForm; path: `steps.${number}`; number: number; onRemove: () => void };

const StepField = ({ form, path, number, onRemove }: StepFieldProps) => {
  const t = useT('invoice-reminders');
  const step = t('form.step', { number });
  const days = form.field(`${path}.days`);
  const { error: _none, ...when } = form.field(`${path}.when`);
  const { error: _no, ...channel } = form.field(`${path}.channel`);
  return (
    <chakra.fieldset border="0" p="0" m="0" minW="0">
      <chakra.legend srOnly>{step}</chakra.legend>
      <chakra.div
        display="grid"
        gap="3"
        alignItems="start"
        gridTemplateColumns={{ base: '1fr', sm: '2fr 5rem 1fr auto' }}
      >
        <Field label={t('form.when')} error={when.value === 'on' ? days.error : undefined}>
          {(control) => (
            <Select {...control} {...when}>
              {WHENS.map((one) => (
                <option key={one} value={one}>
                  {t(`when.${one}`)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        {when.value === 'on' ? (
          <chakra.span hideBelow="sm" />
        ) : (
          <TextField label={t('form.days')} inputMode="numeric" autoComplete="off" maxLength={2} {...days} />
        )}
        <Field label={t('form.channel')}>
          {(control) => (
            <Select {...control} {...channel}>
              {REMINDER_CHANNELS.map((one) => (
                <option key={one} value={one}>
                  {t(`channel.${one}`)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Button
          size="sm"
          variant="link"
          mt={{ base: '0', sm: '7' }}
          justifySelf="start"
          aria-label={t('form.removeStep', { step })}
          onClick={onRemove}
        >
          {t('form.remove')}
        </Button>
      </chakra.div>
    </chakra.fieldset>
  );
};
