import { jakartaDay } from '../samples/dates.ts';

export type Answer = { status: number; body?: object; headers?: Record<string, string> };

type Row = { ml?: number; id?: string; size?: string; created_at?: string; bean_id?: string };

/** A cursor contains its position and direction: `n-2` continues with the third row. */
export const list = (all: readonly Row[], query: URLSearchParams): Answer => {
  const wrong = [...query].find(([name, value]) => value.includes('\0') || !TAKES[name]?.(value));
  if (wrong) return refuse(400, 'DPAY_INVALID_REQUEST', wrong[0]);
  const rows = all.filter((row) => isAskedFor(row, query));
  const action = query.get('action') ?? 'first';
  const limit = Number(query.get('limit') ?? 10);
  const [, way, place = '0'] = /^([np])-(\d+)$/.exec(query.get('cursor') ?? '') ?? [];
  if (action !== 'first' && way !== action[0]) return refuse(400, 'DPAY_INVALID_CURSOR');
  const start = action === 'previous' ? Math.max(0, Number(place) - limit) : Number(place);
  const end = start + limit;
  return {
    status: 200,
    body: {
      data: rows.slice(start, end).map((row) => expanded(row, query)),
      page: {
        next_cursor: end < rows.length ? `n-${end}` : null,
        previous_cursor: start > 0 ? `p-${start}` : null,
        ...(query.get('count') === 'true' && { total: rows.length }),
      },
    },
  };
};

/** The row with its bean, if expanded. */
export const expanded = (row: Row, query: URLSearchParams): object =>
  query.get('expand') === 'bean' ? { ...row, bean: { id: row.bean_id } } : { ...row };

export const refuse = (status: number, code: string, field?: string): Answer => ({
  status,
  body: { error_code: code, ...(field && { errors: [{ field }] }) },
});

const isDay = (value: string) => /^\d{4}-\d\d-\d\d$/.test(value);

/** The valid values of each parameter. */
export const TAKES: Readonly<Record<string, ((value: string) => boolean) | undefined>> = {
  limit: (value) => Number(value) <= 100,
  cursor: () => true,
  action: (value) => ['first', 'next', 'previous'].includes(value),
  count: (value) => ['true', 'false'].includes(value),
  filters: (value) => sizesOf(value) !== undefined,
  from: isDay,
  to: isDay,
  search: (value) => value.length <= 100,
  expand: (value) => value === 'bean',
};

const isAskedFor = ({ id, size, created_at: at }: Row, query: URLSearchParams): boolean => {
  const day = at && jakartaDay(at);
  return (
    (size === undefined || (sizesOf(query.get('filters'))?.includes(size) ?? false)) &&
    (day === undefined || (day >= (query.get('from') ?? day) && day <= (query.get('to') ?? day))) &&
    (id ?? '').includes(query.get('search') ?? '')
  );
};

/** The sizes in `filters`; undefined if it is not JSON. */
const sizesOf = (filters: string | null): string[] | undefined => {
  try {
    return (JSON.parse(filters ?? '{}') as { size?: string[] }).size ?? ['small', 'large'];
  } catch {
    return undefined;
  }
};
