import type { Kind } from '../records/record.ts';
import type { World } from '../world.ts';
import { jsonLine, safe } from './safe.ts';
import { columnsFor, head, lines, type Look } from './table.ts';

type Form = { isJson: boolean; look: Look };
type Row = Readonly<Record<string, unknown>>;

/** Prints page after page: as JSON lines, or as one table whose columns come from the first page. */
export const rowPrinter = (kinds: Readonly<Record<string, Kind>>, { isJson, look }: Form, { say }: World) => {
  let shown: ReturnType<typeof columnsFor> | undefined;

  return (rows: readonly unknown[]): void => {
    if (isJson) return rows.forEach((row) => say(jsonLine(row)));
    const words = rows.filter((row) => typeof row !== 'object');
    for (const word of words) say(safe(String(word)));
    const records = rows.filter((row): row is Row => typeof row === 'object' && row !== null);
    if (records.length === 0) return;
    if (!shown) {
      shown = columnsFor(records, kinds, look);
      say(head(shown, look));
    }
    for (const line of lines(records, shown, look)) say(line);
  };
};
