import type { Contract, Operation } from '../contract.ts';
import { choicesOf } from '../exchange/content.ts';
import type { Case, Cases } from './case.ts';
import { narrowedCases } from './narrowed.ts';
import { succeeds } from './succeed.ts';

/** A list narrowed to each word that a filter takes, to days and to what a search finds; that no row is another, every answer is looked at for. */
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
