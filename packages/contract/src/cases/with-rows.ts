import type { Operation } from '../contract.ts';
import type { Reply } from '../exchange/exchange.ts';
import { longestPage, rowsIn } from '../run/rows.ts';
import type { Row } from '../run/rows.ts';
import { orWhyNot } from '../samples/lacking.ts';
import { isSuccess } from '../samples/samples.ts';
import { compare } from './case.ts';
import type { Outcome, Tools } from './case.ts';
import { excuseOf } from './succeed.ts';

type AskRows = (query: Record<string, string>) => Promise<Reply>;

/** The list of the first parent record that has rows: the items of this batch. */
export const withRows = (
  tools: Tools,
  operation: Operation,
  look: (rows: readonly Row[], ask: AskRows) => Promise<Outcome>,
): Promise<Outcome> => {
  const attempt = async (): Promise<Outcome> => {
    for await (const { params } of tools.samples.records(operation)) {
      const ask: AskRows = (query) =>
        tools.server.ask(operation, { params, query: { ...longestPage(operation), ...query } });
      const all = await ask({});
      if (!isSuccess(all))
        return excuseOf(tools, operation, all) ?? compare(tools.judge, operation, all, { status: 200 });
      if (rowsIn(all).length > 0) return look(rowsIn(all), ask);
    }
    return { skipped: 'the list has no rows' };
  };
  return orWhyNot(attempt());
};
