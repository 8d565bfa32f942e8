import type { Api, Arguments } from '../api.ts';
import type { Tool } from '../contract/tool.ts';
import { givenLines } from './given-lines.ts';

/** Fields that tell a person which record it is, from where the money comes and to whom it goes. */
const TOLD =
  /(?:^|_)(?:amount|fee|status|method|channel|version|subaccount_id|customer_name|name|bank_code|bank_name|account_number)$/;
const WHOM = ['account_owner_name', 'bank_code', 'account_number', 'amount', 'status'];
const MOST_PAYEES = 10;

type Named = { tool: Tool; given: Arguments };

/**
 * The records that a write names, as the API has them now: a person confirms what the record says, not what the model remembers. Throws
 * the API's refusal if one does not exist.
 */
export const concernedLines = async (api: Api, offered: readonly Tool[], write: Named): Promise<string[]> => {
  const lines = await Promise.all(
    recordsOf(offered, write).map(async ({ tool, given }) => {
      const { body } = await api.call(tool, given);
      const { data } = body as { data: unknown };
      const told = Array.isArray(data) ? payeeLines(data) : recordLines(data as Record<string, unknown>);
      return [
        `${tool.title} (${Object.values(given).join(', ')}) says now:`,
        ...told.map((line) => `  ${line}`),
      ];
    }),
  );
  return lines.flat();
};

/** `/orders/{id}/cancel` names the record of `GET /orders/{id}`, and a `payment_id` in the body that of `GET /payments/{id}`. */
const recordsOf = (offered: readonly Tool[], { tool, given }: Named): Named[] => {
  const record = /^.+?\/\{\w+\}/.exec(tool.path)?.[0];
  const paths = record ? [record, ...(tool.name === 'submitDisbursement' ? [`${record}/items`] : [])] : [];
  const own = offered
    .filter((one) => !one.isWrite && paths.includes(one.path))
    .map((one) => ({ tool: one, given: { ...parametersOf(one, given), ...limitOf(one) } }));
  const ids = Object.entries((given['body'] ?? {}) as Arguments).flatMap(([name, id]) => {
    const path = `/${name.replace(/_id$/, 's')}/{id}`;
    const one = offered.find((read) => !read.isWrite && name.endsWith('_id') && read.path.endsWith(path));
    return one ? [{ tool: one, given: { id } }] : [];
  });
  return [...own, ...ids];
};

const parametersOf = ({ path }: Tool, given: Arguments) =>
  Object.fromEntries(Object.entries(given).filter(([name]) => path.includes(`{${name}}`)));

const limitOf = ({ paging }: Tool) => (paging === 'pages' ? { limit: MOST_PAYEES } : {});

const recordLines = (data: Record<string, unknown>): string[] =>
  givenLines(
    Object.fromEntries(Object.entries(data).filter(([name, value]) => TOLD.test(name) && isTold(value))),
  );

const payeeLines = (rows: readonly unknown[]): string[] =>
  givenLines(
    rows.map((row) => Object.fromEntries(WHOM.map((name) => [name, (row as Record<string, unknown>)[name]]))),
    'payouts',
  );

const isTold = (value: unknown) => value !== null && typeof value !== 'object' && value !== 0;
