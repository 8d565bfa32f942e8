import { chakra } from '@chakra-ui/react';
import { type SavedListName, VIEW_NAME_MAX } from '@dasbor/domain/saved-views';
import { type FormEvent, useState } from 'react';
import { Choice } from '../forms/choice.tsx';
import { useT } from '../i18n/use-t.ts';
import { describeFailure, type Failure } from '../lib/failure.ts';
import { changeListQuery, writeListQuery } from '../list/query/list-query.ts';
import type { ListState } from '../list/query/use-list-query.ts';
import { Button } from '../ui/button.tsx';
import { FailureBanner } from '../ui/failure-banner.tsx';
import { TextField } from '../ui/fields/field.tsx';
import { Skeleton } from '../ui/page/skeleton.tsx';
import { useSavedViews } from './use-saved-views.ts';
import { ViewLine } from './view-line.tsx';

/** A test compares the names of all lists with those of the domain. */
export default function SavedViewsPanel({ list, onDone }: { list: ListState; onDone: () => void }) {
  const t = useT('saved-views');
  const { data: views, error, save, share, remove } = useSavedViews(list.name as SavedListName);
  const [name, setName] = useState('');
  const [isShared, setShared] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const current = writeListQuery(changeListQuery(list.query, { filters: list.query.filters }));

  const run = async (work: () => Promise<void>) => {
    setBusy(true);
    setFailure(null);
    try {
      await work();
    } catch (caught) {
      setFailure(describeFailure(caught));
    } finally {
      setBusy(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run(async () => {
      // A view that is replaced may be shared already, which an empty box does not end.
      await save({ name, query: current, ...(isShared && { is_shared: true }) });
      setName('');
      setShared(false);
    });
  };

  const shown = failure ?? (error && !views ? describeFailure(error) : null);
  const groups = (['mine', 'shared'] as const).map((key) => ({
    key,
    members: (views ?? []).filter((view) => view.is_own === (key === 'mine')),
  }));
  return (
    <>
      {shown ? (
        <chakra.div p="3">
          <FailureBanner failure={shown} />
        </chakra.div>
      ) : null}
      {views ? null : error ? null : (
        <chakra.div p="4">
          <Skeleton height="8" />
        </chakra.div>
      )}
      {views?.length === 0 ? (
        <chakra.p px="4" pt="4" textStyle="small" color="fg.muted">
          {t('none')}
        </chakra.p>
      ) : null}
      {groups.map(({ key, members }) =>
        members.length === 0 ? null : (
          <chakra.div key={key} px="1.5" pt="1.5">
            <chakra.p id={`views-${key}`} textStyle="overline" color="fg.subtle" px="2.5" pt="1.5">
              {t(key)}
            </chakra.p>
            <chakra.ul listStyleType="none" p="0" m="0" aria-labelledby={`views-${key}`}>
              {members.map((view) => (
                <ViewLine
                  key={view.id}
                  view={view}
                  isCurrent={view.query === current}
                  onOpen={onDone}
                  onShare={(next) => void run(() => share(view.id, next))}
                  onRemove={() => void run(() => remove(view.id))}
                />
              ))}
            </chakra.ul>
          </chakra.div>
        ),
      )}
      <chakra.form onSubmit={submit} p="4" display="grid" gap="3">
        <TextField
          size="sm"
          label={t('name')}
          placeholder={t('namePlaceholder')}
          maxLength={VIEW_NAME_MAX}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <Choice
          title={t('shareNew')}
          text={t('shareHint')}
          checked={isShared}
          onChange={() => setShared(!isShared)}
        />
        <Button type="submit" size="sm" disabled={name.trim() === ''} loading={isBusy}>
          {t('save')}
        </Button>
      </chakra.form>
    </>
  );
}
