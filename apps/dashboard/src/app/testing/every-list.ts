import type { ListDefinition } from '../../shared/list/define/define-list.ts';

type NamedList = ListDefinition & { words: string };

const modules = import.meta.glob<Record<string, unknown>>('../../features/*/*list.tsx', { eager: true });

const isList = (value: unknown): value is NamedList =>
  typeof value === 'object' && value !== null && 'useColumns' in value;

/** Every list that is defined with `defineList`, by the name of its export, found by file name. */
export const EVERY_LIST: readonly (readonly [string, NamedList])[] = Object.values(modules).flatMap(
  (module) =>
    Object.entries(module).flatMap(([name, list]): [string, NamedList][] =>
      isList(list) ? [[name, list]] : [],
    ),
);
