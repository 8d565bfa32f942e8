import type { Api, Arguments } from '../api.ts';
import type { Tool } from '../contract/tool.ts';
import { givenLines, itemLine, MOST_ITEMS } from './given-lines.ts';
import { rupiah } from './words.ts';

/** What a person should see besides the record itself: what is left to refund, and whom a batch pays. */
const ALSO: Readonly<Record<string, string>> = { createRefund: '/refundable', submitDisbursement: '/items' };
/** Fields that tell which record it is, from where the money comes and to whom it goes. */
const TOLD =
  /(?:^|_)(?:amount|fee|status|method|channel|version|customer_name|name|bank_code|bank_name|account_number|notice|reason)$|^(?:remaining_payment|url)$/;
const WHOM = ['account_owner_name', 'bank_code', 'account_number', 'amount', 'status'];

type Named = { tool: Tool; given: Arguments };
type Data = Readonly<Record<string, unknown>>;
type Body = { data: Data | readonly Data[]; page?: { has_next: boolean } };

/**
 * The records that a write names, as the API has them now: a person confirms what the record says, not what the model remembers. Throws
 * the API's refusal if one does not exist.
 */
export const concernedLines = async (api: Api, offered: readonly Tool[], write: Named): Promise<string[]> => {
  const answers = await Promise.all(
    recordsOf(offered, write).map(async ({ tool, given }) => {
      const limit = tool.paging === 'pages' ? { limit: MOST_ITEMS } : {};
      const { body } = await api.call(tool, { ...given, ...limit });
      return { title: `Now, by ${tool.name} ${Object.values(given).join(', ')}:`, body: body as Body };
    }),
  );
  const cost = answers.map(({ body }) => (body.data as { notice?: Cost }).notice).find(Boolean);
  return answers.flatMap(({ title, body: { data, page } }) => {
    const told = isList(data) ? payeeLines(data, page?.has_next ? cost : undefined) : recordLines(data);
    return [title, ...told.map((line) => `  ${line}`)];
  });
};

/** `/orders/{id}/cancel` names the record of `GET /orders/{id}`, and a `payment_id` in the body that of `GET /payments/{id}`. */
const recordsOf = (offered: readonly Tool[], { tool, given }: Named): Named[] => {
  const reads = offered.filter((one) => !one.isWrite);
  const own = /^.+?\/\{\w+\}/.exec(tool.path)?.[0];
  const inBody = Object.entries((given['body'] ?? {}) as Arguments).flatMap(([name, id]) => {
    const end = name.endsWith('_id') ? `/${name.replace(/_id$/, 's')}/{id}` : undefined;
    const read = end && reads.find(({ path }) => path.endsWith(end));
    return read ? [{ path: read.path, given: { id } as Arguments }] : [];
  });
  const records = [...(own ? [{ path: own, given }] : []), ...inBody];
  return records.flatMap(({ path, given }) =>
    reads
      .filter((read) => [path, path + (ALSO[tool.name] ?? '')].includes(read.path))
      .map((read) => ({ tool: read, given: parametersOf(read, given) })),
  );
};

const parametersOf = ({ path }: Tool, given: Arguments) =>
  Object.fromEntries(Object.entries(given).filter(([name]) => path.includes(`{${name}}`)));

const recordLines = (data: Data): string[] => [
  ...('subaccount_id' in data
    ? [
        `subaccount: ${data['subaccount_id'] === null ? 'none, the merchant itself' : String(data['subaccount_id'])}`,
      ]
    : []),
  ...givenLines(
    Object.fromEntries(Object.entries(data).filter(([name, value]) => TOLD.test(name) && value !== null)),
  ),
];

/** What a batch costs, by its own record. */
type Cost = { payouts: number; amount: number };

const isList = (data: Body['data']): data is readonly Data[] => Array.isArray(data);

/** The payees of the first page, and of the others how many they are and their sum: what the batch costs besides. */
const payeeLines = (rows: readonly Data[], cost: Cost | undefined): string[] => {
  const shown = rows.reduce((sum, { amount }) => sum + Number(amount), 0);
  return [
    ...rows.map((row, at) =>
      itemLine(Object.fromEntries(WHOM.map((name) => [name, row[name]])), `payout[${at + 1}]`),
    ),
    ...(cost
      ? [`payout: and ${cost.payouts - rows.length} more, ${rupiah(cost.amount - shown)} in all`]
      : []),
  ];
};
