import type { OperationId, SuccessBody } from '@dasbor/sdk';

/**
 * An example of the contract as the answer of an operation. TypeScript reads the texts of a JSON file as any text; the
 * contract's own lint holds every example to its schema, so the cast claims nothing that is not checked.
 */
export function example<Op extends OperationId>(file: { value: unknown }): SuccessBody<Op> {
  return file.value as SuccessBody<Op>;
}
