import { chakra } from '@chakra-ui/react';
import { useT } from '../../../shared/i18n/use-t.ts';
import { SearchBox } from '../../../shared/list/filters/search-box.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Select } from '../../../shared/ui/fields/select.ts';
import { SORTS, type View } from '../state/view.ts';

type ViewBarProps = { view: View; onChange: (view: View) => void };

/** Search and order. */
export const ViewBar = ({ view, onChange }: ViewBarProps) => {
  const t = useT('reconciliation');
  const { isDescending } = view;
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2">
      <SearchBox
        value={view.search}
        placeholder={t('search')}
        onSearch={(search) => onChange({ ...view, search })}
      />
      <Select
        size="sm"
        width="auto"
        aria-label={t('sort.label')}
        value={view.sort}
        onChange={({ target }) =>
          onChange({ ...view, sort: SORTS.find((sort) => sort === target.value) ?? 'date' })
        }
      >
        {SORTS.map((sort) => (
          <option key={sort} value={sort}>
            {t(`sort.${sort}`)}
          </option>
        ))}
      </Select>
      <Button
        size="sm"
        variant="quiet"
        aria-label={t(isDescending ? 'sort.ascending' : 'sort.descending')}
        title={t(isDescending ? 'sort.ascending' : 'sort.descending')}
        onClick={() => onChange({ ...view, isDescending: !isDescending })}
      >
        {isDescending ? '↓' : '↑'}
      </Button>
    </chakra.div>
  );
};
