import { chakra } from '@chakra-ui/react';
import { type ReactNode, Suspense } from 'react';
import type { Permission } from '@dasbor/domain/access';
import { useT } from '../i18n/use-t.ts';
import { describeFailure } from '../lib/failure.ts';
import type { Back } from '../ui/page/back-link.tsx';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';
import { PageHeader } from '../ui/page/page-header.tsx';
import { lazyExtra } from '../ui/overlays/lazy-part.ts';
import { PageState } from '../ui/page/page-state.tsx';
import type { RecordParts } from '../ui/record/record-rows.tsx';
import { Section } from '../ui/page/section.tsx';
import type { CollectOptions } from './export/collect-rows.ts';
import { knownColumns, type ListColumn, visibleColumns } from './table/columns.ts';
import { ExportButton } from './export/export-button.tsx';
import type { ExportAll } from './export/export-panel.tsx';
import type { FilterField } from './filters/filter-fields.ts';
import { isNarrowed } from './query/list-query.ts';
import { ListCards } from './table/list-cards.tsx';
import { ListSkeleton } from './table/list-skeleton.tsx';
import { ListTable } from './table/list-table.tsx';
import { Pager } from './pager.tsx';
import type { PageInfo } from './query/position.ts';
import { Toolbar } from './toolbar.tsx';
import { useIsPhone } from './use-media.ts';
import type { ListState } from './query/use-list-query.ts';

// Rarely seen: not in the first load.
const AddressIgnored = lazyExtra(() => import('./filters/address-ignored.tsx'), AddressIgnoredInShort);
const RangeRefused = lazyExtra(
  () => import('./filters/range-refused.tsx'),
  ({ error }) => <PageState kind="failed" error={error} />,
);
// Comes with what is live, after the rows; without a network neither does.
const FreshPill = lazyExtra(() => import('./rows/fresh-pill.tsx'));

/** What a feature's list hook answers. */
export interface ListResult<Row> {
  data: { data: readonly Row[]; page: PageInfo } | undefined;
  error: unknown;
  /** Rows are shown and newer ones are on their way. */
  isUpdating: boolean;
  retry: () => void;
  /** Asks for one row again and changes it where it stands. */
  renewRow: (id: string) => Promise<void>;
  /** For the export of everything that matches. */
  fetchPage: CollectOptions<Row>['fetchPage'];
  /** How many records have come since the first page was fetched. */
  fresh: number;
}

export interface ListPageProps<Row extends { id: string }> {
  title: string;
  /** What the rows are, where the page's title says more than that. */
  label?: string;
  /** What matters before any row: a total, a balance. */
  intro?: ReactNode;
  list: ListState;
  result: ListResult<Row>;
  columns: readonly ListColumn<Row>[];
  fields: readonly FilterField[];
  /** Where a row leads; left out where a row is all there is. */
  rowPath?: (row: Row) => string;
  /** What a phone shows of a row. */
  card: (row: Row) => RecordParts;
  /** The list is of no days: few things, all of them, whenever they were made. */
  isUndated?: boolean;
  /** Left out where the list is not searched. */
  searchPlaceholder?: string;
  /** The permission that the page needs, for the words of a refusal. */
  permission: Permission;
  empty: { title: string; description: string; action?: ReactNode };
  /** Where the list stands below another page. */
  back?: Back;
  /** What can be done with the whole list, before the export. */
  actions?: ReactNode;
  /** Where the server writes the file of everything that matches. */
  exportAll?: ExportAll | undefined;
}

/** A whole list: heading, toolbar, rows or the reason why there are none, pages. */
export function ListPage<Row extends { id: string }>(props: ListPageProps<Row>) {
  const { title, label = title, result, columns, fields, searchPlaceholder } = props;
  const list = withColumns(withDays(props.list, result.data?.page), columns);
  return (
    <>
      <PageHeader
        title={title}
        {...(props.back ? { back: props.back } : {})}
        actions={
          <>
            {props.actions}
            <ExportButton
              {...{ list, columns }}
              rows={result.data?.data ?? []}
              fetchPage={result.fetchPage}
              exportAll={props.exportAll}
            />
          </>
        }
      />
      {props.intro}
      <Toolbar
        list={list}
        columns={columns}
        fields={fields}
        searchPlaceholder={searchPlaceholder}
        isUndated={props.isUndated}
      />
      {list.ignored.length > 0 ? (
        <Suspense>
          <AddressIgnored list={list} />
        </Suspense>
      ) : null}
      <Section
        padding="flush"
        aria-label={label}
        aria-busy={result.isUpdating || undefined}
        position="relative"
        overflow="hidden"
      >
        <ListBody {...props} />
      </Section>
    </>
  );
}

