import { getIn, setIn } from 'formik';
import { useState } from 'react';

type ListsOptions = {
  values: unknown;
  touched: object;
  onChange: (path: string, items: readonly unknown[]) => void;
  onTouched: (touched: object) => void;
};

/** Adds, removes and moves lines of a form. Each line's key and touched marks move with it. */
export const useLists = ({ values, touched, onChange, onTouched }: ListsOptions) => {
  const [known, setKnown] = useState<Readonly<Record<string, readonly number[]>>>({});

  return function list<Item, Path extends string>(path: Path) {
    const items = getIn(values, path) as readonly Item[];
    const keys = known[path]?.length === items.length ? known[path] : items.map((_, at) => at);
    const marks = items.map((_, at) => getIn(touched, `${path}.${at}`) as unknown);

    const edit = (change: <One>(before: readonly One[]) => readonly One[]) => {
      onChange(path, change(items));
      onTouched(setIn(touched, path, change(marks)) as object);
      setKnown({ ...known, [path]: change(keys) });
    };

    return {
      items: items.map((_, at) => ({ key: keys[at], path: `${path}.${at}` as `${Path}.${number}` })),
      add: (item: Item) => {
        onChange(path, [...items, item]);
        setKnown({ ...known, [path]: [...keys, Math.max(-1, ...keys) + 1] });
      },
      remove: (at: number) => edit((before) => before.toSpliced(at, 1)),
      move: (from: number, to: number) =>
        edit((before) => before.toSpliced(from, 1).toSpliced(to, 0, ...before.slice(from, from + 1))),
    };
  };
};
