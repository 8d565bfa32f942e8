import { chakra } from '@chakra-ui/react';
import { CHANNELS } from '@dasbor/domain/payments';
import { hasChannels, PROMO_TYPES, type PromoTypeWithChannels } from '@dasbor/domain/promos';
import { ChoiceGroup } from '../../../shared/forms/choice-group.tsx';
import { Choice } from '../../../shared/forms/choice.tsx';
import type { FormState } from '../../../shared/forms/use-form.tsx';
import { useT } from '../../../shared/i18n/use-t.ts';
import { Field } from '../../../shared/ui/fields/field.tsx';
import { Textarea } from '../../../shared/ui/fields/textarea.ts';
import { Section } from '../../../shared/ui/page/section.tsx';
import { CardBanks } from './card-banks.tsx';
import type { PromoValues } from './promo-values.ts';

type MethodFieldsProps = { form: FormState<PromoValues> };

/** The method that the promo is for, with its channels or cards. */
export const MethodFields = ({ form }: MethodFieldsProps) => {
  const t = useT('promos');
  const { type } = form.values;
  return (
    <Section title={t('form.type')}>
      <chakra.div display="grid" gap="5">
        <ChoiceGroup legend={<chakra.span srOnly>{t('form.type')}</chakra.span>}>
          <chakra.div display="grid" gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr 1fr' }} columnGap="6">
            {PROMO_TYPES.map((one) => (
              <Choice key={one} title={t(`type.${one}`)} {...form.choice('type', one)} />
            ))}
          </chakra.div>
        </ChoiceGroup>
        {hasChannels(type) ? <ChannelChoice form={form} type={type} /> : null}
        {type === 'card' ? (
          <>
            <Field
              label={t('form.bins')}
              hint={t('form.binsHint')}
              optional
              error={form.errorOf('bin_numbers')}
            >
              {(control) => {
                const { error: _, ...field } = form.field('bin_numbers');
                return <Textarea {...control} {...field} rows={2} maxLength={2_000} />;
              }}
            </Field>
            <CardBanks form={form} />
          </>
        ) : null}
      </chakra.div>
    </Section>
  );
};

type ChannelChoiceProps = MethodFieldsProps & { type: PromoTypeWithChannels };

const ChannelChoice = ({ form, type }: ChannelChoiceProps) => {
  const t = useT('promos');
  const { channels } = form.values;
  const isBank = type === 'va';
  const toggle = (channel: string) =>
    form.set({
      channels: channels.includes(channel)
        ? channels.filter((one) => one !== channel)
        : // Those of another type are dropped with the first choice.
          [...channels.filter((one) => CHANNELS[type].some(({ channel: of }) => of === one)), channel],
    });
  return (
    <ChoiceGroup
      legend={t(isBank ? 'form.banksOfVa' : 'form.channels')}
      hint={t(isBank ? 'form.banksOfVaHint' : 'form.channelsHint')}
    >
      <chakra.div display="grid" gridTemplateColumns={{ base: '1fr 1fr', sm: '1fr 1fr 1fr' }} columnGap="6">
        {CHANNELS[type].map(({ channel, name }) => (
          <Choice
            key={channel}
            title={name}
            checked={channels.includes(channel)}
            onChange={() => toggle(channel)}
          />
        ))}
      </chakra.div>
    </ChoiceGroup>
  );
};
