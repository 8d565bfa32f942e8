import { chakra } from '@chakra-ui/react';
import { useT } from '../../../../shared/i18n/use-t.ts';
import type { DisbursementItem } from '../../api/types.ts';

type RowTickProps = {
  item: DisbursementItem;
  checked: boolean;
  onChange: (checked: boolean) => void;
};

/** Selects a row without opening it. */
export const RowTick = ({ item, checked, onChange }: RowTickProps) => {
  const t = useT('disbursements');
  return (
    <chakra.label display="inline-grid" placeItems="center" boxSize="6" cursor="pointer">
      <chakra.input
        type="checkbox"
        aria-label={t('item.select', { row: item.row })}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        boxSize="4"
        m="0"
        accentColor="brand.solid"
        focusVisibleRing="outside"
      />
    </chakra.label>
  );
};
