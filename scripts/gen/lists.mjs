// Expands `x-list`: the list's parameters, the error codes for them, and the schema of its filters.

export const LIST_PARAMETERS = ['Limit', 'From', 'To', 'Search', 'Action', 'Cursor', 'Count'];
const DATE_CODES = [
  'DPAY_DATE_INVALID',
  'DPAY_DATE_ORDER',
  'DPAY_DATE_TOO_EARLY',
  'DPAY_DATE_IN_FUTURE',
  'DPAY_DATE_RANGE_TOO_LONG',
];
const KEYS = ['ranged_by', 'found_by', 'filters', 'pages'];

/**
 * @param {{ operation: any }} one with `x-list: { ranged_by, found_by, filters, pages }`: the time that `from` and `to` filter, the
 * field that `search` matches, the filters by name (or the name of another list), and `pages: false` for a list without pages
 * @param {any} contract whose components receive the filters' schema
 * @param {(one: any, what: string) => never} refuse
 */
export const expandList = (one, contract, refuse) => {
  const { operation } = one;
  const list = operation['x-list'];
  if (list === undefined) return;
  const stranger = Object.keys(list).find((key) => !KEYS.includes(key));
  if (stranger) refuse(one, `x-list knows no ${stranger}`);
  const { ranged_by: rangedBy, found_by: foundBy, filters, pages = true } = list;
  const own = operation.parameters ?? [];
  const isOfPath = (parameter) => (parameter.in ?? inOf(parameter, contract)) === 'path';
  operation.parameters = [
    ...own.filter(isOfPath),
    ...shared(pages, 'Limit'),
    ...shared(rangedBy, 'From', 'To'),
    ...shared(foundBy, 'Search'),
    ...shared(pages, 'Action', 'Cursor', 'Count'),
    ...(filters ? [filtersParameter(schemaName(one, filters, contract, refuse))] : []),
    ...own.filter((parameter) => !isOfPath(parameter)),
  ];
  operation['x-errors'] = [
    ...operation['x-errors'],
    ...(pages ? ['DPAY_INVALID_CURSOR'] : []),
    ...(rangedBy ? DATE_CODES : []),
  ];
  if (rangedBy && pages) operation['x-ranged-by'] = rangedBy;
  if (foundBy && pages) operation['x-found-by'] = foundBy;
  delete operation['x-list'];
};

const shared = (isThere, ...names) =>
  isThere ? names.map((name) => ({ $ref: `#/components/parameters/${name}` })) : [];

const inOf = ({ $ref }, contract) => contract.components.parameters[$ref?.split('/').pop()]?.in;

const filtersParameter = (name) => ({
  name: 'filters',
  in: 'query',
  description: 'A JSON object. Each field filters the list.',
  content: { 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } },
});

/** `PaymentFilters` for a list of `Payment`. */
const schemaName = (one, filters, { components: { schemas } }, refuse) => {
  if (typeof filters === 'string') return filters;
  const name = `${rowOf(one.operation, schemas)}Filters`;
  schemas[name] ??=
    filters.type === 'object'
      ? filters
      : {
          type: 'object',
          additionalProperties: false,
          properties: Object.fromEntries(
            Object.entries(filters).map(([field, said]) => [field, fieldSchema(said, schemas, one, refuse)]),
          ),
        };
  return name;
};

const rowOf = ({ responses }, schemas) => {
  const { schema } = responses['200'].content['application/json'];
  const { properties } = schema.$ref ? schemas[schema.$ref.split('/').pop()] : schema;
  return properties.data.items.$ref.split('/').pop();
};

/**
 * `[PaymentStatus]` and `[full, partial]` accept several values; `Rupiah`, or `{ schema: Rupiah, description: … }`, one value of that
 * schema; anything else is a schema.
 */
const fieldSchema = (said, schemas, one, refuse) => {
  if (typeof said === 'string') return reference(said, schemas, one, refuse);
  if (!Array.isArray(said)) {
    const { schema, ...rest } = said;
    return schema ? { ...reference(schema, schemas, one, refuse), ...rest } : said;
  }
  const items = schemas[said[0]] ? reference(said[0], schemas, one, refuse) : { type: 'string', enum: said };
  const { enum: values } = items.enum ? items : schemas[said[0]];
  if (!values) refuse(one, `x-list: ${said[0]} is no schema of an enum`);
  return { type: 'array', minItems: 1, maxItems: values.length, uniqueItems: true, items };
};

const reference = (name, schemas, one, refuse) => {
  if (!schemas[name]) refuse(one, `x-list: there is no schema ${name}`);
  return { $ref: `#/components/schemas/${name}` };
};
