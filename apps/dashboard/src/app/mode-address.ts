import { findRoute } from './signed-in-routes.ts';

interface OtherAddress {
  path: string;
  /** A record of one mode is not in the other: its list comes instead of it. */
  leftRecord: boolean;
}

/** Where the other mode continues from this address: the same list from its first page, by the filters that both modes know. */
export function addressInOtherMode(pathname: string, search: string): OtherAddress {
  if (isRecord(pathname)) return { path: listAbove(pathname), leftRecord: true };

  const kept = [...new URLSearchParams(search)].filter(
    ([name, value]) => !OF_A_PAGE.has(name) && !value.split(',').some((one) => OF_A_RECORD.test(one)),
  );
  const query = new URLSearchParams(kept).toString().replaceAll('%2C', ',');
  return { path: query ? `${pathname}?${query}` : pathname, leftRecord: false };
}

/** A page marker is good for the mode that gave it. */
const OF_A_PAGE: ReadonlySet<string> = new Set(['action', 'cursor', 'row']);
/** People are the same in both modes; what they work with is not. */
const OF_A_RECORD = /^(?!usr_)[a-z_]+_[0-7][0-9A-HJKMNP-TV-Z]{25}$/;

function isRecord(path: string): boolean {
  return findRoute(path)?.path.includes('/:id') ?? false;
}

/** The nearest page above that shows no single record. */
function listAbove(path: string): string {
  const above = path.slice(0, path.lastIndexOf('/'));
  if (above === '') return '/home';
  return isRecord(above) || findRoute(above)?.path === '*' ? listAbove(above) : above;
}
