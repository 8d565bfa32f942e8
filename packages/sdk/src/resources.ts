// The operation tables one by one, for `createClientFor`.
export * from './generated/resources.gen.ts';
