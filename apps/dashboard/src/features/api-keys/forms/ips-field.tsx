import type { FormField } from '../../../shared/forms/use-form.tsx';
import { useT } from '../../../shared/i18n/use-t.ts';
import type { FieldFailure } from '../../../shared/lib/failure.ts';
import { Field } from '../../../shared/ui/fields/field.tsx';
import { Textarea } from '../../../shared/ui/fields/textarea.ts';

/** The addresses that may use a key. Empty allows every address. */
export const IpsField = ({ error, ...field }: FormField<string>) => {
  const t = useT('api-keys');
  return (
    <Field label={t('form.ips')} hint={t('form.ipsHint')} error={error} optional>
      {(control) => (
        <Textarea
          {...control}
          rows={4}
          h="auto"
          py="2"
          fontFamily="mono"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          {...field}
        />
      )}
    </Field>
  );
};

export const useIpsWords = (): ((problem: FieldFailure) => string | undefined) => {
  const t = useT('api-keys');
  return ({ code, params = {} }) => {
    if (code === 'ipInvalid') return t('form.ipInvalid', { line: '', text: '', ...params });
    return code === 'ipsTooMany' ? t('form.ipsTooMany', { maximum: '', ...params }) : undefined;
  };
};
