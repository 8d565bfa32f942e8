import { chakra } from '@chakra-ui/react';
import { parseColour } from '@dasbor/domain/checkout-appearance';
import type { FormField } from '../../../shared/forms/use-form.tsx';
import { useT } from '../../../shared/i18n/use-t.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Field } from '../../../shared/ui/fields/field.tsx';
import { Input } from '../../../shared/ui/fields/input.tsx';

type ColourFieldProps = {
  label: string;
  hint: string;
  field: FormField<string>;
  /** The nearest colour that can be read, if this one cannot. */
  nearest: string | undefined;
};

/** A colour by its digits or from the browser's palette. */
export const ColourField = ({ label, hint, field, nearest }: ColourFieldProps) => {
  const t = useT('checkout-appearance');
  const { error, ...input } = field;
  const parsed = parseColour(input.value);
  return (
    <chakra.div display="grid" gap="2">
      <Field label={label} hint={hint} error={error}>
        {(control) => (
          <chakra.div display="flex" gap="2">
            <Input
              {...input}
              {...control}
              maxLength={32}
              autoComplete="off"
              spellCheck={false}
              autoCapitalize="none"
              fontVariantNumeric="tabular-nums"
            />
            <chakra.input
              type="color"
              css={SWATCH}
              aria-label={t('pick', { label })}
              value={parsed.ok ? parsed.value : '#ffffff'}
              onChange={(event) => input.onChange(event.target.value)}
              onBlur={input.onBlur}
            />
          </chakra.div>
        )}
      </Field>
      {nearest ? (
        <Button size="sm" justifySelf="start" onClick={() => input.onChange(nearest)}>
          <chakra.span boxSize="4" borderRadius="sm" borderWidth="1px" style={{ background: nearest }} />
          {t('use', { colour: nearest })}
        </Button>
      ) : null}
    </chakra.div>
  );
};

/** As high as the input beside it. */
const SWATCH = {
  flexShrink: 0,
  w: '12',
  minH: '10',
  p: '1',
  bg: 'bg.panel',
  borderWidth: '1px',
  borderColor: 'border.control',
  borderRadius: 'control',
  cursor: 'pointer',
} as const;
