import { parseRupiah, type Problem, problem, type Result, type Rupiah } from '@dasbor/domain/kernel';
import {
  type AnyObjectSchema,
  mixed,
  type SchemaFieldDescription,
  type SchemaInnerTypeDescription,
  type SchemaObjectDescription,
  type TestContext,
  ValidationError,
} from 'yup';

/** A yup schema for these values. Its rules may also read `Around`: context that is not typed here, such as the balance or the banks. */
export type FormSchema<Values, Around> = AnyObjectSchema & {
  readonly for?: (values: Values, around: Around) => void;
};

/** What a rule may read besides its own value. */
export type Beside<Values = unknown, Around = unknown, Parent = Values> = {
  values: Values;
  around: Around;
  /** The object that contains the value: for a field of a line, the line. */
  parent: Parent;
};

type Rule<Value, Context> = (value: Value, beside: Context) => Problem | Result<unknown> | undefined;

/** A field validated by a domain function. The function's problem becomes the error, with code and params. */
export const decided = <Value, Context extends Beside>(rule: Rule<Value, Context>) =>
  mixed().nullable().test(decides(rule));

/** The same as a yup test, for a typed schema: `array(line).test(decides(atLeastOne))`. */
export const decides = <Value, Context extends Beside>(rule: Rule<Value, Context>) => ({
  name: 'decided',
  test: (value: unknown, { parent, options, createError }: TestContext) => {
    const found = problemOf(rule(value as Value, { ...options.context, parent } as Context));
    return found === undefined || createError({ message: { ...found } });
  },
});

/** A required amount of money: parsed as rupiah, then validated. */
export const decidedAmount = <Context extends Beside>(rule: Rule<Rupiah, Context>) =>
  decided((text: string, beside: Context) => {
    const amount = readAmount(text);
    return amount.ok ? rule(amount.value, beside) : amount;
  });

export const REQUIRED: Problem = problem('DPAY_REQUIRED');

export const required = (text: string): Problem | undefined => (text.trim() === '' ? REQUIRED : undefined);

export const readAmount = (text: string): Result<Rupiah> => {
  const missing = required(text);
  return missing ? { ok: false, problem: missing } : parseRupiah(text);
};

/** The first problem of each field, by path: `lines.2.amount`. */
export type Problems = Readonly<Record<string, Problem>>;

export const problemsIn = <Values, Around>(
  schema: FormSchema<Values, Around>,
  values: Values,
  around: Around,
): Problems => {
  try {
    schema.validateSync(values, { abortEarly: false, strict: true, context: { values, around } });
    return {};
  } catch (error) {
    if (!ValidationError.isError(error)) throw error;
    return Object.fromEntries(
      error.inner
        .toReversed()
        .map(({ path = '', message }) => [partsOf(path).join('.'), message as unknown as Problem]),
    );
  }
};

export const isFine = <Values, Around>(
  schema: FormSchema<Values, Around>,
  values: Values,
  around: Around,
): boolean => Object.keys(problemsIn(schema, values, around)).length === 0;

/**
 * Maps a server field to a form field: `allowed_ips[2]` is the form's `ips` if `names` is `{ allowed_ips: 'ips' }`. Undefined if the
 * schema has no such field, because the form could not show the error there.
 */
export const fieldOf = (
  schema: AnyObjectSchema,
  said: string,
  names: Readonly<Record<string, string>> = {},
): string | undefined => {
  const [root = '', ...rest] = partsOf(said);
  const parts = [names[root] ?? root, ...rest];
  return parts
    .map((_, at) => parts.slice(0, parts.length - at))
    .find((path, at) => {
      const type = typeAt(schema.describe(), path);
      return type !== undefined && (at === 0 || (type !== 'object' && type !== 'array'));
    })
    ?.join('.');
};

const partsOf = (path: string): string[] => path.split(/[.[\]]+/).filter((part) => part !== '');

const typeAt = (
  described: SchemaFieldDescription,
  [part, ...rest]: readonly string[],
): string | undefined => {
  if (part === undefined) return described.type;
  const { fields = {}, innerType } = described as Partial<
    SchemaObjectDescription & SchemaInnerTypeDescription
  >;
  const within = /^\d+$/.test(part) ? [innerType].flat()[0] : fields[part];
  return within && typeAt(within, rest);
};

const problemOf = (verdict: Problem | Result<unknown> | undefined): Problem | undefined => {
  if (verdict === undefined || !('ok' in verdict)) return verdict;
  return verdict.ok ? undefined : verdict.problem;
};
