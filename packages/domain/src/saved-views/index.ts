export { PROBLEM_CODES } from './problems.ts';
export { SAVED_LIST_NAMES, SAVED_LISTS, type SavedListName, savedListRule, SHARED_KEYS } from './lists.ts';
export {
  decideViewName,
  decideViewQuery,
  mayChangeView,
  maySeeList,
  queryFor,
  SAVED_VIEWS_MAX,
  seesView,
  VIEW_NAME_MAX,
  VIEW_QUERY_MAX,
} from './decide.ts';
