import type { Given } from '../command.ts';
import type { Place } from '../records/record.ts';
import type { World } from '../world.ts';
import { jsonLine } from './safe.ts';
import { fieldLines } from './table.ts';

/** Prints the record of an answer. */
export const sayRecord = (data: unknown, { kinds }: Place, given: Given, { say }: World): void => {
  if (given.is('json') || typeof data !== 'object' || data === null || Array.isArray(data))
    return say(jsonLine(data));
  for (const line of fieldLines(data as Record<string, unknown>, kinds)) say(line);
};