function ListBody<Row extends { id: string }>(props: ListPageProps<Row>) {
  const { title, label = title, list, result, columns, rowPath, card, permission, empty } = props;
  const t = useT('list');
  const isPhone = useIsPhone();
  const { query, name, address } = list;
  const shown = visibleColumns(columns, query.columns);

  if (!result.data) {
    if (!result.error) {
      return (
        <PageState kind="loading">
          <ListSkeleton columns={shown} rows={query.limit} density={query.density} isPhone={isPhone} />
        </PageState>
      );
    }
    const { code, params } = describeFailure(result.error);
    if (code === 'DPAY_FORBIDDEN') {
      return <PageState kind="forbidden" permission={String(params?.['permission'] ?? permission)} />;
    }
    if (code === 'DPAY_FEATURE_DISABLED') {
      return <PageState kind="feature-off" feature={String(params?.['feature'] ?? title)} />;
    }
    if (code?.startsWith('DPAY_DATE_')) {
      return (
        <Suspense>
          <RangeRefused list={list} error={result.error} />
        </Suspense>
      );
    }
    const retry = code === 'DPAY_INVALID_CURSOR' ? t('pager.restart') : undefined;
    return <PageState kind="failed" error={result.error} onRetry={result.retry} retry={retry} />;
  }

  const { data: rows, page } = result.data;
  if (rows.length === 0) {
    return isNarrowed(query) || query.range ? (
      <PageState kind="filtered-empty" onClear={list.clear} />
    ) : (
      <PageState kind="empty" {...empty} />
    );
  }
  return (
    <>
      {result.error && !isToldByShell(result.error) ? (
        <Stale error={result.error} onRetry={result.retry} />
      ) : null}
      <Suspense>
        <FreshPill count={result.fresh} isNarrowed={isNarrowed(query)} onShow={result.retry} />
      </Suspense>
      <chakra.div opacity={result.isUpdating ? 0.55 : 1} transition="opacity 120ms ease-out 150ms">
        {isPhone ? (
          <ListCards label={label} rows={rows} card={card} rowPath={rowPath} name={name} address={address} />
        ) : (
          <ListTable
            label={label}
            columns={shown}
            rows={rows}
            density={query.density}
            rowPath={rowPath}
            name={name}
            address={address}
          />
        )}
      </chakra.div>
      <Pager list={list} page={page} rows={rows.length} />
      {/* Says it once, to those who cannot see the rows fade. */}
      <chakra.output srOnly>{result.isUpdating ? t('table.updating') : ''}</chakra.output>
    </>
  );
}

function AddressIgnoredInShort() {
  return <Banner tone="warning" title={useT('list')('ignored.title')} />;
}

/** Where nobody chose the days, those that the server chose, by its clock and for this walk. */
function withDays(list: ListState, { from, to }: Partial<PageInfo> = {}): ListState {
  return from && to && !list.query.range ? { ...list, range: { from, to } } : list;
}

/** Only the list knows which columns it has: what else its address names is told with the rest that could not be read. */
function withColumns<Row>(list: ListState, columns: readonly ListColumn<Row>[]): ListState {
  const { query, ignored } = list;
  const known = knownColumns(columns, query.columns);
  if (known?.length === query.columns?.length) return list;
  return { ...list, query: { ...query, columns: known }, ignored: [...ignored, 'columns'] };
}

/** Without a network the shell says above every page that what is shown may be old. */
function isToldByShell(error: unknown): boolean {
  return !navigator.onLine && describeFailure(error).kind === 'network';
}

/** The last rows stay while a renewal fails: old figures that say so beat none. */
function Stale({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useT('list');
  const shared = useT('shared');
  const { requestId } = describeFailure(error);
  return (
    <chakra.div p="3" borderBottomWidth="1px">
      <Banner
        tone="warning"
        live="status"
        title={t('table.stale')}
        actions={
          <Button size="sm" onClick={onRetry}>
            {shared('state.retry')}
          </Button>
        }
      >
        {requestId ? `${shared('state.requestId')}: ${requestId}` : null}
      </Banner>
    </chakra.div>
  );
}
