import { chakra } from '@chakra-ui/react';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import { useT } from '../../i18n/use-t.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { TextField } from '../../ui/fields/field.tsx';
import { CheckIcon, CrossIcon } from '../../ui/icons.tsx';
import { changeListQuery, writeListQuery } from '../query/list-query.ts';
import { VIEW_NAME_MAX } from './saved-views.ts';
import type { ListState } from '../query/use-list-query.ts';
import { useSavedViews } from './use-saved-views.ts';

/** A saved view is a normal link and can be opened in a new tab. */
export default function SavedViewsPanel({ list, onDone }: { list: ListState; onDone: () => void }) {
  const t = useT('list');
  const { views, save, remove } = useSavedViews(list.name);
  const [name, setName] = useState('');
  const current = writeListQuery(changeListQuery(list.query, { filters: list.query.filters }));

  const submit = (event: FormEvent) => {
    event.preventDefault();
    save({ name, query: current });
    setName('');
  };

  return (
    <>
      {views.length === 0 ? (
        <chakra.p px="4" pt="4" textStyle="small" color="fg.muted">
          {t('saved.none')}
        </chakra.p>
      ) : (
        <chakra.ul listStyleType="none" p="1.5" m="0">
          {views.map((view) => (
            <chakra.li
              key={view.name}
              display="flex"
              alignItems="center"
              borderRadius="sm"
              _hover={{ bg: 'bg.subtle' }}
            >
              <chakra.span
                flex="1"
                minW="0"
                css={{
                  '& a': {
                    display: 'flex',
                    alignItems: 'center',
                    gap: '2',
                    minH: '8',
                    px: '2.5',
                    borderRadius: 'sm',
                  },
                }}
                fontWeight={view.query === current ? 'semibold' : 'normal'}
              >
                <Link to={{ search: view.query }} onClick={onDone}>
                  {view.name}
                  {view.query === current ? <CheckIcon /> : null}
                </Link>
              </chakra.span>
              <IconButton
                size="xs"
                label={t('saved.remove', { name: view.name })}
                onClick={() => remove(view.name)}
              >
                <CrossIcon />
              </IconButton>
            </chakra.li>
          ))}
        </chakra.ul>
      )}
      <chakra.form onSubmit={submit} p="4" display="grid" gap="3">
        <TextField
          size="sm"
          label={t('saved.name')}
          hint={t('saved.where')}
          placeholder={t('saved.namePlaceholder')}
          maxLength={VIEW_NAME_MAX}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <Button type="submit" size="sm" disabled={name.trim() === ''}>
          {t('saved.save')}
        </Button>
      </chakra.form>
    </>
  );
}
