import type { Contract, Operation } from '../contract.ts';
import { choicesOf } from '../exchange/content.ts';
import type { Case, Cases } from './case.ts';
import { narrowedCases } from './narrowed.ts';
import { succeeds } from './succeed.ts';

/** Filters a list by every allowed value, by days and by a search; every response is checked for rows that do not match. */
export const makeFilterCases =
  (resolve: Contract['resolve']): Cases =>
  (operation) => [...wordCases(operation, resolve), ...narrowedCases(operation)];

const wordCases = (operation: Operation, resolve: Contract['resolve']): Case[] =>
  choicesOf(operation, resolve).flatMap(({ name, values, isList }) =>
    values.map((value) => ({
      title: `narrowed to ${name} ${String(value)} it shows no others`,
      run: (tools) => {
        const filters = JSON.stringify({ [name]: isList ? [value] : value });
        return succeeds(tools, operation, { query: { filters } });
      },
    })),
  );
