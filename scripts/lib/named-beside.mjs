/**
 * Fields named by `x-sum-of` and `x-told-when` must be siblings: a misspelt one would never be checked.
 * @param {object} contract the bundled OpenAPI document
 * @returns {string[]} one line each: `Order.net_amount: x-sum-of names total, which Order does not have`
 */
export const namesNotBeside = (contract) =>
  Object.entries(contract.components.schemas).flatMap(([schema, { properties = {} }]) =>
    Object.entries(properties).flatMap(([field, said]) =>
      ['x-sum-of', 'x-told-when'].flatMap((extension) =>
        namesIn(extension, said[extension])
          .filter((name) => !stands(contract, properties, name.split('.')))
          .map((name) => `${schema}.${field}: ${extension} names ${name}, which ${schema} does not have`),
      ),
    ),
  );

const stands = (contract, properties, [first, ...inner]) => {
  const field = properties?.[first];
  if (!field || inner.length === 0) return Boolean(field);
  return [field, ...(field.oneOf ?? [])].some((schema) => {
    const { properties: within } = schema.$ref
      ? contract.components.schemas[schema.$ref.split('/').at(-1)]
      : schema;
    return stands(contract, within, inner);
  });
};

const namesIn = (extension, said) => {
  if (said === undefined) return [];
  if (extension === 'x-told-when') return Object.keys(said);
  return said.flatMap((part) =>
    typeof part === 'string'
      ? [part.replace('-', '')]
      : [...namesIn(extension, part.of), ...Object.keys(part.when)],
  );
};
