import { useEffect } from 'preact/hooks';
import { Button } from '../../../shared/ui/button.tsx';
import { Field } from '../../../shared/ui/field.tsx';
import fieldCss from '../../../shared/ui/field.module.css';
import { wayValue } from '../api/choice.ts';
import type { Refusal } from '../api/use-checkout.ts';
import { useT } from '../locales/words.ts';
import type { WordKey } from '../locales/words.ts';
import { type Channel, ChannelButton, useChannelNote } from './channel-button.tsx';
import css from './checkout.module.css';
import { WayForm, type WaysProps } from './way-form.tsx';

type ChannelFormProps = WaysProps & { way: WaysProps['ways'][number]; channel: Channel };

type FieldOf = {
  name: string;
  label: WordKey;
  hint?: WordKey;
  autocomplete: string;
  inputMode: 'tel' | 'text' | 'numeric';
  maxLength: number;
};

const PHONE: FieldOf = {
  name: 'phone',
  label: 'need.phone',
  hint: 'need.phone.hint',
  autocomplete: 'tel',
  inputMode: 'tel',
  maxLength: 20,
};

const ADDRESS: readonly FieldOf[] = [
  { name: 'address.name', label: 'need.name', autocomplete: 'name', inputMode: 'text', maxLength: 128 },
  { name: 'address.phone', label: 'need.contact', autocomplete: 'tel', inputMode: 'tel', maxLength: 20 },
  {
    name: 'address.street',
    label: 'need.street',
    autocomplete: 'street-address',
    inputMode: 'text',
    maxLength: 255,
  },
  {
    name: 'address.city',
    label: 'need.city',
    autocomplete: 'address-level2',
    inputMode: 'text',
    maxLength: 64,
  },
  {
    name: 'address.postal_code',
    label: 'need.postal_code',
    autocomplete: 'postal-code',
    inputMode: 'numeric',
    maxLength: 5,
  },
];

/** A channel that needs something of the customer first. */
export const ChannelForm = ({ way, channel, ...props }: ChannelFormProps) => {
  const t = useT();
  const note = useChannelNote(channel);
  const value = `${way.method}.${channel.channel}`;
  const { refusal, busy } = props;
  const refused = refusedAt(refusal, value);
  useFocusOnWrong(refused, value);
  if (channel.obstacle) return <ChannelButton way={way} channel={channel} busy={busy} />;
  const fields = [...(channel.needs.includes('phone') ? [PHONE] : []), ...addressOf(channel)];
  return (
    <details class={css['needs']} open={refused !== undefined} name={`needs-${way.method}`}>
      <summary>
        <span>
          {channel.name}
          {note && <small>{note}</small>}
        </span>
      </summary>
      <WayForm {...props}>
        <input type="hidden" name="way" value={wayValue(way.method, channel)} />
        {channel.needs.includes('address') && (
          <p class={css['note']}>{t('need.why', { channel: channel.name })}</p>
        )}
        {fields.map((field) => (
          <NeedField
            key={field.name}
            id={`${value}.${field.name}`}
            field={field}
            name={channel.name}
            refused={refused}
          />
        ))}
        <Button type="submit" busy={busy === value}>
          {t('need.continue', { channel: channel.name })}
        </Button>
      </WayForm>
    </details>
  );
};

/** After an answer that marks fields, typing goes on in the first of them. */
const useFocusOnWrong = (refused: Refused | undefined, value: string) => {
  useEffect(() => {
    if (refused) document.querySelector<HTMLElement>(`[id^="${value}."][data-invalid]`)?.focus();
  }, [refused, value]);
};

const addressOf = ({ needs }: Channel): readonly FieldOf[] => (needs.includes('address') ? ADDRESS : []);

type Refused = Extract<Refusal, { kind: 'problem' }>;

const refusedAt = (refusal: Refusal | undefined, value: string): Refused | undefined => {
  if (refusal?.kind !== 'problem') return undefined;
  return `${refusal.choice.method}.${refusal.choice.channel}` === value ? refusal : undefined;
};

type NeedFieldProps = { id: string; field: FieldOf; name: string; refused: Refused | undefined };

const NeedField = ({ id, field, name, refused }: NeedFieldProps) => {
  const t = useT();
  // The SDK's own check of a phone of a wallet names the part of the charge that it belongs to.
  const wrong = refused?.fields.find(
    (one) => one.field === field.name || one.field.endsWith(`.${field.name}`),
  );
  const error = wrong && t(fieldKey(wrong.code));
  return (
    <Field id={id} label={t(field.label, { channel: name })} hint={field.hint && t(field.hint)} error={error}>
      <input
        id={id}
        name={field.name}
        defaultValue={valueIn(refused, field.name)}
        autocomplete={field.autocomplete}
        inputMode={field.inputMode}
        maxLength={field.maxLength}
        aria-invalid={error !== undefined}
        aria-describedby={error ? `${id}-error` : field.hint && `${id}-hint`}
        data-invalid={error ? '' : undefined}
        class={fieldCss['control']}
      />
    </Field>
  );
};

const valueIn = (refused: Refused | undefined, name: string): string => {
  const { phone, address } = refused?.choice ?? {};
  if (name === 'phone') return phone ?? '';
  return (address as Readonly<Record<string, string>> | undefined)?.[name.slice('address.'.length)] ?? '';
};

const FIELD_CODES = [
  'DPAY_REQUIRED',
  'DPAY_PHONE_INVALID',
  'DPAY_POSTAL_CODE_INVALID',
  'DPAY_FIELD_HIDDEN_CHARACTER',
] as const;

const fieldKey = (code: string) => {
  const known = FIELD_CODES.find((one) => one === code);
  return known ? (`field.${known}` as const) : 'field.other';
};
