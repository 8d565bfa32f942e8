// The only import from the SDK: its generated types.
import type { components, operations } from '../../../../packages/sdk/src/generated/schema.gen.ts';

export type { components, operations };

/** Every operation that needs a session takes the header Is-Live; the others are public. */
export type PublicOperationId = {
  [Op in keyof operations]: 'Is-Live' extends HeaderName<Op> ? never : Op;
}[keyof operations];

/** SNAP calls that are signed with a token. */
export type SnapOperationId = {
  [Op in keyof operations]: 'X-PARTNER-ID' extends HeaderName<Op> ? Op : never;
}[keyof operations];

type HeaderName<Op extends keyof operations> = operations[Op] extends { parameters: { header?: infer H } }
  ? keyof NonNullable<H>
  : never;
