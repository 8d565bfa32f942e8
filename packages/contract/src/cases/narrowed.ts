import { randomUUID } from 'node:crypto';
import type { Operation } from '../contract.ts';
import { dayOf, rowsIn } from '../run/rows.ts';
import type { Row } from '../run/rows.ts';
import { compare } from './case.ts';
import type { Case } from './case.ts';
import { withRows } from './with-rows.ts';

/** Filters a list by days and by a search, using rows that it has. */
export const narrowedCases = (operation: Operation): Case[] => {
  const { rangedBy, foundBy } = operation;
  return [
    ...(rangedBy === null ? [] : [dayCase(operation, rangedBy)]),
    ...(foundBy === null ? [] : [searchCase(operation, foundBy)]),
  ];
};

/** Every response is checked for rows of other days. */
const dayCase = (operation: Operation, rangedBy: string): Case => ({
  title: 'narrowed to a day it shows its rows and no others',
  run: (tools) =>
    withRows(tools, operation, async (rows, ask) => {
      const days = rows.flatMap((row) => dayOf(row[rangedBy]) ?? []).toSorted();
      const [oldest = ''] = days;
      if (oldest === '') return [`No row says its ${rangedBy}.`];
      const ofOne = (day: string) => ask({ from: day, to: day });
      const shown = await Promise.all([oldest, days.at(-1) ?? oldest].map(ofOne));
      const earlier = await ofOne(dayBefore(oldest));
      return [
        ...[...shown, earlier].flatMap((reply) => compare(tools.judge, operation, reply, { status: 200 })),
        ...(shown.every((reply) => rowsIn(reply).length > 0)
          ? []
          : ['Rows are of a day, and asked for that day alone there are none.']),
      ];
    }),
});

const dayBefore = (day: string): string => new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);

const searchCase = (operation: Operation, foundBy: string): Case => ({
  title: `searched by ${foundBy} it shows the rows that say it and no others`,
  run: (tools) =>
    withRows(tools, operation, async (rows, ask) => {
      const words = rows.map((row) => row[foundBy]).find((one) => typeof one === 'string');
      if (words === undefined) return [`No row says its ${foundBy}.`];
      const found = await ask({ search: words });
      const none = await ask({ search: randomUUID() });
      const stranger = rowsIn(found).find((row) => !says(row, words));
      return [
        ...[found, none].flatMap((reply) => compare(tools.judge, operation, reply, { status: 200 })),
        ...(rowsIn(found).some((row) => row[foundBy] === words) ? [] : [`${words} is there, and not found.`]),
        ...(stranger
          ? [`${words} was searched for, and a row is ${JSON.stringify(stranger).slice(0, 120)}.`]
          : []),
        ...(rowsIn(none).length === 0 ? [] : ['What no row says was searched for, and rows came.']),
      ];
    }),
});

const says = (row: Row, words: string): boolean =>
  JSON.stringify(row).toLowerCase().includes(JSON.stringify(words).slice(1, -1).toLowerCase());
