import { useT } from '../../../shared/i18n/use-t.ts';
import { Field } from '../../../shared/ui/field.tsx';
import { Textarea } from '../../../shared/ui/textarea.ts';
import type { IpsProblem } from './ip-lines.ts';

interface IpsFieldProps {
  /** One address or range a line. */
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
  onBlur: () => void;
}

/** From where a key may be used; empty for everywhere. */
export function IpsField({ value, error, onChange, onBlur }: IpsFieldProps) {
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
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onBlur}
        />
      )}
    </Field>
  );
}

export function useIpsWords(): (problem: IpsProblem) => string {
  const t = useT('api-keys');
  return (problem) =>
    problem.own === 'ipInvalid'
      ? t('form.ipInvalid', { line: problem.line, text: problem.text })
      : t('form.ipsTooMany', { maximum: problem.maximum });
}
