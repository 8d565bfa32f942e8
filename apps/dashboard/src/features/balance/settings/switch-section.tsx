import { chakra } from '@chakra-ui/react';
import { may } from '@dasbor/domain/access';
import type { ReactNode } from 'react';
import { Choice } from '../../../shared/forms/choice.tsx';
import type { FormState } from '../../../shared/forms/use-form.tsx';
import { useT } from '../../../shared/i18n/use-t.ts';
import { useWho } from '../../../shared/state/session.ts';
import { Section } from '../../../shared/ui/page/section.tsx';
import type { SettingsPart, SettingsValues } from './settings-values.ts';

type SwitchSectionProps = {
  form: FormState<SettingsValues>;
  part: SettingsPart;
  /** What the merchant needs before it can be switched on. */
  feature?: 'sweep_out' | 'sweep_in';
  /** The fields shown while it is on. */
  children: ReactNode;
};

const FIELDS = {
  low: 'low_balance_enabled',
  out: 'sweep_out_enabled',
  in: 'sweep_in_enabled',
} as const;

/** A switch with its explanation. If it cannot be switched on, it shows why; it can still be switched off. */
export const SwitchSection = ({ form, part, feature, children }: SwitchSectionProps) => {
  const t = useT('balance');
  const who = useWho();
  const isThere = feature === undefined || may(who, { feature }).ok;
  const field = FIELDS[part];
  const isOn = form.values[field];
  return (
    <Section title={t(`settings.${part}.title`)} data-section={part}>
      <chakra.div display="grid" gap="4">
        <Choice
          title={t(`settings.${part}.enabled`)}
          text={t(`settings.${part}.text`)}
          disabled={!isThere && !isOn}
          {...form.toggle(field)}
        />
        {isThere ? null : (
          <chakra.p textStyle="small" color="fg.muted">
            {t(who.mode === 'sandbox' ? 'settings.unavailable.sandbox' : 'settings.unavailable.off')}
          </chakra.p>
        )}
        {isOn ? children : null}
      </chakra.div>
    </Section>
  );
};
