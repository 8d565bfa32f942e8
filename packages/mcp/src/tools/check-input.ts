import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { Tool } from '../contract/tool.ts';
import type { Arguments } from '../api.ts';

/** The first problems of the arguments, by the tool's own schema; an empty list if there are none. */
export const makeCheckInput = () => {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  const compiled = new Map<string, ValidateFunction>();

  return (tool: Tool, given: Arguments): string[] => {
    const validate = compiled.get(tool.name) ?? ajv.compile(tool.inputSchema);
    compiled.set(tool.name, validate);
    if (validate(given)) return [];
    return (validate.errors ?? []).slice(0, MOST_PROBLEMS).map(({ instancePath, message, params }) => {
      const at = instancePath.slice(1).replaceAll('/', '.') || 'the arguments';
      const { additionalProperty: unknown } = params as { additionalProperty?: string };
      return unknown === undefined ? `${at} ${message}` : `${at} has no field ${JSON.stringify(unknown)}`;
    });
  };
};

const MOST_PROBLEMS = 5;
