import { chakra } from '@chakra-ui/react';
import { useLanguage, useT } from '../../i18n/use-t.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { ChevronDownIcon, CrossIcon, PlusIcon } from '../../ui/icons.tsx';
import { lazyPart } from '../../ui/overlays/lazy-part.ts';
import { type FilterField, isFieldActive, summaryOf, withoutField } from './filter-fields.ts';
import { isNarrowed } from '../query/list-query.ts';
import { Popover } from '../popover.tsx';
import type { ListState } from '../query/use-list-query.ts';

const filterEditor = lazyPart(() => import('./filter-editor.tsx'));

/** One chip per filter: shows its values, opens its editor, and has a button to clear it. */
export const FilterChips = ({ list, fields }: { list: ListState; fields: readonly FilterField[] }) => {
  const t = useT('list');
  const language = useLanguage();
  const { filters } = list.query;
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="1.5" data-part="chips">
      {fields.map((field) => (
        <FilterChip key={field.name} field={field} list={list} />
      ))}
      {isNarrowed(list.query) ? (
        <Button variant="quiet" size="xs" onClick={list.clear} aria-label={t('filter.clearAll')}>
          {t('filter.clear')}
        </Button>
      ) : null}
      {/* The region exists before the words, so that they are read out when a filter changes. */}
      <chakra.output srOnly>
        {fields
          .filter((field) => isFieldActive(field, filters))
          .map((field) => `${field.label}: ${summaryOf(field, filters, language)}`)
          .join(', ')}
      </chakra.output>
    </chakra.div>
  );
};

const FilterChip = ({ field, list }: { field: FilterField; list: ListState }) => {
  const t = useT('list');
  const language = useLanguage();
  const { filters } = list.query;
  const active = isFieldActive(field, filters);
  const summary = summaryOf(field, filters, language);
  if (field.kind === 'fixed' && !active) return null;

  const remove = () => list.change((from) => ({ filters: withoutField(field, from.filters) }));
  return (
    <chakra.span
      display="inline-flex"
      alignItems="center"
      borderWidth="1px"
      borderStyle={active ? 'solid' : 'dashed'}
      borderColor={active ? 'brand.border' : 'border.emphasized'}
      bg={active ? 'brand.subtle' : 'transparent'}
      borderRadius="full"
      data-filter={field.name}
      data-active={active}
      css={{ '& > button': { height: '1.625rem', borderRadius: 'full', border: 'none' } }}
    >
      {field.kind === 'fixed' ? (
        <chakra.span ps="2.5" textStyle="label" fontSize="xs" color="brand.fg">
          {field.label}: {summary}
        </chakra.span>
      ) : (
        <Popover
          panel={filterEditor}
          label={t('filter.edit', { name: field.label })}
          width="17rem"
          trigger={{
            variant: 'quiet',
            size: 'xs',
            color: active ? 'brand.fg' : 'fg.muted',
            fontWeight: 'medium',
            children: (
              <>
                {active ? null : <PlusIcon />}
                {active ? `${field.label}: ${summary}` : field.label}
                {active ? <ChevronDownIcon /> : null}
              </>
            ),
          }}
        >
          {(FilterEditor, close) => <FilterEditor field={field} list={list} onDone={close} />}
        </Popover>
      )}
      {active ? (
        <IconButton
          size="xs"
          label={t('filter.remove', { name: field.label })}
          onClick={remove}
          color="brand.fg"
        >
          <CrossIcon />
        </IconButton>
      ) : null}
    </chakra.span>
  );
};
