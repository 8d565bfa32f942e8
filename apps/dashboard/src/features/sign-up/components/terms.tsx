import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import { Choice } from '../../../shared/forms/choice.tsx';
import { useT } from '../../../shared/i18n/use-t.ts';
import { ErrorText } from '../../../shared/ui/error-text.tsx';

type TermsProps = {
  accepted: boolean;
  onChange: (accepted: boolean) => void;
  error: string | undefined;
};

/** product spec §5: the terms are accepted. Their points can be read in place, so that nobody leaves the form. */
export const Terms = ({ accepted, onChange, error }: TermsProps) => {
  const t = useT('sign-up');
  const id = useId();
  return (
    <chakra.div display="grid" gap="1.5">
      <Choice
        title={t('form.terms')}
        checked={accepted}
        onChange={() => onChange(!accepted)}
        invalid={error !== undefined}
        describedBy={error ? id : undefined}
      />
      {error ? <ErrorText id={id}>{error}</ErrorText> : null}
      <chakra.details textStyle="small" color="fg.muted">
        <chakra.summary cursor="pointer" color="brand.fg" py="1" focusVisibleRing="outside">
          {t('terms.summary')}
        </chakra.summary>
        <chakra.ul ps="5" mt="1" display="grid" gap="1" listStyleType="disc">
          {POINTS.map((point) => (
            <li key={point}>{t(`terms.${point}`)}</li>
          ))}
        </chakra.ul>
      </chakra.details>
    </chakra.div>
  );
};

const POINTS = ['sandbox', 'data', 'customers', 'use'] as const;
