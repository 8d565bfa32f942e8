import { chakra } from '@chakra-ui/react';
import { oneOrMany } from '../../../../shared/i18n/one-or-many.ts';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { Button } from '../../../../shared/ui/button.tsx';

type TermButtonsProps = {
  label: string;
  /** The merchant's own term. */
  own: number;
  current: number | undefined;
  disabledReason?: string | undefined;
  onChoose: (days: number) => void;
};

/** Usual terms, and the merchant's own. */
const TERMS = [7, 14, 30] as const;

/** Sets a date some days later with one press. */
export const TermButtons = ({ label, own, current, disabledReason, onChoose }: TermButtonsProps) => {
  const t = useT('invoices');
  const terms = [...new Set([...TERMS, own])].toSorted((a, b) => a - b);
  return (
    <chakra.div role="group" aria-label={label} display="flex" flexWrap="wrap" gap="2">
      {terms.map((days) => (
        <Button
          key={days}
          size="xs"
          borderRadius="full"
          aria-pressed={current === days}
          {...(current === days
            ? { bg: 'brand.subtle', borderColor: 'brand.border', color: 'brand.fg' }
            : {})}
          disabledReason={disabledReason}
          onClick={() => onChoose(days)}
        >
          {days === 0 ? t('form.sameDay') : t(`form.term.${oneOrMany(days)}`, { days })}
        </Button>
      ))}
    </chakra.div>
  );
};
