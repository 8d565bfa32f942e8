// The operation tables by resource, for `createClientFor`.
export * from './generated/resources.gen.ts';
