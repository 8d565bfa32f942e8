import type { OperationId, SuccessBody } from '@dasbor/sdk';

/**
 * Types a contract example as an operation's response. TypeScript widens the texts of a JSON file to `string`; the
 * contract's lint validates every example against its schema, so the cast is safe.
 */
export const example = <Op extends OperationId>(file: { value: unknown }): SuccessBody<Op> =>
  file.value as SuccessBody<Op>;
