import { readFileSync } from 'node:fs';
import addFormats from 'ajv-formats';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';

type Operation = { operationId: string; responses: Record<string, { content?: object }> };
type Contract = { paths: Record<string, Record<string, Operation>> };

/**
 * A check for `createScenarioFetch`: throws if the contract does not allow a response. It reads the bundled contract (`pnpm gen`), so
 * it is only for this repository's tests and is not published.
 */
export const contractCheck = (): ((operation: string, status: number, body: unknown) => void) => {
  const contract: Contract = JSON.parse(
    readFileSync(new URL('../../../../openapi/dist/openapi.json', import.meta.url), 'utf8'),
  );
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  ajv.addSchema(contract, 'contract');
  const places = new Map(
    Object.entries(contract.paths).flatMap(([path, item]) =>
      Object.entries(item).map(([method, operation]) => [operation.operationId, { path, method, operation }]),
    ),
  );
  const compiled = new Map<string, ValidateFunction>();

  return (operationId, status, body) => {
    const where = `${operationId} ${status}`;
    const place = places.get(operationId);
    const response = place?.operation.responses[status];
    if (!place || !response) throw new Error(`${where} is not in the contract`);
    if (!response.content) {
      if (body !== undefined) throw new Error(`${where} has no body in the contract`);
      return;
    }
    const pointer = [
      'paths',
      place.path,
      place.method,
      'responses',
      status,
      'content',
      'application/json',
      'schema',
    ];
    const check = compiled.get(where) ?? ajv.compile({ $ref: `contract#${pointer.map(segment).join('')}` });
    compiled.set(where, check);
    if (!check(body)) {
      const errors = check.errors?.map(({ instancePath, message }) => `${instancePath || '/'} ${message}`);
      throw new Error(`${where} breaks the contract: ${errors?.join('; ')}`);
    }
  };
};

const segment = (text: string | number) =>
  `/${encodeURIComponent(String(text).replace(/~/g, '~0').replace(/\//g, '~1'))}`;
