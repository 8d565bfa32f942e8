import { chakra } from '@chakra-ui/react';
import { DIGESTS } from '@dasbor/domain/notifications';
import { ChoiceGroup } from '../../../shared/forms/choice-group.tsx';
import { Choice } from '../../../shared/forms/choice.tsx';
import type { FormField, FormState } from '../../../shared/forms/use-form.tsx';
import { useT } from '../../../shared/i18n/use-t.ts';
import { Field } from '../../../shared/ui/fields/field.tsx';
import { Select } from '../../../shared/ui/fields/select.ts';
import { Section } from '../../../shared/ui/page/section.tsx';
import type { NotificationPreferences } from '../api/types.ts';
import type { PreferenceValues } from '../forms/preference-values.ts';

type TimesSectionProps = { form: FormState<PreferenceValues>; preferences: NotificationPreferences };

/** Quiet hours and the digest. */
export const TimesSection = ({
  form,
  preferences: { email, whatsapp_number: number },
}: TimesSectionProps) => {
  const t = useT('notifications');
  const { hasQuiet, digest } = form.values;
  return (
    <Section title={t('settings.times')} data-section="times">
      <chakra.div display="grid" gap="5">
        <chakra.p textStyle="small" color="fg.muted">
          {email === null ? t('settings.noMail') : t('settings.mailTo', { address: email })}{' '}
          {number === null ? t('settings.noNumber') : t('settings.textTo', { number })}
        </chakra.p>
        <div>
          <Choice
            title={t('settings.quiet.title')}
            text={t('settings.quiet.text')}
            {...form.toggle('hasQuiet')}
          />
          {hasQuiet ? (
            <chakra.div display="flex" flexWrap="wrap" gap="4" mt="2">
              <TimeField label={t('settings.quiet.from')} {...form.field('quiet_from')} />
              <TimeField label={t('settings.quiet.to')} {...form.field('quiet_to')} />
            </chakra.div>
          ) : null}
        </div>
        <ChoiceGroup legend={t('settings.digest.legend')}>
          {DIGESTS.map((one) => (
            <Choice
              key={one}
              title={t(`settings.digest.${one}.title`)}
              text={t(`settings.digest.${one}.text`)}
              {...form.choice('digest', one)}
            />
          ))}
        </ChoiceGroup>
        {digest === 'off' ? null : (
          <Field label={t('settings.digest.hour')}>
            {(control) => {
              const { error: _, ...rest } = form.field('digest_hour');
              return (
                <Select {...control} {...rest} w="fit-content">
                  {HOURS.map((hour) => (
                    <option key={hour} value={hour}>
                      {`${String(hour).padStart(2, '0')}.00`}
                    </option>
                  ))}
                </Select>
              );
            }}
          </Field>
        )}
      </chakra.div>
    </Section>
  );
};

type TimeFieldProps = { label: string } & FormField<string>;

const TimeField = ({ label, error, value, ...rest }: TimeFieldProps) => {
  return (
    <Field label={label} error={error}>
      {(control) => (
        <Select {...control} {...rest} value={value} w="fit-content">
          {(HALF_HOURS.includes(value) ? HALF_HOURS : [...HALF_HOURS, value].toSorted()).map((time) => (
            <option key={time} value={time}>
              {time.replace(':', '.')}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
};

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
const HALF_HOURS = HOURS.flatMap((hour) => {
  const text = String(hour).padStart(2, '0');
  return [`${text}:00`, `${text}:30`];
});
