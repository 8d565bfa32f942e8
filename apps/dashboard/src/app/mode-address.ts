import { findRoute } from './signed-in-routes.ts';

type OtherAddress = {
  path: string;
  /** A record exists in only one mode, so the other mode shows the list instead. */
  leftRecord: boolean;
};

/**
 * Where the other mode continues from this address: the first page of the same list, with the filters that both modes support.
 */
export const addressInOtherMode = (pathname: string, search: string): OtherAddress => {
  if (isRecord(pathname)) return { path: listAbove(pathname), leftRecord: true };

  const kept = [...new URLSearchParams(search)].filter(
    ([name, value]) => !OF_A_PAGE.has(name) && !value.split(',').some((one) => OF_A_RECORD.test(one)),
  );
  const query = new URLSearchParams(kept).toString().replaceAll('%2C', ',');
  return { path: query ? `${pathname}?${query}` : pathname, leftRecord: false };
};

/** A page cursor is valid only in the mode that issued it. */
const OF_A_PAGE: ReadonlySet<string> = new Set(['action', 'cursor', 'row']);
/** Both modes share users. They do not share the records that users work with. */
const OF_A_RECORD = /^(?!usr_)[a-z_]+_[0-7][0-9A-HJKMNP-TV-Z]{25}$/;

const isRecord = (path: string): boolean => findRoute(path)?.path.includes('/:id') ?? false;

/** The nearest parent page that does not show a single record. */
const listAbove = (path: string): string => {
  const above = path.slice(0, path.lastIndexOf('/'));
  if (above === '') return '/home';
  return isRecord(above) || findRoute(above)?.path === '*' ? listAbove(above) : above;
};
